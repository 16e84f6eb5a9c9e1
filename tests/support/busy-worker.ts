import { unavailable } from '#domain/core/refusal'
import { createWorkerCallHandler, type WorkerAnswer, type WorkerCall } from '#server/operations/worker-call'
import { createCalculationHandlers } from '#server/routes/calculations'
import { getCalculationPrices } from '#server/start/calculation-prices'

const refuse = (): never => {
  throw unavailable('the conversion of a picture', new Error('too many pictures wait'))
}

const answered = createWorkerCallHandler(
  { ...createCalculationHandlers(getCalculationPrices()), agencies: { estimationReport: refuse } },
  'all',
)

/** Answers as the thread of the service does, where no picture of a report can be converted now. */
export const calculate = (call: WorkerCall): Promise<WorkerAnswer> => answered(call)
