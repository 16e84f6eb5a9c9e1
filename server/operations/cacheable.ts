import type { Answer } from './handler.ts'

/** Tag without its weakness prefix, which `If-None-Match` ignores (RFC 9110, section 13.1.2). */
const stripWeakPrefix = (tag: string): string => tag.replace(/^W\//, '')

/**
 * Whether an `If-None-Match` contains a tag. Unlike in Express, `Cache-Control: no-cache` is ignored, which `fetch`
 * adds to every request with a tag.
 */
export const isTagInList = (list: string | undefined, tag: string): boolean =>
  (list ?? '').split(',').some(entry => entry.trim() === '*' || stripWeakPrefix(entry.trim()) === stripWeakPrefix(tag))

/** Response with cache headers; 304 without a body where the client's copy is current. */
export const toCacheableAnswer = (answer: Answer, maxAgeSeconds: number, ifNoneMatch: string | undefined): Answer => {
  const { ETag: tag } = answer.headers
  if (tag === undefined) throw new Error('An answer that callers may keep carries no ETag.')
  const { 'Content-Type': _ofBody, ...bare } = answer.headers
  // Weak: compressed and uncompressed bodies are the same response with different bytes (RFC 9110, section 8.8.1).
  const kept = { ETag: `W/${stripWeakPrefix(String(tag))}`, 'Cache-Control': `private, max-age=${maxAgeSeconds}` }
  return isTagInList(ifNoneMatch, String(tag))
    ? { status: 304, body: undefined, headers: { ...bare, ...kept } }
    : { ...answer, headers: { ...answer.headers, ...kept } }
}
