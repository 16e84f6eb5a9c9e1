import { atMost, atRate, type Charge, charge, citing, rateOfBand } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import { byMajorFraction } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { byArticle, countyOf, gap, higherInCounties, onSteps, taxPlace } from './deed-tax.ts'
import {
  furtherIntangibleTaxRates,
  furtherMortgageTaxRates,
  intangibleTaxRates,
  mortgageTaxRates,
} from './parameters/mortgage-tax.ts'
import type { County, LoanDeduction, Place } from './parameters/places.ts'
import { furtherMortgageTaxSteps, intangibleTaxSteps, majorFractions, mortgageTaxSteps } from './parameters/steps.ts'

type Input = FeesInput<'US'>

/** Tax on the loan by whole units, where the law of the place counts a remainder above half a unit as one. */
const onUnits = (law: Law, place: string, loan: number, tax: (base: number) => Charge): Charge => {
  const unit = law.row(majorFractions, place)
  return unit ? citing(tax(byMajorFraction(unit.value, loan)), unit) : tax(loan)
}

/** Tax on the loan less the deduction for small buildings in a city or county. */
const lessDeduction = (
  law: Law,
  whole: Charge,
  place: string,
  { deduction: least, dwellingsMax }: LoanDeduction,
  { dwellingUnits = 1 }: Input,
): Charge => {
  const [deduction, most] = [law(least), law.row(dwellingsMax, place)]
  if (!most || dwellingUnits > most.value) return whole
  const { amount, base = 0 } = whole.formula
  return charge({ amount: Math.max(0, amount - deduction.value), base }, [...whole.by, deduction, most])
}

/** Tax of a city by the size of the loan; small buildings have a deduction. */
const cityLoanTax = (law: Law, tax: NonNullable<Place['loanTax']>, input: Input): Charge => {
  const { city = '', loanAmount = 0 } = input
  const rate = rateOfBand(law(tax.bands), loanAmount)
  const whole = onUnits(law, city, loanAmount, base => atRate(base, rate))
  return lessDeduction(law, whole, city, tax, input)
}

/** Tax of a county with a deduction for small buildings. */
const countyLoanTax = (law: Law, { name, loanDeduction }: County, rate: Provision<number>, input: Input): Charge => {
  const whole = onUnits(law, name, input.loanAmount ?? 0, base => atRate(base, rate))
  return loanDeduction ? lessDeduction(law, whole, name, loanDeduction, input) : whole
}

const loanTaxRate = (law: Law, input: Input): Provision<number> | undefined => {
  const { name, loanRates } = countyOf(input) ?? {}
  if (name !== undefined && loanRates) return law.row(loanRates, name)
  return law.row(mortgageTaxRates, input.region) ?? law.row(furtherMortgageTaxRates, input.region)
}

/** Tax of a city, a county or a state on the loan, with its local part, above an exempt first part. */
const taxOnLoan = (law: Law, input: Input): Charge | undefined => {
  const { region, loanAmount = 0 } = input
  const { loanTax, localPart, loanTaxFree } = taxPlace(input)
  if (loanTax) return cityLoanTax(law, loanTax, input)
  const rate = loanTaxRate(law, input)
  if (!rate) return undefined
  const county = countyOf(input)
  if (county?.loanDeduction) return countyLoanTax(law, county, rate, input)
  const part = localPart && law(localPart.part)
  const free = loanTaxFree && law(loanTaxFree)
  const whole = part ? { ...rate, value: rate.value * (1 + part.value) } : rate
  const step = law.row(mortgageTaxSteps, region) ?? law.row(furtherMortgageTaxSteps, region)
  return onSteps(loanAmount, step, begun => {
    const base = Math.max(0, begun - (free ? free.value : 0))
    return atRate(base, whole, ...(part ? [part] : []), ...(free ? [free] : []))
  })
}

const intangibleTax = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { region, loanAmount = 0 } = input
  const rate = law.row(intangibleTaxRates, region) ?? law.row(furtherIntangibleTaxRates, region)
  if (!rate) return []
  const usual = onSteps(loanAmount, law.row(intangibleTaxSteps, region), base => atRate(base, rate))
  const { intangibleTaxMost: most } = taxPlace(input)
  return [lineEntry('intangibleTax', most ? atMost(usual, law(most), 'last') : usual)]
}

/** Taxes on the loan, borne by the buyer. */
export const mortgageTax = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  if (!input.loanAmount) return []
  const tax = taxOnLoan(law, input)
  const { articles } = countyOf(input) ?? taxPlace(input)
  const open = tax ? undefined : taxPlace(input).loanGap
  return [
    ...(tax
      ? [lineEntry('mortgageTax', tax, byArticle(articles?.loan)), ...higherInCounties(law, input, 'loanRates', tax)]
      : []),
    ...(open ? [gap(open)] : []),
    ...intangibleTax(law, input),
  ]
}
