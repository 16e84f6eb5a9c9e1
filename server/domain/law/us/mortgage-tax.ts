import { atMost, atRate, type Charge, charge, inBand } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { byArticle, countyOf, gap, higherInCounties, onSteps, placeOf } from './deed-tax.ts'
import {
  furtherIntangibleTaxRates,
  furtherMortgageTaxRates,
  intangibleTaxRates,
  mortgageTaxRates,
} from './parameters/mortgage-tax.ts'
import type { Place } from './parameters/places.ts'
import { intangibleTaxSteps, mortgageTaxSteps } from './parameters/steps.ts'

type Input = FeesInput<'US'>

/** The tax of a city by the size of the loan; small buildings have a deduction. */
const ofCity = (
  law: Law,
  tax: NonNullable<Place['loanTax']>,
  { city, loanAmount = 0, dwellingUnits = 1 }: Input,
): Charge => {
  const whole = inBand(loanAmount, law(tax.bands))
  const [deduction, most] = [law(tax.deduction), law.row(tax.dwellingsMax, city ?? '')]
  if (!most || dwellingUnits > most.value) return whole
  const amount = Math.max(0, whole.formula.amount - deduction.value)
  return charge({ amount, base: loanAmount }, [...whole.by, deduction, most])
}

const rateOf = (law: Law, input: Input): Provision<number> | undefined => {
  const { name, loanRates } = countyOf(input) ?? {}
  if (name !== undefined && loanRates) return law.row(loanRates, name)
  return law.row(mortgageTaxRates, input.region) ?? law.row(furtherMortgageTaxRates, input.region)
}

/** The tax of a city, a county or a state on the loan, with the local part of it, above a first part that is free. */
const taxOf = (law: Law, input: Input): Charge | undefined => {
  const { region, loanAmount = 0 } = input
  const { loanTax, localPart, loanTaxFree } = placeOf(input)
  if (loanTax) return ofCity(law, loanTax, input)
  const rate = rateOf(law, input)
  if (!rate) return undefined
  const part = localPart && law(localPart.part)
  const free = loanTaxFree && law(loanTaxFree)
  const whole = part ? { ...rate, value: rate.value * (1 + part.value) } : rate
  return onSteps(loanAmount, law.row(mortgageTaxSteps, region), begun => {
    const base = Math.max(0, begun - (free ? free.value : 0))
    return atRate(base, whole, ...(part ? [part] : []), ...(free ? [free] : []))
  })
}

const intangibleTax = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { region, loanAmount = 0 } = input
  const rate = law.row(intangibleTaxRates, region) ?? law.row(furtherIntangibleTaxRates, region)
  if (!rate) return []
  const usual = onSteps(loanAmount, law.row(intangibleTaxSteps, region), base => atRate(base, rate))
  const { intangibleTaxMost: most } = placeOf(input)
  return [line('intangibleTax', most ? atMost(usual, law(most), 'last') : usual)]
}

/** Taxes on the loan; the buyer bears them. */
export const mortgageTax = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  if (!input.loanAmount) return []
  const tax = taxOf(law, input)
  const { articles } = countyOf(input) ?? placeOf(input)
  const open = tax ? undefined : placeOf(input).loanGap
  return [
    ...(tax
      ? [line('mortgageTax', tax, byArticle(articles?.loan)), ...higherInCounties(law, input, 'loanRates', tax)]
      : []),
    ...(open ? [gap(open)] : []),
    ...intangibleTax(law, input),
  ]
}
