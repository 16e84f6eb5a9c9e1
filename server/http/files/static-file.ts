import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { isTagInList } from '../../operations/cacheable.ts'

/** Content coding; `identity` is the unencoded file. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Encoders in Node's thread pool, so that only requests for the file wait. */
const coders: Readonly<Record<Exclude<Coding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: bytes => promisify(gzip)(bytes, { level: 9 }),
}

/** Quality value of a coding in `Accept-Encoding`, from 0 (not acceptable) to 1; undefined where it is not listed. */
const getCodingWeight = (accepted: string, coding: string): number | undefined => {
  for (const entry of accepted.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    if (name !== coding) continue
    const weight = parameters.find(parameter => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return undefined
}

/** Smallest of the codings with the highest quality value (RFC 9110, section 12.5.3). */
export const selectCoding = (accepted: string): Coding => {
  const weights = (['br', 'gzip'] as const).map((coding): readonly [Coding, number] => [
    coding,
    getCodingWeight(accepted, coding) ?? getCodingWeight(accepted, '*') ?? 0,
  ])
  const best = Math.max(...weights.map(([, weight]) => weight))
  const plain = getCodingWeight(accepted, 'identity') ?? 0
  return best > 0 && best >= plain ? (weights.find(([, weight]) => weight === best)?.[0] ?? 'identity') : 'identity'
}

/** Headers of a static file. */
export interface StaticOptions {
  /** Media type; texts are UTF-8. */
  contentType: string
  /** `Cache-Control`; `public, max-age=300` when left out. */
  cacheControl?: string
}

/** Encodes a file on the first request for each coding; concurrent requests share the promise. */
const createEncoder = (bytes: Uint8Array): ((coding: Coding) => Promise<Uint8Array>) => {
  const forms = new Map<Coding, Promise<Uint8Array>>([['identity', Promise.resolve(bytes)]])
  return coding => {
    const made = forms.get(coding) ?? (coding === 'identity' ? Promise.resolve(bytes) : coders[coding](bytes))
    forms.set(coding, made)
    return made
  }
}

/**
 * Serves bytes that do not change while the service runs, in the client's preferred coding; 304 where the ETag of that
 * coding matches.
 */
export const serveBytes = (bytes: Uint8Array, { contentType, cacheControl }: StaticOptions): RequestHandler => {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const form = createEncoder(bytes)
  return async function sendFile(req: Request, res: Response) {
    const coding = selectCoding(req.get('Accept-Encoding') ?? '')
    const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`
    res.setHeader('ETag', etag)
    res.setHeader('Cache-Control', cacheControl ?? 'public, max-age=300')
    res.vary('Accept-Encoding')
    if (isTagInList(req.get('If-None-Match'), etag)) {
      res.status(304).end()
      return
    }
    const sent = await form(coding)
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
    res.type(contentType).send(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength))
  }
}

/** Serves a file that is read at creation. */
export const serveFile = (file: URL, options: StaticOptions): RequestHandler => serveBytes(readFileSync(file), options)

/** Serves bytes that are created on the first request. */
export const serveLazyBytes = (
  make: () => Uint8Array | Promise<Uint8Array>,
  options: StaticOptions,
): RequestHandler => {
  let made: Promise<RequestHandler> | undefined
  const prepare = async (): Promise<RequestHandler> => {
    try {
      return serveBytes(await make(), options)
    } catch (error) {
      // The next request tries again.
      made = undefined
      throw error
    }
  }
  return async function sendLater(req, res, next) {
    made ??= prepare()
    return (await made)(req, res, next)
  }
}
