import type { SharedStore } from '../../ports/shared-store.ts'
import { timeLimit } from '../time-limit.ts'

/** Timeout of an answer; after the first one the store counts as down. */
const waitMs = 250
/** How often a store that is away is tried. */
const trialMs = 500

/** A shared store with its end. */
export interface WatchedStore extends SharedStore {
  close(): void
}

/** What is called when the store goes away and when it is back, once each. */
export interface Watching {
  /**
   * Runs the command that requests depend on, a count: a store that is full, or that does not know the command, counts
   * as down too.
   */
  trial(): Promise<unknown>
  away(cause: unknown): void
  back(): void
  /** Told of each command that was sent: its time, and whether it failed. */
  asked(ms: number, hasFailed: boolean): void
}

/** Watches a Redis: after one error or timeout no command is sent until a trial succeeds. */
export const sharedStore = ({ trial, away, back, asked }: Watching): WatchedStore => {
  const inTime = timeLimit(waitMs, () => new Error(`Redis gave no answer within ${waitMs} ms`))
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
