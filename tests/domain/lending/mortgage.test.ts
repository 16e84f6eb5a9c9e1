import { describe, expect, test } from 'vitest'
import { Mortgage, MortgageInput } from '#contract/propcalc/mortgage'
import { Refusal } from '#domain/core/refusal'
import { mortgageSchedule } from '#domain/lending/mortgage'
import { expectFigures } from '../worked-case.ts'
import { mortgageCases } from './cases.ts'

test.each(mortgageCases)('$description ($source)', ({ input, data, tolerance }) => {
  expect(MortgageInput.parse(input)).toEqual(input)
  const answer = mortgageSchedule(input)
  expect(Mortgage.parse(answer)).toEqual(answer)
  expectFigures(answer, data, tolerance)
})

const loan = { principal: 100_000, annualRate: 0.03, termMonths: 240 } as const

test('a term in years is the same in months', () => {
  const { termMonths: _, ...rest } = loan
  expect(mortgageSchedule({ ...rest, termYears: 20 })).toEqual(mortgageSchedule(loan))
})

test('the answer holds the schedules that were asked for, and each default that was used', () => {
  expect(mortgageSchedule({ ...loan, output: 'annual' }).schedule).toBeUndefined()
  expect(mortgageSchedule({ ...loan, output: 'annual' }).annual).toHaveLength(20)
  const { schedule, annual, assumptions: _, ...totals } = mortgageSchedule({ ...loan, output: 'none' })
  expect([schedule, annual]).toEqual([undefined, undefined])
  expect(mortgageSchedule(loan)).toMatchObject(totals)
  expect(mortgageSchedule({ ...loan, output: 'monthly' }).annual).toBeUndefined()
  const used = (input: Parameters<typeof mortgageSchedule>[0]) =>
    mortgageSchedule(input).assumptions.map(({ field }) => field)
  expect(used(loan)).toEqual([
    'amortisation',
    'graceMonths',
    'rateConvention',
    'dayCount',
    'balloon',
    'upfrontFees',
    'monthlyFee',
    'output',
  ])
  expect(used({ ...loan, graceMonths: 6, insurance: { annualRate: 0.003 } })).toEqual(
    expect.arrayContaining(['graceType', 'insurance.base', 'insurance.mandatory']),
  )
})

test('a country changes no figure, and tells what is usual there', () => {
  const { assumptions, ...figures } = mortgageSchedule({ ...loan, country: 'NL' })
  const { assumptions: _, ...same } = mortgageSchedule(loan)
  expect(figures).toEqual(same)
  expect(assumptions[0]?.note).toBe('Usual in NL: a rate that is fixed for a period, 30 years.')
})

describe('a year of interest that is added to the balance', () => {
  // 100 000 × 0.12 / 12 = 1 000 in month 1; (100 000 + 1 000) × 0.01 = 1 010 in month 2.
  const { schedule = [] } = mortgageSchedule({
    principal: 100_000,
    annualRate: 0.12,
    termMonths: 3,
    graceMonths: 2,
    graceType: 'capitalised',
  })
  test('is reported as negative principal, and paid with the rest', () => {
    expect(
      schedule.map(({ payment, interest, principal, balance }) => [payment, interest, principal, balance]),
    ).toEqual([
      [0, 1000, -1000, 101_000],
      [0, 1010, -1010, 102_010],
      [103_030.1, 1020.1, 102_010, 0],
    ])
  })
})

test('a balloon is paid with the last instalment', () => {
  // Interest only on 40 000 that are never repaid before: 60 000 in twelve parts at no interest are 5 000 each.
  const { schedule = [] } = mortgageSchedule({ principal: 100_000, annualRate: 0, termMonths: 12, balloon: 40_000 })
  expect(schedule.slice(0, 11).every(({ payment }) => payment === 5000)).toBe(true)
  expect(schedule.at(-1)).toMatchObject({ payment: 45_000, balance: 0 })
})

