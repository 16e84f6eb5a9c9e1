import type { Law } from '../../../core/provision.ts'
import { employmentFund, employmentFundThreshold, employmentFundTop } from '../parameters/income-tax.ts'
import { type TaxClass, tariff } from './income-tax.ts'

/** Adjusted income in EUR with the income tax of the year on it. */
export interface TaxedIncome {
  adjusted: number
  tax: number
}

/** Whether the higher rate of the fund applies: above the threshold of the tax class. */
export const isAboveThreshold = (law: Law, taxClass: TaxClass, adjusted: number): boolean =>
  adjusted > law.row(employmentFundThreshold, taxClass).value

/** Tariff of the income at the threshold in EUR, not rounded: the tax that bears only the lower rate. */
const taxAtThreshold = (law: Law, taxClass: TaxClass): number =>
  tariff(law, taxClass, law.row(employmentFundThreshold, taxClass).value)

/**
 * Contribution to the employment fund on a year's income in EUR: the lower rate on its tax, the higher rate on the tax
 * that the income above the threshold adds. The tax at the threshold follows the tariff, not rounded.
 */
export const fundOn = (law: Law, taxClass: TaxClass, { adjusted, tax }: TaxedIncome): number => {
  const { value: low } = law(employmentFund)
  if (!isAboveThreshold(law, taxClass, adjusted)) return low * tax
  const { value: top } = law(employmentFundTop)
  return top * tax - (top - low) * taxAtThreshold(law, taxClass)
}

/**
 * Part of the tax in EUR on a long-term gain that bears the higher rate, if it is split in proportion to the tax above
 * the threshold; the official split was not found.
 */
export const taxAboveThreshold = (law: Law, taxClass: TaxClass, whole: TaxedIncome, taxOnGain: number): number =>
  taxOnGain * (1 - taxAtThreshold(law, taxClass) / whole.tax)
