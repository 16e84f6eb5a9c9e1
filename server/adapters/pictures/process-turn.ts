import { setTimeout as wait } from 'node:timers/promises'

/** Times of a turn, in milliseconds. */
export interface TurnTimes {
  /** Longest wait for it. */
  waitMs: number
  /** Time after which it is over, though its thread did not end it: a thread that was stopped cannot. */
  longestMs: number
}

/** Time between two looks at a turn that another thread has, in milliseconds. */
const lookMs = 25

/** Places in the memory of a turn: when it is over, and when a thread that waits last looked at it. */
const [overAt, lookedAt] = [0, 1] as const

/** Memory of a turn, which all threads of a process share. */
export const createProcessTurn = (): SharedArrayBuffer => new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)

const toNanoseconds = (ms: number): bigint => BigInt(ms) * 1_000_000n

/** Takes the turn: when it is over, in the process's nanoseconds; undefined while another one has it. */
const tryTake = (turn: BigInt64Array, longestMs: number): bigint | undefined => {
  const now = process.hrtime.bigint()
  const found = Atomics.load(turn, overAt)
  if (found > now) return undefined
  const mine = now + toNanoseconds(longestMs)
  return Atomics.compareExchange(turn, overAt, found, mine) === found ? mine : undefined
}

const takeTurn = async (turn: BigInt64Array, { waitMs, longestMs }: TurnTimes): Promise<bigint> => {
  const start = process.hrtime.bigint()
  const lastLook = start + toNanoseconds(waitMs)
  // A thread with many pictures lets one that waits look first. A time goes stale where a count of threads would stay
  // after one that was stopped.
  if (start - Atomics.load(turn, lookedAt) < toNanoseconds(2 * lookMs)) await wait(2 * lookMs)
  for (;;) {
    const mine = tryTake(turn, longestMs)
    if (mine !== undefined) return mine
    const now = process.hrtime.bigint()
    if (now >= lastLook) throw new Error('other threads convert pictures')
    Atomics.store(turn, lookedAt, now)
    await wait(lookMs)
  }
}

/**
 * Runs work while no other thread of the process runs work in the same turn.
 * @throws Error after the longest wait.
 */
export const runInTurn = async <Result>(
  memory: SharedArrayBuffer,
  times: TurnTimes,
  work: () => Promise<Result>,
): Promise<Result> => {
  const turn = new BigInt64Array(memory)
  const mine = await takeTurn(turn, times)
  try {
    return await work()
  } finally {
    Atomics.compareExchange(turn, overAt, mine, 0n)
  }
}
