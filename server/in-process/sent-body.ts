import { Refusal } from '#domain/core/refusal'
import { createNoBodyRefusal, isJsonInUtf8 } from '../http/bodies/json-type.ts'
import { parseJsonBytes, parseJsonText } from '../operations/json.ts'
import type { FetchCall } from './fetch-call.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Pieces = ReadableStream<Bytes>

/** Most UTF-8 bytes per UTF-16 code unit. */
const bytesOfUnitMax = 3

const createTooLargeRefusal = (): Refusal => new Refusal('body_too_large')

const isTooLong = (text: string, limitBytes: number): boolean =>
  text.length * bytesOfUnitMax > limitBytes && new TextEncoder().encode(text).byteLength > limitBytes

/** Refuses a body by its declared length, before its content coding is checked. */
const refuseDeclared = ({ body, declaredBytes = 0 }: FetchCall, limitBytes: number): void => {
  if (declaredBytes > limitBytes || (typeof body === 'string' && isTooLong(body, limitBytes)))
    throw createTooLargeRefusal()
}

const parseSentText = (text: string): unknown => {
  // Over HTTP a lone surrogate becomes U+FFFD, and a byte order mark is not part of the text.
  return parseJsonText(text.toWellFormed().replace(/^\uFEFF/, ''))
}

const joinChunks = (pieces: readonly Bytes[], length: number): Bytes => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** Collects the chunks of a body; cancels the stream above the limit or on abort. */
const collectChunks = async (pieces: Pieces, limitBytes: number, signal: AbortSignal | undefined): Promise<Bytes> => {
  const reader = pieces.getReader()
  const leave = (): void => void reader.cancel(signal?.reason).catch(() => {})
  signal?.addEventListener('abort', leave)
  try {
    const found: Bytes[] = []
    let length = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.byteLength
      if (length > limitBytes) {
        leave()
        throw createTooLargeRefusal()
      }
      found.push(read.value)
    }
    signal?.throwIfAborted()
    return joinChunks(found, length)
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** Supported content codings, by their names in `DecompressionStream`. */
const formats: Readonly<Record<string, string>> = { br: 'brotli', deflate: 'deflate', gzip: 'gzip', 'x-gzip': 'gzip' }

/**
 * Decompressor of a content coding.
 * @throws Refusal `unsupported_media_type` for an unsupported coding, also of the runtime.
 */
const createDecompressor = (packing: string): DecompressionStream => {
  const format = Object.hasOwn(formats, packing) ? formats[packing] : undefined
  try {
    // Not every runtime supports Brotli; others throw a TypeError.
    if (format !== undefined) return new DecompressionStream(format as 'gzip')
  } catch {}
  throw new Refusal('unsupported_media_type')
}

const streamBytes = (bytes: Bytes): Pieces =>
  new ReadableStream({
    start: controller => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** Decompresses bytes up to a limit; corrupt data are invalid JSON. */
const unpackBytes = async (bytes: Bytes, unpacker: DecompressionStream, limitBytes: number): Promise<Bytes> => {
  try {
    return await collectChunks(streamBytes(bytes).pipeThrough(unpacker) as Pieces, limitBytes, undefined)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_json')
  }
}

const readSentBytes = async ({ body, signal }: FetchCall, limitBytes: number): Promise<Bytes> => {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (!body) throw createNoBodyRefusal()
  if (body.body) return collectChunks(body.body as Pieces, limitBytes, signal)
  return new Uint8Array(await body.arrayBuffer())
}

/**
 * Parses the body of a call with the same checks as the running service: presence, type, length, content coding, JSON.
 * @throws Refusal where a check fails.
 */
export const parseSentBody = async (call: FetchCall, limitBytes: number): Promise<unknown> => {
  const { headers, body } = call
  if (body === undefined || body === '') throw createNoBodyRefusal()
  if (!isJsonInUtf8(headers.get('content-type') ?? undefined)) throw new Refusal('unsupported_media_type')
  refuseDeclared(call, limitBytes)
  const packing = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase()
  if (packing === 'identity' && typeof body === 'string') return parseSentText(body)
  const unpacker = packing === 'identity' ? undefined : createDecompressor(packing)
  const sent = await readSentBytes(call, limitBytes)
  if (sent.byteLength > limitBytes) throw createTooLargeRefusal()
  if (sent.byteLength === 0) throw createNoBodyRefusal()
  const bytes = unpacker ? await unpackBytes(sent, unpacker, limitBytes) : sent
  // The same result as the service for an empty compressed body.
  return bytes.byteLength === 0 ? {} : parseJsonBytes(bytes)
}
