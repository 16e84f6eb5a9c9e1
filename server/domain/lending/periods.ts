import { plusMonths } from '../core/days.ts'
import { expm1, log1p } from '../core/exponentials.ts'
import { yearFraction } from '../finance/day-count.ts'
import type { Loan } from './loan.ts'

/** The day of each instalment, with the drawdown at place 0; the last day of a month that is too short. */
export const instalmentDates = (startDate: string, termMonths: number): string[] =>
  Array.from({ length: termMonths + 1 }, (_, month) => plusMonths(startDate, month))

/** Interest of each month on one unit of balance, month 1 at place 0; equal months unless days are counted. */
export const monthlyRates = ({
  annualRate,
  termMonths,
  rateConvention = 'nominal',
  dayCount = '30/360',
  startDate,
}: Loan): readonly number[] => {
  const rateOver = (years: number): number =>
    rateConvention === 'effective' ? expm1(years * log1p(annualRate)) : annualRate * years
  if (dayCount === '30/360' || startDate === undefined) {
    return Array<number>(termMonths).fill(rateConvention === 'effective' ? rateOver(1 / 12) : annualRate / 12)
  }
  const dates = instalmentDates(startDate, termMonths)
  return dates.slice(1).map((date, index) => rateOver(yearFraction(dates[index] ?? startDate, date, dayCount)))
}
