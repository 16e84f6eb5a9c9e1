import { sumAmounts, toCents } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { extraordinaryMinimum, speculativeExemption } from '../parameters/capital-gain.ts'
import { allowances } from './allowances.ts'
import { dependencyContribution } from './dependency-contribution.ts'
import { taxedPartOf } from './main-residence.ts'
import { isNonResident, taxClassOf } from './non-resident.ts'
import { citingExemptSum, type Regime, regime } from './regime.ts'
import { assertAcquisitionCovered, items } from './revaluation.ts'
import type { CapitalGains, Cited, GainEntry, Sale } from './sale.ts'
import { byAddition, bySpecialRate, type GainTax } from './tax.ts'

/** Tax treatment of the gain of a sale. */
interface TaxTreatment {
  exemption: CapitalGains['exemption']
  allowances: readonly Cited<CapitalGains['allowances'][number]>[]
  taxableGain: number
  tariff?: CapitalGains['tariff']
  /** Lines of tax, and their conventions. */
  entries: GainEntry[]
  /** True for a long-term gain too small for a special rate. */
  isTooSmall: boolean
}

/** Tax of a sale, with the head of its answer: the computation of the gain, before any line of tax. */
export interface Assessment extends Omit<TaxTreatment, 'allowances'> {
  head: Pick<CapitalGains, 'regime' | 'exemption' | 'holding' | 'items' | 'revaluedCost' | 'gain' | 'allowances'>
  /** Provisions of the head of the answer: the years of holding, the coefficients, the allowances. */
  citedInHead: Provision[]
  /** Sale price less sale costs, for the seller's share. */
  received: number
}

const noTax = (exemption: TaxTreatment['exemption'], used: TaxTreatment['allowances'] = []): TaxTreatment => ({
  exemption,
  allowances: used,
  taxableGain: 0,
  entries: [],
  isTooSmall: false,
})

/** Class and ordinary income of the seller, by whose year the gain is taxed. */
const incomeOfSeller = (sale: Sale) => ({
  taxClass: taxClassOf(sale),
  ordinaryIncome: sale.ordinaryTaxableIncome,
  isNonResident: isNonResident(sale),
})

const withContribution = (law: Law, sale: Sale, gain: number, { tariff, entries }: GainTax) => ({
  exemption: null,
  taxableGain: gain,
  tariff,
  entries:
    isNonResident(sale) || sale.healthInsuredInLuxembourg === false
      ? entries
      : [...entries, dependencyContribution(law, gain)],
})

/**
 * Speculative gain, LIR art. 99bis: exempt below a small sum, else taxed by addition, without revaluation or
 * allowances.
 */
const speculativeTreatment = (law: Law, sale: Sale, gain: number): TaxTreatment => {
  if (gain <= 0) return noTax('noGain')
  if (gain < law(speculativeExemption).value) return noTax('speculativeBelow500')
  const tax = byAddition(law, { ...incomeOfSeller(sale), gain, isSpeculative: true })
  return { ...withContribution(law, sale, gain, tax), allowances: [], isTooSmall: false }
}

/** Long-term gain, LIR art. 99ter, 130 and 131: after allowances at the special rate, a very small one by addition. */
const longTermTreatment = (law: Law, sale: Sale, gain: number): TaxTreatment => {
  const used = allowances(law, sale, gain)
  if (gain <= 0) return noTax('noGain', used)
  const taxable = sumAmounts([gain, ...used.map(({ part }) => -part.used)])
  if (taxable <= 0) return noTax('allowances', used)
  const isTooSmall = taxable < law(extraordinaryMinimum).value
  const taxableGain = { ...incomeOfSeller(sale), gain: taxable, isSpeculative: false }
  const tax = isTooSmall ? byAddition(law, taxableGain) : bySpecialRate(law, taxableGain)
  return { ...withContribution(law, sale, taxable, tax), allowances: used, isTooSmall }
}

const treatmentByRegime = (law: Law, { name, exemption }: Regime, sale: Sale, gain: number): TaxTreatment => {
  if (name === 'exempt') return noTax(exemption)
  return name === 'speculative' ? speculativeTreatment(law, sale, gain) : longTermTreatment(law, sale, gain)
}

/**
 * Tax of a sale by the law of its day, in EUR and for the seller's share.
 * @throws Refusal `law_not_covered` for a day, an acquisition or a scale that is not covered.
 */
export const gainAssessment = (law: Law, sale: Sale): Assessment => {
  const { salePrice, saleCosts = 0, ownershipShare = 1 } = sale
  const chosen = regime(law, sale)
  const { name, isSpeculative } = chosen
  assertAcquisitionCovered(law, sale)
  // Next to an exempt home the gain is that of the other part, with its part of the costs.
  const taxedShare = ownershipShare * (taxedPartOf(sale) || 1)
  const costs = items(law, { ...sale, ownershipShare: taxedShare }, isSpeculative)
  const revaluedCost = sumAmounts(costs.map(({ part }) => part.revalued))
  const receivedFor = (share: number): number => sumAmounts([toCents(salePrice * share), -toCents(saleCosts * share)])
  const gain = sumAmounts([receivedFor(taxedShare), -revaluedCost])
  const { allowances: used, ...taxed } = treatmentByRegime(law, chosen, sale, gain)
  const { exemption } = taxed
  const holding = exemption === 'speculativeBelow500' ? citingExemptSum(law, chosen.holding) : chosen.holding
  return {
    ...taxed,
    head: {
      regime: name,
      exemption,
      holding: holding.part,
      items: costs.map(({ part }) => part),
      revaluedCost,
      gain,
      allowances: used.map(({ part }) => part),
    },
    citedInHead: [holding, ...costs, ...used].flatMap(({ by }) => by),
    received: receivedFor(ownershipShare),
  }
}
