import type * as z from 'zod'
import type { MortgageInput as MortgageInputSchema, Mortgage as MortgageSchema } from '#contract/propcalc/mortgage'
import { withDefaults } from '../core/assumption.ts'
import { toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { amortisation } from './amortisation.ts'
import { completeLoan } from './completed-loan.ts'
import { columnTotal, feesOf, rateOfCharge } from './cost-of-loan.ts'
import type { Instalment, Loan } from './loan.ts'
import { instalmentDates } from './periods.ts'
import { loanIssues } from './rules.ts'

/** The loan of a repayment schedule. */
export type MortgageInput = z.infer<typeof MortgageInputSchema>
/** A loan month by month, with its costs. */
export type Mortgage = z.infer<typeof MortgageSchema>

/** Name of the method, for `meta.method` of an answer. */
export const mortgageMethod = 'loan_schedule_in_cents'

const methodology: Mortgage['methodology'] = {
  name: 'Monthly loan schedule; interest, instalment and insurance are rounded to the cent in each month, and the last instalment clears the balance.',
  references: ['Directive 2014/17/EU, annex I: annual percentage rate of charge on twelve equal months a year'],
  limits: [
    'Not an offer, and never the figure of a lender: lenders count days, fees and roundings in their own ways, which moves an instalment by several euros.',
    'The rate of charge holds interest, fees of the lender and mandatory insurance; duties and notary fees of the purchase are left out.',
  ],
}

const toMonthRows = (schedule: readonly Instalment[], startDate: string | undefined): Mortgage['schedule'] => {
  const dates = startDate === undefined ? [] : instalmentDates(startDate, schedule.length)
  return schedule.map(row => {
    const date = dates[row.month]
    return {
      month: row.month,
      ...(date !== undefined && { date }),
      payment: row.payment / 100,
      interest: row.interest / 100,
      principal: row.principal / 100,
      extraPayment: row.extraPayment / 100,
      insurance: row.insurance / 100,
      balance: row.balance / 100,
    }
  })
}

const toYearRows = (schedule: readonly Instalment[]): Mortgage['annual'] =>
  Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const rows = schedule.slice(index * 12, index * 12 + 12)
    return {
      year: index + 1,
      payment: columnTotal(rows, 'payment') / 100,
      interest: columnTotal(rows, 'interest') / 100,
      principal: columnTotal(rows, 'principal') / 100,
      insurance: columnTotal(rows, 'insurance') / 100,
      balance: (rows.at(-1)?.balance ?? 0) / 100,
    }
  })

/** Total costs of a loan, in its currency. */
const totalLoanCosts = (
  loan: Loan & Pick<MortgageInput, 'upfrontFees' | 'monthlyFee'>,
  schedule: readonly Instalment[],
) => {
  const fees = feesOf(loan, schedule.length)
  const [interest, insurance] = [columnTotal(schedule, 'interest'), columnTotal(schedule, 'insurance')]
  return {
    totalInterest: interest / 100,
    ...(loan.insurance && { totalInsurance: insurance / 100 }),
    totalFees: fees / 100,
    totalPaid: (columnTotal(schedule, 'payment') + columnTotal(schedule, 'extraPayment')) / 100,
    totalCost: (interest + insurance + fees) / 100,
  }
}

/**
 * The schedule of a loan and its costs, in its currency.
 * @throws Refusal `invalid_request`, naming every rule between fields that is broken.
 */
export const mortgageSchedule = (input: MortgageInput): Mortgage => {
  const issues = loanIssues(input)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { loan, assumptions } = completeLoan(input, input.country)
  const others = withDefaults(input, { upfrontFees: { value: 0 }, monthlyFee: { value: 0 }, output: { value: 'both' } })
  const schedule = amortisation(loan)
  // Extra payments may have repaid the loan before its first instalment.
  const first = schedule[loan.graceMonths ?? 0] ?? schedule.at(-1)
  const rate = rateOfCharge(loan, schedule)
  const { output } = others.input
  return {
    monthlyPayment: (first?.payment ?? 0) / 100,
    monthlyPaymentWithInsurance: ((first?.payment ?? 0) + (first?.insurance ?? 0)) / 100,
    lastPayment: (schedule.at(-1)?.payment ?? 0) / 100,
    numberOfPayments: schedule.length,
    ...totalLoanCosts(loan, schedule),
    finalBalance: (schedule.at(-1)?.balance ?? 0) / 100,
    aprc: rate === null ? null : toSixDecimals(rate),
    ...((output === 'both' || output === 'monthly') && { schedule: toMonthRows(schedule, loan.startDate) }),
    ...((output === 'both' || output === 'annual') && { annual: toYearRows(schedule) }),
    assumptions: [...assumptions, ...others.assumptions],
    warnings:
      rate === null
        ? [{ code: 'aprc_not_defined', message: 'The fees leave nothing, or next to nothing, of the principal.' }]
        : [],
    methodology,
  }
}
