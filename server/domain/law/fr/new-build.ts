import { atRate } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { noEffect, orDefault, priceVat } from '../purchase/entries.ts'
import { newBuildLevyRate, newBuildRate } from './parameters/duties.ts'
import { buildingVat, hasReducedVat } from './places.ts'
import { proportionalDuty, taxInWholeEuros } from './tax.ts'

type Input = FeesInput<'FR'>

/** Duties or VAT on a sale, with the bases of other lines. */
export interface Taxed extends Purchase<'FR'> {
  /** Base of the duty and of the land-registry contribution. */
  base: number
  /** Amount paid with VAT, the base of the notary. */
  priceWithVat: number
  /** Part of it for the dwelling alone, a tenth of which caps the fees of the notary. */
  dwelling: number
}

/** Notice that the reduced rate is for owner-occupied homes only (art. 278 sexies). */
const vainReducedVat = (input: Input): PurchaseEntry<'FR'>[] =>
  input.reducedVat && !hasReducedVat(input)
    ? [noEffect('reducedVat', 'The reduced rate is for the main residence of the buyer.')]
    : []

/** A sale that bears VAT: a small duty, and VAT inside the price or on top of it. */
export const frenchNewBuild = (law: Law, input: Input): Taxed => {
  const { price, movables = 0 } = input
  const convention = 'New builds are offered with VAT inside the price.'
  const doubt = 'The duty is laid on the price without VAT; most calculators take the full price.'
  const includesVat = orDefault('priceIncludesVat', input.priceIncludesVat, true, convention)
  const dutyBase = orDefault('newBuildDutyBase', input.newBuildDutyBase, 'exclVat', doubt)
  const rate = buildingVat(law, input)
  const withVat = (amount: number): number => (includesVat.value ? amount : amount * (1 + rate.value))
  const taxed = withVat(price - movables)
  const base = dutyBase.value === 'inclVat' ? taxed : taxed / (1 + rate.value)
  const ofSale = lineEntry('newBuildDuty', proportionalDuty(law, base, law(newBuildRate)))
  return {
    entries: [
      ...includesVat.assumptions,
      ...dutyBase.assumptions,
      ...vainReducedVat(input),
      ofSale,
      lineEntry('newBuildDutyLevy', taxInWholeEuros(law, atRate(ofSale.amount, law(newBuildLevyRate)))),
      priceVat(price, includesVat.value, rate),
    ],
    more: { priceIncludesVat: includesVat.value },
    base,
    priceWithVat: withVat(price),
    dwelling: taxed,
  }
}
