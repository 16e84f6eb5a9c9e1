import type { SourceTables } from '#domain/estimation/price-tables'
import { withSolvedPaths } from '#domain/estimation/prices/solved-paths'
import { runFileWorker } from '../../table-file/browser/file-worker.ts'
import { loadAndReadWorkbook } from '../../table-file/browser/workbook-loader.ts'
import { createFileRevaluer, type RevaluationOutcome } from '../revaluing.ts'
import type { HomesToWorker } from './message.ts'

/** Price tables, prepended to this script by the service. */
declare const priceTables: SourceTables

runFileWorker<RevaluationOutcome, HomesToWorker>(createFileRevaluer(withSolvedPaths(priceTables), loadAndReadWorkbook))
