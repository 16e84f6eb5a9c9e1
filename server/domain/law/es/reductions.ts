import type { CountryReliefKey } from '#contract/propcalc/fees/keys'
import { type Band, bandOf } from '../../core/brackets.ts'
import type { Charge } from '../../core/charge.ts'
import { reliefEntry } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law, Provision, Provisions } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import { buyerShares } from '../purchase/shared-rules.ts'
import { type ConditionResult, type Input, ruleResult } from './conditions.ts'
import { rangeOf } from './family-limit.ts'
import type { ReducedRule } from './parameters/reduced-rules.ts'

/** The code of a community without that of the country. */
type CodeOf<Region extends string> = Region extends `ES-${infer Code}` ? Code : never

/** A tax that reduced rates may replace. */
export interface Reducible {
  /** Key and name of a relief from it. */
  readonly relief: { readonly key: CountryReliefKey<'ES'>; readonly label: string }
  /** Base of the tax at a rate: one figure, or the price less the tax inside it. */
  baseAt(rate: number): number
  /** Tax on a base without any relief. */
  general(base: number): Charge
  /** Rate without any relief, where the base depends on it. */
  generalRate: number
  /** True when the price already contains the tax, so that a lower rate saves the buyer no known amount. */
  isInPrice?: boolean
}

/** A reduced rate that the answers grant. */
interface Granted {
  /** The tax before rounding, in euros. */
  tax: number
  /** The one rate of the whole base. */
  rate: number | undefined
  by: Provisions
}

/** Effect of reduced rates on a tax. */
export interface Reductions {
  granted: Granted | undefined
  /** Open reliefs, and limits just below the price. */
  entries: PurchaseEntry<'ES'>[]
}

/** Key and name of a relief from a tax of a community. */
export const reliefOf = (region: Input['region']): Reducible['relief'] => {
  // Every region begins with the code of the country.
  const community = region.slice('ES-'.length) as CodeOf<Input['region']>
  return { key: `reduced${community}`, label: 'Reduced rate of the community' }
}

/** Tax by a reduced rate, not rounded, with the rate where that is one for the whole base. */
interface Reduced {
  tax: number
  rate: number | undefined
  /** Law that applies in addition to the reduced rate. */
  also: readonly Provision[]
}

interface Reading {
  rule: ReducedRule
  result: ConditionResult
  rates: Provision
  /** Undefined above the last limit. */
  reduced: Reduced | undefined
  /** Highest limit below the base, and the tax of the rule at that limit. */
  below: { limit: number; tax: number } | undefined
}

/** A rule that is met, with its tax. */
type Best = Omit<Reading, 'reduced'> & { readonly reduced: Reduced }

/** Tax on a base by one band of a reduced rate. */
const byBandOf = ({ extent }: ReducedRule, { rate = 0, upTo }: Band, tax: Reducible): Reduced => {
  if (extent === 'partOff') {
    const { formula, by } = tax.general(tax.baseAt(tax.generalRate))
    const left = 1 - rate
    return { tax: formula.amount * left, rate: formula.rate && formula.rate * left, also: by }
  }
  const base = tax.baseAt(rate)
  if (extent !== 'firstPart') return { tax: base * rate, rate, also: [] }
  const part = Math.min(base, upTo ?? base)
  const { formula, by } = tax.general(base)
  return { tax: formula.amount - tax.general(part).formula.amount + part * rate, rate: undefined, also: by }
}

/** Limits of a rule, each with the band that ends there; for a first part, only the limit by family. */
const ruleLimits = ({ extent }: ReducedRule, bands: readonly Band[], familyMax: number) => {
  const last = bands.at(-1)
  const ofBands = extent === 'firstPart' ? [] : bands
  return [
    ...ofBands.flatMap(band => (band.upTo === null ? [] : [{ limit: band.upTo, band }])),
    ...(last && familyMax < Number.POSITIVE_INFINITY ? [{ limit: familyMax, band: last }] : []),
  ]
}

/** Highest base allowed by the limits by family; none where the price is above its own. */
const familyMaxOf = (law: Law, input: Input, base: number, { valueMax, priceMax }: ReducedRule): number => {
  const most = (limit: typeof valueMax): number =>
    limit ? rangeOf(law(limit).value, input).most : Number.POSITIVE_INFINITY
  const ofPrice = most(priceMax)
  return Math.min(most(valueMax), input.price <= ofPrice ? Math.max(base, ofPrice) : ofPrice)
}

/** Rule on the day of the deed; empty where its table has no such row on that day. */
const readReducedRule = (law: Law, input: Input, tax: Reducible, rule: ReducedRule): Reading[] => {
  const rates = law.row(rule.rates, rule.row)
  const bands = rates?.value
  if (!rates || !bands) return []
  const base = tax.baseAt(tax.generalRate)
  const familyMax = familyMaxOf(law, input, base, rule)
  const fitting =
    rule.extent === 'firstPart' ? bands[0] : bands.find(band => bandOf(tax.baseAt(band.rate ?? 0), [band]))
  const under = ruleLimits(rule, bands, familyMax).findLast(({ limit }) => limit < base)
  return [
    {
      rule,
      result: ruleResult(law, input, base, rule),
      rates,
      reduced: fitting && base <= familyMax ? byBandOf(rule, fitting, tax) : undefined,
      below: under && { limit: under.limit, tax: byBandOf(rule, under.band, tax).tax },
    },
  ]
}

