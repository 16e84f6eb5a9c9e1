import type { PriceTables } from '#domain/estimation/price-tables'
import { createFileJudge } from '../judging.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Price tables, prepended to this script by the service. */
declare const priceTables: PriceTables

const sendToPage = (message: FromWorker): void => postMessage(message)

const judgeFile = createFileJudge(priceTables)

const runBackTest = async ({ file, today, language }: ToWorker): Promise<void> => {
  sendToPage({ stage: 'reading' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const outcome = judgeFile(bytes, { today, language, onJudging: count => sendToPage({ stage: 'judging', count }) })
  sendToPage({ stage: 'done', outcome })
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  runBackTest(data).catch((error: unknown) => sendToPage({ stage: 'failed', message: String(error) }))
})
