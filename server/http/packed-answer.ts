import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, Response } from 'express'
import { bufferHeader } from './buffered-headers.ts'
import { codingFor } from './static-file.ts'

/** How hard an answer is packed, which each caller waits for. */
interface Effort {
  brotliQuality: number
  gzipLevel: number
}

/** For the answers of one size that many ask for: most of what is won, in about a millisecond. */
const usual: Effort = { brotliQuality: 5, gzipLevel: 6 }

/** For the answers of threads, up to a megabyte: a tenth more bytes in less than half of the time. */
const quick: Effort = { brotliQuality: 3, gzipLevel: 2 }

/** Shorter answers fit into one packet as they are. */
const packedBytesMin = 1024

/** Bytes as their caller likes best, packed on a thread of Node's pool; undefined where the caller wants them as they are. */
const packed = async (
  req: Request,
  res: Response,
  bytes: Uint8Array,
  { brotliQuality, gzipLevel }: Effort,
): Promise<Buffer | undefined> => {
  const coding = codingFor(req.get('Accept-Encoding') ?? '')
  if (coding === 'identity') return undefined
  const made =
    coding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await promisify(gzip)(bytes, { level: gzipLevel })
  bufferHeader(res, 'Content-Encoding', coding)
  return made
}

/**
 * The answer that many ask for, packed: its JSON, or its table, of which the headers are set. Undefined where the caller wants
 * it as it is, or it is short.
 */
export const packedAnswer = async (req: Request, res: Response, body: unknown): Promise<Readable | undefined> => {
  if (body === undefined) return undefined
  const isTable = body instanceof Uint8Array
  const plain = isTable ? body : Buffer.from(JSON.stringify(body))
  const bytes = plain.length < packedBytesMin ? undefined : await packed(req, res, plain, usual)
  if (!bytes) return undefined
  if (!isTable) bufferHeader(res, 'Content-Type', 'application/json; charset=utf-8')
  return Readable.from([bytes])
}

/**
 * The JSON of a calculation, packed; undefined where the caller wants it as it is, or it is short. There is no secret in it
 * beside the texts of the caller, whose length could tell of it (BREACH).
 */
export const packedCalculation = async (res: Response, bytes: Uint8Array): Promise<Buffer | undefined> => {
  if (bytes.length < packedBytesMin || res.req.headers['accept-encoding'] === undefined) return undefined
  const made = await packed(res.req, res, bytes, quick)
  // `Origin` is what the answers to keys of pages vary by already.
  if (made) bufferHeader(res, 'Vary', 'Origin, Accept-Encoding')
  return made
}
