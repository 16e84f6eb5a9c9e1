/** Weight of a media type, by ranges of `Accept`; the most specific range decides. */
const weighAcceptRange = (accept: string, ranges: readonly string[]): { weight: number; range: number } => {
  const entries = accept.split(',').map(entry => {
    const [range = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    return { range, weight: quality === undefined ? 1 : Number(quality) || 0 }
  })
  for (const [range, name] of ranges.entries()) {
    const found = entries.find(entry => entry.range === name)
    if (found) return { weight: found.weight, range }
  }
  return { weight: 0, range: ranges.length }
}

/**
 * Whether an `Accept` header prefers a `text/…` type to JSON (RFC 9110, section 12.5.1): by weight, and at equal
 * weights by the more specific range. JSON by default.
 */
export const isPreferredType = (type: `text/${string}`, accept = ''): boolean => {
  const wanted = weighAcceptRange(accept, [type, 'text/*', '*/*'])
  const json = weighAcceptRange(accept, ['application/json', 'application/*', '*/*'])
  return (
    wanted.weight > json.weight || (wanted.weight === json.weight && wanted.weight > 0 && wanted.range < json.range)
  )
}
