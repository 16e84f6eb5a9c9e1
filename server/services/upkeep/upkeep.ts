import { dayMs, minuteMs } from '#domain/core/instants'
import type { Log } from '../../ports/log.ts'
import type { AdministratorDuty } from '../account/administrator-duty.ts'
import type { Sandboxes } from '../account/sandbox-services.ts'
import { compareClocks, type OtherClock } from './clock-check.ts'
import { type ClockCorrections, createClockWatch } from './clock-watch.ts'
import { createDailyJob } from './daily.ts'

export interface UpkeepDependencies {
  /** Deletes expired records. */
  sweep(): Promise<void>
  /** Clocks of the stores that this process shares. */
  clocks: readonly OtherClock[]
  /** Logs sealed data that no configured secret decrypts. */
  reportLost(): Promise<unknown>
  /** Corrections of what was stored while a clock was ahead. */
  corrections: ClockCorrections
  /** Second factors that owners and administrators must have; undefined without accounts. */
  duty: Pick<AdministratorDuty, 'start' | 'stop'> | undefined
  /** Deletion of expired private sandboxes; undefined without accounts. */
  sandboxes: Pick<Sandboxes, 'start' | 'stop'> | undefined
  log: Log
  now(): Date
}

/** Background work of a process. */
export interface Upkeep {
  start(): void
  stop(): void
}

/** Daily cleanup of the records at a random minute, and checks at the start. */
export const createUpkeep = ({
  sweep,
  clocks,
  reportLost,
  corrections,
  duty,
  sandboxes,
  log,
  now,
}: UpkeepDependencies): Upkeep => {
  const watch = createClockWatch({ ...corrections, now, elapsedMs: () => performance.now(), log })
  const sweeping = createDailyJob(sweep, {
    minute: Math.floor((Math.random() * dayMs) / minuteMs),
    now,
    failed: cause => log.error({ cause }, 'old records were not swept'),
  })
  return {
    start: () => {
      sweeping.start()
      watch.start()
      duty?.start()
      sandboxes?.start()
      void compareClocks(clocks, now, log)
      void reportLost()
    },
    stop: () => {
      sweeping.stop()
      watch.stop()
      duty?.stop()
      sandboxes?.stop()
    },
  }
}
