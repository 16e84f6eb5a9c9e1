import type { Assumption, LawReference, Notice } from '#contract/shared/law'
import { inForce, type LawDay, type Parameter, type VersionInForce } from './dated.ts'
import { lastDayOf, yearOf } from './days.ts'
import { printedValue } from './law-value.ts'

/** A table of law by key: region, year, kind of use. */
export type LawTable<Row> = Readonly<Record<string, Row>>

/**
 * The law of one day, and the ledger of what a calculation read in it. References and assumptions are read out of the
 * ledger at the end, so that no calculation keeps a list by hand.
 */
export interface Law {
  readonly day: string
  /** What a parameter says on the day. */
  value<T>(parameter: Parameter<T>): T
  /** One row of a table; the answer then prints this row only. */
  row<Row>(parameter: Parameter<LawTable<Row>>, key: string): Row | undefined
  /** The version in force, for its days, source and certainty. */
  version<T>(parameter: Parameter<T>): VersionInForce<T>
  /** The same ledger on another day of the same case, such as that of the agreement. */
  on(day: string, field: string): Law
  /** Tells a default that was used; a parameter named beside it needs no assumption of its own. */
  assume(assumption: Assumption, explained?: Parameter<unknown>): void
  /** A parameter that needs no assumption: the caller sent a figure of their own. */
  replaced(parameter: Parameter<unknown>): void
  /** The notices that every answer begins with. */
  notices(): Notice[]
  /** References of the parameters in these bases, and all assumptions, both in order of first use. */
  told(bases: readonly string[]): { references: LawReference[]; assumptions: Assumption[] }
}

interface Use {
  parameter: Parameter<unknown>
  version: VersionInForce<unknown>
  keys: Set<string>
}

const isUncertain = ({ version: { certainty } }: Use): boolean => certainty === 'unverified' || certainty === 'estimate'

const reference = ({ parameter, version, keys }: Use): LawReference => ({
  id: parameter.id,
  says: version.says ?? parameter.says,
  unit: parameter.unit,
  value: printedValue(version.value, parameter, [...keys]),
  from: version.from,
  until: version.lastDay,
  title: version.source.title,
  article: version.source.article,
  ...(version.source.url !== undefined && { url: version.source.url }),
  certainty: version.certainty,
  checkedOn: parameter.checkedOn,
  ...(version.note !== undefined && { note: version.note }),
})

const doubts = {
  unverified: 'Professional knowledge that was not read in a source.',
  estimate: 'A convention or a choice of this service.',
}

const uncertainty = (use: Use): Assumption => {
  const { id, says } = use.parameter
  const { certainty, note } = use.version
  const value = reference(use).value
  return {
    parameter: id,
    value: typeof value === 'number' ? value : null,
    source: 'parameter',
    certainty,
    note: note ?? `${says} ${certainty === 'estimate' ? doubts.estimate : doubts.unverified}`,
  }
}

const firstNotice: Notice = {
  code: 'not_a_tax_assessment',
  message:
    'Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice.',
}

const unchecked = ({ day, field, checkedOn }: LawDay): Notice[] =>
  day > lastDayOf(yearOf(checkedOn))
    ? [
        {
          code: 'law_not_checked_since',
          message: `The law was last checked on ${checkedOn} and is carried forward to this day; it may have changed.`,
          field,
        },
      ]
    : []

interface Ledger {
  uses: Map<string, Use>
  assumptions: Assumption[]
  explained: Set<string>
}

const told = ({ uses, assumptions, explained }: Ledger, bases: readonly string[]): ReturnType<Law['told']> => {
  const cited = new Set(bases)
  const uncertain = [...uses.values()].filter(
    use => cited.has(use.parameter.id) && isUncertain(use) && !explained.has(use.parameter.id),
  )
  const all = [...assumptions, ...uncertain.map(uncertainty)]
  for (const { parameter } of all) if (parameter !== undefined) cited.add(parameter)
  const missing = [...cited].filter(id => !uses.has(id))
  if (missing.length > 0) throw new Error(`A figure cites parameters that were never read: ${missing.join(', ')}.`)
  const used = [...uses.values()].filter(({ parameter }) => cited.has(parameter.id))
  return { references: used.map(reference), assumptions: all }
}

const lawOf = (lawDay: LawDay, ledger: Ledger): Law => {
  const found = new Map<Parameter<unknown>, VersionInForce<unknown>>()
  const read = <T>(parameter: Parameter<T>, key?: string): VersionInForce<T> => {
    // A version is kept under its own parameter, whose type it has.
    const version = (found.get(parameter) as VersionInForce<T> | undefined) ?? inForce(parameter, lawDay)
    found.set(parameter, version)
    const use = ledger.uses.get(parameter.id) ?? { parameter, version, keys: new Set<string>() }
    if (key !== undefined) use.keys.add(key)
    ledger.uses.set(parameter.id, use)
    return version
  }
  return {
    day: lawDay.day,
    value: parameter => read(parameter).value,
    row: (parameter, key) => read(parameter, key).value[key],
    version: parameter => read(parameter),
    on: (day, field) => lawOf({ ...lawDay, day, field }, ledger),
    assume: (assumption, explained) => {
      ledger.assumptions.push(assumption)
      if (explained) ledger.explained.add(explained.id)
    },
    replaced: ({ id }) => void ledger.explained.add(id),
    notices: () => [firstNotice, ...unchecked(lawDay)],
    told: bases => told(ledger, bases),
  }
}

/** The law of a day, with an empty ledger. */
export const lawOn = (lawDay: LawDay): Law => lawOf(lawDay, { uses: new Map(), assumptions: [], explained: new Set() })