const fillConditionText = (text: string, figures: ConditionResult['figures'] = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name]))

const openRelief = (tax: Reducible, due: number, reading: Reading): PurchaseEntry<'ES'>[] => {
  const { rule, result, rates, reduced } = reading
  if (result.met !== undefined || !reduced || reduced.tax >= due) return []
  const text = {
    ...tax.relief,
    saving: tax.isInPrice ? null : sumAmounts([toCents(due), -toCents(reduced.tax)]),
    condition: fillConditionText(rule.text, result.figures),
    fields: result.isOutOfReach ? [] : result.fields,
    certainty: rates.version.certainty,
  }
  return [reliefEntry(text, rates, ...(result.by ?? []))]
}

/** Limit just below the price that costs the most to exceed. */
const rateReductionCliff = (
  law: Law,
  { fiscalReferenceValue = 0, price }: Input,
  tax: Reducible,
  due: number,
  readings: readonly Reading[],
): PurchaseEntry<'ES'>[] => {
  const base = tax.baseAt(tax.generalRate)
  const field = fiscalReferenceValue > price ? 'fiscalReferenceValue' : 'price'
  return readings
    .flatMap(({ result, below }) => (result.met && below ? [below] : []))
    .map(below => ({ limit: below.limit, costs: toCents(due - below.tax) }))
    .sort((a, b) => b.costs - a.costs)
    .flatMap(({ limit, costs }) => nearCliff(law, base, limit, costs, `A reduced rate applies up to ${limit}.`, field))
    .slice(0, 1)
}

/** Rule of lowest tax among those that are met. */
const bestOf = (readings: readonly Reading[], full: number): Best | undefined =>
  readings
    .flatMap(({ reduced, ...reading }) => (reading.result.met && reduced ? [{ ...reading, reduced }] : []))
    .filter(({ reduced }) => reduced.tax < full)
    .sort((a, b) => a.reduced.tax - b.reduced.tax)[0]

/** Rate that applies to all buyers, with the rows of its table that were compared. */
const grantedToAll = (best: Best, readings: readonly Reading[]): Granted => {
  const weighed = readings.filter(({ rates }) => rates.parameter === best.rates.parameter).map(({ rates }) => rates)
  return {
    tax: best.reduced.tax,
    rate: best.reduced.rate,
    by: [best.rates, ...weighed, ...best.reduced.also, ...(best.result.by ?? [])],
  }
}

/** Rules that each buyer meets alone, where the law reduces the tax for the shares of those who qualify. */
const bestOfBuyers = (law: Law, input: Input, rules: readonly ReducedRule[], tax: Reducible, full: number) => {
  const byShare = rules.filter(({ isByShare }) => isByShare)
  const { buyers = [] } = input
  if (buyers.length < 2 || byShare.length === 0) return []
  return buyers.map(buyer => {
    const alone = { ...input, buyers: [buyer] }
    return bestOf(
      byShare.flatMap(rule => readReducedRule(law, alone, tax, rule)),
      full,
    )
  })
}

/** Tax by the shares of the buyers, where some of them qualify for a lower rate than all together. */
const grantedByShare = (
  input: Input,
  common: Granted | undefined,
  general: Charge,
  bests: readonly (Best | undefined)[],
) => {
  const usual = common?.tax ?? general.formula.amount
  const lower = bests.flatMap(best => (best && best.reduced.tax < usual ? [best] : []))
  const [principal] = lower
  if (!principal) return common
  const shares = buyerShares(input.buyers)
  const parts = bests.map((best, index) => (shares[index] ?? 0) * Math.min(usual, best?.reduced.tax ?? usual))
  const by: Provisions = [
    principal.rates,
    ...lower.flatMap(({ rates, reduced, result }) => [rates, ...reduced.also, ...(result.by ?? [])]),
    ...(common?.by ?? general.by),
  ]
  return { tax: parts.reduce((sum, part) => sum + part, 0), rate: undefined, by }
}

/** Reduced rate that is granted, open reliefs, and limits just below the price. */
export const reductions = (law: Law, input: Input, rules: readonly ReducedRule[] = [], tax: Reducible): Reductions => {
  const readings = rules.flatMap(rule => readReducedRule(law, input, tax, rule))
  const general = tax.general(tax.baseAt(tax.generalRate))
  const full = general.formula.amount
  const best = bestOf(readings, full)
  const bests = bestOfBuyers(law, input, rules, tax, full)
  const granted = grantedByShare(input, best && grantedToAll(best, readings), general, bests)
  const due = granted?.tax ?? full
  return {
    granted,
    entries: [
      ...readings.flatMap(reading => openRelief(tax, due, reading)),
      ...rateReductionCliff(law, input, tax, due, readings),
    ],
  }
}
