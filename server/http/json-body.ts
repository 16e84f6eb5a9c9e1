import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { parsedJson } from '../operations/json.ts'
import { contextOf } from './context.ts'
import { hasBody } from './early-answer.ts'
import { isJsonInUtf8, noBody } from './json-type.ts'
import { bodyReader } from './packed-body.ts'
import { hasArrived } from './plain-body.ts'

/** Whether the caller keeps its body back until it hears 100 Continue. */
export const waitsForContinue = ({ headers, httpVersion }: Request): boolean =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(headers.expect ?? '')

/** Refuses with 408 when the body has not arrived in time, and hangs up: the rest of it would be read for nothing. */
export const cutAfter = (
  timeoutMs: number,
  req: Request,
  res: Response,
  refuse: (refusal: Refusal) => void,
): NodeJS.Timeout => {
  const cut = (): void => {
    if (res.headersSent) return
    res.setHeader('Connection', 'close')
    res.once('finish', () => req.destroy())
    refuse(new Refusal('request_timeout'))
  }
  return setTimeout(cut, timeoutMs)
}

/** @throws Refusal for a request without a body, with one that is no JSON in UTF-8 or is too long by its own word. */
const refuseOtherBodies = (req: Request, limitBytes: number): void => {
  if (!hasBody(req)) throw noBody()
  const contentType = req.headers['content-type']
  if (!isJsonInUtf8(contentType)) throw new Refusal('unsupported_media_type')
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new Refusal('body_too_large')
}

/** What a body of no bytes is read as: a chunked one, or a packed one with nothing in it. */
const emptyBody = Buffer.from('{}')

/** Reads the bytes of a body of JSON, up to a limit and within a time that counts its arrival only, into the context. */
export const bodyBytes = (limitBytes: number, timeoutMs: number): RequestHandler =>
  function readBodyBytes(req, res, next) {
    refuseOtherBodies(req, limitBytes)
    const read = bodyReader(req)
    if (waitsForContinue(req)) res.writeContinue()
    const timer = hasArrived(req) ? undefined : cutAfter(timeoutMs, req, res, next)
    read(limitBytes, function goOn(error, bytes) {
      clearTimeout(timer)
      if (res.headersSent) return
      if (bytes) contextOf(res).rawBody = bytes.length > 0 ? bytes : emptyBody
      next(error)
    })
  }

/** Parses the bytes that were read, unless there are so many that another thread does it later. */
export const parseUpTo = (lengthMax: number): RequestHandler =>
  function parseJsonBody(req, res, next) {
    const { rawBody } = contextOf(res)
    if (!rawBody) throw new Error('A body was parsed that was not read.')
    if (rawBody.length <= lengthMax) req.body = parsedJson(rawBody)
    next()
  }

/** Parses the bytes that were read. */
export const parseBody: RequestHandler = parseUpTo(Number.POSITIVE_INFINITY)
