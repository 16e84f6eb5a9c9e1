import type { Request, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { type BodyDone, hasArrived } from './plain-body.ts'

/** Whether the client sends its body only after `100 Continue`. */
export const isContinueExpected = ({ headers, httpVersion }: Request): boolean =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(headers.expect ?? '')

/**
 * Refuses with 408 when the body has not arrived in time, and closes the connection, since the rest would be read in
 * vain.
 */
export const startBodyTimeout = (
  timeoutMs: number,
  req: Request,
  res: Response,
  refuse: (refusal: Refusal) => void,
): NodeJS.Timeout => {
  const cut = (): void => {
    if (res.headersSent) return
    res.setHeader('Connection', 'close')
    res.once('finish', () => req.destroy())
    refuse(new Refusal('request_timeout'))
  }
  return setTimeout(cut, timeoutMs)
}

/**
 * Waits for a body that is still arriving.
 * @throws Refusal `request_timeout` after the timeout, and refusals of the reader.
 */
export const awaitBody = (
  req: Request,
  res: Response,
  timeoutMs: number,
  read: (done: BodyDone) => void,
): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const timer = hasArrived(req) ? undefined : startBodyTimeout(timeoutMs, req, res, reject)
  read((error, bytes = Buffer.alloc(0)) => {
    clearTimeout(timer)
    if (error) reject(error)
    else resolve(bytes)
  })
  return promise
}
