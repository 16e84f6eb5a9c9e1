import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, Response } from 'express'
import { jsonType } from '#contract/shared/json-type'
import { bufferHeader } from './buffered-headers.ts'
import { type Coding, selectCoding } from './content-coding.ts'
import { WholeBody } from './whole-body.ts'

/** Compression level, which each caller waits for. */
interface CompressionLevel {
  brotliQuality: number
  gzipLevel: number
}

/** For shared responses: a fifth to a third of the bytes. 20 KB take half a millisecond, 120 KB two. */
const sharedLevel: CompressionLevel = { brotliQuality: 5, gzipLevel: 6 }

/** For worker responses, up to a megabyte: a tenth more bytes in less than half of the time. */
const workerLevel: CompressionLevel = { brotliQuality: 3, gzipLevel: 2 }

/** Minimum size to compress: shorter responses fit into one packet. */
export const compressedBytesMin = 1024

/** Compresses bytes with the client's preferred coding, in Node's thread pool. */
const compressBytes = async (
  res: Response,
  bytes: Uint8Array,
  coding: Exclude<Coding, 'identity'>,
  { brotliQuality, gzipLevel }: CompressionLevel,
): Promise<Buffer> => {
  const made =
    coding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await promisify(gzip)(bytes, { level: gzipLevel })
  bufferHeader(res, 'Content-Encoding', coding)
  return made
}

/** Content coding that the client prefers. */
export const negotiateCoding = (req: Request): Coding => selectCoding(req.headers['accept-encoding'] ?? '')

/**
 * Compresses a shared response: JSON, or CSV whose headers are set. Undefined where the client accepts no coding, or
 * the body is short.
 */
export const compressAnswer = async (req: Request, res: Response, body: unknown): Promise<WholeBody | undefined> => {
  const coding = negotiateCoding(req)
  if (body === undefined || coding === 'identity') return undefined
  const isTable = body instanceof Uint8Array
  const plain = isTable ? body : Buffer.from(JSON.stringify(body))
  if (plain.length < compressedBytesMin) return undefined
  const bytes = await compressBytes(res, plain, coding, sharedLevel)
  if (!isTable) bufferHeader(res, 'Content-Type', jsonType)
  bufferHeader(res, 'Content-Length', bytes.length)
  return new WholeBody(bytes)
}

/**
 * Compresses the JSON of a calculation; undefined where the client accepts no coding, or the body is short. The JSON
 * contains no secret next to the caller's texts, so its length leaks nothing (BREACH).
 */
export const compressCalculation = async (res: Response, bytes: Uint8Array): Promise<Buffer | undefined> => {
  const coding = negotiateCoding(res.req)
  if (bytes.length < compressedBytesMin || coding === 'identity') return undefined
  const made = await compressBytes(res, bytes, coding, workerLevel)
  // `Vary` already contains `Origin` for publishable keys.
  bufferHeader(res, 'Vary', 'Origin, Accept-Encoding')
  return made
}

/** Sends a page that all readers share, without a secret, in the coding that the client prefers. */
export const sendSharedPage = async (req: Request, res: Response, page: string): Promise<void> => {
  const coding = negotiateCoding(req)
  res.vary('Accept-Encoding')
  const plain = Buffer.from(page)
  res.type('html').send(coding === 'identity' ? plain : await compressBytes(res, plain, coding, sharedLevel))
}
