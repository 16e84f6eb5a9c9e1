import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { WorkerMetrics, Workers, WorkOutcome, WorkTicket } from '../../ports/workers.ts'
import { FairQueue, type QueueLimits } from '../fair-queue.ts'

const MiB = 1024 * 1024

/** Queue limits, set by memory and by the time that a caller would wait. */
export const queueLimits: QueueLimits = { calls: 128, bytes: 128 * MiB, callsPerClient: 32, waitMs: 20_000 }

export interface WorkerThreadOptions {
  /** Module whose export `calculate` a thread runs for each task; its `warmUp` prepares a thread for its first one. */
  module: URL
  /** `workerData` of each thread. */
  data: unknown
  metrics: WorkerMetrics
  /** Number of threads, two by default. */
  threads?: number
  /** `queueLimits` by default. */
  limits?: QueueLimits
  /** Maximum heap of a thread, which ends above it. The largest calls worked in 64 MiB. */
  memoryMiB?: number
  /** Timeout of one call, after which its thread is terminated. The longest call takes about half a second. */
  runMs?: number
  /** Idle time after which a thread ends to free its memory. */
  idleMs?: number
}

type Options = Required<Omit<WorkerThreadOptions, 'limits' | 'metrics'>>

/** Reason for a thread that was terminated during a task, or did not start. */
class ThreadEnded extends Error {}

/** Pool of threads, created on first use, each with one task at a time. */
class Threads<Task, Result> {
  readonly #options: Options
  readonly #running = new Set<AbortController>()
  #pool: Piscina<Task, Result> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Rejects when the thread ends before the task. */
  run(task: Task): Promise<Result> {
    return this.#answered(task, 'calculate')
  }

  /** Starts a thread if none is free; rejects as `run` does. */
  async warmUp(): Promise<void> {
    // Piscina types the tasks of every export alike.
    await this.#answered(undefined as Task, 'warmUp')
  }

  async #answered(task: Task, name: 'calculate' | 'warmUp'): Promise<Result> {
    const { runMs } = this.#options
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(new ThreadEnded(`a call took more than ${runMs} ms`)), runMs)
    this.#running.add(stop)
    try {
      this.#pool ??= this.#started()
      return await this.#pool.run(task, { name, signal: stop.signal })
    } finally {
      clearTimeout(timer)
      this.#running.delete(stop)
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }

  #started(): Piscina<Task, Result> {
    const { module, data, threads, memoryMiB, idleMs } = this.#options
    const pool = new Piscina<Task, Result>({
      filename: fileURLToPath(module),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
    })
    // A thread that ends before it was ready leaves its task stranded in Piscina's own queue.
    const endStranded = (cause?: unknown): void => {
      if (pool.threads.length > 0) return
      for (const stop of this.#running) stop.abort(new ThreadEnded('a thread did not start', { cause }))
    }
    pool.on('error', cause => setImmediate(endStranded, cause))
    pool.on('workerDestroy', () => setImmediate(endStranded))
    return pool
  }
}

const toWorkOutcome = async <Result>(result: Promise<Result>, metrics: WorkerMetrics): Promise<WorkOutcome<Result>> => {
  try {
    return { outcome: 'done', result: await result }
  } catch (cause) {
    metrics.workLost()
    return { outcome: 'lost', cause }
  }
}

/** Worker threads with Piscina, started on demand or by `warmUp`, after a bounded queue that is fair between clients. */
export const createWorkerThreads = <Task, Result>({
  threads: count = 2,
  limits = queueLimits,
  metrics,
  module,
  data,
  memoryMiB = 256,
  runMs = 30_000,
  idleMs = 60_000,
}: WorkerThreadOptions): Workers<Task, Result> => {
  const threads = new Threads<Task, Result>({ module, data, threads: count, memoryMiB, runMs, idleMs })
  const queue = new FairQueue(count, limits, metrics)
  return {
    run: async (task: Task, ticket: WorkTicket) => {
      const place = await queue.enter(ticket)
      if (place.outcome !== 'taken') return place
      try {
        return await toWorkOutcome(threads.run(task), metrics)
      } finally {
        place.leave()
      }
    },
    warmUp: () => threads.warmUp(),
    close: () => threads.close(),
  }
}
