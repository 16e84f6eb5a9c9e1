import type { IncomingMessage } from 'node:http'
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

/**
 * Collects the bytes of a body. Refuses it as soon as it passes the limit, without waiting for its end; a truncated
 * body is refused as invalid JSON.
 */
export const readBody = (body: Readable, limitBytes: number, done: BodyDone): void => {
  const chunks: Buffer[] = []
  let length = 0
  const end = (error: unknown, bytes?: Buffer): void => {
    body.off('data', take).off('end', join).off('close', hangUp).off('error', hangUp)
    done(error, bytes)
  }
  const take = (chunk: Buffer): void => {
    length += chunk.length
    chunks.push(chunk)
    if (length > limitBytes) end(new Refusal('body_too_large'))
  }
  const [join, hangUp] = [
    () => end(undefined, chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length)),
    () => end(new Refusal('invalid_json')),
  ]
  body.on('data', take).on('end', join).on('close', hangUp).on('error', hangUp)
}
