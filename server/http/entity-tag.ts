import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'

/** A tag that is the same for the same figures, as it stands in an `ETag` header. */
export const entityTag = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`

/**
 * Whether an `If-None-Match` names a tag. Unlike Express' own answer this does not look at `Cache-Control: no-cache`, which
 * `fetch` adds to every request that carries a tag.
 */
export const isNamed = (list: string | undefined, tag: string): boolean =>
  (list ?? '').split(',').some(entry => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === tag)

/** Lets the caller keep an answer for a time; true when it holds the tagged one already and needs no body. */
export const isHeld = (req: Request, res: Response, tag: string, maxAgeSeconds: number): boolean => {
  res.setHeader('ETag', tag)
  res.setHeader('Cache-Control', `private, max-age=${maxAgeSeconds}`)
  return isNamed(req.get('If-None-Match'), tag)
}
