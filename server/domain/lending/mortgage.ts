import type * as z from 'zod'
import type { MortgageInput as MortgageInputSchema, Mortgage as MortgageSchema } from '#contract/propcalc/mortgage'
import { withDefaults } from '../core/assumption.ts'
import { toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { amortisation } from './amortisation.ts'
import { completedLoan } from './completed-loan.ts'
import { feesOf, rateOfCharge, total } from './cost-of-loan.ts'
import type { Instalment, Loan } from './loan.ts'
import { instalmentDates } from './periods.ts'
import { brokenLoanRules } from './rules.ts'

/** The loan of a repayment schedule. */
export type MortgageInput = z.infer<typeof MortgageInputSchema>
/** A loan month by month, with what it costs. */
export type Mortgage = z.infer<typeof MortgageSchema>

/** Name of the method, as `meta.method` of an answer says it. */
export const mortgageMethod = 'loan_schedule_in_cents'

const methodology: Mortgage['methodology'] = {
  name: 'Monthly loan schedule; interest, instalment and insurance are rounded to the cent in each month, and the last instalment clears the balance.',
  references: ['Directive 2014/17/EU, annex I: annual percentage rate of charge on twelve equal months a year'],
  limits: [
    'Not an offer, and never the figure of a lender: lenders count days, fees and roundings in their own ways, which moves an instalment by several euros.',
    'The rate of charge holds interest, fees of the lender and mandatory insurance; duties and notary fees of the purchase are left out.',
  ],
}

const shownMonths = (schedule: readonly Instalment[], startDate: string | undefined): Mortgage['schedule'] => {
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

const shownYears = (schedule: readonly Instalment[]): Mortgage['annual'] =>
  Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const rows = schedule.slice(index * 12, index * 12 + 12)
    return {
      year: index + 1,
      payment: total(rows, 'payment') / 100,
      interest: total(rows, 'interest') / 100,
      principal: total(rows, 'principal') / 100,
      insurance: total(rows, 'insurance') / 100,
      balance: (rows.at(-1)?.balance ?? 0) / 100,
    }
  })

/** What a loan costs in all, in its currency. */
const sums = (loan: Loan & Pick<MortgageInput, 'upfrontFees' | 'monthlyFee'>, schedule: readonly Instalment[]) => {
  const fees = feesOf(loan, schedule.length)
  const [interest, insurance] = [total(schedule, 'interest'), total(schedule, 'insurance')]
  return {
    totalInterest: interest / 100,
    ...(loan.insurance && { totalInsurance: insurance / 100 }),
    totalFees: fees / 100,
    totalPaid: (total(schedule, 'payment') + total(schedule, 'extraPayment')) / 100,
    totalCost: (interest + insurance + fees) / 100,
  }
}

/**
 * The schedule of a loan and what it costs, in its currency.
 * @throws Refusal `invalid_request`, naming every rule between fields that is broken.
 */
export const mortgage = (input: MortgageInput): Mortgage => {
  const issues = brokenLoanRules(input)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { loan, assumptions } = completedLoan(input, input.country)
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
    ...sums(loan, schedule),
    finalBalance: (schedule.at(-1)?.balance ?? 0) / 100,
    aprc: rate === null ? null : toSixDecimals(rate),
    ...(output !== 'annual' && { schedule: shownMonths(schedule, loan.startDate) }),
    ...(output !== 'monthly' && { annual: shownYears(schedule) }),
    assumptions: [...assumptions, ...others.assumptions],
    warnings:
      rate === null
        ? [{ code: 'aprc_not_defined', message: 'The fees leave nothing, or next to nothing, of the principal.' }]
        : [],
    methodology,
  }
}
