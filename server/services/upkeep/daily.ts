import { dayMs, minuteMs } from '#domain/core/instants'

/** Milliseconds until the next time of day (minute of the UTC day), at least one. */
const getDelayUntilMinute = (now: Date, minute: number): number => {
  const sinceMidnightMs = now.getTime() % dayMs
  return ((minute * minuteMs - sinceMidnightMs + dayMs - 1) % dayMs) + 1
}

/** Work that runs once a day. */
export interface DailyJob {
  start(): void
  stop(): void
}

/**
 * Runs work once a day at a minute of the UTC day; processes choose different minutes so that they do not run it
 * concurrently. An error is passed to `failed`, and the work runs again the next day.
 * @param minute 0 to 1439.
 */
export const createDailyJob = (
  work: () => Promise<void>,
  { minute, now, failed }: { minute: number; now(): Date; failed(cause: unknown): void },
): DailyJob => {
  let timer: NodeJS.Timeout | undefined
  const start = (): void => {
    timer = setTimeout(
      () => {
        start()
        void work().catch(failed)
      },
      getDelayUntilMinute(now(), minute),
    )
    timer.unref()
  }
  return { start, stop: () => clearTimeout(timer) }
}
