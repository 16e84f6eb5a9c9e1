import type { OutgoingHttpHeaders } from 'node:http'
import type { Response } from 'express'
import { jsonType } from '#contract/shared/json-type'
import { getContext } from '../request/context.ts'

// Node validates and indexes each header that is set individually, which for two dozen of them takes longer than most
// calculations. They are buffered in a list and passed to Node at once, with the status.

/** Buffers a response header; it replaces an earlier one of the same spelling. */
export const bufferHeader = (res: Response, name: string, value: string | number): void => {
  const { headers: buffered } = getContext(res)
  // Already flushed: Node sets it, or throws once the headers were sent.
  if (!buffered) return void res.setHeader(name, value)
  for (let at = 0; at < buffered.length; at += 2) {
    if (buffered[at] !== name) continue
    buffered[at + 1] = value
    return
  }
  buffered.push(name, value)
}

/** Removes a buffered header. */
export const removeBufferedHeader = (res: Response, name: string): void => {
  const { headers: buffered = [] } = getContext(res)
  for (let at = 0; at < buffered.length; at += 2) if (buffered[at] === name) buffered.splice(at, 2)
}

/** Sets the buffered headers on the response one by one, before the existing ones. */
export const flushBufferedHeaders = (res: Response): void => {
  const context = getContext(res)
  const { headers: buffered } = context
  if (!buffered) return
  context.headers = undefined
  const own = (res as Response & { getRawHeaderNames(): string[] })
    .getRawHeaderNames()
    .map(name => [name, res.getHeader(name) ?? ''] as const)
  for (const [name] of own) res.removeHeader(name)
  for (let at = 0; at < buffered.length; at += 2) res.setHeader(String(buffered[at]), buffered[at + 1] ?? '')
  for (const [name, value] of own) res.setHeader(name, value)
}

/** Whether headers of a response were already passed to Node. */
const hasUnbuffered = (res: Response): boolean => res.getHeaderNames().length > 0

/** Statuses without a body, or without a Content-Length. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** Removes the `charset` that Express adds to JSON. */
const setPlainJsonType = (res: Response): void => {
  if (res.getHeader('Content-Type') === `${jsonType}; charset=utf-8`) res.setHeader('Content-Type', jsonType)
}

/** Makes responses of an app send their buffered headers, and JSON in one write. */
export const bufferHeaders = (response: Response): void => {
  const { writeHead, json } = response
  // Node calls this with the status alone; a package may pass headers.
  response.writeHead = function writeBufferedHead(this: Response, status: number, ...own: [OutgoingHttpHeaders?]) {
    const context = getContext(this)
    const { headers: buffered } = context
    setPlainJsonType(this)
    if (!buffered) return writeHead.call(this, status, ...own)
    if (own.length > 0 || hasUnbuffered(this)) {
      flushBufferedHeaders(this)
      return writeHead.call(this, status, ...own)
    }
    context.headers = undefined
    return writeHead.call(this, status, buffered)
  } as Response['writeHead']
  /**
   * Replaces Express' `json`, which still handles GET and HEAD, for conditional requests and responses without a body.
   */
  response.json = function sendJson(this: Response, body?: unknown) {
    const { headers: buffered } = getContext(this)
    const { method } = this.req
    const text = JSON.stringify(body)
    if (!buffered || text === undefined || method === 'GET' || method === 'HEAD' || bodiless.has(this.statusCode))
      return json.call(this, body)
    if (hasUnbuffered(this)) return json.call(this, body)
    const byteLength = Buffer.byteLength(text)
    buffered.push('Content-Type', jsonType, 'Content-Length', byteLength)
    // Head and body leave in one write. Pure ASCII is written as Latin-1, which is faster.
    this.end(text, byteLength === text.length ? 'latin1' : 'utf8')
    return this
  }
}
