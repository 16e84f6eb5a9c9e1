import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { luxembourgDay } from '#domain/core/instants'
import { createWorkerCallHandler, type WorkerCall } from '../operations/worker-call.ts'
import { createAgencyHandlers } from '../routes/agencies.ts'
import { createCalculationHandlers } from '../routes/calculations.ts'
import { getCalculationPrices } from './calculation-prices.ts'
import { makeFirstCalls } from './first-calls.ts'
import { loadReportDrawing } from './report-drawing.ts'

/** Data passed to a thread at its start. */
export interface CalculationWorkerData {
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
    agencies: createAgencyHandlers({ estimate: prices.estimate, drawing: loadReportDrawing }),
  },
  answerCheck,
)

/** Answers one call in this thread; the bytes of the answer are transferred, not copied. */
export const calculate = async (call: WorkerCall): Promise<unknown> => {
  const result = await handleCall(call)
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
