import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { luxembourgDay } from '#domain/core/instants'
import { createWorkerCallHandler, type WorkerAnswer, type WorkerCall } from '../operations/worker-call.ts'
import type { DrawnReport } from '../ports/report-drawing.ts'
import { createAgencyHandlers } from '../routes/agencies.ts'
import { createCalculationHandlers } from '../routes/calculations.ts'
import { getCalculationPrices } from './calculation-prices.ts'
import { makeFirstCalls } from './first-calls.ts'
import { type PictureThreadData, pictures } from './pictures.ts'
import { loadReportDrawing } from './report-drawing.ts'

/** Data passed to a thread at its start. */
export interface CalculationWorkerData extends PictureThreadData {
  answerCheck: 'all' | 'sample'
  /** Folder of the compile cache; undefined without one. */
  compileCache?: string | undefined
}

// `parts.ts` starts this thread with data of this type.
const { answerCheck } = workerData as CalculationWorkerData
const prices = getCalculationPrices()
const { estimation, evaluation, costs, fiscal, propcalc, market, law } = createCalculationHandlers(prices)
const handleCall = createWorkerCallHandler(
  {
    estimation,
    evaluation,
    costs,
    fiscal,
    propcalc,
    market,
    law,
    agencies: createAgencyHandlers({ estimate: prices.estimate, drawing: loadReportDrawing, pictures }),
  },
  answerCheck,
)

/** Draws the report of a call, which the service has made itself. */
const drawCalledReport = async ({ body }: WorkerCall): Promise<WorkerAnswer> => {
  const { report, brand } = JSON.parse(new TextDecoder().decode(body)) as DrawnReport
  const { drawReport } = await loadReportDrawing()
  const bytes = new Uint8Array(await drawReport(report, brand))
  return { answer: { status: 200, headers: { 'Content-Type': 'application/pdf' }, bytes }, logged: [] }
}

/** Answers one call in this thread; the bytes of the answer are transferred, not copied. */
export const calculate = async (call: WorkerCall): Promise<unknown> => {
  const result = call.isDrawing ? await drawCalledReport(call) : await handleCall(call)
  if (!('answer' in result)) return result
  return move({ [valueSymbol]: result, [transferableSymbol]: [result.answer.bytes.buffer] })
}

/**
 * Makes the first calls of this thread. Does not collect garbage: that would drop the code that the calls have just
 * compiled.
 */
export const warmUp = async (): Promise<void> => {
  await makeFirstCalls(handleCall, luxembourgDay(new Date()))
  // Saves compiled code for the next start.
  flushCompileCache()
}
