import type { RequestHandler } from 'express'

/**
 * Runs middlewares sequentially in one layer of Express: each layer costs as much as several of them. One that throws
 * or rejects, or calls `next` with an error, ends the sequence.
 */
export const runSequentially = (middlewares: readonly RequestHandler[]): RequestHandler =>
  function runMiddlewares(req, res, done) {
    let at = 0
    const next = (error?: unknown): void => {
      const middleware = error === undefined ? middlewares[at] : undefined
      at += 1
      if (middleware === undefined) {
        done(error)
        return
      }
      try {
        // Express types middlewares as returning nothing; asynchronous ones return a promise.
        const pending: unknown = middleware(req, res, next)
        if (pending instanceof Promise) pending.catch(next)
      } catch (thrown) {
        next(thrown)
      }
    }
    next()
  }
