/** Why a call got no worker: too many calls, bytes or calls of one key at once, or none became free in time. */
export type NoPlaceReason = 'calls' | 'bytes' | 'callsOfKey' | 'wait'

/** Where the work of threads is counted and timed. */
export interface WorkerMetrics {
  /** How many calls wait for a thread and are worked on, and the bytes of both. */
  workState(state: { waiting: number; running: number; bytes: number }): void
  /** How long a call waited for its thread, in milliseconds. */
  workWaited(ms: number): void
  workRefused(reason: NoPlaceReason): void
  /** A thread ended, or was ended, with a call that it had not answered. */
  workLost(): void
}

/** What a queue needs to know of a call. */
export interface WorkTicket {
  /** Id of the key whose call it is; keys take turns. */
  keyId: string
  /** Bytes that wait with it. */
  bytes: number
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

/**
 * The outcome of a call: its result; no free worker; the client disconnected; or its thread ended before it answered.
 */
export type WorkOutcome<Result> =
  | { outcome: 'done'; result: Result }
  | { outcome: 'noPlace'; reason: NoPlaceReason }
  | { outcome: 'abandoned' }
  | { outcome: 'lost'; cause: unknown }

/** Threads that calculate beside the event loop, behind a queue that is bounded and fair between keys. */
export interface Workers<Task, Result> {
  /**
   * Works when it is its turn; never rejects. The place of a call is free again once this resolved. Work whose caller went
   * away leaves the queue; where it already runs it ends by itself and its result is dropped.
   */
  run(task: Task, ticket: WorkTicket): Promise<WorkOutcome<Result>>
  /**
   * Starts a thread and has it make the calls that it will be asked for, so that the first caller finds it ready.
   * @throws Error where it cannot start or answer, or was ended meanwhile; a later `run` starts another.
   */
  warmUp(): Promise<void>
  /** Ends the threads, whatever they do. */
  close(): Promise<void>
}
