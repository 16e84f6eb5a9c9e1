import { dayMs, minuteMs } from '#domain/core/instants'

/** Milliseconds from an instant to the next time that the UTC clock shows a minute of the day, at least one. */
const untilMinute = (now: Date, minute: number): number => {
  const sinceMidnightMs = now.getTime() % dayMs
  return ((minute * minuteMs - sinceMidnightMs + dayMs - 1) % dayMs) + 1
}

/** Work that is done once a day. */
export interface Daily {
  start(): void
  stop(): void
}

/**
 * Runs work once a day at a minute of the UTC day; processes choose different minutes so that they do not run it
 * together. An error is passed to `failed`, and the work runs again the next day.
 * @param minute 0 to 1439.
 */
export const daily = (
  work: () => Promise<void>,
  { minute, now, failed }: { minute: number; now(): Date; failed(cause: unknown): void },
): Daily => {
  let timer: NodeJS.Timeout | undefined
  const start = (): void => {
    timer = setTimeout(
      () => {
        start()
        void work().catch(failed)
      },
      untilMinute(now(), minute),
    )
    timer.unref()
  }
  return { start, stop: () => clearTimeout(timer) }
}
