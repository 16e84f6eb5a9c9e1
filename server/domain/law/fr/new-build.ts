import { atRate } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase } from '../country.ts'
import { orDefault, priceVat } from '../purchase/entries.ts'
import { newBuildLevyRate, newBuildRate, reducedVatRate, vatRate } from './parameters/duties.ts'

type Input = FeesInput<'FR'>

/** Duties or VAT on a sale, with what other lines are levied on. */
export interface Taxed extends Purchase<'FR'> {
  /** Base of the duty and of the land-registry contribution. */
  base: number
  /** What is paid with VAT, the base of the notary. */
  priceWithVat: number
}

/** A sale that bears VAT: a small duty, and VAT inside the price or on top of it. */
export const newBuild = (law: Law, input: Input): Taxed => {
  const { price, movables = 0 } = input
  const convention = 'New builds are offered with VAT inside the price.'
  const doubt = 'The duty is laid on the price without VAT; most calculators take the full price.'
  const includesVat = orDefault('priceIncludesVat', input.priceIncludesVat, true, convention)
  const dutyBase = orDefault('newBuildDutyBase', input.newBuildDutyBase, 'exclVat', doubt)
  const rate = law(input.reducedVat ? reducedVatRate : vatRate)
  const withVat = (amount: number): number => (includesVat.value ? amount : amount * (1 + rate.value))
  const taxed = withVat(price - movables)
  const base = dutyBase.value === 'inclVat' ? taxed : taxed / (1 + rate.value)
  const duty = line('newBuildDuty', atRate(base, law(newBuildRate)))
  return {
    entries: [
      ...includesVat.assumptions,
      ...dutyBase.assumptions,
      duty,
      line('newBuildDutyLevy', atRate(duty.amount, law(newBuildLevyRate))),
      priceVat(price, includesVat.value, rate),
    ],
    more: { priceIncludesVat: includesVat.value },
    base,
    priceWithVat: withVat(price),
  }
}
