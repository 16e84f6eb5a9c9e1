import type { Request, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { parsedJson } from '../operations/json.ts'
import { adding, checking, type Step } from './chain.ts'
import type { Facts } from './context.ts'
import { hasBody } from './early-answer.ts'
import { isJsonInUtf8, noBody } from './json-type.ts'
import { readPacked, unpackOf } from './packed-body.ts'
import { arrivedBytes, type BodyDone, hasArrived, readBody } from './plain-body.ts'

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

/** What a body of no bytes is read as: a chunked one, or a compressed one with nothing in it. */
const emptyBody = Buffer.from('{}')

const filled = (bytes: Buffer): Buffer => (bytes.length > 0 ? bytes : emptyBody)

/**
 * The bytes of a body that is still on its way, from what reads them.
 * @throws Refusal `request_timeout` where they take longer than the time, and what the reader refuses.
 */
export const awaitedBytes = (
  req: Request,
  res: Response,
  timeoutMs: number,
  read: (done: BodyDone) => void,
): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const timer = hasArrived(req) ? undefined : cutAfter(timeoutMs, req, res, reject)
  read((error, bytes = Buffer.alloc(0)) => {
    clearTimeout(timer)
    if (error) reject(error)
    else resolve(bytes)
  })
  return promise
}

/** Reads the bytes of a body of JSON, up to a limit and within a time that counts its arrival only. */
export const bodyBytes = (limitBytes: number, timeoutMs: number): Step<unknown, Pick<Facts, 'body'>> =>
  adding('body', function readBodyBytes(req, res) {
    refuseOtherBodies(req, limitBytes)
    const unpack = unpackOf(req)
    if (waitsForContinue(req)) res.writeContinue()
    if (!unpack && hasArrived(req)) return filled(arrivedBytes(req, limitBytes))
    const read = (done: BodyDone): void =>
      unpack ? readPacked(unpack, req, limitBytes, done) : readBody(req, limitBytes, done)
    return awaitedBytes(req, res, timeoutMs, read).then(filled)
  })

/** Parses the bytes that were read, unless there are so many that another thread does it later. */
export const parseUpTo = (lengthMax: number): Step<Pick<Facts, 'body'>> =>
  checking(function parseJsonBody(req, _res, { body }) {
    if (body.length <= lengthMax) req.body = parsedJson(body)
  })

/** Parses the bytes that were read. */
export const parseBody: Step<Pick<Facts, 'body'>> = parseUpTo(Number.POSITIVE_INFINITY)
