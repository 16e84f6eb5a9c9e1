import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, Response } from 'express'
import { bufferHeader } from './buffered-headers.ts'
import { codingFor } from './static-file.ts'

/** How hard an answer is packed, which each caller waits for: most of what is won, in about a millisecond. */
const [brotliQuality, gzipLevel] = [5, 6]

/**
 * The JSON of a long answer, packed as its caller likes best, on a thread of Node's pool; undefined where the caller wants
 * it as it is.
 */
export const packedAnswer = async (req: Request, res: Response, body: unknown): Promise<Readable | undefined> => {
  const coding = codingFor(req.get('Accept-Encoding') ?? '')
  if (coding === 'identity' || body === undefined) return undefined
  const text = Buffer.from(JSON.stringify(body))
  const bytes =
    coding === 'br'
      ? await promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await promisify(gzip)(text, { level: gzipLevel })
  bufferHeader(res, 'Content-Type', 'application/json; charset=utf-8')
  bufferHeader(res, 'Content-Encoding', coding)
  return Readable.from([bytes])
}
