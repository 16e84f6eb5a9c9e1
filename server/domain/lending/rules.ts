import type { loanRules } from '#contract/propcalc/loan'
import type { RefusedField } from '../core/refusal.ts'
import type { Loan } from './loan.ts'
import { monthlyRates } from './periods.ts'

/** A loan as it is sent: its term in months or in years. */
export interface SentLoan extends Omit<Loan, 'termMonths'> {
  termMonths?: number | undefined
  termYears?: number | undefined
}

interface BrokenRule extends RefusedField {
  code: (typeof loanRules)[number]['code']
}

/** Highest balance that whole cents can be added up for. */
const balanceMax = 1e12

const years = { first: '1900-01-01', last: '2199-12-31' }

/** Term of a loan in months; undefined unless exactly one of both is sent. */
export const termMonthsOf = ({ termMonths, termYears }: SentLoan): number | undefined => {
  if (termMonths !== undefined) return termYears === undefined ? termMonths : undefined
  return termYears === undefined ? undefined : termYears * 12
}

const wrongTerm = ({ termMonths, termYears }: SentLoan): BrokenRule => ({
  path: termMonths === undefined ? 'termMonths' : 'termYears',
  code: 'one_term',
  message: termMonths === undefined ? 'Send termMonths or termYears.' : 'Send termMonths or termYears, not both.',
  received: termYears,
})

const wrongDates = ({ dayCount = '30/360', startDate }: SentLoan): BrokenRule[] => {
  if (startDate === undefined) {
    if (dayCount === '30/360') return []
    const message = `${dayCount} counts days and needs the day of the start.`
    return [{ path: 'startDate', code: 'start_date_required', message }]
  }
  if (startDate >= years.first && startDate <= years.last) return []
  const allowed = [`${years.first} to ${years.last}`]
  const message = `Must lie between ${years.first} and ${years.last}.`
  return [{ path: 'startDate', code: 'start_date_out_of_range', message, received: startDate, allowed }]
}

const lateExtras = ({ extraPayments = [] }: SentLoan, termMonths: number): BrokenRule[] =>
  extraPayments.flatMap(({ month }, index) =>
    month <= termMonths
      ? []
      : [
          {
            path: `extraPayments[${index}].month`,
            code: 'extra_payment_after_term',
            message: `The loan ends with month ${termMonths}.`,
            received: month,
            allowed: [`1 to ${termMonths}`],
          },
        ],
  )

const wrongGrace = ({ graceMonths = 0 }: SentLoan, termMonths: number): BrokenRule[] =>
  graceMonths < termMonths
    ? []
    : [
        {
          path: 'graceMonths',
          code: 'grace_not_shorter_than_term',
          message: `Must be shorter than the term of ${termMonths} months.`,
          received: graceMonths,
          allowed: [`0 to ${termMonths - 1}`],
        },
      ]

const wrongBalloon = ({ balloon = 0, principal }: SentLoan): BrokenRule[] =>
  balloon < principal
    ? []
    : [
        {
          path: 'balloon',
          code: 'balloon_not_below_principal',
          message: 'Must be less than the principal.',
          received: balloon,
          allowed: [`less than ${principal}`],
        },
      ]

/** Deferred interest of a long grace period at a high rate grows without end. */
const wrongGrowth = (loan: Loan): BrokenRule[] => {
  const { graceMonths = 0, graceType, principal } = loan
  if (graceType !== 'capitalised') return []
  const balance = monthlyRates({ ...loan, termMonths: graceMonths }).reduce(
    (grown, rate) => grown * (1 + rate),
    principal,
  )
  if (balance <= balanceMax) return []
  const message = 'Capitalised interest carries the balance above 1 000 000 000 000.'
  return [{ path: 'graceMonths', code: 'balance_out_of_range', message, received: graceMonths }]
}

/** Every rule between the fields of a loan that it breaks; paths begin with `prefix`, as `loan.`. */
export const brokenLoanRules = (loan: SentLoan, prefix = ''): BrokenRule[] => {
  const termMonths = termMonthsOf(loan)
  const dates = wrongDates(loan)
  const grace = termMonths === undefined ? [wrongTerm(loan)] : wrongGrace(loan, termMonths)
  const late = termMonths === undefined ? [] : lateExtras(loan, termMonths)
  const isCountable = termMonths !== undefined && dates.length === 0 && grace.length === 0
  const growth = isCountable ? wrongGrowth({ ...loan, termMonths }) : []
  return [...grace, ...dates, ...late, ...wrongBalloon(loan), ...growth].map(rule => ({
    ...rule,
    path: `${prefix}${rule.path}`,
  }))
}
