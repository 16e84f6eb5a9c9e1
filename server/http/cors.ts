import type { RequestHandler } from 'express'
import { responseHeaders } from '#contract/shared/headers'
import { noteHeader } from './answer-head.ts'

const allowHeaders =
  'X-API-Key, Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Retry-Count, X-Sandbox-Scenario, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name'

/** Headers of the table that a page needs no leave for, and one that is meant for the browser itself. */
const notExposed = ['Cache-Control', 'WWW-Authenticate']

/** The name under which a file is stored, the clock by which `Retry-After` and the windows are read, and what was asked for. */
const alsoExposed = ['Content-Disposition', 'Date', 'X-Sandbox-Scenario']

/** Every header that the contract says of answers, and these. */
const exposeHeaders = [
  ...new Set([...Object.keys(responseHeaders).filter(name => !notExposed.includes(name)), ...alsoExposed]),
].join(', ')

/**
 * Preflights are answered on every path, for every origin: a preflight cannot know the key. The origins of a
 * publishable key are checked on the request itself.
 */
export const cors: RequestHandler = (req, res, next) => {
  noteHeader(res, 'Access-Control-Allow-Origin', '*')
  if (req.method !== 'OPTIONS') {
    noteHeader(res, 'Access-Control-Expose-Headers', exposeHeaders)
    next()
    return
  }
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  res.setHeader('Access-Control-Allow-Headers', allowHeaders)
  res.setHeader('Access-Control-Max-Age', '600')
  res.status(204).end()
}
