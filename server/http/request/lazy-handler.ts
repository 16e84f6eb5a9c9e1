import type { RequestHandler } from 'express'

/** Loads a value on the first call, and again after a failure; concurrent calls share the promise. */
export const loadLazily = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Handler that is imported on its first request, so that an idle service does not hold its modules. */
export const createLazyHandler = (load: () => Promise<RequestHandler>): RequestHandler => {
  const handler = loadLazily(load)
  return async function handleWhenLoaded(req, res, next) {
    const handle = await handler()
    return handle(req, res, next)
  }
}
