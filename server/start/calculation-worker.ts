import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { type WorkerCall, workerCallHandler } from '../operations/worker-call.ts'
import { agencies } from '../routes/agencies.ts'
import { calculations } from '../routes/calculations.ts'
import { calculationPrices } from './calculation-prices.ts'
import { reportDrawing } from './report-drawing.ts'

/** What a thread receives at its start. */
export interface CalculationWorkerData {
  answerCheck: 'all' | 'sample'
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
