import type { SourceTables } from '#domain/estimation/price-tables'
import { withSolvedPaths } from '#domain/estimation/prices/solved-paths'
import type { FileToWorker } from '../../table-file/browser/file-page.ts'
import { runFileWorker } from '../../table-file/browser/file-worker.ts'
import { loadAndReadWorkbook } from '../../table-file/browser/workbook-loader.ts'
import { type BackTestOutcome, createFileJudge } from '../judging.ts'

/** Price tables, prepended to this script by the service. */
declare const priceTables: SourceTables

runFileWorker<BackTestOutcome, FileToWorker>(createFileJudge(withSolvedPaths(priceTables), loadAndReadWorkbook))
