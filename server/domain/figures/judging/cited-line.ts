import type { LawReference } from '#contract/shared/law'
import type { Fact, Unit } from '../fact.ts'
import { type NamedThings, readNamedThings } from '../reading/named-things.ts'

/** A line of law that a text cites, with its figures and names. */
export interface CitedLine {
  id: string
  text: string
  facts: readonly Fact[]
  names: ReadonlySet<string>
}

const rememberedMax = 500
const remembered = new Map<string, NamedThings>()

/** Names in a line of law. Cached, since most requests have the same lines. */
export const readNamesInLaw = (line: string): NamedThings => {
  const known = remembered.get(line)
  if (known) return known
  // Of a line only its articles and days are names; its numbers are values.
  const named = { ...readNamedThings(line), pairs: new Set<string>() }
  const oldest = remembered.size < rememberedMax ? undefined : remembered.keys().next().value
  if (oldest !== undefined) remembered.delete(oldest)
  remembered.set(line, named)
  return named
}

const units: Readonly<Partial<Record<LawReference['unit'], Unit>>> = {
  fraction: 'fraction',
  currency: 'EUR',
  months: 'months',
  years: 'years',
  days: 'days',
  count: 'count',
}

/** The numbers of a value, however deep. */
const numbersWithin = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersWithin) : []
}

/** Unit of a number of a line: a table may mix sums and rates. */
const lawNumberUnit = (unit: LawReference['unit'], value: number): Unit =>
  units[unit] ?? (Math.abs(value) < 1 ? 'fraction' : 'EUR')

/** A line as it is cited, with each number of its value as a fact. */
export const toCitedLine = ({ id, unit, value, title, article, says }: LawReference): CitedLine => {
  const text = `${says} ${title}, ${article}`
  const facts = numbersWithin(value).map(
    (number): Fact => ({
      name: undefined,
      value: number,
      unit: lawNumberUnit(unit, number),
      source: { kind: 'law', id },
    }),
  )
  return { id, text, facts, names: readNamesInLaw(text).names }
}
