import { finished } from 'node:stream'
import type { Request, Response } from 'express'

/** Longest time that the rest of a body is read and thrown away behind its answer. */
const lingerMs = 1000

/** Whether a request says that a body follows its head. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Makes an answer that leaves before its body arrived the last of its connection. The answer goes at once, the
 * connection ends when the body did, or after a second: closing on bytes that nobody read would throw the answer away
 * on its way to a caller who still sends.
 */
export const endEarly = (res: Response): void => {
  const { req } = res
  if (req.complete || !hasBody(req) || res.hasHeader('Connection')) return
  res.setHeader('Connection', 'close')
  const end = res.end.bind(res)
  // Express ends an answer with its whole text and the encoding of it, in no other of the forms that Node admits.
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
