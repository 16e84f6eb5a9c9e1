import fc from 'fast-check'
import type { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { dcfValuation } from '#domain/evaluation/discounted-cash-flow'

/** The calculation with an inflation of 2 % where none is sent. */
export const valued = (input: DiscountedCashFlowInput): DiscountedCashFlow =>
  dcfValuation(input, { inflation: { value: 0.02 } })

/** A let unit without any growth, which ends long after every horizon. */
export const flatUnit = {
  name: 'A',
  passingRent: 100_000,
  leaseEnd: '2099-12-31',
  indexation: { type: 'none' },
} as const satisfies DiscountedCashFlowInput['tenants'][number]

/** A building of one such unit at 5 %. */
export const flatBuilding = {
  valuationDate: '2026-01-01',
  tenants: [flatUnit],
  inflation: 0,
  discountRate: 0.05,
  exitYield: 0.05,
} satisfies DiscountedCashFlowInput

const fraction = (max: number, min = 0) => fc.integer({ min: min * 1000, max: max * 1000 }).map(parts => parts / 1000)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const money = fc.integer({ min: 0, max: 50_000_000 }).map(cents => cents / 100)
const day = (from: number, until: number) =>
  fc
    .tuple(fc.integer({ min: from, max: until }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(parts => parts.map(part => String(part).padStart(2, '0')).join('-'))
const growth = fc.oneof(fraction(0.5, -0.1), fc.array(fraction(0.5, -0.1), { minLength: 1, maxLength: 5 }))

const indexation = fc.record({
  type: fc.constantFrom('cpi' as const, 'fixed' as const, 'none' as const),
  rate: fraction(0.1, -0.1),
  share: maybe(fraction(1)),
  frequencyMonths: maybe(fc.integer({ min: 1, max: 60 })),
  lagMonths: maybe(fc.integer({ min: 0, max: 24 })),
  cap: maybe(fraction(0.1, 0.01)),
  floor: maybe(fraction(0.01, -0.1)),
})

/** Any unit that the rules let through on 1 January 2026. */
const anyTenant = fc.record({
  area: maybe(fc.integer({ min: 1, max: 5000 })),
  passingRent: money,
  vacant: maybe(fc.boolean()),
  leaseStart: maybe(day(2015, 2025)),
  leaseEnd: day(2026, 2045),
  breakOptions: maybe(fc.array(fc.record({ date: day(2026, 2040), exercised: maybe(fc.boolean()) }), { maxLength: 3 })),
  currentRentFreeMonths: maybe(fc.integer({ min: 0, max: 12 })),
  indexation: maybe(indexation),
  marketRent: maybe(money),
  marketRentGrowth: maybe(growth),
  renewalProbability: maybe(fraction(1)),
  voidMonths: maybe(fraction(36)),
  rentFreeMonths: maybe(fraction(24)),
  relettingFeeRate: maybe(fraction(1)),
  tenantImprovements: maybe(money),
  newLeaseMonths: maybe(fc.integer({ min: 1, max: 240 })),
})

const anyLoan = fc.record({
  ltv: fraction(1.2, 0.1),
  annualRate: fraction(0.2),
  termMonths: fc.integer({ min: 13, max: 480 }),
  amortisation: maybe(fc.constantFrom('annuity' as const, 'constantPrincipal' as const, 'bullet' as const)),
  graceMonths: maybe(fc.integer({ min: 0, max: 12 })),
  fees: maybe(money),
})

const anyCost = fc.oneof(
  fc.record({ name: fc.constant('sum'), annualAmount: money, growthRate: maybe(fraction(0.1, -0.1)) }),
  fc.record({ name: fc.constant('share'), rateOfIncome: fraction(1), recoverableShare: maybe(fraction(1)) }),
)

/** Any building that the rules let through. */
export const anyBuilding: fc.Arbitrary<DiscountedCashFlowInput> = fc
  .record({
    valuationDate: fc.constant('2026-01-01'),
    horizonYears: maybe(fc.integer({ min: 1, max: 12 })),
    assetType: maybe(fc.constantFrom('residential' as const, 'office' as const)),
    tenants: fc.array(anyTenant, { minLength: 1, maxLength: 6 }),
    inflation: maybe(growth),
    pastInflation: maybe(fraction(0.5, -0.1)),
    marketRentGrowth: maybe(growth),
    vacancyRate: maybe(fraction(1)),
    creditLossRate: maybe(fraction(1)),
    otherIncome: maybe(fc.array(fc.record({ name: fc.constant('masts'), annualAmount: money }), { maxLength: 2 })),
    operatingCosts: maybe(fc.array(anyCost, { maxLength: 3 })),
    managementFeeRate: maybe(fraction(0.5)),
    capex: maybe(
      fc.array(fc.record({ year: fc.constant(1), amount: money, indexed: maybe(fc.boolean()) }), { maxLength: 2 }),
    ),
    discountRate: fraction(1, -0.4),
    exitYield: fraction(0.5, 0.001),
    exitCostsRate: maybe(fraction(0.3)),
    exitPurchaserCostsRate: maybe(fraction(0.3)),
    terminalMethod: maybe(fc.constantFrom('forwardNoi' as const, 'finalYearNoi' as const)),
    timing: maybe(
      fc.constantFrom(
        ...(['annualArrears', 'midYear', 'annualAdvance', 'quarterlyArrears'] as const),
        ...(['quarterlyAdvance', 'monthlyArrears', 'monthlyAdvance'] as const),
      ),
    ),
    purchasePrice: fc.integer({ min: 1, max: 500_000_000 }).map(cents => cents / 100),
    acquisitionCostsRate: maybe(fraction(0.3)),
    loan: maybe(anyLoan),
  })
  .chain(building => fc.constantFrom(building, { ...building, purchasePrice: undefined, loan: undefined }))
