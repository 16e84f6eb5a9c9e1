import { workerData } from 'node:worker_threads'
import { createWorkerCallHandler, type WorkerAnswer, type WorkerCall } from '#server/operations/worker-call'
import { createCalculationHandlers } from '#server/routes/calculations'
import { getCalculationPrices } from '#server/start/calculation-prices'

const answered = createWorkerCallHandler(createCalculationHandlers(getCalculationPrices()), 'all')

/** Holds a thread up. */
const rest = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** The faults of a thread, by the id of the request that triggers them. */
const deaths: Record<string, () => unknown> = {
  /** Ends the thread at once, as a kill does. */
  kill: () => process.exit(1),
  /** Throws an uncaught error before it has answered. */
  throw: () => {
    setImmediate(() => JSON.parse('no JSON'))
    return new Promise(() => {})
  },
  /** Takes memory until there is none. */
  memory: () => {
    const hoard: number[][] = []
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index + Math.random()))
  },
  /** Calculates for ever; with pauses, so that others have the core. */
  loop: () => {
    for (;;) rest(5)
  },
  /** Works long enough for others to wait behind it. */
  slow: () => rest(1000),
  /** Works until the test opens the gate that it gave to its threads. */
  held: () => Atomics.wait(workerData.gate, 0, 0),
}

/** Answers as the thread of the service does, unless the name of the request says how the thread is to end. */
export const calculate = async (call: WorkerCall): Promise<WorkerAnswer> => {
  await deaths[call.context.requestId.split('-')[0] ?? '']?.()
  return answered(call)
}
