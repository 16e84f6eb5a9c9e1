import { createWorkerCallHandler, type WorkerAnswer, type WorkerCall } from '#server/operations/worker-call'
import { createCalculationHandlers } from '#server/routes/calculations'
import { getCalculationPrices } from '#server/start/calculation-prices'

const broken = (): never => {
  throw new Error('broken on purpose')
}

const answered = createWorkerCallHandler(
  {
    ...createCalculationHandlers({ ...getCalculationPrices(), estimate: broken }),
    agencies: { estimationReport: broken },
  },
  'all',
)

/** Answers as the thread of the service does, with a table of prices and a report that are broken. */
export const calculate = (call: WorkerCall): Promise<WorkerAnswer> => answered(call)
