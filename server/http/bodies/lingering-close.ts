import { finished } from 'node:stream'
import type { Response } from 'express'
import { hasBody } from './plain-body.ts'

/** Longest time for which the rest of a body is read and discarded after the response. */
const lingerMs = 1000

/**
 * Closes the connection of a response that is sent before the whole request body has arrived, like `lingering_close` of
 * nginx: sends the response, discards the rest of the body for at most a second, then closes. Closing with unread bytes
 * would reset the connection, and a client that still sends would lose the response.
 */
export const closeAfterBody = (res: Response): void => {
  const { req } = res
  if (req.complete || !hasBody(req) || res.hasHeader('Connection')) return
  res.setHeader('Connection', 'close')
  const end = res.end.bind(res)
  // Express calls `end` with the whole text and its encoding, never in the other forms of Node.
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
