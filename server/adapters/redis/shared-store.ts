import type { SharedStore } from '../../ports/shared-store.ts'

/** Longest wait for an answer; after one silence nobody waits again. */
const waitMs = 250
/** How often a store that is away is tried. */
const trialMs = 500

/** A shared store with its end. */
export interface WatchedStore extends SharedStore {
  close(): void
}

/** What is called when the store goes away and when it is back, once each. */
export interface Watching {
  /** Asks for what requests ask for, a count: a store that is full, or that does not know the command, is away too. */
  trial(): Promise<unknown>
  away(cause: unknown): void
  back(): void
}

/** An answer in its time. What has arrived while the process itself was busy is read first, and is no silence. */
const inTime = <T>(request: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const silent = () => reject(new Error(`Redis gave no answer within ${waitMs} ms`))
    const timer = setTimeout(() => setImmediate(silent), waitMs)
    request.then(
      answer => {
        clearTimeout(timer)
        resolve(answer)
      },
      cause => {
        clearTimeout(timer)
        reject(cause)
      },
    )
  })

/** Watches over a Redis: after one failure or silence nobody asks it, until a trial succeeds. */
export const sharedStore = ({ trial, away, back }: Watching): WatchedStore => {
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
      try {
        return await inTime(command())
      } catch (cause) {
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
