import type { Request, RequestHandler, Response } from 'express'
import express from 'express'
import { contextOf } from './context.ts'
import { hasBody } from './early-answer.ts'
import { fail } from './failure.ts'

/** Deepest nesting that is read; the deepest legal body has six levels. */
const depthMax = 20

/** False when lists and objects stand in each other deeper than `left` levels. */
const isWithin = (value: unknown, left: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every(inner => isWithin(inner, left - 1)))

const isJson = (contentType: string | undefined): boolean =>
  /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType ?? '')

/** Whether a content type leaves the text in UTF-8; the parser would also read UTF-16 and others. */
const isUtf8 = (contentType: string | undefined): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

/** Whether the caller keeps its body back until it hears 100 Continue. */
const waitsForContinue = ({ headers, httpVersion }: Request): boolean =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(headers.expect ?? '')

/** Answers 408 when the body has not arrived in time, and hangs up: the rest of it would be read for nothing. */
const cutAfter = (timeoutMs: number, req: Request, res: Response): NodeJS.Timeout =>
  setTimeout(() => {
    if (res.headersSent) return
    res.setHeader('Connection', 'close')
    res.once('finish', () => req.destroy())
    fail(res, 'request_timeout')
  }, timeoutMs)

/** Reads a body of JSON up to a limit and within a time; the raw bytes stay in the context for their hash. */
export const jsonBody = (limitBytes: number, timeoutMs: number): RequestHandler => {
  const parse = express.json({
    limit: limitBytes,
    type: () => true,
    strict: false,
    verify: (_req, res, bytes) => {
      // body-parser types the answer as plain http; it is the Express answer of this request.
      contextOf(res as Response).rawBody = bytes
    },
  })
  return (req, res, next) => {
    if (!hasBody(req)) return fail(res, 'invalid_json', { message: 'The request has no body; send one JSON object.' })
    const contentType = req.headers['content-type']
    if (!isJson(contentType) || !isUtf8(contentType)) return fail(res, 'unsupported_media_type')
    if (waitsForContinue(req)) res.writeContinue()
    const timer = cutAfter(timeoutMs, req, res)
    parse(req, res, error => {
      clearTimeout(timer)
      if (res.headersSent) return
      if (error) return next(error)
      if (!isWithin(req.body, depthMax)) {
        return fail(res, 'invalid_request', { message: `The body is nested deeper than ${depthMax} levels.` })
      }
      next()
    })
  }
}
