import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { anyBuilding, flatBuilding, flatUnit, valued } from './buildings.ts'

const runs = { numRuns: 400 }
const rates = fc.integer({ min: 10, max: 400 }).map(parts => parts / 1000)

/** Twelve digits of a large sum, or half a cent of a small one. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(0.005 + Math.abs(expected) * 1e-11)

test('flat income at a discount rate equal to the exit yield is worth income over rate, whatever the horizon', () => {
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 1e9 }),
      (rate, horizonYears, rent) => {
        const tenants = [{ ...flatUnit, passingRent: rent }]
        const input = { ...flatBuilding, horizonYears, tenants, discountRate: rate, exitYield: rate }
        expectNear(valued(input).grossPresentValue, rent / rate)
      },
    ),
    runs,
  )
})

test('income that grows by g with an exit yield of r - g is worth the first income over r - g', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 400 }).map(parts => parts / 1000),
      fc.integer({ min: -50, max: 50 }).map(parts => parts / 1000),
      fc.integer({ min: 1, max: 30 }),
      (rate, growth, horizonYears) => {
        const tenants = [{ ...flatUnit, indexation: { type: 'fixed' as const, rate: growth } }]
        const exitYield = Number((rate - growth).toFixed(3))
        const input = { ...flatBuilding, horizonYears, tenants, discountRate: rate, exitYield }
        expectNear(valued(input).grossPresentValue, 100_000 / exitYield)
      },
    ),
    runs,
  )
})

test('any building that the rules let through gets an answer that keeps the contract, without NaN or infinity', () => {
  fc.assert(
    fc.property(anyBuilding, building => {
      const answer = valued(DiscountedCashFlowInput.parse(building))
      expect(DiscountedCashFlow.parse(answer)).toEqual(answer)
      expect(answer.cashFlows).toHaveLength((building.horizonYears ?? 10) + 1)
    }),
    runs,
  )
})

test('the order of the tenants has no effect on any figure', () => {
  fc.assert(
    fc.property(anyBuilding, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (building, order) => {
      const named = building.tenants.map((tenant, index) => ({ ...tenant, name: `Unit ${index + 1}` }))
      const shuffled = named
        .map((tenant, index) => ({ tenant, rank: order[index] ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ tenant }) => tenant)
      const [first, second] = [valued({ ...building, tenants: named }), valued({ ...building, tenants: shuffled })]
      const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name)
      expect({ ...second, tenants: second.tenants.toSorted(byName) }).toEqual({
        ...first,
        tenants: first.tenants.toSorted(byName),
      })
    }),
    runs,
  )
})

test('each row follows from its lines, and the rents of the units add up', () => {
  fc.assert(
    fc.property(anyBuilding, building => {
      const { cashFlows, tenants } = valued(building)
      cashFlows.forEach((row, year) => {
        const size = 0.06 + Math.abs(row.potentialRent + row.operatingCosts + row.lettingCosts + row.capex) * 1e-9
        const near = (value: number, expected: number) => expect(Math.abs(value - expected)).toBeLessThanOrEqual(size)
        const rent = row.potentialRent - row.voidLoss - row.rentFreeLoss
        near(row.effectiveGrossIncome, rent - row.vacancyLoss - row.creditLoss + row.otherIncome)
        near(row.noi, row.effectiveGrossIncome - row.operatingCosts + row.recoveredCosts - row.managementFee)
        near(row.netCashFlow, row.noi - row.lettingCosts - row.capex)
        near(
          tenants.reduce((sum, { rentByYear }) => sum + (rentByYear[year] ?? 0), 0),
          rent,
        )
        expect(row.voidLoss).toBeGreaterThanOrEqual(0)
        expect(row.recoveredCosts).toBeLessThanOrEqual(row.operatingCosts + 0.01)
      })
    }),
    runs,
  )
})

test('the present values of the years and of the exit add up to the gross present value', () => {
  fc.assert(
    fc.property(anyBuilding, building => {
      const { cashFlows, terminalValue, grossPresentValue } = valued(building)
      const values = [...cashFlows.map(({ presentValue = 0 }) => presentValue), terminalValue.presentValue]
      const size = values.reduce((sum, value) => sum + Math.abs(value), 0)
      const total = values.reduce((sum, value) => sum + value, 0)
      expect(Math.abs(total - grossPresentValue)).toBeLessThanOrEqual(0.1 + size * 1e-11)
    }),
    runs,
  )
})

test('the net present value at the rate of return is 0', () => {
  fc.assert(
    fc.property(anyBuilding, fc.boolean(), (building, isAnnual) => {
      const { loan: _, ...input } = { ...building, purchasePrice: 1_000_000 }
      const timing = isAnnual ? 'annualArrears' : 'monthlyAdvance'
      const { internalRateOfReturn: rate } = valued({ ...input, timing })
      fc.pre(rate.status === 'ok' && rate.value > -0.4 && rate.value < 1)
      const at = valued({ ...input, timing, discountRate: rate.value ?? 0 })
      const size = at.cashFlows.reduce((sum, { presentValue = 0 }) => sum + Math.abs(presentValue), 1_000_000)
      // The rate is rounded to six decimals; a value moves by at most its duration of 30 years for each.
      expect(Math.abs(at.netPresentValue)).toBeLessThanOrEqual(
        size * 12 * 2e-6 + Math.abs(at.terminalValue.presentValue) * 4e-5,
      )
    }),
    runs,
  )
})

test('200 tenants on monthly leases for thirty years, with every list full, are answered at once', () => {
  const tenant = {
    ...flatUnit,
    leaseEnd: '2026-01-31',
    newLeaseMonths: 1,
    voidMonths: 0,
    indexation: { frequencyMonths: 1 },
    passingRent: 1e12,
    leaseStart: '0001-01-01',
  }
  const startedAt = performance.now()
  const answer = valued({
    ...flatBuilding,
    horizonYears: 30,
    tenants: Array.from({ length: 200 }, () => tenant),
    inflation: 0.5,
    operatingCosts: Array.from({ length: 100 }, () => ({ name: 'a', annualAmount: 1e12 })),
    discountRate: -0.499,
    exitYield: 0.001,
    timing: 'monthlyAdvance',
    purchasePrice: 0.01,
    loan: { ltv: 1.5, annualRate: 1, termMonths: 600 },
  })
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  expect(DiscountedCashFlow.parse(answer)).toEqual(answer)
})
