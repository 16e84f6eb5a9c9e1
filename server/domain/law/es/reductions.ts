import type { Notice } from '#contract/shared/law'
import type { Band } from '../../core/brackets.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeRelief } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import type { Input, Judged } from './conditions.ts'
import type { ReducedRule } from './reduced-rules.ts'
import { cliffBelow } from './scales.ts'

/** A tax that reduced rates may replace. */
export interface Reducible {
  /** Base of the tax at a rate: one figure, or the price less the tax inside it. */
  baseAt(rate: number): number
  /** Tax on a base without any relief, not rounded. */
  general(base: number): number
  /** Rate without any relief, where the base depends on it. */
  generalRate: number
  /** The price already contains the tax, so that a lower rate saves the buyer nothing that is known. */
  isInPrice?: boolean
}

/** A reduced rate that the answers grant. */
export interface Granted {
  tax: number
  rate: number | undefined
  basis: readonly [Parameter<unknown>, ...Parameter<unknown>[]]
}

/** What reduced rates make of a tax. */
export interface Reductions {
  granted: Granted | undefined
  possibleReliefs: FeeRelief[]
  notices: Notice[]
}

/** The code of a community without that of the country. */
type CodeOf<Region extends string> = Region extends `ES-${infer Code}` ? Code : never

interface Reading {
  rule: ReducedRule
  judged: Judged
  bands: readonly Band[]
  tax: number | undefined
  rate: number | undefined
}

/** Tax by a reduced rate, not rounded; undefined above its last limit. */
const reducedTax = ({ onFirstPart }: ReducedRule, bands: readonly Band[], tax: Reducible) => {
  const [first] = bands
  if (onFirstPart && first) {
    const base = tax.baseAt(0)
    const part = Math.min(base, first.upTo ?? base)
    return { tax: tax.general(base) - tax.general(part) + part * (first.rate ?? 0), rate: undefined }
  }
  const band = bands.find(({ upTo, rate = 0 }) => upTo === null || tax.baseAt(rate) <= upTo)
  const rate = band?.rate
  return { tax: rate === undefined ? undefined : tax.baseAt(rate) * rate, rate }
}

const read = (law: Law, input: Input, tax: Reducible, rule: ReducedRule): Reading => {
  const bands = law.row(rule.rates, rule.row) ?? []
  const base = tax.baseAt(tax.generalRate)
  return { rule, judged: rule.condition(law, input, base), bands, ...reducedTax(rule, bands, tax) }
}

const reliefOf = (law: Law, { region }: Input, tax: Reducible, due: number, reading: Reading): FeeRelief[] => {
  const { rule, judged } = reading
  if (judged.met !== undefined || reading.tax === undefined || reading.tax >= due) return []
  // Every region begins with the code of the country.
  const community = region.slice('ES-'.length) as CodeOf<Input['region']>
  return [
    {
      key: `reduced${community}`,
      label: 'Reduced rate of the community',
      saving: tax.isInPrice ? null : sum([toCents(due), -toCents(reading.tax)]),
      condition: rule.says,
      fields: judged.isOutOfReach ? [] : [...judged.fields],
      basis: [rule.rates, ...(rule.limits ?? [])].map(({ id }) => id),
      certainty: law.version(rule.rates).certainty,
    },
  ]
}

/** The dearest limit that the price is just above. */
const cliffs = (
  { fiscalReferenceValue = 0, price }: Input,
  tax: Reducible,
  due: number,
  readings: readonly Reading[],
) => {
  const base = tax.baseAt(tax.generalRate)
  const field = fiscalReferenceValue > price ? 'fiscalReferenceValue' : 'price'
  return readings
    .filter(({ rule, judged }) => judged.met === true && !rule.onFirstPart)
    .flatMap(({ bands }) => cliffBelow(bands, base) ?? [])
    .flatMap(({ limit, rate }) =>
      nearCliff(
        base,
        limit,
        toCents(due - base * rate),
        `Up to ${limit} a reduced rate holds for the whole value.`,
        field,
      ),
    )
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
    .slice(0, 1)
}

/** The reduced rate that is granted, those that may be, and the limits that are near. */
export const reductions = (law: Law, input: Input, rules: readonly ReducedRule[], tax: Reducible): Reductions => {
  const readings = rules.map(rule => read(law, input, tax, rule))
  const full = tax.general(tax.baseAt(tax.generalRate))
  const best = readings
    .filter(reading => reading.judged.met && reading.tax !== undefined && reading.tax < full)
    .sort((a, b) => (a.tax ?? 0) - (b.tax ?? 0))[0]
  const due = best?.tax ?? full
  return {
    granted: best && { tax: due, rate: best.rate, basis: [best.rule.rates, ...(best.rule.limits ?? [])] },
    possibleReliefs: readings.flatMap(reading => reliefOf(law, input, tax, due, reading)),
    notices: cliffs(input, tax, due, readings),
  }
}
