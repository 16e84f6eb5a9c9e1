import type { Request, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { parsedJson } from '../../operations/json.ts'
import { adding, checking, type Step } from '../pipeline/chain.ts'
import type { Facts } from '../pipeline/context.ts'
import { decompressorOf, readCompressed } from './compressed-body.ts'
import { isJsonInUtf8, noBody } from './json-type.ts'
import { hasBody } from './lingering-close.ts'
import { arrivedBytes, type BodyDone, hasArrived, readBody } from './plain-body.ts'

/** Whether the client sends its body only after `100 Continue`. */
export const waitsForContinue = ({ headers, httpVersion }: Request): boolean =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(headers.expect ?? '')

/** Refuses with 408 when the body has not arrived in time, and closes the connection, since the rest would be read in vain. */
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

/** @throws Refusal for a missing body, one that is not JSON in UTF-8, or one whose `Content-Length` is over the limit. */
const refuseOtherBodies = (req: Request, limitBytes: number): void => {
  if (!hasBody(req)) throw noBody()
  const contentType = req.headers['content-type']
  if (!isJsonInUtf8(contentType)) throw new Refusal('unsupported_media_type')
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new Refusal('body_too_large')
}

/** Stands in for an empty body, as a chunked or a compressed one may be. */
const emptyBody = Buffer.from('{}')

const filled = (bytes: Buffer): Buffer => (bytes.length > 0 ? bytes : emptyBody)

/**
 * Waits for the bytes of a body that is still on its way.
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
    const decompress = decompressorOf(req)
    if (waitsForContinue(req)) res.writeContinue()
    if (!decompress && hasArrived(req)) return filled(arrivedBytes(req, limitBytes))
    const read = (done: BodyDone): void =>
      decompress ? readCompressed(decompress, req, limitBytes, done) : readBody(req, limitBytes, done)
    return awaitedBytes(req, res, timeoutMs, read).then(filled)
  })

/** Parses the bytes that were read, unless there are so many that another thread does it later. */
export const parseUpTo = (lengthMax: number): Step<Pick<Facts, 'body'>> =>
  checking(function parseJsonBody(req, _res, { body }) {
    if (body.length <= lengthMax) req.body = parsedJson(body)
  })

/** Parses the bytes that were read. */
export const parseBody: Step<Pick<Facts, 'body'>> = parseUpTo(Number.POSITIVE_INFINITY)
