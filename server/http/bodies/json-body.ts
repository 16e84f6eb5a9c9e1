import type { Request } from 'express'
import { Refusal } from '#domain/core/refusal'
import { parseJsonBytes } from '../../operations/json.ts'
import { createCheckStep, createFactStep, type Step } from '../request/chain.ts'
import type { Facts } from '../request/context.ts'
import { awaitBody, isContinueExpected } from './await-body.ts'
import { findDecompressor, readCompressed } from './compressed-body.ts'
import { createNoBodyRefusal, isJsonInUtf8 } from './json-type.ts'
import { type BodyDone, hasArrived, hasBody, readArrivedBytes, readBody } from './plain-body.ts'

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
