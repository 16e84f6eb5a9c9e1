/** What an Idempotency-Key remembers of a pure calculation: enough to know the repeat and to compute it again. */
export interface Replay {
  /** SHA-256 of the body, hexadecimal. */
  bodyHash: string
  status: number
  /** The day whose law counted. */
  day: string
  /** The answer itself as JSON, where it is not calculated again. */
  answer?: string
}

/** What a store of repeats answers when a request begins. */
export type BeginResult =
  /** A new name: this request is the first. It counts as running until it is stored or abandoned. */
  | { state: 'first' }
  /** Another process runs it, with this body. */
  | { state: 'running'; bodyHash: string }
  | { state: 'done'; replay: Replay }

/** Answers by Idempotency-Key, for 24 hours or less; requests of one process must not begin one name at once. */
export interface ReplayStore {
  /** @param runningMs how long it may run before its repeats stop believing in it; a minute when left out. */
  begin(name: string, bodyHash: string, runningMs?: number): Promise<BeginResult>
  /** @param ms how long it is stored; 24 hours when left out. */
  keep(name: string, replay: Replay, ms?: number): Promise<void>
  /** Ends a request that began and left nothing, so that its repeat is the first one. */
  abandon(name: string, bodyHash: string): Promise<void>
}
