import type { LawReference } from '#contract/shared/law'
import type { Fact, Unit } from '../fact.ts'
import type { WrittenFigure } from '../reading/figures-in.ts'
import { namesIn } from '../reading/names-in.ts'
import type { Evidence } from './evidence.ts'
import type { Sentence } from './sentences.ts'
import type { Found } from './supported.ts'

/** A line of law that a text cites: what it says in figures and names. */
export interface CitedLine {
  id: string
  text: string
  facts: readonly Fact[]
  names: ReadonlySet<string>
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
const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** In a table sums and rates stand side by side. */
const unitOf = (unit: LawReference['unit'], value: number): Unit =>
  units[unit] ?? (Math.abs(value) < 1 ? 'fraction' : 'EUR')

/** A line as it is cited, with each number of its value as a fact. */
export const citedLine = ({ id, unit, value, title, article, says }: LawReference): CitedLine => {
  const text = `${says} ${title}, ${article}`
  const facts = numbersOf(value).map(
    (number): Fact => ({ name: undefined, value: number, unit: unitOf(unit, number), source: { kind: 'law', id } }),
  )
  return { id, text, facts, names: namesIn(text).names }
}

/** Units in which a law speaks and a caller seldom does: beside a mark they are those of its line. */
const lawUnits: readonly string[] = ['fraction', 'years', 'months']
const charactersApart = 60

/** Whether one of the figures of a sentence is a value of the line. */
const isStated = (line: CitedLine, { start, end }: Sentence, { read }: Evidence): boolean =>
  read.figures.some(
    figure =>
      figure.kind === 'amount' &&
      figure.start >= start &&
      figure.end <= end &&
      figure.readings.some(({ value, tolerance }) =>
        line.facts.some(fact => typeof fact.value === 'number' && Math.abs(Math.abs(fact.value) - value) <= tolerance),
      ),
  )

/** Whether a figure that stands right before a mark is of another source than the line that is cited there. */
export const isOfOtherLine = (
  figure: WrittenFigure,
  found: Found | undefined,
  sentence: Sentence,
  evidence: Evidence,
): boolean => {
  const { read, cited } = evidence
  const mark = sentence.marks.find(({ at }) => at >= figure.end && at - figure.end <= charactersApart)
  const line = mark && cited[mark.number - 1]
  if (!mark || !line) return false
  const isLast = !read.figures.some(other => other !== figure && other.start >= figure.end && other.start < mark.at)
  if (!isLast) return false
  if (figure.kind === 'name') return line.names.size > 0 && !line.names.has(figure.key) && /^article /.test(figure.key)
  const isCallers = found !== undefined && found.outcome === undefined && found.sources[0]?.kind === 'input'
  if (figure.kind !== 'amount' || !isCallers || !lawUnits.includes(found.unit)) return false
  const isSpokenOf = line.facts.some(({ unit }) => unit === found.unit)
  return isSpokenOf && !isStated(line, sentence, evidence)
}
