import type { OutgoingHttpHeaders } from 'node:http'
import type { Response } from 'express'
import { contextOf } from '../pipeline/context.ts'

// Node validates and indexes each header that is set by itself, which for two dozen of them takes longer than most
// calculations. They are buffered in a list, and Node gets them at once, with the status.

/** Buffers a header of an answer; it replaces an earlier one of the same spelling. */
export const bufferHeader = (res: Response, name: string, value: string | number): void => {
  const { headers: head } = contextOf(res)
  // Too late: the headers were flushed. Node sets it, or throws once they were sent.
  if (!head) return void res.setHeader(name, value)
  for (let at = 0; at < head.length; at += 2) {
    if (head[at] !== name) continue
    head[at + 1] = value
    return
  }
  head.push(name, value)
}

/** Takes a header out of those that are buffered. */
export const dropHeader = (res: Response, name: string): void => {
  const { headers: head = [] } = contextOf(res)
  for (let at = 0; at < head.length; at += 2) if (head[at] === name) head.splice(at, 2)
}

/** Sets the buffered headers on the answer one by one, before those that it has already. */
export const flushBufferedHeaders = (res: Response): void => {
  const context = contextOf(res)
  const { headers: head } = context
  if (!head) return
  context.headers = undefined
  const own = (res as Response & { getRawHeaderNames(): string[] })
    .getRawHeaderNames()
    .map(name => [name, res.getHeader(name) ?? ''] as const)
  for (const [name] of own) res.removeHeader(name)
  for (let at = 0; at < head.length; at += 2) res.setHeader(String(head[at]), head[at + 1] ?? '')
  for (const [name, value] of own) res.setHeader(name, value)
}

/** Whether Node has headers of an answer already. */
const hasOwn = (res: Response): boolean => res.getHeaderNames().length > 0

/** Statuses whose answer has no body, or none with a length of its own. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** Makes the answers of an app send their buffered headers, and JSON in one write. */
export const bufferHeaders = (response: Response): void => {
  const { writeHead, json } = response
  // Node calls this with the status alone; a package may pass headers.
  response.writeHead = function writeNotedHead(this: Response, status: number, ...own: [OutgoingHttpHeaders?]) {
    const context = contextOf(this)
    const { headers: head } = context
    if (!head) return writeHead.call(this, status, ...own)
    if (own.length > 0 || hasOwn(this)) {
      flushBufferedHeaders(this)
      return writeHead.call(this, status, ...own)
    }
    context.headers = undefined
    return writeHead.call(this, status, head)
  } as Response['writeHead']
  /** Sends like `json` of Express, which still handles GET and HEAD: for conditional requests and answers without a body. */
  response.json = function sendJson(this: Response, body?: unknown) {
    const { headers: head } = contextOf(this)
    const { method } = this.req
    const text = JSON.stringify(body)
    if (!head || text === undefined || method === 'GET' || method === 'HEAD' || bodiless.has(this.statusCode))
      return json.call(this, body)
    if (hasOwn(this)) return json.call(this, body)
    const byteLength = Buffer.byteLength(text)
    head.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', byteLength)
    // Head and body leave as one text. Where all of it is ASCII, Latin-1 has the same bytes and takes fewer steps.
    this.end(text, byteLength === text.length ? 'latin1' : 'utf8')
    return this
  }
}
