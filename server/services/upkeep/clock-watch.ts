import type { Log } from '../../ports/log.ts'

/** Corrections of what was stored while a clock was ahead. */
export interface ClockCorrections {
  /** Corrects contacts received in the future; returns corrected deliveries, and how far the clock was ahead. */
  correctAhead(now: Date): Promise<{ deliveries: number; aheadMs: number }>
  /** Makes retries due whose next attempts were calculated while the clock was ahead; returns their number. */
  hastenRetries(now: Date): Promise<number>
}

export interface ClockWatchDependencies extends ClockCorrections {
  now(): Date
  /** Milliseconds of a clock that is never set. */
  elapsedMs(): number
  log: Pick<Log, 'warn'>
}

/** Time between two looks. */
const lookMs = 30_000
/** Differences above this are steps of the clock; smaller ones are its adjustment by the operating system. */
const stepMs = 5000

/** Watch over the clock of this machine. */
export interface ClockWatch {
  start(): void
  stop(): void
  /** Looks once; `start` does so at once and every 30 seconds. */
  look(): Promise<void>
}

/**
 * Logs each step of the clock, and corrects what was stored while a clock was ahead: in this process, before its start,
 * or in another replica.
 */
export const createClockWatch = (deps: ClockWatchDependencies): ClockWatch => {
  const { now, elapsedMs, log, correctAhead, hastenRetries } = deps
  let before = now().getTime() - elapsedMs()
  let timer: NodeJS.Timeout | undefined
  const correct = async (isSetBack: boolean): Promise<void> => {
    const { deliveries, aheadMs } = await correctAhead(now())
    if (deliveries > 0)
      log.warn(
        { deliveries, aheadSeconds: Math.round(aheadMs / 1000) },
        'contacts were received by a clock that was ahead',
      )
    const retries = isSetBack ? await hastenRetries(now()) : 0
    if (retries > 0) log.warn({ retries }, 'retries are due at once since the clock was set back')
  }
  const look = async (): Promise<void> => {
    const present = now().getTime() - elapsedMs()
    const byMs = present - before
    before = present
    if (Math.abs(byMs) > stepMs) log.warn({ bySeconds: Math.round(byMs / 1000) }, 'the clock of this machine was set')
    await correct(byMs < -stepMs).catch(cause => log.warn({ cause }, 'times of contacts were not corrected'))
  }
  return {
    look,
    start: () => {
      void look()
      timer = setInterval(() => void look(), lookMs)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
