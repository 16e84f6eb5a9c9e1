import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { luxembourgDay } from '#domain/core/instants'
import { type WorkerCall, workerCallHandler } from '../operations/worker-call.ts'
import { agencies } from '../routes/agencies.ts'
import { calculations } from '../routes/calculations.ts'
import { calculationPrices } from './calculation-prices.ts'
import { makeFirstCalls } from './first-calls.ts'
import { reportDrawing } from './report-drawing.ts'

/** What a thread receives at its start. */
export interface CalculationWorkerData {
  answerCheck: 'all' | 'sample'
  /** Folder with what earlier starts have compiled; undefined where nothing is kept. */
  compileCache?: string | undefined
}

// `parts.ts` starts this thread with data of this form.
const { answerCheck } = workerData as CalculationWorkerData
const prices = calculationPrices()
const { estimation, evaluation, costs, fiscal, propcalc, market, law } = calculations(prices)
const handleCall = workerCallHandler(
  {
    estimation,
    evaluation,
    costs,
    fiscal,
    propcalc,
    market,
    law,
    agencies: agencies({ estimate: prices.estimate, drawing: reportDrawing }),
  },
  answerCheck,
)

/** Answers one call in this thread; the bytes of the answer are moved to the thread that waits, not copied. */
export const calculate = async (call: WorkerCall): Promise<unknown> => {
  const result = await handleCall(call)
  if (!('answer' in result)) return result
  return move({ [valueSymbol]: result, [transferableSymbol]: [result.answer.bytes.buffer] })
}

/** Makes the first calls of this thread. Its garbage stays: a collection would drop what the calls have just compiled. */
export const warmUp = async (): Promise<void> => {
  await makeFirstCalls(handleCall, luxembourgDay(new Date()))
  // The next start finds what this thread has compiled.
  flushCompileCache()
}
