import { noticeEntry, when } from '../../../core/entries.ts'
import { roundDownTo, toCents, toSixDecimals } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import {
  nonResidentMost,
  nonResidentRateMin,
  nonResidentRateMinByFraction,
  rateFraction,
  residentRateOtherIncome,
  residentRateShare,
} from '../parameters/capital-gain.ts'
import { scale } from '../parameters/income-tax-scale.ts'
import type { TaxedIncome } from './employment-fund.ts'
import { incomeForTariff, incomeTax, type TaxClass, taxToCollect } from './income-tax.ts'
import type { GainEntry, Sale } from './sale.ts'
import { roundingOfRate, type SpecialTax, specialRate } from './special-rate.ts'

/** Class of a non-resident without professional income in Luxembourg (LIR art. 157(5)). */
const classOfNonResident: TaxClass = '1'

/** Whether the seller is taxed as a non-resident. */
export const isNonResident = ({ taxResident = true }: Pick<Sale, 'taxResident'>): boolean => !taxResident

/** Class by which the gain is taxed: as sent, or that of a non-resident. */
export const taxClassOf = (sale: Pick<Sale, 'taxResident' | 'taxClass'>): TaxClass =>
  isNonResident(sale) ? classOfNonResident : sale.taxClass

/** Income in EUR with the upper limit of the first exempt slice of the scale added (LIR art. 157(5a)). */
const addExemptSlice = (law: Law, income: number): number => income + (law(scale).value[0]?.upTo ?? 0)

const taxByScale = (law: Law, income: number): number =>
  incomeTax(law, classOfNonResident, incomeForTariff(law, income))

/** Most that a non-resident owes in whole EUR on the income of a year, by the scale alone (LIR art. 157(5a)). */
const mostTax = (law: Law, income: number): number => taxByScale(law, addExemptSlice(law, income))

/** Income of a year with its tax and the limits of LIR art. 157 that set it. */
export interface LimitedIncome extends TaxedIncome {
  by: Provision[]
}

/** Income tax of a year of a non-resident on ordinary income: at least by the least rate, within the most (LIR art. 157(5), (5a)). */
export const taxOfNonResident = (law: Law, income: number): LimitedIncome => {
  const [rate, most] = [law(nonResidentRateMin), law(nonResidentMost)]
  const adjusted = incomeForTariff(law, income)
  const byScale = incomeTax(law, classOfNonResident, adjusted)
  const least = taxToCollect(law, rate.value * adjusted)
  if (byScale >= least) return { adjusted, tax: byScale, by: [] }
  const limit = mostTax(law, income)
  return least <= limit ? { adjusted, tax: least, by: [rate] } : { adjusted, tax: limit, by: [rate, most] }
}

/** A long-term gain of a non-resident, next to ordinary income with its tax. */
interface LongTermGain {
  ordinaryIncome: number
  ordinary: LimitedIncome
  gain: number
}

/** Special rate of a year whose income is taxed by the scale alone. */
const rateOfIncome = (law: Law, income: number): number =>
  specialRate(law, { adjusted: incomeForTariff(law, income), tax: taxByScale(law, income) })

/** The least rate of income of LIR art. 132(3), of which the quarter rate was one; absent while half of the rate applies. */
const otherLeastRate = (law: Law): Provision<number> | undefined =>
  law.row(nonResidentRateMinByFraction, `${law(rateFraction).value}`)

/**
 * Tax of a non-resident on a long-term gain: at a rate that is not below the least one (LIR art. 157(5)), with the tax on the
 * ordinary income within the most of the year (5a).
 */
