import type { RequestHandler } from 'express'
import { responseHeaders } from '#contract/shared/headers'

const allowHeaders = 'X-API-Key, Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Retry-Count'

/** Headers of the table that a page needs no leave for, and one that is meant for the browser itself. */
const notExposed = ['Cache-Control', 'WWW-Authenticate']

/** Every header that the contract says of answers, and the clock by which `Retry-After` and the windows are read. */
const exposeHeaders = [...Object.keys(responseHeaders).filter(name => !notExposed.includes(name)), 'Date'].join(', ')

/**
 * Preflights are answered on every path, for every origin: a preflight cannot know the key. The origins of a
 * publishable key are checked on the request itself.
 */
export const cors: RequestHandler = (req, res, next) => {
  res.setHeader('Access-Control-Allow-Origin', '*')
  if (req.method !== 'OPTIONS') {
    res.setHeader('Access-Control-Expose-Headers', exposeHeaders)
    next()
    return
  }
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  res.setHeader('Access-Control-Allow-Headers', allowHeaders)
  res.setHeader('Access-Control-Max-Age', '600')
  res.status(204).end()
}
