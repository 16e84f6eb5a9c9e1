import type { PriceTables } from '#domain/estimation/price-tables'
import { judge } from '../judging.ts'
import type { FromThread, ToThread } from './messages.ts'

/** The tables of prices, which the service puts before this program. */
declare const priceTables: PriceTables

const tell = (message: FromThread): void => postMessage(message)

const judged = judge(priceTables)

const run = async ({ file, today, language }: ToThread): Promise<void> => {
  tell({ stage: 'reading' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const outcome = judged(bytes, { today, language, onJudging: count => tell({ stage: 'judging', count }) })
  tell({ stage: 'done', outcome })
}

addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  run(data).catch((error: unknown) => tell({ stage: 'failed', message: String(error) }))
})
