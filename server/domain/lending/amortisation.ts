import { levelInstalment } from '../finance/annuity.ts'
import { nearestCent } from './cents.ts'
import type { ExtraPayment, Instalment, Loan } from './loan.ts'
import { monthlyRates } from './periods.ts'

/** Balance at the start of a repayment, in cents, and the rate of each remaining month. */
interface Repayment {
  balance: number
  balloon: number
  rates: readonly number[]
}

/** Instalment over months of unequal length: its present value, with the balloon's, is the balance. */
const instalmentOfUnequalMonths = ({ balance, balloon, rates }: Repayment): number => {
  let [discount, sum] = [1, 0]
  for (const rate of rates) {
    discount /= 1 + rate
    sum += discount
  }
  return (balance - balloon * discount) / sum
}

/** The level instalment of an annuity, in cents. */
const instalment = (repayment: Repayment): number => {
  const { balance, balloon, rates } = repayment
  const rate = rates[0] ?? 0
  const isEven = rates.every(other => other === rate)
  return nearestCent(
    isEven ? levelInstalment(balance, rate, rates.length, balloon) : instalmentOfUnequalMonths(repayment),
  )
}

/** Principal of an ordinary month by its interest, in cents. */
type Plan = (interest: number) => number

const planOf = (amortisation: Loan['amortisation'], repayment: Repayment): Plan => {
  const { balance, rates } = repayment
  // Extra payments may have gone below it.
  const balloon = Math.min(repayment.balloon, balance)
  if (amortisation === 'bullet') return () => 0
  if (amortisation === 'constantPrincipal') {
    const part = nearestCent((balance - balloon) / rates.length)
    return () => part
  }
  const level = instalment({ balance, balloon, rates })
  // Where days are counted, the interest of a long month may be above the instalment; the balance never rises for it.
  return interest => Math.max(0, level - interest)
}

interface Extra {
  cents: number
  recomputes: boolean
}

const extrasByMonth = (payments: readonly ExtraPayment[] = []): Map<number, Extra> => {
  const extras = new Map<number, Extra>()
  for (const { month, amount, mode } of payments) {
    const before = extras.get(month)
    extras.set(month, {
      cents: (before?.cents ?? 0) + nearestCent(amount * 100),
      recomputes: before?.recomputes === true || mode === 'reducePayment',
    })
  }
  return extras
}

const insuranceOf = ({ insurance }: Loan, principal: number): ((balance: number) => number) => {
  if (!insurance) return () => 0
  const rate = insurance.annualRate / 12
  const constant = nearestCent(principal * rate)
  return insurance.base === 'outstanding' ? balance => nearestCent(balance * rate) : () => constant
}

/**
 * The schedule of a loan, month by month in whole cents: interest and instalment are rounded in each month, the last
 * one clears the balance to exactly 0. It ends early when extra payments have repaid the loan.
 */
export const amortisation = (loan: Loan): Instalment[] => {
  const { termMonths, graceMonths = 0, graceType = 'interestOnly' } = loan
  const rates = monthlyRates(loan)
  const extras = extrasByMonth(loan.extraPayments)
  const balloon = nearestCent((loan.balloon ?? 0) * 100)
  const planFrom = (month: number, balance: number): Plan =>
    planOf(loan.amortisation, { balance, balloon, rates: month === 1 ? rates : rates.slice(month - 1) })
  const inGrace: Plan = interest => (graceType === 'capitalised' ? 0 - interest : 0)
  let balance = nearestCent(loan.principal * 100)
  const insuranceFor = insuranceOf(loan, balance)
  let plan: Plan | undefined
  const schedule: Instalment[] = []
  for (let month = 1; month <= termMonths && balance > 0; month += 1) {
    const interest = nearestCent(balance * (rates[month - 1] ?? 0))
    const insurance = insuranceFor(balance)
    if (month > graceMonths) plan ??= planFrom(month, balance)
    const principal = month === termMonths ? balance : Math.min((plan ?? inGrace)(interest), balance)
    balance -= principal
    const extra = extras.get(month)
    const extraPayment = Math.min(extra?.cents ?? 0, balance)
    balance -= extraPayment
    if (extra?.recomputes) plan = undefined
    schedule.push({ month, payment: interest + principal + 0, interest, principal, extraPayment, insurance, balance })
  }
  return schedule
}
