import { atRate, charge } from '../../../core/charge.ts'
import { citation } from '../../../core/dated.ts'
import { assumptionEntry, lineEntry } from '../../../core/entries.ts'
import { toSixDecimals } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { extraordinaryMinimum, rateFraction } from '../parameters/capital-gain.ts'
import {
  employmentFund,
  employmentFundSplit,
  employmentFundThreshold,
  employmentFundTop,
} from '../parameters/income-tax.ts'
import { fundOn, isAboveThreshold, type TaxedIncome, taxAboveThreshold } from './employment-fund.ts'
import { incomeForTariff, incomeTax, scalesOf, type TaxClass } from './income-tax.ts'
import { type LimitedIncome, specialOfNonResident, taxOfNonResident } from './non-resident.ts'
import type { CapitalGains, GainEntry } from './sale.ts'
import { specialOfResident } from './special-rate.ts'

/** A taxed gain, in EUR after allowances, with the ordinary income of its year. */
export interface TaxableGain {
  taxClass: TaxClass
  ordinaryIncome: number
  gain: number
  isSpeculative: boolean
  isNonResident: boolean
}

/** Income tax and employment fund on a gain, and their computation. */
export interface GainTax {
  tariff: NonNullable<CapitalGains['tariff']>
  entries: GainEntry[]
}

const incomeWithTax = (law: Law, taxClass: TaxClass, income: number): TaxedIncome => {
  const adjusted = incomeForTariff(law, income)
  return { adjusted, tax: incomeTax(law, taxClass, adjusted) }
}

/** Income of a year taxed by the tariff, for a non-resident within the limits of LIR art. 157, with those that decided. */
const ordinaryWithTax = (law: Law, { isNonResident, taxClass }: TaxableGain, income: number): LimitedIncome =>
  isNonResident ? taxOfNonResident(law, income) : { ...incomeWithTax(law, taxClass, income), by: [] }

/** Provisions of the higher rate of the fund. */
const topOfFund = (law: Law, taxClass: TaxClass): [Provision<number>, ...Provision<number>[]] => [
  law(employmentFund),
  law(employmentFundTop),
  law.row(employmentFundThreshold, taxClass),
]

/** Fund on a gain added to the ordinary income: that of the whole year less that of the year without the gain. */
const fundByAddition = (law: Law, taxClass: TaxClass, whole: TaxedIncome, ordinary: TaxedIncome): GainEntry => {
  const amount = Math.max(0, fundOn(law, taxClass, whole) - fundOn(law, taxClass, ordinary))
  const base = whole.tax - ordinary.tax
  const low = law(employmentFund)
  const charged = isAboveThreshold(law, taxClass, whole.adjusted)
    ? charge({ amount, base }, topOfFund(law, taxClass))
    : charge({ amount, base, rate: low.value }, [low])
  return lineEntry('employmentFund', charged)
}

/** Tax by the ordinary tariff, on speculative gains and on very small long-term ones: T(R + gain) − T(R). */
export const byAddition = (law: Law, taxable: TaxableGain): GainTax => {
  const { taxClass, ordinaryIncome, gain, isSpeculative } = taxable
  const whole = ordinaryWithTax(law, taxable, ordinaryIncome + gain)
  const ordinary = ordinaryWithTax(law, taxable, ordinaryIncome)
  const amount = whole.tax - ordinary.tax
  const scales = [...scalesOf(law, taxClass), ...whole.by, ...ordinary.by] as const
  const tax = isSpeculative
    ? lineEntry('incomeTaxOnGain', charge({ amount, base: gain }, scales), {
        isShownAtZero: true,
        wording: 'speculative',
        legalReference: 'LIR art. 99bis',
      })
    : lineEntry('incomeTaxOnGain', charge({ amount, base: gain }, [...scales, law(extraordinaryMinimum)]), {
        isShownAtZero: true,
        legalReference: 'LIR art. 99ter',
      })
  return {
    tariff: {
      ordinaryTaxableIncome: ordinaryIncome,
      adjustedIncome: whole.adjusted,
      taxOnAdjustedIncome: whole.tax,
      taxOnOrdinaryIncome: ordinary.tax,
    },
    entries: [tax, fundByAddition(law, taxClass, whole, ordinary)],
  }
}

/**
 * Fund on a long-term gain: the lower rate on its tax, with a range up to the higher one where the income of the year
 * is above the threshold.
 */
const fundOnLongTerm = (law: Law, taxClass: TaxClass, whole: TaxedIncome, tax: number): GainEntry[] => {
  const low = law(employmentFund)
  if (!isAboveThreshold(law, taxClass, whole.adjusted)) return [lineEntry('employmentFund', atRate(tax, low))]
  const [top, split] = [law(employmentFundTop), law(employmentFundSplit)]
  const amount = low.value * tax + (top.value - low.value) * taxAboveThreshold(law, taxClass, whole, tax)
  const range = { low: low.value * tax, high: top.value * tax }
  const fund = lineEntry('employmentFund', charge({ amount, base: tax, range }, [...topOfFund(law, taxClass), split]))
  if (fund.amount === 0) return [fund]
  const { certainty, note = '' } = split.version
  const parameter = employmentFundSplit.id
  return [fund, assumptionEntry({ parameter, value: split.value.join(), source: 'parameter', certainty, note }, split)]
}

/**
 * Tax on a long-term gain at its special rate, in whole EUR, LIR art. 131(1). The act compares it with the ordinary
 * tariff; as that tariff only rises, the special rate is always the lower one.
 */
export const bySpecialRate = (law: Law, taxable: TaxableGain): GainTax => {
  const { taxClass, ordinaryIncome, gain, isNonResident } = taxable
  const whole = incomeWithTax(law, taxClass, ordinaryIncome + gain)
  const ordinary = ordinaryWithTax(law, taxable, ordinaryIncome)
  const special = (isNonResident ? specialOfNonResident : specialOfResident)(law, {
    whole,
    ordinary,
    ordinaryIncome,
    gain,
  })
  const { amount, rate, isByRate, article, by, remarks } = special
  const fraction = law(rateFraction)
  const tax = charge({ amount, base: gain, ...(isByRate && { rate }) }, [...scalesOf(law, taxClass), fraction, ...by])
  return {
    tariff: {
      ordinaryTaxableIncome: ordinaryIncome,
      adjustedIncome: whole.adjusted,
      taxOnAdjustedIncome: whole.tax,
      averageRate: toSixDecimals(whole.tax / whole.adjusted),
      rateFraction: fraction.value,
      specialRate: rate,
    },
    entries: [
      ...remarks,
      lineEntry('incomeTaxOnGain', tax, { isShownAtZero: true, legalReference: citation(article.version.source) }),
      ...fundOnLongTerm(law, taxClass, whole, amount),
    ],
  }
}
