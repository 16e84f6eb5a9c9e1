import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Request } from 'express'
import { Refusal } from '#domain/core/refusal'
import { type BodyDone, readBody } from './plain-body.ts'

/** Supported content codings (RFC 9110, section 8.4.1, and RFC 7932). */
const decompressors: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
}

export type Decompressor = (typeof decompressors)[string]

/**
 * Collects a compressed body while decompressing it. Refuses it as soon as it passes the limit, so that a small body
 * cannot fill the memory; corrupt compression is refused as invalid JSON.
 */
export const readCompressed = (decompress: Decompressor, req: Request, limitBytes: number, done: BodyDone): void => {
  const unpacked = decompress()
  // A client that disconnects early sends no end; one that has sent everything may be gone before it is decompressed.
  const hangUp = (): void => void (req.complete || unpacked.destroy())
  req.once('close', hangUp).pipe(unpacked)
  readBody(unpacked, limitBytes, (error, bytes) => {
    req.unpipe(unpacked).off('close', hangUp)
    // Errors after a refusal would otherwise be thrown as unhandled.
    unpacked.on('error', () => {}).destroy()
    done(error, bytes)
  })
}

/**
 * Decompressor for the body of a request; undefined for an uncompressed one.
 * @throws Refusal `unsupported_media_type` for an unsupported coding, also for several of them.
 */
export const findDecompressor = (req: Request): Decompressor | undefined => {
  const coding = (req.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (coding === 'identity') return undefined
  const decompress = Object.hasOwn(decompressors, coding) ? decompressors[coding] : undefined
  if (!decompress) throw new Refusal('unsupported_media_type')
  return decompress
}
