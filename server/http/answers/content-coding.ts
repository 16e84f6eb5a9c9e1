/** Content coding; `identity` is the unencoded bytes. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Quality value of a coding in `Accept-Encoding`, from 0 (not acceptable) to 1; undefined where it is not listed. */
const getCodingWeight = (accepted: string, coding: string): number | undefined => {
  for (const entry of accepted.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    if (name !== coding) continue
    const weight = parameters.find(parameter => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return undefined
}

/** Smallest of the codings with the highest quality value (RFC 9110, section 12.5.3). */
export const selectCoding = (accepted: string): Coding => {
  const weights = (['br', 'gzip'] as const).map((coding): readonly [Coding, number] => [
    coding,
    getCodingWeight(accepted, coding) ?? getCodingWeight(accepted, '*') ?? 0,
  ])
  const best = Math.max(...weights.map(([, weight]) => weight))
  const plain = getCodingWeight(accepted, 'identity') ?? 0
  return best > 0 && best >= plain ? (weights.find(([, weight]) => weight === best)?.[0] ?? 'identity') : 'identity'
}
