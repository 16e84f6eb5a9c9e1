import type { Log } from '../../ports/log.ts'

/** A clock of another machine, or of the same one; undefined where there is none. */
export interface OtherClock {
  /** The system whose clock it is, for the log. */
  of: string
  read(): Promise<Date | undefined>
}

/** Replicas whose clocks differ by more than this count the last requests of a day in different days. */
const differenceMsMax = 2000

/**
 * Compares the clock of this process with others and logs `clock differs` for each that is more than two seconds away;
 * one that does not answer is left out, since its absence is logged elsewhere.
 */
export const compareClocks = async (others: readonly OtherClock[], now: () => Date, log: Log): Promise<void> => {
  for (const { of, read } of others) {
    const askedAt = now().getTime()
    const at = await read().catch(() => undefined)
    if (at === undefined) continue
    // The remote clock was read at some moment between request and answer: its middle is the best estimate.
    const differenceMs = (askedAt + now().getTime()) / 2 - at.getTime()
    if (Math.abs(differenceMs) <= differenceMsMax) continue
    log.warn({ other: of, aheadSeconds: Math.round(differenceMs / 100) / 10 }, 'clock differs')
  }
}
