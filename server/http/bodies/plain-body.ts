import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Refusal } from '#domain/core/refusal'

/** Callback with the bytes of a body or an error; called once, perhaps synchronously. */
export type BodyDone = (error: unknown, bytes?: Buffer) => void

/** Whether the headers of a request announce a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Whether the whole body has already arrived, as a small one has that came with its headers while the quota was
 * counted.
 */
export const hasArrived = (req: IncomingMessage): boolean => req.complete && !req.destroyed

/**
 * Bytes of an arrived body, synchronously: listening to its stream would take as long as several steps.
 * @throws Refusal `body_too_large`.
 */
export const readArrivedBytes = (req: IncomingMessage, limitBytes: number): Buffer => {
  const bytes: Buffer = req.read() ?? Buffer.alloc(0)
  if (bytes.length > limitBytes) throw new Refusal('body_too_large')
  return bytes
}

/** From this length on the bytes of a body are joined while they arrive. */
const largeBytes = 1 << 20

/** Bytes that a request announces for its body, 0 where it does not or where the body is unpacked meanwhile. */
const announcedBytes = (body: Readable): number =>
  body instanceof IncomingMessage ? Number(body.headers['content-length'] ?? 0) : 0

/**
 * Joins the chunks of a body. Those of a large one of an announced length are copied into their place as they arrive, once a
 * megabyte has come: joining eleven megabytes at the end held every other request for some milliseconds, and took their
 * memory twice.
 */
const createJoin = (announced: number) => {
  let chunks: Buffer[] = []
  let length = 0
  let whole: Buffer | undefined
  return {
    /** Adds a chunk; returns the length so far. */
    add: (chunk: Buffer): number => {
      if (whole && length + chunk.length <= whole.length) chunk.copy(whole, length)
      else chunks.push(chunk)
      length += chunk.length
      if (!whole && length >= largeBytes && length <= announced) {
        whole = Buffer.allocUnsafe(announced)
        let at = 0
        for (const one of chunks) at += one.copy(whole, at)
        chunks = []
      }
      return length
    },
    joined: (): Buffer => {
      const [first = Buffer.alloc(0), ...more] = whole ? [whole.subarray(0, length), ...chunks] : chunks
      return more.length === 0 ? first : Buffer.concat([first, ...more], length)
    },
  }
}

/**
 * Collects the bytes of a body. Refuses it as soon as it passes the limit, without waiting for its end; a truncated
 * body is refused as invalid JSON.
 */
export const readBody = (body: Readable, limitBytes: number, done: BodyDone): void => {
  const { add, joined } = createJoin(Math.min(announcedBytes(body), limitBytes))
  const end = (error: unknown, bytes?: Buffer): void => {
    body.off('data', take).off('end', join).off('close', hangUp).off('error', hangUp)
    done(error, bytes)
  }
  const take = (chunk: Buffer): void => {
    if (add(chunk) > limitBytes) end(new Refusal('body_too_large'))
  }
  const [join, hangUp] = [() => end(undefined, joined()), () => end(new Refusal('invalid_json'))]
  body.on('data', take).on('end', join).on('close', hangUp).on('error', hangUp)
}
