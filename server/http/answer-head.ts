import type { OutgoingHttpHeaders } from 'node:http'
import type { Response } from 'express'
import { contextOf } from './context.ts'

// Node checks, files and looks up each header that is set on an answer by itself, which for two dozen of them takes
// longer than most calculations. They are noted here, in a list, and Node gets them with the status, all at once.

/** Notes a header of an answer, in the place of an earlier one of its name, spelt alike. */
export const noteHeader = (res: Response, name: string, value: string | number): void => {
  const { headers: head } = contextOf(res)
  // Node says what is wrong with a header that comes too late.
  if (!head) return void res.setHeader(name, value)
  for (let at = 0; at < head.length; at += 2) {
    if (head[at] !== name) continue
    head[at + 1] = value
    return
  }
  head.push(name, value)
}

/** Hands the headers that were noted to Node one by one, before those that Node has already. */
export const landHead = (res: Response): void => {
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

/** Lets the answers of an app leave with the headers that were noted, and JSON in one piece. */
export const headAnswers = (response: Response): void => {
  const { writeHead, json } = response
  // Node calls it with the status alone for each answer that did not call it itself; a package may give headers.
  response.writeHead = function writeNotedHead(this: Response, status: number, ...own: [OutgoingHttpHeaders?]) {
    const context = contextOf(this)
    const { headers: head } = context
    if (!head) return writeHead.call(this, status, ...own)
    if (own.length > 0 || hasOwn(this)) {
      landHead(this)
      return writeHead.call(this, status, ...own)
    }
    context.headers = undefined
    return writeHead.call(this, status, head)
  } as Response['writeHead']
  /** Like that of Express; a caller who may have the answer already, or asks for its head alone, gets it from there. */
  response.json = function sendJson(this: Response, body?: unknown) {
    const { headers: head } = contextOf(this)
    const { method } = this.req
    const text = JSON.stringify(body)
    if (!head || text === undefined || method === 'GET' || method === 'HEAD' || bodiless.has(this.statusCode))
      return json.call(this, body)
    if (hasOwn(this)) return json.call(this, body)
    head.push('Content-Type', 'application/json; charset=utf-8')
    // Node counts the bytes of what is ended with in any case, and says their number.
    this.end(text, 'utf8')
    return this
  }
}
