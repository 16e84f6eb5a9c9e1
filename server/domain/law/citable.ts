import type { LawReference } from '#contract/shared/law'
import { lawReference } from '../core/citations.ts'
import { inForce, lastCoveredDay, type Parameter, type VersionInForce } from '../core/dated.ts'
import { Refusal } from '../core/refusal.ts'
import { firstDay, lastCheckedOn } from './lu/parameters/coverage.ts'
import { type Topic, topicsOf } from './topics.ts'

/** A line of law that a text may cite by its mark. */
export interface CitableLine {
  /** As `L1`; the text cites it in square brackets. */
  mark: string
  /** The line as a model reads it, mark included. */
  text: string
  reference: LawReference
}

/** Space for the lines of law. */
export interface LawSpace {
  /** Characters of all lines together. */
  lines: number
  /** Characters of one value; of a longer one only the number of rows is given. */
  value: number
}

/** Id prefixes of each topic, in order of choice: the most frequent subjects of questions first. */
const topicIdPrefixes: Readonly<Record<Topic, readonly string[]>> = {
  purchase: [
    ...['lu.acquisition.registrationRate', 'lu.acquisition.transcriptionRate', 'lu.mortgage.registrationRate'],
    ...['lu.notary.saleTariff', 'lu.acquisition.giftRates'],
    ...['lu.acquisition.', 'lu.notary.', 'lu.mortgage.', 'lu.broker.', 'lu.registrar.'],
  ],
  gain: [
    ...['lu.capitalGain.speculativeYears', 'lu.capitalGain.rateFraction', 'lu.capitalGain.'],
    ...['lu.dependency.', 'lu.incomeTax.employmentFund'],
  ],
  incomeTax: ['lu.incomeTax.'],
  vat: ['lu.vat.', 'lu.acquisition.offPlanLandShare'],
  aids: ['lu.aids.'],
}

/** Table of which only the years named in a question are written out. */
const coefficientsId = 'lu.capitalGain.coefficients'
type Parameters = readonly Parameter<unknown>[]

/** Cache of the parameters by topic, for each list of parameters; a process has one. */
const topicParameterCache = new WeakMap<Parameters, Map<Topic, Parameters>>()

/** Parameters of a topic, in the order of its id prefixes, then in their own. */
const parametersOfTopic = (parameters: Parameters, topic: Topic): Parameters => {
  const found = topicParameterCache.get(parameters) ?? new Map<Topic, Parameters>()
  topicParameterCache.set(parameters, found)
  const known = found.get(topic)
  if (known) return known
  const chosen = topicIdPrefixes[topic].flatMap(beginning => parameters.filter(({ id }) => id.startsWith(beginning)))
  found.set(topic, chosen)
  return chosen
}

/** @throws Refusal `law_not_covered` for a day on which the law of Luxembourg is not covered. */
const checkCoveredDay = (day: string): void => {
  const last = lastCoveredDay(lastCheckedOn)
  if (day >= firstDay && day <= last) return
  const message = `The law of Luxembourg is covered from ${firstDay} to ${last}.`
  throw new Refusal('law_not_covered', {
    issues: [{ path: 'lawDate', message, received: day, allowed: [`${firstDay} to ${last}`] }],
  })
}

/** Version of a parameter on a day; undefined where none is in force. */
const lawVersionOn = (parameter: Parameter<unknown>, day: string): VersionInForce<unknown> | undefined => {
  try {
    return inForce(parameter, { day, field: 'lawDate', checkedOn: lastCheckedOn })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Possible years in texts, without duplicates, sorted. */
const extractYears = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(text => text.match(/(?<!\d)\d\d\d\d(?!\d)/g) ?? []))].sort()

const countRows = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 1

/** Text of a value in a line; of the coefficients only the named years. */
const writeLawValue = (id: string, value: unknown, years: readonly string[], space: LawSpace): string => {
  if (id === coefficientsId && typeof value === 'object' && value !== null) {
    const named = Object.entries(value).filter(([year]) => years.includes(year))
    return named.length > 0 ? JSON.stringify(Object.fromEntries(named)) : `table of ${countRows(value)} years`
  }
  const text = JSON.stringify(value)
  return text.length > space.value ? `table of ${countRows(value)} rows` : text
}

