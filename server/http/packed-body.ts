import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Request } from 'express'
import { Refusal } from '#domain/core/refusal'
import { type BodyDone, readBody } from './plain-body.ts'

/** The packings that are read (RFC 9110, section 8.4.1, and RFC 7932). */
const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
}

/** Makes the stream that decompresses a body. */
export type Unpack = (typeof unpackers)[string]

/**
 * Collects a packed body as it is unpacked. What unpacks to more than the limit is refused as soon as it does, so that
 * neither the rest of it is waited for nor a small body fills the memory; a broken packing is no JSON.
 */
export const readPacked = (unpack: Unpack, req: Request, limitBytes: number, done: BodyDone): void => {
  const unpacked = unpack()
  // A caller who hangs up in the middle sends no end; one who has sent everything may be gone before it is unpacked.
  const hangUp = (): void => void (req.complete || unpacked.destroy())
  req.once('close', hangUp).pipe(unpacked)
  readBody(unpacked, limitBytes, (error, bytes) => {
    req.unpipe(unpacked).off('close', hangUp)
    // Whatever it still has to say of a body that was refused, nobody listens.
    unpacked.on('error', () => {}).destroy()
    done(error, bytes)
  })
}

/**
 * How the body of a request is decompressed; undefined for one that is sent as it is.
 * @throws Refusal `unsupported_media_type` for a coding that is not read, also for several of them.
 */
export const unpackOf = (req: Request): Unpack | undefined => {
  const coding = (req.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (coding === 'identity') return undefined
  const unpack = Object.hasOwn(unpackers, coding) ? unpackers[coding] : undefined
  if (!unpack) throw new Refusal('unsupported_media_type')
  return unpack
}