export const specialOfNonResident = (law: Law, { ordinaryIncome, ordinary, gain }: LongTermGain): SpecialTax => {
  const [least, most] = [law(nonResidentRateMin), law(nonResidentMost)]
  const income = ordinaryIncome + gain
  const usual = rateOfIncome(law, income)
  const dueAt = (rate: number): number => roundDownTo(1, rate * gain)
  const within = (due: number, limit: number): number => Math.min(due, Math.max(0, limit - ordinary.tax))
  const rate = Math.max(usual, least.value)
  const due = dueAt(rate)
  const limit = mostTax(law, income)
  const amount = within(due, limit)
  const isLeast = rate > usual
  const isLimited = amount < due
  const limitAtSpecialRate = mostTax(law, ordinaryIncome) + dueAt(rateOfIncome(law, addExemptSlice(law, income)))
  const other = otherLeastRate(law)
  return {
    amount,
    rate,
    isByRate: !isLimited,
    article: isLimited ? most : isLeast ? least : law(rateFraction),
    by: [...(isLeast ? [least] : []), ...(isLimited ? [most, ...ordinary.by] : [])],
    remarks: [
      ...(isLeast || isLimited ? [] : [roundingOfRate(law)]),
      ...mostAtSpecialRate(law, amount - Math.min(amount, within(due, limitAtSpecialRate))),
      ...(other ? leastOfQuarter(law, other, amount - within(dueAt(Math.max(usual, other.value)), limit)) : []),
    ],
  }
}

const field = 'taxResident'

/** The reading of LIR art. 157(5a) that was not taken, where it gives a lower tax. */
const mostAtSpecialRate = (law: Law, lower: number): GainEntry[] => {
  const percent = toSixDecimals(100 * law(nonResidentRateMin).value)
  const message = `The most that a non-resident owes (LIR art. 157(5a)) is taken by the scale alone. If the higher income of that rule keeps the special rate of a long-term gain, the ${percent} % hardly ever count and the income tax is lower by the amount of this notice.`
  const amount = toCents(lower)
  return when(lower > 0, noticeEntry({ code: 'contested_rule', message, field, amount }, law(nonResidentMost)))
}

/** The lower least rate of LIR art. 157(5) in the years of the quarter rate, where it gives a lower tax. */
const leastOfQuarter = (law: Law, other: Provision<number>, lower: number): GainEntry[] => {
  const percentOf = ({ value }: Provision<number>): number => toSixDecimals(100 * value)
  const message = `On this day a long-term gain bears a quarter of the average rate (LIR art. 131(1)d). By art. 157(5) income of art. 132(3) has a least rate of ${percentOf(other)} %; whether that counts for such a gain was not found, and ${percentOf(law(nonResidentRateMin))} % is taken. With the lower rate the income tax is lower by the amount of this notice.`
  const amount = toCents(lower)
  return when(lower > 0, noticeEntry({ code: 'contested_rule', message, field, amount }, other))
}

/** Notice on the sellers to whom LIR arts 157bis and 157ter apply. */
const ofOtherSellers = (law: Law): GainEntry => {
  const [share, otherIncome] = [law(residentRateShare), law(residentRateOtherIncome)]
  const percent = toSixDecimals(100 * share.value)
  const orLittle = otherIncome.value > 0 ? `, or with less than ${otherIncome.value} EUR of income untaxed there,` : ''
  const message = `Calculated for a seller without professional income in Luxembourg (LIR art. 157(5)). One who has some is in another class and may owe a supplement (art. 157bis). One who is taxed there on at least ${percent} % of all income${orLittle} may ask for the rate of the worldwide income, as a resident (art. 157ter). Neither is calculated.`
  return noticeEntry({ code: 'surcharge_possible', message, field }, share, otherIncome)
}

/** Answers that change nothing for a non-resident, and the sellers to whom other rules apply. */
export const nonResidentNotices = (law: Law, sale: Sale, taxableGain: number): GainEntry[] => {
  if (!isNonResident(sale) || taxableGain <= 0) return []
  const noEffect = (field: 'taxClass' | 'healthInsuredInLuxembourg', message: string): GainEntry =>
    noticeEntry({ code: 'no_effect_here', message, field })
  return [
    ofOtherSellers(law),
    ...when(
      taxClassOf(sale) !== sale.taxClass,
      noEffect('taxClass', 'A non-resident is in class 1 and taxed alone (LIR art. 157(5)).'),
    ),
    ...when(
      sale.healthInsuredInLuxembourg === true,
      noEffect(
        'healthInsuredInLuxembourg',
        'The dependency contribution on a gain is one of residents (CAS art. 378).',
      ),
    ),
  ]
}
