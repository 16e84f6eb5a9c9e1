import type { LawDay } from '../../core/dated.ts'
import { type Law, lawOn } from '../../core/law.ts'
import { sum, toCents, toSixDecimals } from '../../core/money.ts'
import { dependencyContribution } from './dependency-contribution.ts'
import { allowances } from './gain-allowances.ts'
import { byAddition, bySpecialRate, type GainTax } from './gain-tax.ts'
import { extraordinaryMinimum, speculativeExemption } from './parameters/capital-gain.ts'
import { type Regime, regime, withExemption } from './regime.ts'
import { assertAcquisitionCovered, items } from './revaluation.ts'
import type { CapitalGains, Sale } from './sale.ts'

/** The tax of a sale, without what is told beside it; `law` is the ledger of what was read. */
export interface Assessment extends Omit<CapitalGains, 'possibleReliefs' | 'notices' | 'assumptions' | 'tariff'> {
  law: Law
  tariff: CapitalGains['tariff']
  /** True for a long-term gain that is too small for a special rate. */
  isTooSmall: boolean
}

type Taxed = Pick<Assessment, 'exemption' | 'allowances' | 'taxableGain' | 'tariff' | 'lines' | 'isTooSmall'>

const untaxed = (exemption: Assessment['exemption'], used: Assessment['allowances'] = []): Taxed => ({
  exemption,
  allowances: used,
  taxableGain: 0,
  tariff: undefined,
  lines: [],
  isTooSmall: false,
})

const withContribution = (law: Law, sale: Sale, gain: number, { tariff, lines }: GainTax) => ({
  exemption: null,
  taxableGain: gain,
  tariff,
  lines: sale.healthInsuredInLuxembourg === false ? lines : [...lines, ...dependencyContribution(law, gain)],
})

/** A speculative gain, LIR art. 99bis: exempt below 500 EUR, else taxed by addition. */
const speculative = (law: Law, sale: Sale, gain: number): Taxed => {
  if (gain <= 0) return untaxed('noGain')
  if (gain < law.value(speculativeExemption)) return untaxed('speculativeBelow500')
  const { taxClass, ordinaryTaxableIncome: ordinaryIncome } = sale
  const tax = byAddition(law, { taxClass, ordinaryIncome, gain, isSpeculative: true })
  return { ...withContribution(law, sale, gain, tax), allowances: [], isTooSmall: false }
}

/** A long-term gain, LIR art. 99ter, 130 and 131: after its allowances at the special rate, a very small one by addition. */
const longTerm = (law: Law, sale: Sale, gain: number): Taxed => {
  const used = allowances(law, sale, gain)
  if (gain <= 0) return untaxed('noGain', used)
  const taxable = sum([gain, ...used.map(allowance => -allowance.used)])
  if (taxable <= 0) return untaxed('allowances', used)
  const isTooSmall = taxable < law.value(extraordinaryMinimum)
  const { taxClass, ordinaryTaxableIncome: ordinaryIncome } = sale
  const facts = { taxClass, ordinaryIncome, gain: taxable, isSpeculative: false }
  const tax = isTooSmall ? byAddition(law, facts) : bySpecialRate(law, facts)
  return { ...withContribution(law, sale, taxable, tax), allowances: used, isTooSmall }
}

const taxedIn = ({ name, law }: Regime, sale: Sale, gain: number): Taxed => {
  if (name === 'exempt') return untaxed('mainResidence')
  return name === 'speculative' ? speculative(law, sale, gain) : longTerm(law, sale, gain)
}

/** Sums of the lines with the low and the high ends of their ranges, and what the seller keeps of `received`. */
const totalsOf = (lines: CapitalGains['lines'], gain: number, received: number): CapitalGains['totals'] => {
  const tax = sum(lines.map(({ amount }) => amount))
  return {
    tax,
    taxLow: sum(lines.map(({ amount, range }) => range?.low ?? amount)),
    taxHigh: sum(lines.map(({ amount, range }) => range?.high ?? amount)),
    effectiveRate: gain > 0 ? toSixDecimals(tax / gain) : 0,
    netProceeds: sum([received, -tax]),
  }
}

/**
 * The tax of a sale, in EUR and for the seller's share.
 * @throws Refusal `law_not_covered` for a day, an acquisition or a scale that is not covered.
 */
export const assessment = (sale: Sale, checkedOn: LawDay['checkedOn']): Assessment => {
  const { saleDate, salePrice, saleCosts = 0, ownershipShare = 1 } = sale
  const chosen = regime(lawOn({ day: saleDate, field: 'saleDate', checkedOn }), sale)
  const { law, isSpeculative } = chosen
  assertAcquisitionCovered(law, sale)
  const costs = items(law, sale, isSpeculative)
  const revaluedCost = sum(costs.map(({ revalued }) => revalued))
  const received = sum([toCents(salePrice * ownershipShare), -toCents(saleCosts * ownershipShare)])
  const gain = sum([received, -revaluedCost])
  const { exemption, allowances: used, ...taxed } = taxedIn(chosen, sale, gain)
  return {
    law,
    saleDate,
    taxYear: Number(saleDate.slice(0, 4)),
    currency: 'EUR',
    regime: chosen.name,
    exemption,
    holding: exemption === 'speculativeBelow500' ? withExemption(chosen.holding) : chosen.holding,
    items: costs,
    revaluedCost,
    gain,
    allowances: used,
    ...taxed,
    totals: totalsOf(taxed.lines, gain, received),
  }
}
