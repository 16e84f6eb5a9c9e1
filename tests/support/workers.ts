import { type WorkerThreadOptions, workerThreads } from '#server/adapters/workers/worker-threads'
import type { HandedAnswer, HandedCall } from '#server/operations/handed-over'
import type { WorkerMetrics, Workers } from '#server/ports'

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

/** Threads that run a module of this folder instead of the one of the service. */
export const testWorkers = (
  module: string,
  options: Partial<Omit<WorkerThreadOptions, 'module'>> = {},
): Workers<HandedCall, HandedAnswer> =>
  workerThreads({
    data: { answerCheck: 'all' },
    metrics: workerEvents(),
    ...options,
    module: new URL(module, import.meta.url),
  })
