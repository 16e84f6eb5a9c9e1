import type { RequestHandler } from 'express'

const allowHeaders = 'X-API-Key, Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Retry-Count'
const exposeHeaders =
  'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Should-Retry, Idempotent-Replayed, ETag, Date'

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
