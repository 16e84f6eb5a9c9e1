import type { Assumption, Certainty, CostLine, LawReference, Notice, PossibleRelief, Words } from '#contract/shared/law'
import type { Charge } from './charge.ts'
import { Citations } from './citations.ts'
import { citation, type Parameter } from './dated.ts'
import { type LineKind, type LineKinds, lineNames } from './line-kind.ts'
import { sumAmounts, toCents, toSixDecimals } from './money.ts'
import { certaintyOf, leastSure, type Provision, type Provisions, parameterIds } from './provision.ts'

/** Options of a line in a case; without them the line is as its kind. */
export interface LineOptions {
  readonly payer?: CostLine['payer']
  readonly dueTo?: CostLine['dueTo']
  readonly nature?: CostLine['nature']
  readonly counted?: boolean
  /** The bare tariff, where the usual invoice is higher. */
  readonly regulatedMinimum?: number
  /** Keys of wordings of the kind; a later one wins. */
  readonly wording?: string | readonly string[]
  /** A duty that a relief or a limit brings to 0 is shown; other lines of 0 are left out. */
  readonly isShownAtZero?: boolean
  readonly legalReference?: string
}

/** A line of cost; `amount` is rounded to cents, 0 where the line is left out. */
export interface LineEntry<Key extends string = string> {
  readonly kind: 'line'
  readonly key: Key
  readonly amount: number
  readonly charge: Charge
  readonly options: LineOptions
}

/** A relief that was not granted. */
export interface ReliefEntry<Key extends string = string> {
  readonly kind: 'relief'
  readonly relief: PossibleRelief<Key>
  readonly by: Provisions
}

interface AssumptionEntry {
  readonly kind: 'assumption'
  readonly assumption: Assumption
  readonly explains: readonly Provision[]
}

interface NoticeEntry {
  readonly kind: 'notice'
  readonly notice: Notice
  readonly by: readonly Provision[]
}

/** Result of a rule; an answer is a list of them, in its order. */
export type AnswerEntry<Line extends string = string, Relief extends string = never> =
  | LineEntry<Line>
  | ReliefEntry<Relief>
  | AssumptionEntry
  | NoticeEntry

/** A line by its key. */
export const lineEntry = <const Key extends string>(
  key: Key,
  charge: Charge,
  options: LineOptions = {},
): LineEntry<Key> => ({ kind: 'line', key, amount: toCents(charge.formula.amount), charge, options })

/** Most fields that a relief may name, by the contract. */
const fieldsMax = 20

/** Text of a relief; as sure as its least sure provision, unless `certainty` is given. */
type ReliefText<Key extends string> = Omit<PossibleRelief<Key>, 'basis' | 'certainty' | 'fields'> & {
  readonly fields: readonly string[]
  readonly certainty?: Certainty
}

/** A relief that was not granted, priced by running the rule with one answer changed, and the law that would grant it. */
export const reliefEntry = <const Key extends string>(text: ReliefText<Key>, ...by: Provisions): ReliefEntry<Key> => {
  const { certainty = leastSure(by.map(({ version }) => version.certainty)), ...printed } = text
  const fields = text.fields.slice(0, fieldsMax)
  return { kind: 'relief', relief: { ...printed, fields, basis: parameterIds(by), certainty }, by }
}

/**
 * A default that was used, or a convention of the calculation. Provisions that it explains need no assumption of their
 * own; where the assumption names its `parameter`, they are cited.
 */
export const assumptionEntry = (assumption: Assumption, ...explains: readonly Provision[]): AssumptionEntry => ({
  kind: 'assumption',
  assumption,
  explains,
})

/** A notice, and the provisions whose figures its sentence gives. */
export const noticeEntry = (of: Notice, ...by: Provision[]): NoticeEntry => ({ kind: 'notice', notice: of, by })

/** Adds entries only where a condition holds. They are built in any case, so they must neither be slow nor throw. */
export const when = <Each>(isSo: boolean, ...entries: Each[]): Each[] => (isSo ? entries : [])

/** Sum of the lines among entries, as whole cents. */
export const sumOfLines = (entries: readonly AnswerEntry<string, string>[]): number =>
  sumAmounts(entries.flatMap(entry => (entry.kind === 'line' ? [entry.amount] : [])))

