import { hash } from 'node:crypto'
import type { ReplayOutcome } from '../ports/metrics.ts'
import type { BeginResult, Replay, ReplayStore } from '../ports/replay-store.ts'

/** How often a request that runs in another process is asked for, and for how long a calculation is. */
const pollMs = 100
const pollMsMax = 30_000

/** How long the requests of an operation run and their answers are kept, where it does not calculate. */
export interface Keeping {
  /** Longest time that a repeat waits for a first request in another process. */
  waitMs: number
  /** Longest time that a first request may run before its repeats treat it as failed. */
  runningMs: number
  keptMs: number
}

/** Whether a header value may be an Idempotency-Key: 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (value: string): boolean => /^[\x21-\x7E]{1,255}$/.test(value)

/** The first request runs and says how it ended; a repeat gets what was stored; another body is a conflict. */
export type Turn =
  | {
      kind: 'first'
      /**
       * The handler ran: stores its outcome for repeats, with the answer where that is not calculated again. Rejects when the
       * store does; the turn is over all the same.
       */
      done(status: number, day: string, answer?: string): Promise<void>
      /** Nothing is stored and the next repeat runs. After `done`, and a second time, it does nothing. */
      abandon(): void
    }
  | { kind: 'replay'; replay: Replay }
  | { kind: 'conflict' }
  /** The first request still runs in another process, after as long a wait as a calculation may take. */
  | { kind: 'running' }

/** Gives each request that carries an Idempotency-Key its turn. */
export interface Idempotency {
  /**
   * While a first request runs, here or in another process, its repeats wait; when it is abandoned, one of them becomes
   * the first. The caller that gets `first` must end it with `done` or `abandon`, also when the client disconnects, or
   * its repeats wait forever. Rejects when the store does.
   * @param scope credential and operation; where anonymous callers share the credential, the hash of the body too.
   * @param bodyHash SHA-256 of the body, hexadecimal.
   * @param keeping that of the operation, where it does not calculate.
   */
  enter(scope: string, key: string, bodyHash: string, keeping?: Keeping): Promise<Turn>
}

/** Turns that are not over; each resolves with what it left, or with nothing when it was abandoned. */
type Running = Map<string, Promise<Replay | undefined>>

/** Ends a turn with what it left, or with nothing; only the first call counts. */
type End = (left?: Replay) => void

const begin = (running: Running, name: string): End => {
  const { promise, resolve } = Promise.withResolvers<Replay | undefined>()
  running.set(name, promise)
  return left => {
    if (running.get(name) === promise) running.delete(name)
    resolve(left)
  }
}

/** The turn of a first request of a name; what ends it here also ends it for the other processes. */
const first = (replays: ReplayStore, name: string, bodyHash: string, end: End, keptMs: number | undefined): Turn => {
  let isOver = false
  return {
    kind: 'first',
    done: async (status, day, answer) => {
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
      // Repeats here wait until the store knows it too; a store that fails lets the entry expire.
      void replays.abandon(name, bodyHash).then(
        () => end(),
        () => end(),
      )
    },
  }
}

/** Begins a name; while another process runs the same body, again and again for as long as that may take. */
const begun = async (
  replays: ReplayStore,
  name: string,
  bodyHash: string,
  { waitMs = pollMsMax, runningMs }: Partial<Keeping>,
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
 * Idempotency over a store; requests of this process wait for each other without asking it.
 * @param told of each request that was not the first of its name.
 */
export const idempotency = (replays: ReplayStore, told: (outcome: ReplayOutcome) => void = () => {}): Idempotency => {
  const running: Running = new Map()

  const enter = async (scope: string, key: string, bodyHash: string, keeping: Partial<Keeping> = {}): Promise<Turn> => {
    const name = hash('sha256', JSON.stringify([scope, key]))
    const repeated = (replay: Replay): Turn =>
      replay.bodyHash === bodyHash ? { kind: 'replay', replay } : { kind: 'conflict' }

    for (let turn = running.get(name); turn; turn = running.get(name)) {
      const left = await turn
      if (left) return repeated(left)
    }
    const end = begin(running, name)
    try {
      const result = await begun(replays, name, bodyHash, keeping)
      if (result.state === 'first') return first(replays, name, bodyHash, end, keeping.keptMs)
      end(result.state === 'done' ? result.replay : undefined)
      if (result.state === 'done') return repeated(result.replay)
      return result.bodyHash === bodyHash ? { kind: 'running' } : { kind: 'conflict' }
    } catch (cause) {
      end()
      throw cause
    }
  }

  return {
    enter: async (...request) => {
      const turn = await enter(...request)
      if (turn.kind !== 'first') told(outcomes[turn.kind])
      return turn
    },
  }
}