describe('an early repayment that leaves less than the balloon', () => {
  const lent = { principal: 100_000, termMonths: 12, balloon: 40_000 } as const

  test('has what is owed repaid with the last instalment, interest alone before it', () => {
    // One month of interest only, then 20 000 owed: 20 000 × 12 % / 12 = 200 a month, and 20 200 at the end.
    for (const amortisation of ['annuity', 'constantPrincipal'] as const) {
      const extraPayments = [{ month: 1, amount: 80_000, mode: 'reducePayment' as const }]
      const { schedule = [] } = mortgageSchedule({
        ...lent,
        annualRate: 0.12,
        amortisation,
        graceMonths: 1,
        extraPayments,
      })
      expect(schedule.map(({ payment }) => payment)).toEqual([1_000, ...Array(10).fill(200), 20_200])
      expect(schedule.map(({ principal }) => principal)).toEqual([...Array(11).fill(0), 20_000])
    }
  })

  test('leaves the instalments as they were where the term is to become shorter', () => {
    // 60 000 in twelve parts at no interest are 5 000; of 85 000 after three of them 65 000 are repaid, 20 000 are left.
    const extraPayments = [{ month: 3, amount: 65_000, mode: 'reduceTerm' as const }]
    const { schedule = [], finalBalance } = mortgageSchedule({ ...lent, annualRate: 0, extraPayments })
    expect(schedule.map(({ balance }) => balance)).toEqual([95_000, 90_000, 20_000, 15_000, 10_000, 5_000, 0])
    expect(finalBalance).toBe(0)
  })

  test('by the last month has the rest of the balloon repaid, and not the whole of it', () => {
    // 55 000 are left after 30 000 in month 3; eight instalments of 5 000 leave 15 000.
    const extraPayments = [{ month: 3, amount: 30_000, mode: 'reduceTerm' as const }]
    const { schedule = [] } = mortgageSchedule({ ...lent, annualRate: 0, extraPayments })
    expect(schedule.at(-1)).toMatchObject({ month: 12, payment: 15_000, balance: 0 })
  })

  test('of the balloon itself leaves it due at the end, of a cent less or more what is left', () => {
    // At no interest: 100 000 less what was repaid; a cent in eleven parts rounds to nothing.
    for (const [amount, last] of [
      [59_999.99, 40_000.01],
      [60_000, 40_000],
      [60_000.01, 39_999.99],
    ] as const) {
      const extraPayments = [{ month: 1, amount, mode: 'reducePayment' as const }]
      const { schedule = [] } = mortgageSchedule({ ...lent, annualRate: 0, graceMonths: 1, extraPayments })
      expect(schedule.at(-1)?.payment).toBe(last)
      expect(schedule.slice(0, -1).every(({ payment }) => payment === 0)).toBe(true)
    }
  })
})

test('an effective rate compounds to itself within a year', () => {
  // Twelve months of interest that is added: 100 000 × 1.05 after a year, within a cent a month.
  const { schedule = [] } = mortgageSchedule({
    principal: 100_000,
    annualRate: 0.05,
    termMonths: 13,
    graceMonths: 12,
    graceType: 'capitalised',
    rateConvention: 'effective',
  })
  expect(Math.abs((schedule[11]?.balance ?? 0) - 105_000)).toBeLessThanOrEqual(0.12)
})

test('an extra payment above the balance repays the loan and takes no more', () => {
  const {
    schedule = [],
    numberOfPayments,
    totalPaid,
    totalInterest,
  } = mortgageSchedule({
    ...loan,
    extraPayments: [{ month: 2, amount: 1e9 }],
  })
  expect(numberOfPayments).toBe(2)
  expect(schedule.at(-1)?.balance).toBe(0)
  expect(totalPaid).toBeCloseTo(100_000 + totalInterest, 9)
})

test('instalments fall on the last day of a month that is too short', () => {
  const { schedule = [] } = mortgageSchedule({ ...loan, termMonths: 3, startDate: '2027-12-31' })
  expect(schedule.map(({ date }) => date)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
})

describe('the rate of charge', () => {
  test('of a loan at no interest without fees is 0', () => {
    expect(mortgageSchedule({ ...loan, annualRate: 0 }).aprc).toBe(0)
  })

  test('counts monthly fees: twelve of them on one instalment each are a twelfth of interest', () => {
    // 1 200 lent, 1 200 + 12 paid after a month: (1 212 / 1 200)^12 − 1 = 12.6825 %.
    expect(mortgageSchedule({ principal: 1200, annualRate: 0, termMonths: 1, monthlyFee: 12 }).aprc).toBe(0.126825)
  })

  test('counts insurance that the lender asks for, and no other', () => {
    const insurance = { annualRate: 0.12 }
    expect(mortgageSchedule({ principal: 1200, annualRate: 0, termMonths: 1, insurance }).aprc).toBe(0.126825)
    expect(
      mortgageSchedule({ principal: 1200, annualRate: 0, termMonths: 1, insurance: { ...insurance, mandatory: false } })
        .aprc,
    ).toBe(0)
  })

  test.each([100_000, 100_000.01, 2e5])('is null with a warning when fees of %d leave nothing', upfrontFees => {
    const { aprc, warnings } = mortgageSchedule({ ...loan, upfrontFees })
    expect(aprc).toBeNull()
    expect(warnings.map(({ code }) => code)).toEqual(['aprc_not_defined'])
  })

  test('of a 480-month loan at its own instalment is the rate compounded', () => {
    // Without fees the rate of charge is (1 + 0.06 / 12)^12 − 1 = 6.1678 %; instalments in cents leave 1e-6.
    const { aprc } = mortgageSchedule({ principal: 1_000_000, annualRate: 0.06, termMonths: 480 })
    expect(Math.abs((aprc ?? 0) - 0.061678)).toBeLessThanOrEqual(0.000001)
  })
})

test('every broken rule is named at once', () => {
  const wrong = { ...loan, termYears: 20, balloon: 100_000, dayCount: 'ACT/365' } as const
  expect(() => mortgageSchedule(wrong)).toThrow(Refusal)
  try {
    mortgageSchedule(wrong)
  } catch (error) {
    const codes = error instanceof Refusal ? (error.details.issues ?? []).map(({ code }) => code) : []
    expect(codes).toEqual(['one_term', 'start_date_required', 'balloon_not_below_principal'])
  }
})
