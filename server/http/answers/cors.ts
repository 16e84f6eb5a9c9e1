import type { RequestHandler } from 'express'
import { responseHeaders } from '#contract/shared/headers'
import { removeBufferedHeader } from './buffered-headers.ts'

const allowHeaders =
  'X-API-Key, Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Retry-Count, X-Sandbox-Scenario, Valorem-Version, traceparent, tracestate, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name'

/** A header that is always readable, and one for the browser itself. */
const notExposed = ['Cache-Control', 'WWW-Authenticate']

/** The file name of a download, the clock for `Retry-After` and the rate windows, and the scenario. */
const alsoExposed = ['Content-Disposition', 'Date', 'X-Sandbox-Scenario']

/** Headers exposed to scripts of other origins: those of the contract, and those above. */
const exposeHeaders = [
  ...new Set([...Object.keys(responseHeaders).filter(name => !notExposed.includes(name)), ...alsoExposed]),
].join(', ')

const [allowOrigin, expose] = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers']

/** CORS headers of public responses: alternating names and values. */
export const corsHeaderList: readonly string[] = [allowOrigin, '*', expose, exposeHeaders]

/** Routes of persons, not for pages of other origins. */
const ownPath = /^\/api\/v1\/account(\/|$)/

/**
 * Answers preflights on every path, and for every origin except below the account, whose responses no other origin may
 * read: a preflight cannot know the key. The origins of a publishable key are checked on the request itself.
 */
export const handleCors: RequestHandler = (req, res, next) => {
  if (ownPath.test(req.path)) removeBufferedHeader(res, allowOrigin)
  if (req.method !== 'OPTIONS') {
    next()
    return
  }
  removeBufferedHeader(res, expose)
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  res.setHeader('Access-Control-Allow-Headers', allowHeaders)
  res.setHeader('Access-Control-Max-Age', '600')
  res.status(204).end()
}
