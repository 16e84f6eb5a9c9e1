import type { Answer } from './handler.ts'

/** A tag without its mark of weakness: in `If-None-Match` it counts for nothing (RFC 9110, section 13.1.2). */
const opaque = (tag: string): string => tag.replace(/^W\//, '')

/**
 * Whether an `If-None-Match` names a tag. Unlike Express' own answer this does not look at `Cache-Control: no-cache`, which
 * `fetch` adds to every request that carries a tag.
 */
export const isNamed = (list: string | undefined, tag: string): boolean =>
  (list ?? '').split(',').some(entry => entry.trim() === '*' || opaque(entry.trim()) === opaque(tag))

/** An answer that its caller may keep for a time; 304 without a body where the caller has the tagged one already. */
export const cacheable = (answer: Answer, maxAgeSeconds: number, ifNoneMatch: string | undefined): Answer => {
  const { ETag: tag } = answer.headers
  if (tag === undefined) throw new Error('An answer that callers may keep carries no ETag.')
  const { 'Content-Type': _ofBody, ...bare } = answer.headers
  // Weak: what is packed in one way or another is the same answer and not the same bytes (RFC 9110, section 8.8.1).
  const kept = { ETag: `W/${opaque(String(tag))}`, 'Cache-Control': `private, max-age=${maxAgeSeconds}` }
  return isNamed(ifNoneMatch, String(tag))
    ? { status: 304, body: undefined, headers: { ...bare, ...kept } }
    : { ...answer, headers: { ...answer.headers, ...kept } }
}
