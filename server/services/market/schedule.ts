import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '#domain/core/instants'
import type { Log } from '../../ports/log.ts'
import { jitterMsMax } from './market-calendar.ts'
import type { MarketRefresh } from './market-refresh.ts'

/** Polling interval; shorter while another process is reading, or the store is unavailable. */
const lookMs = { usual: minuteMs, soon: 2000 }

/** Longest wait at shutdown for a running refresh to release its lock. */
const stopMsMax = 1000

/** Random delay of a process, so that installations do not call the sources at the same time. */
export const createJitterMs = (): number => Math.floor(Math.random() * jitterMsMax)

export interface MarketScheduleDependencies {
  refresh: Pick<MarketRefresh, 'refresh' | 'stop'>
  /** Reports the ages of the figures to the metrics; at the start, and after each poll. */
  recordAges(): void
  log: Pick<Log, 'error'>
}

/** Polls every minute for new publications, until it is closed. */
export interface MarketSchedule {
  start(): void
  /** Waits at most a second for the running refresh. */
  close(): Promise<void>
}

/** Creates a schedule; a failed refresh is logged, and retried at the next poll. */
export const createMarketSchedule = ({ refresh, recordAges, log }: MarketScheduleDependencies): MarketSchedule => {
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
