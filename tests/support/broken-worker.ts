import { type WorkerAnswer, type WorkerCall, workerCallHandler } from '#server/operations/worker-call'
import { calculations } from '#server/routes/calculations'
import { calculationPrices } from '#server/start/calculation-prices'

const broken = (): never => {
  throw new Error('broken on purpose')
}

const answered = workerCallHandler(
  { ...calculations({ ...calculationPrices(), estimate: broken }), agencies: { estimationReport: broken } },
  'all',
)

/** Answers as the thread of the service does, with a table of prices and a report that are broken. */
export const calculate = (call: WorkerCall): Promise<WorkerAnswer> => answered(call)
