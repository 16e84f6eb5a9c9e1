import { costLine, type LineFacts } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { roundedDownTo, toSixDecimals } from '../../core/money.ts'
import { fundOn, isAboveThreshold, type TaxedIncome, taxAboveThreshold } from './employment-fund.ts'
import { adjustedIncome, collected, incomeTax, scalesOf, type TaxClass } from './income-tax.ts'
import { extraordinaryMinimum, rateFraction, specialRateRounding } from './parameters/capital-gain.ts'
import {
  employmentFund,
  employmentFundSplit,
  employmentFundThreshold,
  employmentFundTop,
  minimumTax,
} from './parameters/income-tax.ts'
import { scale } from './parameters/income-tax-scale.ts'
import type { CapitalGains } from './sale.ts'

/** A gain that is taxed, in EUR after allowances, beside the ordinary income of its year. */
export interface TaxableGain {
  taxClass: TaxClass
  ordinaryIncome: number
  gain: number
  isSpeculative: boolean
}

type Line = CapitalGains['lines'][number]

/** Income tax and employment fund on a gain, and how they were found. */
export interface GainTax {
  tariff: NonNullable<CapitalGains['tariff']>
  lines: Line[]
}

const taxed = (law: Law, taxClass: TaxClass, income: number): TaxedIncome => {
  const adjusted = adjustedIncome(law, income)
  return { adjusted, tax: incomeTax(law, taxClass, adjusted) }
}

type IncomeTaxFacts = Pick<LineFacts<Line['key']>, 'amount' | 'base' | 'rate' | 'basis' | 'datedBy' | 'legalReference'>

/** The line of the income tax, kept at 0 where the scale or the smallest tax that is collected brings it there. */
const incomeTaxLine = (law: Law, isSpeculative: boolean, facts: IncomeTaxFacts): Line[] =>
  costLine<Line['key']>(law, {
    key: 'incomeTaxOnGain',
    label: `Income tax on the ${isSpeculative ? 'speculative' : 'long-term'} gain`,
    localLabel: isSpeculative ? 'impôt sur le bénéfice de spéculation' : 'impôt sur le bénéfice de cession',
    category: 'incomeTax',
    payer: 'seller',
    nature: 'tax',
    dueTo: 'state',
    standsAtZero: true,
    ...facts,
  })

type FundFacts = Pick<LineFacts<Line['key']>, 'amount' | 'base' | 'rate' | 'range' | 'basis'>

const fundLine = (law: Law, facts: FundFacts): Line[] =>
  costLine<Line['key']>(law, {
    key: 'employmentFund',
    label: 'Contribution to the employment fund',
    localLabel: "contribution au fonds pour l'emploi",
    category: 'incomeTax',
    payer: 'seller',
    nature: 'tax',
    dueTo: 'state',
    ...facts,
  })

const topOfFund = [employmentFund, employmentFundTop, employmentFundThreshold] as const

/** Fund on a gain that is added to the ordinary income: that of the whole year less that of the year without the gain. */
const fundByAddition = (law: Law, taxClass: TaxClass, whole: TaxedIncome, ordinary: TaxedIncome): Line[] => {
  const amount = Math.max(0, fundOn(law, taxClass, whole) - fundOn(law, taxClass, ordinary))
  const base = whole.tax - ordinary.tax
  return isAboveThreshold(law, taxClass, whole.adjusted)
    ? fundLine(law, { amount, base, basis: topOfFund })
    : fundLine(law, { amount, base, rate: law.value(employmentFund), basis: [employmentFund] })
}

/** Tax that the gain adds to the year; steps of 50 may not tax a very small gain above the highest rate of the scale. */
const addedTax = (law: Law, { gain }: TaxableGain, whole: number, ordinary: number): number => {
  const added = whole - ordinary
  if (gain >= law.value(extraordinaryMinimum)) return added
  const highestRate = Math.max(...law.value(scale).map(({ rate = 0 }) => rate))
  return Math.min(added, roundedDownTo(1, highestRate * gain))
}

/** Tax by the ordinary tariff, on speculative gains and on very small long-term ones: T(R + gain) − T(R). */
export const byAddition = (law: Law, sale: TaxableGain): GainTax => {
  const { taxClass, ordinaryIncome, gain, isSpeculative } = sale
  const whole = taxed(law, taxClass, ordinaryIncome + gain)
  const ordinary = taxed(law, taxClass, ordinaryIncome)
  const amount = addedTax(law, sale, whole.tax, ordinary.tax)
  const [first, ...others] = scalesOf(taxClass)
  return {
    tariff: {
      ordinaryTaxableIncome: ordinaryIncome,
      adjustedIncome: whole.adjusted,
      taxOnAdjustedIncome: whole.tax,
      taxOnOrdinaryIncome: ordinary.tax,
    },
    lines: [
      ...incomeTaxLine(law, isSpeculative, {
        amount,
        base: gain,
        basis: [first, ...others, ...(isSpeculative ? [] : [extraordinaryMinimum])],
        legalReference: isSpeculative ? 'LIR art. 99bis' : 'LIR art. 99ter',
      }),
      ...fundByAddition(law, taxClass, { ...whole, tax: ordinary.tax + amount }, ordinary),
    ],
  }
}

/** Half or a quarter of the average rate, LIR art. 131(1)c, to four decimals. */
const specialRate = (law: Law, { adjusted, tax }: TaxedIncome): number => {
  const rate = (tax / adjusted) * law.value(rateFraction)
  const step = law.value(specialRateRounding)
  return toSixDecimals(roundedDownTo(step, rate + step / 2))
}

/** Fund on a long-term gain: 7 % of its tax, with a range up to 9 % where the income of the year is above the threshold. */
const fundOnLongTerm = (law: Law, taxClass: TaxClass, whole: TaxedIncome, tax: number): Line[] => {
  const rate = law.value(employmentFund)
  if (!isAboveThreshold(law, taxClass, whole.adjusted))
    return fundLine(law, { amount: rate * tax, base: tax, rate, basis: [employmentFund] })
  const top = law.value(employmentFundTop)
  law.value(employmentFundSplit)
  return fundLine(law, {
    amount: rate * tax + (top - rate) * taxAboveThreshold(law, taxClass, whole, tax),
    base: tax,
    range: { low: rate * tax, high: top * tax },
    basis: [...topOfFund, employmentFundSplit],
  })
}

/** Tax on a long-term gain at its special rate, in whole EUR. */
export const bySpecialRate = (law: Law, { taxClass, ordinaryIncome, gain }: TaxableGain): GainTax => {
  const whole = taxed(law, taxClass, ordinaryIncome + gain)
  const rate = specialRate(law, whole)
  const due = roundedDownTo(1, rate * gain)
  const amount = collected(law, taxed(law, taxClass, ordinaryIncome).tax + due) === 0 ? 0 : due
  const [first, ...others] = scalesOf(taxClass)
  return {
    tariff: {
      ordinaryTaxableIncome: ordinaryIncome,
      adjustedIncome: whole.adjusted,
      taxOnAdjustedIncome: whole.tax,
      averageRate: toSixDecimals(whole.tax / whole.adjusted),
      rateFraction: law.value(rateFraction),
      specialRate: rate,
    },
    lines: [
      ...incomeTaxLine(law, false, {
        amount,
        base: gain,
        rate,
        basis: [first, ...others, rateFraction, ...(amount < due ? [minimumTax] : [])],
        datedBy: rateFraction,
      }),
      ...fundOnLongTerm(law, taxClass, whole, amount),
    ],
  }
}
