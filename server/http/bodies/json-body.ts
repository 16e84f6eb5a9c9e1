import type { Request, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { parseJsonBytes } from '../../operations/json.ts'
import { createCheckStep, createFactStep, type Step } from '../pipeline/chain.ts'
import type { Facts } from '../pipeline/context.ts'
import { findDecompressor, readCompressed } from './compressed-body.ts'
import { createNoBodyRefusal, isJsonInUtf8 } from './json-type.ts'
import { hasBody } from './lingering-close.ts'
import { type BodyDone, hasArrived, readArrivedBytes, readBody } from './plain-body.ts'

/** Whether the client sends its body only after `100 Continue`. */
export const isContinueExpected = ({ headers, httpVersion }: Request): boolean =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(headers.expect ?? '')

/**
 * Refuses with 408 when the body has not arrived in time, and closes the connection, since the rest would be read in
 * vain.
 */
export const startBodyTimeout = (
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
  if (!hasBody(req)) throw createNoBodyRefusal()
  const contentType = req.headers['content-type']
  if (!isJsonInUtf8(contentType)) throw new Refusal('unsupported_media_type')
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new Refusal('body_too_large')
}

/** Replaces an empty chunked or compressed body. */
const emptyBody = Buffer.from('{}')

const defaultToEmptyObject = (bytes: Buffer): Buffer => (bytes.length > 0 ? bytes : emptyBody)

/**
 * Waits for a body that is still arriving.
 * @throws Refusal `request_timeout` after the timeout, and refusals of the reader.
 */
export const awaitBody = (
  req: Request,
  res: Response,
  timeoutMs: number,
  read: (done: BodyDone) => void,
): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const timer = hasArrived(req) ? undefined : startBodyTimeout(timeoutMs, req, res, reject)
  read((error, bytes = Buffer.alloc(0)) => {
    clearTimeout(timer)
    if (error) reject(error)
    else resolve(bytes)
  })
  return promise
}

/** Reads the bytes of a JSON body, up to a limit and within a timeout that covers its arrival only. */
export const readJsonBytes = (limitBytes: number, timeoutMs: number): Step<unknown, Pick<Facts, 'body'>> =>
  createFactStep('body', function readBodyBytes(req, res) {
    refuseOtherBodies(req, limitBytes)
    const decompress = findDecompressor(req)
    if (isContinueExpected(req)) res.writeContinue()
    if (!decompress && hasArrived(req)) return defaultToEmptyObject(readArrivedBytes(req, limitBytes))
    const read = (done: BodyDone): void =>
      decompress ? readCompressed(decompress, req, limitBytes, done) : readBody(req, limitBytes, done)
    return awaitBody(req, res, timeoutMs, read).then(defaultToEmptyObject)
  })

/** Parses bodies up to a length; longer ones are parsed in another thread later. */
export const parseUpTo = (lengthMax: number): Step<Pick<Facts, 'body'>> =>
  createCheckStep(function parseJsonBody(req, _res, { body }) {
    if (body.length <= lengthMax) req.body = parseJsonBytes(body)
  })

export const parseBody: Step<Pick<Facts, 'body'>> = parseUpTo(Number.POSITIVE_INFINITY)
