import type { Log } from '../../ports/log.ts'

/** Other clock, on this or another machine; undefined where it cannot be read. */
export interface OtherClock {
  /** Name of the system, for the log. */
  of: string
  read(): Promise<Date | undefined>
}

/** Replicas whose clocks differ by more than this count the last requests of a day on different days. */
const differenceMsMax = 2000

/**
 * Compares the clock of this process with others and logs `clock differs` for each difference above two seconds; an
 * unavailable one is skipped, since that is logged elsewhere.
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
