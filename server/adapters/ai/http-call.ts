import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ProviderFailure } from '../../ports/language-model.ts'
import type { BodyPiece } from './held-files.ts'

/** One HTTP call to a provider. */
export interface HttpCall {
  url: URL
  method: string
  headers: Record<string, string>
  /** Pieces that are sent one after the other; undefined for none. */
  body: readonly BodyPiece[] | undefined
  /** Milliseconds from the first byte sent to the last one received. */
  timeoutMs: number
  /** Aborts the call. */
  signal: AbortSignal | undefined
}

/** Head of a response whose body is still being received. */
export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  /**
   * The decompressed body; reading it ends the call.
   * @throws ProviderFailure `unreadable` above `max` bytes, `timeout` where the call ends first.
   */
  bytes(max: number): Promise<Buffer>
  /** Ends the call without reading the body. */
  drop(): void
}

/** Aborts a call at its timeout or when its caller aborts. */
const startCallLimit = ({ timeoutMs, signal }: HttpCall, stop: () => void) => {
  let isOver = false
  const end = (): void => {
    isOver = true
    stop()
  }
  const timer = setTimeout(end, timeoutMs)
  signal?.addEventListener('abort', end, { once: true })
  return {
    isOver: () => isOver,
    close: (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    },
  }
}

const unpackers: ReadonlyMap<string, () => NodeJS.ReadWriteStream & Readable> = new Map([
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
])

/** A decompressed body. No compression is requested, but a proxy in between may apply it. */
const unpackBody = (head: IncomingMessage): Readable => {
  const unpack = unpackers.get(head.headers['content-encoding']?.trim().toLowerCase() ?? '')
  // An error in either stream reaches the reader of the result.
  return unpack ? pipeline(head, unpack(), () => {}) : head
}

/** Body, counted chunk by chunk so that an endless one is cut off at the limit. */
const readAnswerBytes = (head: IncomingMessage, max: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let count = 0
    const body = unpackBody(head)
    const ended = (): void => {
      if (!body.readableEnded) reject(Object.assign(new Error('The answer broke off.'), { code: 'ECONNRESET' }))
    }
    // A body that broke off before it was read emits no further event.
    if (head.destroyed) ended()
    body.on('error', reject).once('close', ended)
    body.on('data', (piece: Buffer) => {
      count += piece.byteLength
      pieces.push(piece)
      if (count > max) body.destroy(new ProviderFailure('unreadable', { upstreamStatus: head.statusCode }))
    })
    body.once('end', () => resolve(Buffer.concat(pieces, count)))
  })

const measurePiece = ({ text, isFile }: BodyPiece): number => (isFile ? text.length : Buffer.byteLength(text))

/** Characters of a file that are sent at once, some tenths of a millisecond. */
const partCharacters = 1 << 18

/** The bytes of a body, a file in parts between which other requests have their turn. */
async function* encodeBody(body: readonly BodyPiece[]): AsyncGenerator<Buffer> {
  for (const { text, isFile } of body) {
    if (!isFile) yield Buffer.from(text)
    for (let at = 0; isFile && at < text.length; at += partCharacters) {
      await setImmediate()
      yield Buffer.from(text.slice(at, at + partCharacters), 'latin1')
    }
  }
}

/**
 * Sends a request and resolves with the head of its response. Redirects are not followed, and connections are reused.
 * The platform's `fetch` does the same at twice the CPU.
 * @throws ProviderFailure `timeout` where the call ends before a response; else the error of the connection.
 */
export const sendHttpCall = async (call: HttpCall): Promise<HttpAnswer> => {
  const { url, method, headers, body, signal } = call
  if (signal?.aborted) throw new ProviderFailure('timeout')
  // TLS is imported by the first call to a provider, not at startup.
  const send = url.protocol === 'https:' ? (await import('node:https')).request : request
  const length: Record<string, number> =
    body === undefined ? {} : { 'content-length': body.reduce((sum, piece) => sum + measurePiece(piece), 0) }
  const sent = send(url, { method, headers: { ...headers, ...length } })
  const limit = startCallLimit(call, () => sent.destroy())
  const limited = async <T>(work: Promise<T>, isLast: boolean): Promise<T> => {
    try {
      const done = await work
      if (isLast) limit.close()
      return done
    } catch (error) {
      limit.close()
      throw limit.isOver() ? new ProviderFailure('timeout') : error
    }
  }
  const headCame = new Promise<IncomingMessage>((resolve, reject) => {
    // Node closes a connection that switches protocols without an event of its own.
    const ended = () =>
      reject(Object.assign(new Error('The connection ended before an answer.'), { code: 'ECONNRESET' }))
    sent.once('response', resolve).on('error', reject).once('close', ended)
    // A connection that fails meanwhile emits the error itself.
    if (body?.some(({ isFile }) => isFile)) pipeline(encodeBody(body), sent, () => {})
    else sent.end(body?.map(({ text }) => text).join(''))
  })
  const head = await limited(headCame, false)
  return {
    status: head.statusCode ?? 0,
    headers: head.headers,
    bytes: max => limited(readAnswerBytes(head, max), true),
    drop: () => {
      limit.close()
      head.destroy()
    },
  }
}
