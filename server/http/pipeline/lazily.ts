import type { RequestHandler } from 'express'

/** Loads a value with the first call, and again after a failure; concurrent calls share the promise. */
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

/** A handler that is imported with its first request, so that an idle service does not hold its modules. */
export const lazyHandler = (load: () => Promise<RequestHandler>): RequestHandler => {
  const handler = lazily(load)
  return async function handleWhenLoaded(req, res, next) {
    const handle = await handler()
    return handle(req, res, next)
  }
}
