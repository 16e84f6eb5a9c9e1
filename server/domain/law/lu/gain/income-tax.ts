import { bySlices } from '../../../core/brackets.ts'
import { roundedDownTo } from '../../../core/money.ts'
import type { Law, Provisions } from '../../../core/provision.ts'
import { incomeStep, minimumTax } from '../parameters/income-tax.ts'
import { scale, scaleClass1a } from '../parameters/income-tax-scale.ts'
import type { CapitalGainsInput } from './sale.ts'

/** Tax class of a resident. */
export type TaxClass = CapitalGainsInput['taxClass']

/** What the tariff of a class rests on, LIR art. 118 to 121; class 1a is derived from the scale of class 1. */
export const scalesOf = (law: Law, taxClass: TaxClass): Provisions =>
  taxClass === '1a' ? [law(scale), law(scaleClass1a)] : [law(scale)]

/**
 * Tariff of a class on an income in EUR, not rounded; class 2 pays twice the tax on half the income.
 * @throws Refusal `law_not_covered` for a year whose scale is not known.
 */
export const tariff = (law: Law, taxClass: TaxClass, income: number): number => {
  const { value: slices } = law(scale)
  if (taxClass === '1a') return bySlices(income, law(scaleClass1a).value)
  return taxClass === '2' ? 2 * bySlices(income / 2, slices) : bySlices(income, slices)
}

/** Taxable income in EUR as the tariff takes it, LIR art. 126: down to a multiple of 50. */
export const adjustedIncome = (law: Law, income: number): number => roundedDownTo(law(incomeStep).value, income)

/** Whole euros of a tax of a year; a small one is not collected, LIR art. 124. */
export const collected = (law: Law, tax: number): number => {
  const whole = roundedDownTo(1, tax)
  return whole < law(minimumTax).value ? 0 : whole
}

/** Income tax of a year in whole EUR on an adjusted income. */
export const incomeTax = (law: Law, taxClass: TaxClass, adjusted: number): number =>
  collected(law, tariff(law, taxClass, adjusted))
