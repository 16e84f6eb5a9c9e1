import { bySlices } from '../../../core/brackets.ts'
import { roundDownTo } from '../../../core/money.ts'
import type { Law, Provisions } from '../../../core/provision.ts'
import { incomeStep, minimumTax } from '../parameters/income-tax.ts'
import { scale, scaleClass1a } from '../parameters/income-tax-scale.ts'
import type { CapitalGainsInput } from './sale.ts'

/** Tax class of a resident. */
export type TaxClass = CapitalGainsInput['taxClass']

/** Provisions of the tariff of a class, LIR art. 118 to 121; class 1a is derived from the scale of class 1. */
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

/** Taxable income in EUR for the tariff, LIR art. 126: rounded down to a multiple of 50. */
export const incomeForTariff = (law: Law, income: number): number => roundDownTo(law(incomeStep).value, income)

/** Tax of a year in whole euros; a small one is not collected, LIR art. 124. */
export const taxToCollect = (law: Law, tax: number): number => {
  const whole = roundDownTo(1, tax)
  return whole < law(minimumTax).value ? 0 : whole
}

/** Income tax of a year in whole EUR on an adjusted income. */
export const incomeTax = (law: Law, taxClass: TaxClass, adjusted: number): number =>
  taxToCollect(law, tariff(law, taxClass, adjusted))
