import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { WorkerMetrics, Workers, WorkOutcome, WorkTicket } from '../../ports/workers.ts'
import { FairQueue, type QueueLimits } from './fair-queue.ts'

const MiB = 1024 * 1024

/** Most that may wait and run: what fits into memory, and what a caller would still wait for. */
export const queueLimits: QueueLimits = { calls: 128, bytes: 128 * MiB, callsPerKey: 32, waitMs: 20_000 }

/** One a core: the event loop needs little beside large calls. More than four would take more memory than they give. */
const threadsMax = Math.min(4, availableParallelism())

/** How threads are made and bounded. */
export interface WorkerThreadOptions {
  /** Module whose export `calculate` a thread runs for each task; its `warmUp` gets a thread ready for the first one. */
  module: URL
  /** What each thread receives at its start, as `workerData`. */
  data: unknown
  metrics: WorkerMetrics
  /** As `queueLimits` when left out. */
  limits?: QueueLimits
  /** Most memory of a thread's heap; beyond it the thread ends. The largest calls worked in 64 MiB. */
  memoryMiB?: number
  /** Longest time a thread may work on one call before it is ended. The longest call takes about half a second. */
  runMs?: number
  /** Time after which a thread without work ends and gives its memory back. */
  idleMs?: number
}

type Options = Required<Omit<WorkerThreadOptions, 'limits' | 'metrics'>>

/** Why a thread is ended while it works, or before it began. */
class ThreadEnded extends Error {}

/** A pool of threads, made with its first one, each with one task at a time. */
class Threads<Task, Result> {
  readonly #options: Options
  readonly #running = new Set<AbortController>()
  #pool: Piscina<Task, Result> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Rejects when the thread ends before the task did. */
  run(task: Task): Promise<Result> {
    return this.#answered(task, 'calculate')
  }

  /** Starts a thread where none is free, and rejects as `run` does. */
  async warmUp(): Promise<void> {
    // Piscina types the task of every export as that of the first.
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
    const { module, data, memoryMiB, idleMs } = this.#options
    const pool = new Piscina<Task, Result>({
      filename: fileURLToPath(module),
      minThreads: 0,
      maxThreads: threadsMax,
      idleTimeout: idleMs,
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
    })
    // A thread that ends before it was ready leaves its task in the pool's own queue, where it would never run.
    const endStranded = (cause?: unknown): void => {
      if (pool.threads.length > 0) return
      for (const stop of this.#running) stop.abort(new ThreadEnded('a thread did not start', { cause }))
    }
    pool.on('error', cause => setImmediate(endStranded, cause))
    pool.on('workerDestroy', () => setImmediate(endStranded))
    return pool
  }
}

const outcomeOf = async <Result>(result: Promise<Result>, metrics: WorkerMetrics): Promise<WorkOutcome<Result>> => {
  try {
    return { outcome: 'done', result: await result }
  } catch (cause) {
    metrics.workLost()
    return { outcome: 'lost', cause }
  }
}

/** Worker threads by piscina, started by the first task or before it, behind a queue that is bounded and fair between keys. */
export const workerThreads = <Task, Result>({
  limits = queueLimits,
  metrics,
  module,
  data,
  memoryMiB = 256,
  runMs = 30_000,
  idleMs = 60_000,
}: WorkerThreadOptions): Workers<Task, Result> => {
  const threads = new Threads<Task, Result>({ module, data, memoryMiB, runMs, idleMs })
  const queue = new FairQueue(threadsMax, limits, metrics)
  return {
    run: async (task: Task, ticket: WorkTicket) => {
      const place = await queue.enter(ticket)
      if (place.outcome !== 'taken') return place
      try {
        return await outcomeOf(threads.run(task), metrics)
      } finally {
        place.leave()
      }
    },
    warmUp: () => threads.warmUp(),
    close: () => threads.close(),
  }
}
