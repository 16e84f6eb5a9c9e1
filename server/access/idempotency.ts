import { hash } from 'node:crypto'
import type { ReplayOutcome } from '../ports/metrics.ts'
import type { BeginResult, Replay, ReplayStore } from '../ports/replay-store.ts'

/** Polling interval for a request that runs in another process, and its limit for a calculation. */
const pollMs = 100
const pollMsMax = 30_000

/** Timeouts and retention of an operation's idempotent responses, where it does not calculate. */
export interface IdempotencyRetention {
  /** Longest wait of a repeat for a first request in another process. */
  waitMs: number
  /** Time after which repeats treat a first request as failed. */
  runningMs: number
  keptMs: number
}

/**
 * Role of a request with an Idempotency-Key: the first runs and reports its outcome; a repeat gets the stored outcome;
 * another body is a conflict.
 */
export type IdempotentRole =
  | {
      kind: 'first'
      /**
       * Stores the outcome of the handler for repeats, with the response where it is not computed again. Rejects when
       * the store does; the request is finished all the same.
       */
      complete(status: number, day: string, answer?: string): Promise<void>
      /** Discards the request, so that the next repeat runs. Does nothing after `complete` or a second time. */
      abandon(): void
    }
  | { kind: 'replay'; replay: Replay }
  | { kind: 'conflict' }
  /** The first request still runs in another process, after the longest wait of a calculation. */
  | { kind: 'running' }

/** Coordinates requests that carry an Idempotency-Key. */
export interface Idempotency {
  /**
   * While a first request runs, here or in another process, its repeats wait; when it is abandoned, one of them becomes
   * the first. The caller that gets `first` must end it with `complete` or `abandon`, also when the client disconnects,
   * or its repeats wait forever. Rejects when the store does.
   * @param scope credential and operation; where anonymous callers share the credential, the hash of the body too.
   * @param bodyHash SHA-256 of the body, hexadecimal.
   * @param retention of the operation's responses, where it does not calculate.
   */
  begin(scope: string, key: string, bodyHash: string, retention?: IdempotencyRetention): Promise<IdempotentRole>
}

/** Running requests; each resolves with its result, or undefined when it was abandoned. */
type Running = Map<string, Promise<Replay | undefined>>

/** Ends a request with its result, or without one; only the first call counts. */
type End = (result?: Replay) => void

const beginIdempotentRequest = (running: Running, name: string): End => {
  const { promise, resolve } = Promise.withResolvers<Replay | undefined>()
  running.set(name, promise)
  return result => {
    if (running.get(name) === promise) running.delete(name)
    resolve(result)
  }
}

/** Role of the first request of a name; ending it also ends it for the other processes. */
const createFirstRequest = (
  replays: ReplayStore,
  name: string,
  bodyHash: string,
  end: End,
  keptMs: number | undefined,
): IdempotentRole => {
  let isOver = false
  return {
    kind: 'first',
    complete: async (status, day, answer) => {
      isOver = true
      try {
        const replay = { bodyHash, status, day, ...(answer !== undefined && { answer }) }
        await replays.keep(name, replay, keptMs)
        end(replay)
      } finally {
        end()
      }
    },
    abandon: () => {
      if (isOver) return
      isOver = true
      // Repeats in this process wait until the store is updated too; a failing store lets the entry expire.
      void replays.abandon(name, bodyHash).then(
        () => end(),
        () => end(),
      )
    },
  }
}

/** Begins a request; polls while another process runs the same body, up to `waitMs`. */
const beginOrWait = async (
  replays: ReplayStore,
  name: string,
  bodyHash: string,
  { waitMs = pollMsMax, runningMs }: Partial<IdempotencyRetention>,
): Promise<BeginResult> => {
  const startedAt = performance.now()
  for (;;) {
    const result = await replays.begin(name, bodyHash, runningMs)
    if (result.state !== 'running' || result.bodyHash !== bodyHash) return result
    if (performance.now() - startedAt >= waitMs) return result
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
}

const outcomes = { replay: 'replayed', conflict: 'conflict', running: 'running' } as const

/**
 * Idempotency over a store; requests of this process wait for each other without querying it.
 * @param onRepeat called for each request that was not the first of its name.
 */
export const createIdempotency = (
  replays: ReplayStore,
  onRepeat: (outcome: ReplayOutcome) => void = () => {},
): Idempotency => {
  const running: Running = new Map()

  const begin = async (
    scope: string,
    key: string,
    bodyHash: string,
    retention: Partial<IdempotencyRetention> = {},
  ): Promise<IdempotentRole> => {
    const name = hash('sha256', JSON.stringify([scope, key]))
    const toRepeat = (replay: Replay): IdempotentRole =>
      replay.bodyHash === bodyHash ? { kind: 'replay', replay } : { kind: 'conflict' }

    for (let first = running.get(name); first; first = running.get(name)) {
      const result = await first
      if (result) return toRepeat(result)
    }
    const end = beginIdempotentRequest(running, name)
    try {
      const result = await beginOrWait(replays, name, bodyHash, retention)
      if (result.state === 'first') return createFirstRequest(replays, name, bodyHash, end, retention.keptMs)
      end(result.state === 'done' ? result.replay : undefined)
      if (result.state === 'done') return toRepeat(result.replay)
      return result.bodyHash === bodyHash ? { kind: 'running' } : { kind: 'conflict' }
    } catch (cause) {
      end()
      throw cause
    }
  }

  return {
    begin: async (...request) => {
      const role = await begin(...request)
      if (role.kind !== 'first') onRepeat(outcomes[role.kind])
      return role
    },
  }
}