/** Reference to a parameter as an answer cites it; of a table too long to write out, only the named rows. */
const referenceTo = (parameter: Parameter<unknown>, version: VersionInForce<unknown>, rows: readonly string[]) => {
  const isWritten = typeof version.value === 'number' || parameter.id !== coefficientsId || rows.length > 0
  const provision = { value: version.value, parameter, version }
  if (isWritten) return lawReference(provision, rows)
  return { ...lawReference({ ...provision, version: { ...version, value: [] } }, []), value: [] }
}

type Line = Omit<CitableLine, 'mark'>

const createLawLine = (
  parameter: Parameter<unknown>,
  version: VersionInForce<unknown>,
  years: readonly string[],
  space: LawSpace,
): Line => {
  const { id, unit } = parameter
  const known = typeof version.value === 'object' ? Object.keys(version.value ?? {}) : []
  const reference = referenceTo(
    parameter,
    version,
    id === coefficientsId ? years.filter(year => known.includes(year)) : [],
  )
  const { says, from, until, title, article, certainty } = reference
  const span = `from ${from}${until === null ? '' : ` to ${until}`}`
  const text = `${says} = ${writeLawValue(id, version.value, years, space)} (${unit}; ${span}; ${title}, ${article}; ${certainty})`
  return { text, reference }
}

/** Line of a parameter on a day, undefined where no version is in force, and its last marked form. */
interface CachedLawLine {
  day: string
  valueSpace: number
  line: Line | undefined
  marked?: CitableLine
}

/** Cache of the lines of the last day: most requests use today, and the lines do not depend on the request. */
const lawLineCache = new WeakMap<Parameter<unknown>, CachedLawLine>()

const lawLineOn = (
  parameter: Parameter<unknown>,
  day: string,
  years: readonly string[],
  space: LawSpace,
): CachedLawLine => {
  const known = lawLineCache.get(parameter)
  if (known?.day === day && known.valueSpace === space.value) return known
  const version = lawVersionOn(parameter, day)
  const made = { day, valueSpace: space.value, line: version && createLawLine(parameter, version, years, space) }
  // Lines of coefficients depend on the years in the texts, so they are not cached.
  if (parameter.id !== coefficientsId) lawLineCache.set(parameter, made)
  return made
}

/** Line with its mark; the same object as last time when the mark is the same, so that consumers can recognise it. */
const markLawLine = (remembered: CachedLawLine, mark: string): CitableLine | undefined => {
  const { line, marked } = remembered
  if (!line || marked?.mark === mark) return marked
  remembered.marked = { mark, text: `[${mark}] ${line.text}`, reference: line.reference }
  return remembered.marked
}

/**
 * The law of Luxembourg that a text may cite: the parameters in force on a day that belong to the topics of the texts,
 * one line each, up to the given space. A line that does not fit is skipped and the next one is tried.
 * @param parameters those of Luxembourg, in the order of their files.
 * @param texts the question first, then its context.
 * @throws Refusal `law_not_covered` for a day on which the law of Luxembourg is not covered, at `lawDate`.
 */
export const citableLaw = (
  parameters: Parameters,
  texts: readonly string[],
  day: string,
  space: LawSpace,
): CitableLine[] => {
  checkCoveredDay(day)
  const years = extractYears(texts)
  const chosen = new Set(topicsOf(texts).flatMap(topic => parametersOfTopic(parameters, topic)))
  const lines: CitableLine[] = []
  let left = space.lines
  for (const parameter of chosen) {
    const line = markLawLine(lawLineOn(parameter, day, years, space), `L${lines.length + 1}`)
    if (!line || line.text.length + 1 > left) continue
    left -= line.text.length + 1
    lines.push(line)
  }
  return lines
}
