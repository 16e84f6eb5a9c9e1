import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amortisation } from '#domain/lending/amortisation'
import { rateOfCharge } from '#domain/lending/cost-of-loan'
import type { Loan } from '#domain/lending/loan'
import { loanIssues } from '#domain/lending/rules'

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(amount => amount / 100)

/** Any loan that the rules let through: short and long, at no interest and at 100 %, with everything it can have. */
const loans: fc.Arbitrary<Loan> = fc
  .record({
    principal: fc.oneof(cents(2_000_000), fc.double({ min: 0.01, max: 1e10, noNaN: true })),
    annualRate: fc.oneof(fc.constantFrom(0, 1e-12, 0.035, 1), fc.double({ min: 0, max: 0.15, noNaN: true })),
    termMonths: fc.oneof(fc.constantFrom(1, 2, 12, 360, 480, 600), fc.integer({ min: 1, max: 600 })),
    amortisation: fc.constantFrom('annuity', 'constantPrincipal', 'bullet'),
    graceMonths: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 36 })),
    graceType: fc.constantFrom('interestOnly', 'capitalised'),
    rateConvention: fc.constantFrom('nominal', 'effective'),
    dayCount: fc.constantFrom('30/360', 'ACT/365', 'ACT/360', 'ACT/ACT'),
    startDate: days,
    balloonShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.999, noNaN: true })),
    extraPayments: fc.array(
      fc.record({
        month: fc.integer({ min: 1, max: 600 }),
        amount: cents(500_000),
        mode: fc.constantFrom('reduceTerm', 'reducePayment'),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ balloonShare, extraPayments, ...loan }) => ({
    ...loan,
    principal: Math.max(0.01, loan.principal),
    balloon: loan.principal * balloonShare,
    extraPayments: extraPayments.filter(({ month }) => month <= loan.termMonths),
  }))
  .filter(loan => loanIssues(loan).length === 0) as fc.Arbitrary<Loan>

const runs = { numRuns: 1000 }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

test('principal and extra payments add up to what was lent, in whole cents, and nothing is owed at the end', () => {
  fc.assert(
    fc.property(loans, loan => {
      const schedule = amortisation(loan)
      const repaid = sum(schedule.map(({ principal, extraPayment }) => principal + extraPayment))
      expect(Math.abs(repaid - loan.principal * 100)).toBeLessThanOrEqual(0.5 + loan.principal * 1e-12)
      expect(schedule.at(-1)?.balance).toBe(0)
      expect(schedule.filter(row => Object.values(row).some(amount => !Number.isSafeInteger(amount)))).toEqual([])
      expect(schedule.filter(({ payment, interest, principal }) => payment !== interest + principal)).toEqual([])
    }),
    runs,
  )
})

test('the balance is never negative, and never rises but while interest is added to it', () => {
  fc.assert(
    fc.property(loans, loan => {
      const schedule = amortisation(loan)
      const isAdded = (month: number) => loan.graceType === 'capitalised' && month <= (loan.graceMonths ?? 0)
      const risen = schedule.filter(
        ({ month, balance }, index) => !isAdded(month) && balance > (schedule[index - 1]?.balance ?? balance),
      )
      expect(risen).toEqual([])
      expect(schedule.filter(({ balance, payment }) => balance < 0 || payment < 0)).toEqual([])
      expect(schedule.filter(({ month, principal }) => principal < 0 && !isAdded(month))).toEqual([])
    }),
    runs,
  )
})

test('at the rate of charge the instalments are worth what was lent', () => {
  fc.assert(
    fc.property(loans, loan => {
      const schedule = amortisation(loan)
      const rate = rateOfCharge(loan, schedule)
      fc.pre(rate !== null)
      const worth = sum(
        schedule.map(
          ({ month, payment, extraPayment }) => (payment + extraPayment) * (1 + (rate ?? 0)) ** (-month / 12),
        ),
      )
      expect(Math.abs(worth / (loan.principal * 100) - 1)).toBeLessThanOrEqual(1e-6 + 1 / (loan.principal * 100))
    }),
    runs,
  )
})
