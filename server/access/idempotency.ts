import { hash } from 'node:crypto'
import type { Replay, ReplayStore } from '../ports.ts'

/** Whether a header value may be an Idempotency-Key: 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (value: string): boolean => /^[\x21-\x7E]{1,255}$/.test(value)

/** The first request runs and says how it ended; a repeat gets what was kept; another body is a conflict. */
export type Turn =
  | {
      kind: 'first'
      /** The handler ran: keeps its outcome for repeats. Rejects when the store does; the turn is over all the same. */
      done(status: number, day: string): Promise<void>
      /** Nothing is kept and the next repeat runs. After `done`, and a second time, it does nothing. */
      abandon(): void
    }
  | { kind: 'replay'; replay: Replay }
  | { kind: 'conflict' }

/** Gives each request that carries an Idempotency-Key its turn. */
export interface Idempotency {
  /**
   * While a first request runs, its repeats wait; of those that find it abandoned, one becomes the first. Whoever
   * gets `first` must end it with `done` or `abandon`, also when the client goes away, or its repeats wait forever.
   * Rejects when the store does.
   * @param scope credential and operation; where strangers share the credential, the hash of the body too.
   * @param bodyHash SHA-256 of the body, hexadecimal.
   */
  enter(scope: string, key: string, bodyHash: string): Promise<Turn>
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

const first = (end: End, keep: (outcome: Omit<Replay, 'bodyHash'>) => Promise<Replay>): Turn => ({
  kind: 'first',
  done: async (status, day) => {
    try {
      end(await keep({ status, day }))
    } finally {
      end()
    }
  },
  abandon: () => end(),
})

/** Idempotency over a store; requests of this process wait for each other. */
export const idempotency = (replays: ReplayStore): Idempotency => {
  const running: Running = new Map()

  const enter = async (scope: string, key: string, bodyHash: string): Promise<Turn> => {
    const name = hash('sha256', JSON.stringify([scope, key]))
    const repeated = (replay: Replay): Turn =>
      replay.bodyHash === bodyHash ? { kind: 'replay', replay } : { kind: 'conflict' }

    for (let turn = running.get(name); turn; turn = running.get(name)) {
      const left = await turn
      if (left) return repeated(left)
    }
    const end = begin(running, name)
    try {
      const kept = await replays.find(name)
      if (kept) {
        end(kept)
        return repeated(kept)
      }
      return first(end, async outcome => {
        const replay = { bodyHash, ...outcome }
        await replays.keep(name, replay)
        return replay
      })
    } catch (cause) {
      end()
      throw cause
    }
  }

  return { enter }
}
