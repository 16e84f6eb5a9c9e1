/** Reasons why a call got no worker: too many calls, bytes or calls of one key at once, or a timeout in the queue. */
export type QueueRefusalReason = 'calls' | 'bytes' | 'callsOfKey' | 'wait'

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

/** Queue attributes of a call. */
export interface WorkTicket {
  /** Id of the key that made the call; the queue is fair between keys. */
  keyId: string
  /** Bytes held by the call while it is queued. */
  bytes: number
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

/** Outcome of a call: its result; no free worker; the client disconnected; or its thread ended before the result. */
export type WorkOutcome<Result> =
  | { outcome: 'done'; result: Result }
  | { outcome: 'noPlace'; reason: QueueRefusalReason }
  | { outcome: 'abandoned' }
  | { outcome: 'lost'; cause: unknown }

/** Worker threads for calculations, with a bounded queue that is fair between keys. */
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
