import { dayMs, minuteMs } from '#domain/core/instants'
import type { Log } from '../../ports/log.ts'
import { compareClocks, type OtherClock } from './clock-check.ts'
import { daily } from './daily.ts'

/** What is looked after beside the requests. */
export interface UpkeepDependencies {
  /** Deletes the records whose time is over. */
  sweep(): Promise<void>
  /** The clocks that this process shares records and minutes with. */
  clocks: readonly OtherClock[]
  /** Logs what is sealed and no secret opens any more. */
  reportLost(): Promise<unknown>
  log: Log
  now(): Date
}

/** The work that a process does beside its requests. */
export interface Upkeep {
  start(): void
  stop(): void
}

/** The daily sweep of the records, at a random minute, and what is looked at once, at the start. */
export const upkeep = ({ sweep, clocks, reportLost, log, now }: UpkeepDependencies): Upkeep => {
  const sweeping = daily(sweep, {
    minute: Math.floor((Math.random() * dayMs) / minuteMs),
    now,
    failed: cause => log.error({ cause }, 'old records were not swept'),
  })
  return {
    start: () => {
      sweeping.start()
      void compareClocks(clocks, now, log)
      void reportLost()
    },
    stop: sweeping.stop,
  }
}
