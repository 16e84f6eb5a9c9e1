import { loanRules, startDates } from '#contract/rules/loan'
import { ruleIssues } from '../core/broken-rule.ts'
import type { RefusedField } from '../core/refusal.ts'
import type { Loan } from './loan.ts'
import { monthlyRates } from './periods.ts'

/** A loan as sent: its term in months or in years. */
export interface SentLoan extends Omit<Loan, 'termMonths'> {
  termMonths?: number | undefined
  termYears?: number | undefined
}

/** Highest balance that whole cents can be added up for. */
const balanceMax = 1e12

/** Term of a loan in months; undefined unless exactly one of both is sent. */
export const termMonthsOf = ({ termMonths, termYears }: SentLoan): number | undefined => {
  if (termMonths !== undefined) return termYears === undefined ? termMonths : undefined
  return termYears === undefined ? undefined : termYears * 12
}

const wrongTerm = ({ termMonths, termYears }: SentLoan): RefusedField[] =>
  ruleIssues(loanRules, termMonths === undefined ? 'one_term.none' : 'one_term.both', true, { received: termYears })

const wrongDates = ({ dayCount = '30/360', startDate }: SentLoan): RefusedField[] => {
  if (startDate === undefined)
    return ruleIssues(loanRules, 'start_date_required', dayCount !== '30/360', {}, { dayCount })
  const isOutside = startDate < startDates.first || startDate > startDates.last
  const shown = { received: startDate, allowed: [`${startDates.first} to ${startDates.last}`] }
  return ruleIssues(loanRules, 'start_date_out_of_range', isOutside, shown)
}

const lateExtras = ({ extraPayments = [] }: SentLoan, termMonths: number): RefusedField[] =>
  extraPayments.flatMap(({ month }, index) =>
    ruleIssues(
      loanRules,
      'extra_payment_after_term',
      month > termMonths,
      { path: `extraPayments[${index}].month`, received: month, allowed: [`1 to ${termMonths}`] },
      { termMonths },
    ),
  )

const wrongGrace = ({ graceMonths = 0 }: SentLoan, termMonths: number): RefusedField[] => {
  const shown = { received: graceMonths, allowed: [`0 to ${termMonths - 1}`] }
  return ruleIssues(loanRules, 'grace_not_shorter_than_term', graceMonths >= termMonths, shown, { termMonths })
}

const wrongBalloon = ({ balloon = 0, principal }: SentLoan): RefusedField[] => {
  const shown = { received: balloon, allowed: [`less than ${principal}`] }
  return ruleIssues(loanRules, 'balloon_not_below_principal', balloon >= principal, shown)
}

/** Deferred interest of a long grace period at a high rate grows without end. */
const wrongGrowth = (loan: Loan): RefusedField[] => {
  const { graceMonths = 0, graceType, principal } = loan
  if (graceType !== 'capitalised') return []
  const balance = monthlyRates({ ...loan, termMonths: graceMonths }).reduce(
    (grown, rate) => grown * (1 + rate),
    principal,
  )
  const shown = { received: graceMonths }
  return ruleIssues(loanRules, 'balance_out_of_range', balance > balanceMax, shown)
}

/** Every broken rule between the fields of a loan; paths begin with `prefix`, as `loan.`. */
export const loanIssues = (loan: SentLoan, prefix = ''): RefusedField[] => {
  const termMonths = termMonthsOf(loan)
  const dates = wrongDates(loan)
  const grace = termMonths === undefined ? wrongTerm(loan) : wrongGrace(loan, termMonths)
  const late = termMonths === undefined ? [] : lateExtras(loan, termMonths)
  const isCountable = termMonths !== undefined && dates.length === 0 && grace.length === 0
  const growth = isCountable ? wrongGrowth({ ...loan, termMonths }) : []
  return [...grace, ...dates, ...late, ...wrongBalloon(loan), ...growth].map(rule => ({
    ...rule,
    path: `${prefix}${rule.path}`,
  }))
}
