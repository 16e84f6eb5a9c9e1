import { workerData } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { calculationPrices } from './calculation-prices.ts'
import { type HandedCall, handedCalls } from './operations/handed-over.ts'
import { reportDrawing } from './report-drawing.ts'
import { agencies } from './routes/agencies.ts'
import { calculations } from './routes/calculations.ts'

/** What a thread receives at its start. */
export interface CalculationWorkerData {
  answerCheck: 'all' | 'sample'
}

// Whoever starts this thread gives it data of this form.
const { answerCheck } = workerData as CalculationWorkerData
const prices = calculationPrices()
const answered = handedCalls(
  { ...calculations(prices), agencies: agencies({ ...prices, drawing: reportDrawing }) },
  answerCheck,
)

/** Answers one call in this thread; the bytes of the answer are moved to the thread that waits, not copied. */
export const calculate = async (call: HandedCall): Promise<unknown> => {
  const handed = await answered(call)
  if (!('answer' in handed)) return handed
  return move({ [valueSymbol]: handed, [transferableSymbol]: [handed.answer.bytes.buffer] })
}
