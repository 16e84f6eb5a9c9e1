import { promisify } from 'node:util'
import { brotliCompress, crc32, deflateRaw, constants as zlib } from 'node:zlib'
import { compressedBytesMin } from './compressed-answer.ts'
import type { Coding } from './content-coding.ts'

/** Success whose data are the same for every caller; only `meta` is the caller's own. */
export interface ConstantAnswer {
  success: true
  data: unknown
  meta: unknown
}

/** Whether a body is a success of three parts, which can be sent as kept bytes and a part of its own. */
export const isConstantAnswer = (body: unknown): body is ConstantAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  'meta' in body &&
  'success' in body &&
  Object.keys(body).join() === 'success,data,meta'

/** Bytes that stand before the caller's own part. */
interface Beginning {
  /** Coding of the bytes: `identity` where they are too short to be compressed. */
  coding: Coding
  bytes: Uint8Array
  /** CRC-32 and number of the bytes before compression. */
  crc: number
  plainLength: number
}

/** Length of the longest stored part: both codings count it in 16 bits. */
const storedBytesMax = 0xffff

/** Header of a gzip file without a name or a time (RFC 1952, section 2.3). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff])

/** Last block of a deflate stream, stored without compression (RFC 1951, section 3.2.4). */
const buildStoredBlock = (length: number): Buffer => {
  const head = Buffer.alloc(5)
  head[0] = 1
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ storedBytesMax, 3)
  return head
}

/** End of a gzip file: checksum and length of what it holds. */
const buildGzipEnd = (crc: number, length: number): Buffer => {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc, 0)
  end.writeUInt32LE(length, 4)
  return end
}

/**
 * Head of a meta-block of a Brotli stream that is stored without compression, from the beginning of a byte (RFC 7932,
 * section 9.2): not the last one, length less one in 16 bits, and padding to the next byte.
 */
const buildStoredMetaBlock = (length: number): Buffer => {
  const bits = ((length - 1) << 3) | (1 << 19)
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff])
}

/** Last, empty meta-block of a Brotli stream. */
const brotliEnd = Buffer.from([3])

/** Joins the kept beginning and the caller's own end in a coding; undefined where the end is too long to be stored. */
const joinBody = ({ coding, bytes, crc, plainLength }: Beginning, end: Buffer): Buffer | undefined => {
  if (coding === 'identity') return Buffer.concat([bytes, end])
  if (end.length > storedBytesMax) return undefined
  return coding === 'br'
    ? Buffer.concat([bytes, buildStoredMetaBlock(end.length), end, brotliEnd])
    : Buffer.concat([
        gzipHeader,
        bytes,
        buildStoredBlock(end.length),
        end,
        buildGzipEnd(crc32(end, crc), plainLength + end.length),
      ])
}

/** Compresses a beginning so that it ends with a whole byte and something may follow. */
const compressBeginning = async (coding: Coding, plain: Buffer): Promise<Uint8Array> => {
  if (coding === 'identity') return plain
  if (coding === 'gzip') return promisify(deflateRaw)(plain, { level: 9, finishFlush: zlib.Z_FULL_FLUSH })
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 9 }
  return promisify(brotliCompress)(plain, { params, finishFlush: zlib.BROTLI_OPERATION_FLUSH })
}

/** Body in a coding. */
interface CodedBody {
  bytes: Buffer
  coding: Coding
}

/** Serialized and compressed data of answers, kept by a name. */
export interface ConstantBodies {
  /**
   * Body of an answer in a coding, or uncompressed where it is short.
   * @param name of the data: equal names mean equal data.
   * @returns undefined where the caller's own part is too long.
   */
  build(name: string, answer: ConstantAnswer, coding: Coding): Promise<CodedBody | undefined>
}

/** Most bytes that are kept for all answers together. */
const keptBytesMax = 16 * 1024 * 1024

const createBeginning = async (data: unknown, wanted: Coding): Promise<Beginning> => {
  const plain = Buffer.from(`{"success":true,"data":${JSON.stringify(data)}`)
  const coding = plain.length < compressedBytesMin ? 'identity' : wanted
  const bytes = await compressBeginning(coding, plain)
  return { coding, bytes, crc: crc32(plain), plainLength: plain.length }
}

/** Bytes that an entry takes besides its body and its key: the entries of the map, the promise and the buffer. */
const entryBytes = 500

/** Creates a store of constant bodies, which drops those that were not used for the longest time. */
export const createConstantBodies = (bytesMax = keptBytesMax): ConstantBodies => {
  const kept = new Map<string, { beginning: Promise<Beginning>; size: number }>()
  let total = 0

  const drop = (key: string): void => {
    total -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  const keep = (key: string, beginning: Promise<Beginning>): void => {
    const entry = { beginning, size: entryBytes + 2 * key.length }
    kept.set(key, entry)
    total += entry.size
    // An entry that was dropped in the meantime counts no more, also where another one has its key.
    const ifKept = (act: () => void): void => void (kept.get(key) === entry && act())
    const count = ({ bytes }: Beginning): void => {
      entry.size += bytes.length
      total += bytes.length
      for (const oldest of kept.keys()) if (total > bytesMax) drop(oldest)
    }
    beginning.then(
      made => ifKept(() => count(made)),
      // A beginning that could not be made is made again by the next call.
      () => ifKept(() => drop(key)),
    )
  }

  return {
    build: async (name, { data, meta }, wanted) => {
      const key = `${wanted} ${name}`
      const found = kept.get(key)
      const pending = found?.beginning ?? createBeginning(data, wanted)
      if (found) {
        // The last one used is the last one dropped.
        kept.delete(key)
        kept.set(key, found)
      } else keep(key, pending)
      const beginning = await pending
      const bytes = joinBody(beginning, Buffer.from(`,"meta":${JSON.stringify(meta)}}`))
      return bytes && { bytes, coding: beginning.coding }
    },
  }
}
