import { Refusal } from '#domain/core/refusal'
import { isJsonInUtf8, noBody } from '../http/bodies/json-type.ts'
import { parsedJson, parsedText } from '../operations/json.ts'
import type { FetchCall } from './fetch-call.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Pieces = ReadableStream<Bytes>

/** Most bytes of UTF-8 that one unit of a text takes. */
const bytesOfUnitMax = 3

const tooLarge = (): Refusal => new Refusal('body_too_large')

const isTooLong = (text: string, limitBytes: number): boolean =>
  text.length * bytesOfUnitMax > limitBytes && new TextEncoder().encode(text).byteLength > limitBytes

/** Refuses a body that is too long by the length that a wire would declare, before its packing is looked at. */
const refuseDeclared = ({ body, declaredBytes = 0 }: FetchCall, limitBytes: number): void => {
  if (declaredBytes > limitBytes || (typeof body === 'string' && isTooLong(body, limitBytes))) throw tooLarge()
}

const parsedBody = (text: string): unknown => {
  // On a wire a lone half of a pair becomes U+FFFD, and the mark at the beginning is none of the text.
  return parsedText(text.toWellFormed().replace(/^\uFEFF/, ''))
}

const joined = (pieces: readonly Bytes[], length: number): Bytes => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** Collects the pieces of a body. It is refused as soon as it passes the limit; an abort lets it go. */
const collected = async (pieces: Pieces, limitBytes: number, signal: AbortSignal | undefined): Promise<Bytes> => {
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
        throw tooLarge()
      }
      found.push(read.value)
    }
    signal?.throwIfAborted()
    return joined(found, length)
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** The packings that are read, by the names that the platform gives them. */
const formats: Readonly<Record<string, string>> = { br: 'brotli', deflate: 'deflate', gzip: 'gzip', 'x-gzip': 'gzip' }

/**
 * What unpacks a body.
 * @throws Refusal `unsupported_media_type` for a packing that is not read, or that this runtime cannot unpack.
 */
const unpackerOf = (packing: string): DecompressionStream => {
  const format = Object.hasOwn(formats, packing) ? formats[packing] : undefined
  try {
    // Not every runtime unpacks Brotli; one that does not throws a TypeError.
    if (format !== undefined) return new DecompressionStream(format as 'gzip')
  } catch {}
  throw new Refusal('unsupported_media_type')
}

const piecesOf = (bytes: Bytes): Pieces =>
  new ReadableStream({
    start: controller => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** Unpacks bytes up to a limit; a broken packing is no JSON. */
const unpacked = async (bytes: Bytes, unpacker: DecompressionStream, limitBytes: number): Promise<Bytes> => {
  try {
    return await collected(piecesOf(bytes).pipeThrough(unpacker) as Pieces, limitBytes, undefined)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_json')
  }
}

const bytesOf = async ({ body, signal }: FetchCall, limitBytes: number): Promise<Bytes> => {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (!body) throw noBody()
  if (body.body) return collected(body.body as Pieces, limitBytes, signal)
  return new Uint8Array(await body.arrayBuffer())
}

/**
 * The value of the body of a call, judged as the running service judges it: that there is one, its type, its length, its
 * packing, its JSON.
 * @throws Refusal for what is not read.
 */
export const bodyOf = async (call: FetchCall, limitBytes: number): Promise<unknown> => {
  const { headers, body } = call
  if (body === undefined || body === '') throw noBody()
  if (!isJsonInUtf8(headers.get('content-type') ?? undefined)) throw new Refusal('unsupported_media_type')
  refuseDeclared(call, limitBytes)
  const packing = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase()
  if (packing === 'identity' && typeof body === 'string') return parsedBody(body)
  const unpacker = packing === 'identity' ? undefined : unpackerOf(packing)
  const sent = await bytesOf(call, limitBytes)
  if (sent.byteLength > limitBytes) throw tooLarge()
  if (sent.byteLength === 0) throw noBody()
  const bytes = unpacker ? await unpacked(sent, unpacker, limitBytes) : sent
  // As the service reads a packed body with nothing in it.
  return bytes.byteLength === 0 ? {} : parsedJson(bytes)
}
