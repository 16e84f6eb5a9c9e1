import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { calculationPrices } from './calculation-prices.ts'
import { type HandedCall, handedCalls } from './operations/handed-over.ts'
import { calculations } from './routes/calculations.ts'

/** What a thread receives at its start. */
export interface CalculationWorkerData {
  answerCheck: 'all' | 'sample'
}

// Whoever starts this thread gives it data of this form.
const { answerCheck } = workerData as CalculationWorkerData
const answered = handedCalls(calculations(calculationPrices()), answerCheck)

/** Answers one call in this thread; the bytes of the answer are moved to the thread that waits, not copied. */
export const calculate = async (call: HandedCall): Promise<unknown> => {
  const handed = await answered(call)
  return move({ [valueSymbol]: handed, [transferableSymbol]: [handed.answer.bytes.buffer] })
}
