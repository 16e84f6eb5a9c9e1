import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '#domain/core/instants'
import type { Log } from '../../ports/log.ts'
import { jitterMsMax } from './market-calendar.ts'
import type { MarketRefresh } from './market-refresh.ts'

/** How often it is looked whether something is due; sooner while another process reads it, or the store is away. */
const lookMs = { usual: minuteMs, soon: 2000 }

/** Longest wait at the end for a refresh that gives its lock back; a store that is silent then is not waited for. */
const stopMsMax = 1000

/** The random delay of a process, so that installations do not ask the sources all at the same moment. */
export const newJitterMs = (): number => Math.floor(Math.random() * jitterMsMax)

/** What the schedule runs, and where it reports. */
export interface Scheduled {
  refresh: Pick<MarketRefresh, 'refresh' | 'stop'>
  /** Gives the ages of the figures to the metrics; at the start, and after each look. */
  recordAges(): void
  log: Pick<Log, 'error'>
}

/** Looks every minute whether a source has published something, until it is closed. */
export interface MarketSchedule {
  start(): void
  /** Waits at most a second for the refresh that runs. */
  close(): Promise<void>
}

/** A schedule that has not begun; what fails inside a refresh is logged, and tried again with the next look. */
export const marketSchedule = ({ refresh, recordAges, log }: Scheduled): MarketSchedule => {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const look = async (): Promise<void> => {
    const done = await refresh.refresh().catch((cause: unknown) => {
      log.error({ cause }, 'market data: the refresh failed inside')
      return []
    })
    if (isClosed) return
    recordAges()
    const isSoon = done.some(({ isBusy, storeFault }) => isBusy || storeFault !== undefined)
    timer = setTimeout(look, lookMs[isSoon ? 'soon' : 'usual']).unref()
  }
  return {
    start: () => {
      recordAges()
      void look()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.race([refresh.stop(), wait(stopMsMax, undefined, { ref: false })])
    },
  }
}
