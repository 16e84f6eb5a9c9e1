import { finished } from 'node:stream'
import type { Request, Response } from 'express'

/** Longest time that the rest of a body is read and discarded after the answer. */
const lingerMs = 1000

/** Whether the headers of a request announce a body. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Closes the connection of an answer that is sent before the whole request body has arrived, as `lingering_close` of nginx
 * does: sends the answer, discards the rest of the body for at most a second, then closes. Closing on unread bytes would
 * reset the connection, and a client that still sends would lose the answer.
 */
export const lingeringClose = (res: Response): void => {
  const { req } = res
  if (req.complete || !hasBody(req) || res.hasHeader('Connection')) return
  res.setHeader('Connection', 'close')
  const end = res.end.bind(res)
  // Express calls `end` with the whole text and its encoding, in none of the other forms that Node admits.
  res.end = ((text?: string | Buffer, encoding?: BufferEncoding) => {
    if (text !== undefined) res.write(text, encoding ?? 'utf8')
    const limit = setTimeout(() => req.destroy(), lingerMs)
    finished(req, () => {
      clearTimeout(limit)
      end()
    })
    req.resume()
    return res
  }) as Response['end']
}
