import type { RequestHandler } from 'express'

/** Loads something when it is first wanted, and again where that failed; who asks meanwhile waits for the same. */
export const lazily = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** A handler that is loaded with the first request for it, so that a service at rest does not keep it. */
export const lazyHandler = (load: () => Promise<RequestHandler>): RequestHandler => {
  const handler = lazily(load)
  return async function handleWhenLoaded(req, res, next) {
    const handle = await handler()
    return handle(req, res, next)
  }
}
