import type { SharedStore } from '../../ports/shared-store.ts'
import { createTimeLimit } from '../time-limit.ts'

/** Command timeout; the first one marks the store as down. */
const waitMs = 250
/** Interval of health checks while the store is down. */
const trialMs = 500

/** Shared store that can be closed. */
export interface WatchedStore extends SharedStore {
  close(): void
}

/** Health check and observers of a shared store; `away` and `back` are called once per outage. */
export interface StoreObservers {
  /**
   * Runs the command that requests depend on, a count: a store that is full, or that does not know the command, is down
   * too.
   */
  trial(): Promise<unknown>
  away(cause: unknown): void
  back(): void
  /** Called for each command with its duration and whether it failed. */
  asked(ms: number, hasFailed: boolean): void
}

/** Watches a Redis: after one error or timeout no command is sent until a health check succeeds. */
export const createSharedStore = ({ trial, away, back, asked }: StoreObservers): WatchedStore => {
  const inTime = createTimeLimit(waitMs, () => new Error(`Redis gave no answer within ${waitMs} ms`))
  let isAway = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const tryAgain = (): void => {
    timer = setTimeout(async () => {
      const isBack = await inTime(trial()).then(
        () => true,
        () => false,
      )
      if (isClosed) return
      if (!isBack) return tryAgain()
      isAway = false
      back()
    }, trialMs)
    timer.unref()
  }

  const goAway = (cause: unknown): void => {
    if (isAway) return
    isAway = true
    away(cause)
    tryAgain()
  }

  return {
    ask: async command => {
      if (isAway) throw new Error('Redis is away')
      const startedAt = performance.now()
      try {
        const answer = await inTime(command())
        asked(performance.now() - startedAt, false)
        return answer
      } catch (cause) {
        asked(performance.now() - startedAt, true)
        goAway(cause)
        throw cause
      }
    },
    close: () => {
      isAway = true
      isClosed = true
      clearTimeout(timer)
    },
  }
}
