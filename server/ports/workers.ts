/**
 * Reasons why a call got no worker: too many calls or bytes at once, too many calls of this client, or a timeout in the
 * queue.
 */
export type QueueRefusalReason = 'calls' | 'bytes' | 'callsOfClient' | 'wait'

/** Counters and timers of worker threads. */
export interface WorkerMetrics {
  /** Numbers of queued and running calls, and the bytes of both. */
  workState(state: { waiting: number; running: number; bytes: number }): void
  /** Milliseconds for which a call was queued. */
  workWaited(ms: number): void
  workRefused(reason: QueueRefusalReason): void
  /** A thread ended with an unanswered call. */
  workLost(): void
}

/** Client for which costly work is queued. */
export interface QueuedClient {
  /** Groups of clients, widest first; those of one level get equal shares. The last one is the client itself. */
  groups: readonly string[]
  /** Number of the last groups that are one client in wider and wider terms, as the /64, /56 and /48 of an address. */
  ownGroups: number
}

/** Queue attributes of a call. */
export interface WorkTicket {
  client: QueuedClient
  /** Bytes held by the call while it is queued. */
  bytes: number
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

/** A call that may not run, with the number of calls that a client may have at once. */
export interface QueueRefusal {
  outcome: 'noPlace'
  reason: QueueRefusalReason
  callsPerClient: number
}

/** Outcome of a call: its result; no free worker; the client disconnected; or its thread ended before the result. */
export type WorkOutcome<Result> =
  | { outcome: 'done'; result: Result }
  | QueueRefusal
  | { outcome: 'abandoned' }
  | { outcome: 'lost'; cause: unknown }

/** Worker threads for calculations, with a bounded queue that is fair between clients. */
export interface Workers<Task, Result> {
  /**
   * Queues a call; never rejects. Its place is free again once this has resolved. A call whose client disconnects
   * leaves the queue; if it already runs, it finishes and its result is dropped.
   */
  run(task: Task, ticket: WorkTicket): Promise<WorkOutcome<Result>>
  /**
   * Starts a thread and makes typical calls, so that the first caller finds it ready.
   * @throws Error where it cannot start or answer, or was ended meanwhile; a later `run` starts another.
   */
  warmUp(): Promise<void>
  /** Terminates the threads. */
  close(): Promise<void>
}
