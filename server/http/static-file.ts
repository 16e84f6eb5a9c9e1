import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { isNamed } from '../operations/entity-tag.ts'

/** Sends one file that does not change while the service runs; who has it already gets a 304 by its ETag. */
export const staticFile = (file: URL, contentType: string): RequestHandler => {
  const bytes = readFileSync(file)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return function sendFile(req, res) {
    res.setHeader('ETag', etag)
    res.setHeader('Cache-Control', 'public, max-age=300')
    if (isNamed(req.get('If-None-Match'), etag)) {
      res.status(304).end()
      return
    }
    res.type(contentType).send(bytes)
  }
}
