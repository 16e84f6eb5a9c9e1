/** Stored result of an idempotent request: enough to recognise a repeat and to compute a pure calculation again. */
export interface Replay {
  /** SHA-256 of the body, hexadecimal. */
  bodyHash: string
  status: number
  /** Day whose law was applied. */
  day: string
  /** JSON of the response, where it is not computed again. */
  answer?: string
}

/** Result of beginning an idempotent request. */
export type BeginResult =
  /** New name: this request is the first. It counts as running until it is stored or abandoned. */
  | { state: 'first' }
  /** Running in another process, with this body. */
  | { state: 'running'; bodyHash: string }
  | { state: 'done'; replay: Replay }

/**
 * Responses by Idempotency-Key, for at most 24 hours; requests of one process must not begin the same name
 * concurrently.
 */
export interface ReplayStore {
  /** @param runningMs time after which repeats treat the first request as failed; one minute by default. */
  begin(name: string, bodyHash: string, runningMs?: number): Promise<BeginResult>
  /** @param ms retention; 24 hours by default. */
  keep(name: string, replay: Replay, ms?: number): Promise<void>
  /** Ends a request without a result, so that its repeat runs as the first. */
  abandon(name: string, bodyHash: string): Promise<void>
}