/** The earlier of two last days; an open one never ends. */
const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/**
 * Days on which a line is valid: from the latest first day of the versions that it rests on to their earliest
 * last day. Versions of different days, such as that of a contract, may have none in common: then those of the principal.
 */
const validityOf = (by: Provisions): { from: string; lastDay: string | null } => {
  const versions = by.map(({ version }) => version)
  const from = versions.map(version => version.from).reduce((one, other) => (one > other ? one : other))
  const lastDay = versions.map(version => version.lastDay).reduce(earlier)
  return lastDay !== null && lastDay < from ? by[0].version : { from, lastDay }
}

const toCostLine = <Key extends string>(
  { key, amount, charge: { formula, by }, options }: LineEntry<Key>,
  kind: LineKind<string | Words>,
): CostLine<Key> => {
  const { label, localLabel } = lineNames(kind, options.wording)
  const { base, rate, range, certainty } = formula
  const dueTo = options.dueTo ?? kind.dueTo
  const { from, lastDay } = validityOf(by)
  return {
    key,
    label: typeof label === 'string' ? label : label.en,
    ...(localLabel !== undefined && { localLabel }),
    category: kind.category,
    amount,
    ...(base !== undefined && { base: toCents(base) }),
    ...(rate !== undefined && { rate: toSixDecimals(rate) }),
    payer: options.payer ?? kind.payer ?? 'buyer',
    nature: options.nature ?? kind.nature,
    certainty: certainty ?? certaintyOf(by),
    counted: options.counted ?? kind.counted ?? true,
    ...(kind.refundable && { refundable: true }),
    ...(options.regulatedMinimum !== undefined && { regulatedMinimum: toCents(options.regulatedMinimum) }),
    ...(range && { range: { low: toCents(range.low), high: toCents(range.high) } }),
    ...(dueTo !== undefined && { dueTo }),
    basis: parameterIds(by),
    inForceFrom: from,
    inForceUntil: lastDay,
    legalReference: options.legalReference ?? citation(by[0].version.source),
  }
}

/** Parts of an answer that are built from entries. */
export interface AnswerParts<Line extends string, Relief extends string> {
  lines: CostLine<Line>[]
  possibleReliefs: PossibleRelief<Relief>[]
  notices: Notice[]
  assumptions: Assumption[]
  law: LawReference[]
  /** Parameters whose value was adjusted by the day and has not been read since. */
  carriedForward: Parameter<unknown>[]
}

const collectCitations = (entries: readonly AnswerEntry<string, string>[], also: readonly Provision[]): Citations => {
  const citations = new Citations()
  citations.cite(also)
  for (const entry of entries) if (isShownLine(entry)) citations.cite(entry.charge.by)
  for (const entry of entries) {
    if (entry.kind === 'relief' || entry.kind === 'notice') citations.offer(entry.by)
    if (entry.kind !== 'assumption') continue
    if (entry.assumption.parameter !== undefined) citations.cite(entry.explains)
    for (const provision of entry.explains) citations.explain(provision)
  }
  return citations
}

const isShownLine = (entry: AnswerEntry<string, string>): entry is LineEntry =>
  entry.kind === 'line' && (entry.amount !== 0 || entry.options.isShownAtZero === true)

/**
 * Parts of an answer from entries: its lines, reliefs, notices and assumptions in their order, the law in the order in
 * which the lines cite it, and an assumption for each uncertain provision cited that nothing explains.
 * `also` are the provisions that the head of an answer cites, before its lines.
 */
export const answerParts = <Line extends string, Relief extends string>(
  entries: readonly AnswerEntry<Line, Relief>[],
  kinds: LineKinds<Line, string | Words>,
  also: readonly Provision[] = [],
): AnswerParts<Line, Relief> => {
  const { law, doubts, carriedForward } = collectCitations(entries, also).printed()
  return {
    lines: entries.flatMap(entry =>
      entry.kind === 'line' && isShownLine(entry) ? [toCostLine(entry, kinds[entry.key])] : [],
    ),
    possibleReliefs: entries.flatMap(entry => (entry.kind === 'relief' ? [entry.relief] : [])),
    notices: entries.flatMap(entry => (entry.kind === 'notice' ? [entry.notice] : [])),
    assumptions: [...entries.flatMap(entry => (entry.kind === 'assumption' ? [entry.assumption] : [])), ...doubts],
    law,
    carriedForward,
  }
}
