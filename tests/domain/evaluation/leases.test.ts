import { describe, expect, test } from 'vitest'
import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { flatBuilding, flatUnit, valued } from './buildings.ts'

describe('the life of a unit', () => {
  const rents = (tenant: Partial<DiscountedCashFlowInput['tenants'][number]>, rest: object = {}) =>
    valued({ ...flatBuilding, horizonYears: 3, tenants: [{ ...flatUnit, passingRent: 12_000, ...tenant }], ...rest })
      .cashFlows

  test('a void counts at the market rent, and as a loss of the same amount', () => {
    const [, second] = rents({ leaseEnd: '2026-12-31', marketRent: 24_000, voidMonths: 3 })
    expect(second).toMatchObject({ potentialRent: 24_000, voidLoss: 6000, effectiveGrossIncome: 18_000 })
  })

  test('a lease that begins later leaves the unit empty until then', () => {
    const [first] = rents({ leaseStart: '2026-04-01', marketRent: 24_000 })
    // Three months at 2000, nine at 1000.
    expect(first).toMatchObject({ potentialRent: 15_000, voidLoss: 6000, effectiveGrossIncome: 9000 })
  })

  test('a lease that ends within a month is counted to the day', () => {
    const [first] = rents({ leaseEnd: '2026-02-14', voidMonths: 120 })
    // January whole, 14 of the 28 days of February.
    expect(first?.effectiveGrossIncome).toBe(1500)
  })

  test('renewal shortens void and rent-free months and lowers the costs of letting, in proportion', () => {
    const [, second] = rents({
      leaseEnd: '2026-12-31',
      renewalProbability: 0.9,
      voidMonths: 120,
      rentFreeMonths: 10,
      relettingFeeRate: 0.5,
      tenantImprovements: 1000,
    })
    // Empty for 120 × 0.1 = 12 months: the new lease begins with the third year.
    expect(second).toMatchObject({ voidLoss: 12_000, lettingCosts: 0 })
    const third = rents({ leaseEnd: '2026-12-31', renewalProbability: 0.9, voidMonths: 120, rentFreeMonths: 10 })[2]
    expect(third).toMatchObject({ voidLoss: 0, rentFreeLoss: 1000 })
    const letting = rents({
      leaseEnd: '2026-12-31',
      renewalProbability: 0.9,
      voidMonths: 0,
      relettingFeeRate: 0.5,
      tenantImprovements: 1000,
    })[1]
    // 0.1 × (0.5 × 12 000 + 1000)
    expect(letting?.lettingCosts).toBe(700)
  })

  test('the first exercised break ends the lease; one that is not exercised does not', () => {
    const ended = valued({
      ...flatBuilding,
      tenants: [
        {
          ...flatUnit,
          breakOptions: [
            { date: '2027-06-30' },
            { date: '2028-12-31', exercised: true },
            { date: '2028-06-30', exercised: true },
          ],
        },
      ],
    })
    expect(ended.tenants[0]?.expiries[0]).toBe('2028-06-30')
    expect(ended.wault).toEqual({ toExpiryYears: 2.5, toBreakYears: 1.5 })
  })

  test('the unexpired term is weighted by rent, of leases in force', () => {
    const tenants = [
      { ...flatUnit, passingRent: 30_000, leaseEnd: '2027-12-31' },
      { ...flatUnit, passingRent: 10_000, leaseEnd: '2031-12-31' },
      { ...flatUnit, passingRent: 90_000, leaseStart: '2026-07-01' },
      { passingRent: 0, vacant: true, marketRent: 5000 },
    ]
    // (30 000 × 2 + 10 000 × 6) / 40 000
    expect(valued({ ...flatBuilding, tenants }).wault).toEqual({ toExpiryYears: 3, toBreakYears: 3 })
    const empty = { ...flatBuilding, tenants: tenants.slice(3) }
    expect(valued(empty).wault).toEqual({ toExpiryYears: null, toBreakYears: null })
  })

  test('a vacant unit is let after its void, and reads no dates of a lease', () => {
    const cashFlows = rents({ vacant: true, passingRent: 0, leaseEnd: '1999-12-31', marketRent: 12_000, voidMonths: 6 })
    expect(cashFlows[0]).toMatchObject({ potentialRent: 12_000, voidLoss: 6000 })
  })

  test('present rent-free months count from the valuation date, those of a new lease from its start', () => {
    expect(rents({ currentRentFreeMonths: 2.5 })[0]).toMatchObject({ potentialRent: 12_000, rentFreeLoss: 2500 })
  })
})

describe('the adjustment of a rent', () => {
  const secondYear = (indexation: object, rest: object = {}) =>
    valued({
      ...flatBuilding,
      inflation: 0.1,
      horizonYears: 2,
      tenants: [{ ...flatUnit, passingRent: 10_000, indexation }],
      ...rest,
    }).cashFlows[1]?.potentialRent

  test.each([
    ['by the index each year', {}, 11_000],
    ['by a part of the index', { share: 0.5 }, 10_500],
    ['never above its cap', { cap: 0.03 }, 10_300],
    ['never below its floor', { floor: 0.2 }, 12_000],
    ['by a fixed rate', { type: 'fixed', rate: 0.04 }, 10_400],
    ['by a fixed rate up to its cap', { type: 'fixed', rate: 0.04, cap: 0.01 }, 10_100],
    ['not at all', { type: 'none' }, 10_000],
    ['every two years only', { frequencyMonths: 24 }, 10_000],
  ])('%s', (_description, indexation, rent) => expect(secondYear(indexation)).toBe(rent))

  test('looks back by its lag, before the valuation date with the past inflation', () => {
    // Twelve months earlier: from month -12 to month 0 the index rose by the past 3 %.
    expect(secondYear({ lagMonths: 12 }, { pastInflation: 0.03 })).toBe(10_300)
  })

  test('falls on the anniversaries of the lease', () => {
    const tenants = [{ ...flatUnit, passingRent: 12_000, leaseStart: '2020-07-01', indexation: {} }]
    // Six months at 1000, six at 1100.
    expect(valued({ ...flatBuilding, inflation: 0.1, tenants }).cashFlows[0]?.potentialRent).toBe(12_600)
  })

  test('on the valuation date is deemed to be in the passing rent', () => {
    const tenants = [{ ...flatUnit, passingRent: 12_000, leaseStart: '2020-01-01', indexation: {} }]
    expect(valued({ ...flatBuilding, inflation: 0.1, tenants }).cashFlows[0]?.potentialRent).toBe(12_000)
  })
})
