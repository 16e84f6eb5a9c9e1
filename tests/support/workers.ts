import type { QueueLimits } from '#server/adapters/fair-queue'
import { createWorkerThreads, queueLimits, type WorkerThreadOptions } from '#server/adapters/workers/worker-threads'
import type { WorkerAnswer, WorkerCall } from '#server/operations/worker-call'
import type { WorkerMetrics, Workers } from '#server/ports/workers'
import type { CalculationWorkerData } from '#server/start/calculation-worker'

/** Limits of a queue that refuses no call for its wait within the time of a test. */
export const patient: QueueLimits = { ...queueLimits, waitMs: 100_000 }

/** What threads did, for tests that look at it. */
export interface WorkerEvents extends WorkerMetrics {
  state: Parameters<WorkerMetrics['workState']>[0]
  waits: number[]
  refused: string[]
  lost: number
}

/** Metrics of threads that remember. */
export const workerEvents = (): WorkerEvents => {
  const events: WorkerEvents = {
    state: { waiting: 0, running: 0, bytes: 0 },
    waits: [],
    refused: [],
    lost: 0,
    workState: state => {
      events.state = state
    },
    workWaited: ms => void events.waits.push(ms),
    workRefused: reason => void events.refused.push(reason),
    workLost: () => {
      events.lost += 1
    },
  }
  return events
}

/** A gate of threads that are held up, for `data`: they go on once it is opened. */
export const newGate = () => {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  return {
    gate,
    open: () => {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    },
  }
}

/**
 * Threads that run a module of this folder instead of the one of the service. A call may wait and work for longer than in
 * the service: a thread begins with loading the rules, which takes half a minute where other work keeps the cores busy.
 */
export const testWorkers = (
  module: string,
  options: Partial<Omit<WorkerThreadOptions, 'module'>> = {},
): Workers<WorkerCall, WorkerAnswer> =>
  createWorkerThreads({
    data: { answerCheck: 'all' },
    metrics: workerEvents(),
    limits: patient,
    runMs: patient.waitMs,
    ...options,
    module: new URL(module, import.meta.url),
  })

/** The threads of the service, with the time that a busy machine needs to start them. */
export const patientWorkers = (
  data: CalculationWorkerData = { answerCheck: 'all' },
): Workers<WorkerCall, WorkerAnswer> => testWorkers('../../server/start/calculation-worker.ts', { data })

const shared = new Map<string, Workers<WorkerCall, WorkerAnswer>['run']>()

/** The threads that all apps of a process share: a test needs their answer, not their start, most of which is loading the rules. */
export const sharedWorkers = (data: CalculationWorkerData): Workers<WorkerCall, WorkerAnswer> => {
  const name = JSON.stringify(data)
  const run = shared.get(name) ?? patientWorkers(data).run
  shared.set(name, run)
  return { run, warmUp: async () => {}, close: async () => {} }
}
