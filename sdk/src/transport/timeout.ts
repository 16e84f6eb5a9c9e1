import type { Signal } from '../web.ts'

/** Signals that abort a piece of work, and the error of an abort. */
export interface Cancel {
  signals: readonly (Signal | undefined)[]
  aborted: (reason: unknown) => unknown
}

/**
 * Runs work until it ends, a signal fires or `ms` have passed, whichever comes first: the promise settles even if the
 * work ignores its signal. Listeners and timer are removed afterwards.
 */
export const runAbortable = <Value>(
  { signals, aborted }: Cancel,
  work: (signal: Signal) => Promise<Value>,
  ms?: number,
  late?: () => unknown,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    const settle = (): void => {
      clearTimeout(timer)
      for (const signal of signals) signal?.removeEventListener('abort', onAbort)
    }
    const cut = (error: unknown): void => {
      settle()
      reject(error)
      controller.abort()
    }
    const onAbort = (): void => cut(aborted(signals.find(signal => signal?.aborted)?.reason))
    const timer = ms === undefined ? undefined : setTimeout(() => cut(late?.()), ms)
    for (const signal of signals) signal?.addEventListener('abort', onAbort)
    if (signals.some(signal => signal?.aborted)) onAbort()
    else void work(controller.signal).then(resolve, reject).finally(settle)
  })

/** Waits; rejects at once when a signal fires. */
export const sleep = (cancel: Cancel, ms: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () =>
    new Promise<void>(resolve => {
      timer = setTimeout(resolve, ms)
    })
  return runAbortable(cancel, wait).finally(() => clearTimeout(timer))
}
