import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { isTagInList } from '../../operations/cacheable.ts'
import { type Coding, selectCoding } from '../answers/content-coding.ts'
import { createLazyHandler } from '../request/lazy-handler.ts'

/** Encoders in Node's thread pool, so that only requests for the file wait. */
const coders: Readonly<Record<Exclude<Coding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: bytes => promisify(gzip)(bytes, { level: 9 }),
}

/** `Cache-Control` of a file whose content changes with a release. */
export const cacheForHour = 'public, max-age=3600, stale-while-revalidate=86400'
/** `Cache-Control` of a file whose path changes with its content. */
export const cacheForYear = 'public, max-age=31536000, immutable'

/** Headers of a static file. */
export interface StaticOptions {
  /** Media type; texts are UTF-8. */
  contentType: string
  /** `Cache-Control`; `public, max-age=300` when left out. */
  cacheControl?: string
}

/** Encodes a file on the first request for each coding; concurrent requests share the promise. */
const createEncoder = (bytes: Uint8Array): ((coding: Coding) => Promise<Uint8Array>) => {
  const encoded = new Map<Coding, Promise<Uint8Array>>([['identity', Promise.resolve(bytes)]])
  return coding => {
    const made = encoded.get(coding) ?? (coding === 'identity' ? Promise.resolve(bytes) : coders[coding](bytes))
    encoded.set(coding, made)
    return made
  }
}

/**
 * Serves bytes that do not change while the service runs, in the client's preferred coding; 304 where the ETag of that
 * coding matches.
 */
export const serveBytes = (bytes: Uint8Array, { contentType, cacheControl }: StaticOptions): RequestHandler => {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const encode = createEncoder(bytes)
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
    const sent = await encode(coding)
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
    res.type(contentType).send(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength))
  }
}

/** Serves a file that is read at creation. */
export const serveFile = (file: URL, options: StaticOptions): RequestHandler => serveBytes(readFileSync(file), options)

/** Serves bytes that are created on the first request. */
export const serveLazyBytes = (make: () => Uint8Array | Promise<Uint8Array>, options: StaticOptions): RequestHandler =>
  createLazyHandler(async () => serveBytes(await make(), options))
