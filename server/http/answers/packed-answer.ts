import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, Response } from 'express'
import { type Coding, codingFor } from '../files/static-file.ts'
import { bufferHeader } from './buffered-headers.ts'

/** How hard an answer is packed, which each caller waits for. */
interface Effort {
  brotliQuality: number
  gzipLevel: number
}

/** For what is the same for many: a fifth to a third of the bytes. 20 KB take half a millisecond, 120 KB two. */
const usual: Effort = { brotliQuality: 5, gzipLevel: 6 }

/** For the answers of threads, up to a megabyte: a tenth more bytes in less than half of the time. */
const quick: Effort = { brotliQuality: 3, gzipLevel: 2 }

/** Shorter answers fit into one packet as they are. */
const packedBytesMin = 1024

/** Bytes in a coding that their caller likes best, made on a thread of Node's pool. */
const packed = async (
  res: Response,
  bytes: Uint8Array,
  coding: Exclude<Coding, 'identity'>,
  { brotliQuality, gzipLevel }: Effort,
): Promise<Buffer> => {
  const made =
    coding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await promisify(gzip)(bytes, { level: gzipLevel })
  bufferHeader(res, 'Content-Encoding', coding)
  return made
}

/** How a caller wants long answers. */
const codingOf = (req: Request): Coding => codingFor(req.headers['accept-encoding'] ?? '')

/**
 * What is the same for many, packed: its JSON, or its table, of which the headers are set. Undefined where the caller wants
 * it as it is, or it is short.
 */
export const packedAnswer = async (req: Request, res: Response, body: unknown): Promise<Readable | undefined> => {
  const coding = codingOf(req)
  if (body === undefined || coding === 'identity') return undefined
  const isTable = body instanceof Uint8Array
  const plain = isTable ? body : Buffer.from(JSON.stringify(body))
  if (plain.length < packedBytesMin) return undefined
  const bytes = await packed(res, plain, coding, usual)
  if (!isTable) bufferHeader(res, 'Content-Type', 'application/json; charset=utf-8')
  bufferHeader(res, 'Content-Length', bytes.length)
  return Readable.from([bytes])
}

/**
 * The JSON of a calculation, packed; undefined where the caller wants it as it is, or it is short. There is no secret in it
 * beside the texts of the caller, whose length could tell of it (BREACH).
 */
export const packedCalculation = async (res: Response, bytes: Uint8Array): Promise<Buffer | undefined> => {
  const coding = codingOf(res.req)
  if (bytes.length < packedBytesMin || coding === 'identity') return undefined
  const made = await packed(res, bytes, coding, quick)
  // `Origin` is what the answers to keys of pages vary by already.
  bufferHeader(res, 'Vary', 'Origin, Accept-Encoding')
  return made
}
