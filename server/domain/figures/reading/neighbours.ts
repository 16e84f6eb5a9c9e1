import type { Amount, Reading } from './amounts.ts'
import { normalizePhrase } from './phrases.ts'
import { linkPattern } from './shared-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Whether the text between two numbers is one of some words. */
const isOneOf = (between: string, words: ReadonlySet<string>): boolean =>
  between.startsWith(' ') && between.endsWith(' ') && words.has(normalizePhrase(between.trim()))

const linkAtEnd = new RegExp(` (?:${linkPattern})$`)

/** `-`, `à`, `bis`, `et` between the ends of a range; a preposition may follow, `à plus de`. */
const isRange = (between: string, { ranges }: Vocabulary): boolean =>
  /^ ?[-/] ?$/.test(between) || isOneOf(between, ranges) || isOneOf(between.replace(linkAtEnd, ' '), ranges)

const isBare = ({ readings }: Amount): boolean => readings.at(-1)?.unit === 'bare'

/** Readings of a bare number with the unit and the factor of another amount. */
const shareUnit = (bare: Amount, { readings }: Amount, factor: number): Reading[] => {
  const unit = readings[0]?.unit ?? 'bare'
  return bare.readings
    .filter(reading => reading.unit === 'bare')
    .map(({ value, tolerance }) => ({
      value: value * factor,
      tolerance: factor > 1 ? Math.min(tolerance * factor, 0.01 * value * factor) : tolerance * factor,
      unit,
    }))
}

/** The words for a proportion that two numbers make: `9 sur 10`, `1 in 5`, `9:1`. */
const proportion = (text: string, first: Amount, second: Amount, { outOf }: Vocabulary): Amount | undefined => {
  // The things that are counted may stand between: `huit ventes sur dix`.
  const between = text.slice(first.end, second.start).replace(/^ \p{L}{4,20}(?= )/u, '')
  const [part, whole] = [first.readings[0]?.value ?? 0, second.readings[0]?.value ?? 0]
  if (!first.isBare || !second.isBare || part < 1 || whole < 1 || whole > 100) return undefined
  const value = part / whole
  const both = { ...first, end: second.end, isFree: false, isBare: false, isCoarse: true }
  if (isOneOf(between, outOf) && part < whole)
    return { ...both, readings: [{ value, tolerance: 0.005, unit: 'fraction' }] }
  return between === ':' ? { ...both, readings: [{ value, tolerance: 0.005 * value, unit: 'times' }] } : undefined
}

/** Two ends of a range, of which one says the unit and the multiplier of both. */
const withShared = (text: string, first: Amount, second: Amount, vocabulary: Vocabulary): readonly [Amount, Amount] => {
  const between = text.slice(first.end, second.start)
  const [isFirstBare, isSecondBare] = [isBare(first), isBare(second)]
  if (isFirstBare === isSecondBare || (isSecondBare && second.isFree) || !isRange(between, vocabulary))
    return [first, second]
  if (isSecondBare)
    return [first, { ...second, readings: [...shareUnit(second, first, 1), ...second.readings], isFree: false }]
  const factor = second.factor
  const readings = [...shareUnit(first, second, factor), ...first.readings]
  return [{ ...first, readings, isFree: false, isCoarse: second.isCoarse && first.isBare, isBare: false }, second]
}

/** Numbers that belong together: two that make a proportion are one, and the ends of a range share unit and scale. */
export const joinNeighbours = (text: string, amounts: readonly Amount[], vocabulary: Vocabulary): Amount[] => {
  const result: Amount[] = []
  for (const next of amounts) {
    const last = result.at(-1)
    const apart = last === undefined ? Number.POSITIVE_INFINITY : next.start - last.end
    const isNear = last !== undefined && apart <= 14
    const one = last !== undefined && apart <= 30 ? proportion(text, last, next, vocabulary) : undefined
    if (one) result[result.length - 1] = one
    else if (isNear) {
      const [before, after] = withShared(text, last, next, vocabulary)
      result[result.length - 1] = before
      result.push(after)
    } else result.push(next)
  }
  return result
}
