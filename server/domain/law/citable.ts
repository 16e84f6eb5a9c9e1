import type { LawReference } from '#contract/shared/law'
import { lawReference } from '../core/citations.ts'
import { coveredUntil, inForce, type Parameter, type VersionInForce } from '../core/dated.ts'
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

/** How much may be written. */
export interface LawSpace {
  /** Characters of all lines together. */
  lines: number
  /** Characters of one value; a longer one is counted. */
  value: number
}

/** Beginnings of the ids of each topic, in the order in which they are chosen: what most questions are about comes first. */
const idsOf: Readonly<Record<Topic, readonly string[]>> = {
  purchase: [
    ...['lu.acquisition.registrationRate', 'lu.acquisition.transcriptionRate', 'lu.acquisition.'],
    ...['lu.notary.', 'lu.mortgage.', 'lu.broker.'],
  ],
  gain: [
    ...['lu.capitalGain.speculativeYears', 'lu.capitalGain.rateFraction', 'lu.capitalGain.'],
    ...['lu.dependency.', 'lu.incomeTax.employmentFund'],
  ],
  incomeTax: ['lu.incomeTax.'],
  vat: ['lu.vat.', 'lu.acquisition.offPlanLandShare'],
  aids: ['lu.aids.'],
}

/** The table of which only the years that a question names are written. */
const coefficientsId = 'lu.capitalGain.coefficients'
type Parameters = readonly Parameter<unknown>[]

/** What was found of each list of parameters: a process has one. */
const topicsFound = new WeakMap<Parameters, Map<Topic, Parameters>>()

/** The parameters of a topic, by the beginnings of its ids, then in their own order. */
const ofTopic = (parameters: Parameters, topic: Topic): Parameters => {
  const found = topicsFound.get(parameters) ?? new Map<Topic, Parameters>()
  topicsFound.set(parameters, found)
  const known = found.get(topic)
  if (known) return known
  const chosen = idsOf[topic].flatMap(beginning => parameters.filter(({ id }) => id.startsWith(beginning)))
  found.set(topic, chosen)
  return chosen
}

/** @throws Refusal `law_not_covered` for a day on which no law of Luxembourg is known. */
const checkDay = (day: string): void => {
  const last = coveredUntil(lastCheckedOn)
  if (day >= firstDay && day <= last) return
  const message = `The law of Luxembourg is covered from ${firstDay} to ${last}.`
  throw new Refusal('law_not_covered', {
    issues: [{ path: 'lawDate', message, received: day, allowed: [`${firstDay} to ${last}`] }],
  })
}

/** The version of a parameter on a day; undefined where none is in force. */
const versionOn = (parameter: Parameter<unknown>, day: string): VersionInForce<unknown> | undefined => {
  try {
    return inForce(parameter, { day, field: 'lawDate', checkedOn: lastCheckedOn })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What may be a year in texts, each once, in order. */
const yearsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(text => text.match(/(?<!\d)\d\d\d\d(?!\d)/g) ?? []))].sort()

const rowsOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 1)

/** A value as a line writes it; of the coefficients only the named years. */
const written = (id: string, value: unknown, years: readonly string[], space: LawSpace): string => {
  if (id === coefficientsId && typeof value === 'object' && value !== null) {
    const named = Object.entries(value).filter(([year]) => years.includes(year))
    return named.length > 0 ? JSON.stringify(Object.fromEntries(named)) : `table of ${rowsOf(value)} years`
  }
  const text = JSON.stringify(value)
  return text.length > space.value ? `table of ${rowsOf(value)} rows` : text
}

/** A parameter as an answer cites it; of a table that is too long to be written only the named rows. */
const cited = (parameter: Parameter<unknown>, version: VersionInForce<unknown>, rows: readonly string[]) => {
  const isWritten = typeof version.value === 'number' || parameter.id !== coefficientsId || rows.length > 0
  const provision = { value: version.value, parameter, version }
  if (isWritten) return lawReference(provision, rows)
  return { ...lawReference({ ...provision, version: { ...version, value: [] } }, []), value: [] }
}

type Line = Omit<CitableLine, 'mark'>

const lineOf = (
  parameter: Parameter<unknown>,
  version: VersionInForce<unknown>,
  years: readonly string[],
  space: LawSpace,
): Line => {
  const { id, unit } = parameter
  const known = typeof version.value === 'object' ? Object.keys(version.value ?? {}) : []
  const reference = cited(parameter, version, id === coefficientsId ? years.filter(year => known.includes(year)) : [])
  const { says, from, until, title, article, certainty } = reference
  const span = `from ${from}${until === null ? '' : ` to ${until}`}`
  const text = `${says} = ${written(id, version.value, years, space)} (${unit}; ${span}; ${title}, ${article}; ${certainty})`
  return { text, reference }
}

/** What a parameter has to say on a day: nothing where none of its versions is in force; with the mark it had last. */
interface Remembered {
  day: string
  valueSpace: number
  line: Line | undefined
  marked?: CitableLine
}

/** Cache of the last day's lines: most requests are about today, and the lines do not depend on them. */
const rememberedLines = new WeakMap<Parameter<unknown>, Remembered>()

const lineOn = (parameter: Parameter<unknown>, day: string, years: readonly string[], space: LawSpace): Remembered => {
  const known = rememberedLines.get(parameter)
  if (known?.day === day && known.valueSpace === space.value) return known
  const version = versionOn(parameter, day)
  const made = { day, valueSpace: space.value, line: version && lineOf(parameter, version, years, space) }
  // Of the coefficients a line shows the years that the texts mention.
  if (parameter.id !== coefficientsId) rememberedLines.set(parameter, made)
  return made
}

/** A line with its mark; the same text as last time where the mark is the same, so that what reads it may know it. */
const markedLine = (remembered: Remembered, mark: string): CitableLine | undefined => {
  const { line, marked } = remembered
  if (!line || marked?.mark === mark) return marked
  remembered.marked = { mark, text: `[${mark}] ${line.text}`, reference: line.reference }
  return remembered.marked
}

/**
 * The law of Luxembourg that a text may cite: the parameters in force on a day that belong to the topics of the texts,
 * one line each, as many as there is space for. A line that does not fit is left out and the next one is tried.
 * @param parameters those of Luxembourg, in the order of their files.
 * @param texts the question first, then its context.
 * @throws Refusal `law_not_covered` for a day on which no law of Luxembourg is known, at `lawDate`.
 */
export const citableLaw = (
  parameters: Parameters,
  texts: readonly string[],
  day: string,
  space: LawSpace,
): CitableLine[] => {
  checkDay(day)
  const years = yearsIn(texts)
  const chosen = new Set(topicsOf(texts).flatMap(topic => ofTopic(parameters, topic)))
  const lines: CitableLine[] = []
  let left = space.lines
  for (const parameter of chosen) {
    const line = markedLine(lineOn(parameter, day, years, space), `L${lines.length + 1}`)
    if (!line || line.text.length + 1 > left) continue
    left -= line.text.length + 1
    lines.push(line)
  }
  return lines
}
