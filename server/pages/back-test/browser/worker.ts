import type { SourceTables } from '#domain/estimation/price-tables'
import { withSolvedPaths } from '#domain/estimation/prices/solved-paths'
import { createFileJudge } from '../judging.ts'
import type { WorkbookReader } from '../reading/table.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Loads a program into a worker: a function of workers, which the types of pages lack. */
declare function importScripts(path: string): void

/** Price tables, prepended to this script by the service. */
declare const priceTables: SourceTables

const sendToPage = (message: FromWorker): void => postMessage(message)

/** Reader of workbooks that its program, loaded with the first one, leaves here. */
interface WithReader {
  readWorkbook?: WorkbookReader
}

/** Program of the reader of workbooks. */
const workbookPath = '/backtest-workbook.js'

const loadReader = (): WorkbookReader => {
  const scope = globalThis as WithReader
  if (!scope.readWorkbook) importScripts(workbookPath)
  if (!scope.readWorkbook) throw new Error(workbookPath)
  return scope.readWorkbook
}

const judgeFile = createFileJudge(withSolvedPaths(priceTables), bytes => loadReader()(bytes))

const runBackTest = async ({ file, today, language }: ToWorker): Promise<void> => {
  sendToPage({ stage: 'reading' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const outcome = await judgeFile(bytes, {
    today,
    language,
    onJudging: count => sendToPage({ stage: 'judging', count }),
  })
  sendToPage({ stage: 'done', outcome })
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  runBackTest(data).catch((error: unknown) => sendToPage({ stage: 'failed', message: String(error) }))
})
