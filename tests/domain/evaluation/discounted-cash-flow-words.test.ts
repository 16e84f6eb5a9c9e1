import { describe, expect, test } from 'vitest'
import { discountedCashFlowWarnings } from '#contract/evaluation/discounted-cash-flow'
import { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { discountedCashFlowRules } from '#contract/rules/discounted-cash-flow'
import { Refusal } from '#domain/core/refusal'
import { discountedCashFlowRuleCases } from '../../contract/discounted-cash-flow-rule-cases.ts'
import { flatBuilding, flatUnit, valued } from './buildings.ts'

const refusalOf = (input: DiscountedCashFlowInput): Refusal | undefined => {
  try {
    valued(input)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return undefined
}

describe('rules between fields', () => {
  test.each(discountedCashFlowRuleCases)(
    '$description is refused with its code and its field',
    ({ body, code, path }) => {
      const refusal = refusalOf(DiscountedCashFlowInput.parse(body))
      expect(refusal?.code).toBe('invalid_request')
      expect(refusal?.details.issues).toEqual([expect.objectContaining({ code, path })])
    },
  )

  test('all have a case', () => {
    const tested = new Set(discountedCashFlowRuleCases.map(({ code }) => code))
    expect([...tested].sort()).toEqual(Object.keys(discountedCashFlowRules).sort())
  })

  test('that are broken are all named at once', () => {
    const tenants = [{ passingRent: 1 }, { ...flatUnit, leaseEnd: '2025-12-31' }]
    const refusal = refusalOf({ ...flatBuilding, valuationDate: '2026-01-15', tenants })
    expect(refusal?.details.issues?.map(({ path }) => path)).toEqual([
      'valuationDate',
      'tenants[0].leaseEnd',
      'tenants[1].leaseEnd',
    ])
  })

  test('let pass what is on their edge', () => {
    const tenant = { ...flatUnit, leaseEnd: '2026-01-01', indexation: { cap: 0.02, floor: 0.02 } }
    const capex = [{ year: 10, amount: 1 }]
    expect(refusalOf({ ...flatBuilding, tenants: [tenant], capex })).toBeUndefined()
    expect(
      refusalOf({ ...flatBuilding, valuationDate: '2199-12-01', tenants: [{ passingRent: 1, vacant: true }] }),
    ).toBe(undefined)
  })
})

const fieldCases: readonly [description: string, input: object, path: string][] = [
  ['percent sent for a growth', { inflation: 3.5 }, 'inflation'],
  ['percent sent for a discount rate', { discountRate: 6 }, 'discountRate'],
  ['percent sent for an exit yield', { exitYield: 5.5 }, 'exitYield'],
  ['an exit yield of nothing', { exitYield: 0 }, 'exitYield'],
  ['a discount rate of minus a half', { discountRate: -0.5 }, 'discountRate'],
  ['no tenant', { tenants: [] }, 'tenants'],
  ['201 tenants', { tenants: Array(201).fill(flatUnit) }, 'tenants'],
  ['a horizon of 31 years', { horizonYears: 31 }, 'horizonYears'],
  ['half a year of horizon', { horizonYears: 0.5 }, 'horizonYears'],
  ['a price of nothing', { purchasePrice: 0 }, 'purchasePrice'],
  ['eleven breaks', { tenants: [{ ...flatUnit, breakOptions: Array(11).fill({ date: '2030-01-31' }) }] }, 'tenants'],
  ['a rent as text', { tenants: [{ ...flatUnit, passingRent: '1000' }] }, 'tenants'],
  ['twelve steps of the grid', { sensitivity: { exitYieldSteps: Array(12).fill(0) } }, 'sensitivity'],
  ['a field that is none', { discountrate: 0.06 }, ''],
  ['a day that does not exist', { valuationDate: '2026-02-30' }, 'valuationDate'],
]

test.each(fieldCases)('%s is refused by the schema', (_description, fields, path) => {
  const { error } = DiscountedCashFlowInput.safeParse({ ...flatBuilding, ...fields })
  expect(String(error?.issues[0]?.path[0] ?? '')).toBe(path)
})

describe('what a reader should know', () => {
  const quiet = { ...flatBuilding, discountRate: 0.2, exitYield: 0.1, tenants: [{ ...flatUnit, marketRent: 90_000 }] }
  const codes = (changes: Partial<DiscountedCashFlowInput>): string[] =>
    valued({ ...quiet, ...changes }).warnings.map(({ code }) => code)
  const costs = [{ name: 'costs', annualAmount: 300_000 }]
  const cases: readonly [description: string, code: string, input: Partial<DiscountedCashFlowInput>][] = [
    // 1 000 000 / 1.05 against 100 000 / 1.05: ten elevenths.
    ['most of the value comes from the exit', 'terminal_share_high', { horizonYears: 1, discountRate: 0.05 }],
    ['the exit is dearer than the purchase', 'exit_yield_below_initial_yield', { purchasePrice: 900_000 }],
    ['the income at the exit is negative', 'negative_terminal_value', { operatingCosts: costs }],
    [
      'the income at the exit holds a void',
      'terminal_year_not_stabilised',
      { tenants: [{ ...flatUnit, marketRent: 90_000, leaseEnd: '2035-12-31' }] },
    ],
    ['a market rent was not sent', 'market_rent_defaulted', { tenants: [flatUnit] }],
    [
      'rents of dwellings are indexed',
      'residential_indexation_lu',
      { assetType: 'residential', tenants: [{ ...flatUnit, marketRent: 90_000, indexation: {} }] },
    ],
    ['nothing ever comes back', 'irr_none', { operatingCosts: costs, purchasePrice: 2_000_000 }],
    [
      'several rates fit',
      'irr_multiple',
      // -1600, 10 000 and -10 000 as in the textbook: 25 % and 400 %.
      {
        horizonYears: 2,
        terminalMethod: 'finalYearNoi',
        purchasePrice: 1600,
        exitYield: 0.5,
        exitCostsRate: 0,
        tenants: [{ ...flatUnit, passingRent: 10_000, marketRent: 1 }],
        operatingCosts: [{ name: 'a', annualAmount: 1e-9, growthRate: 0 }],
        capex: [{ year: 2, amount: 40_000 }],
      },
    ],
  ]

  test.each(cases)('%s', (_description, code, input) => expect(codes(input)).toContain(code))

  test('every code has a case, and an ordinary building none', () => {
    expect(cases.map(([, code]) => code).sort()).toEqual([...discountedCashFlowWarnings].sort())
    expect(codes({})).toEqual([])
  })
})

describe('what was assumed', () => {
  const assumed = (input: Partial<DiscountedCashFlowInput>) =>
    Object.fromEntries(
      valued({ ...flatBuilding, ...input }).assumptions.map(({ field, value, note }) => [field, { value, note }]),
    )

  test('is reported for each default, once for all tenants', () => {
    const { inflation: _, ...building } = flatBuilding
    const reported = Object.fromEntries(valued(building).assumptions.map(({ field, value }) => [field, value]))
    expect(reported).toMatchObject({
      horizonYears: 10,
      inflation: 0.02,
      pastInflation: 0.02,
      marketRentGrowth: 'inflation',
      timing: 'annualArrears',
      terminalMethod: 'forwardNoi',
      'tenants[].marketRent': 'passingRent',
      'tenants[].voidMonths': 6,
      'tenants[].newLeaseMonths': 108,
    })
    expect(reported).not.toHaveProperty('tenants[].indexation.type')
    expect(reported).not.toHaveProperty('discountRate')
  })

  test('is reported for the entries of a list, once and only where one leaves it out', () => {
    const cost = { name: 'charges', annualAmount: 1 }
    const reported = assumed({ operatingCosts: [cost, cost], capex: [{ year: 1, amount: 1 }] })
    expect(reported).toMatchObject({
      'operatingCosts[].growthRate': { value: 'inflation' },
      'operatingCosts[].recoverableShare': { value: 0 },
      'capex[].indexed': { value: false },
    })
    const said = assumed({
      operatingCosts: [{ ...cost, growthRate: 0, recoverableShare: 0 }],
      capex: [{ year: 1, amount: 1, indexed: false }],
    })
    for (const field of Object.keys(said)) expect(field).not.toMatch(/^(operatingCosts|capex)/)
  })

  test.each([
    ['residential', 2, 24],
    ['office', 12, 12],
    ['retail', 9, 12],
    ['industrial', 9, 12],
    ['hotel', 12, 12],
  ] as const)('the void and the rhythm of adjustments of %s', (assetType, voidMonths, frequencyMonths) => {
    const tenants = [flatUnit, { ...flatUnit, indexation: {}, voidMonths: 1 }]
    const reported = assumed({ assetType, tenants })
    expect(reported['tenants[].voidMonths']).toMatchObject({ value: voidMonths })
    expect(reported['tenants[].voidMonths']?.note).toMatch(/^For 1 of 2 tenants\. Judgement: /)
    expect(reported['tenants[].indexation.frequencyMonths']).toMatchObject({ value: frequencyMonths })
  })

  test('a loan tells its own', () => {
    const loan = { ltv: 0.5, annualRate: 0.03, termMonths: 240 }
    expect(assumed({ purchasePrice: 1_000_000, loan })).toMatchObject({
      'loan.amortisation': { value: 'annuity' },
      'loan.graceMonths': { value: 0 },
      'loan.fees': { value: 0 },
    })
  })

  test('nothing claims a certificate', () => {
    expect(JSON.stringify(valued(flatBuilding).methodology)).not.toMatch(/complian|conform|certified by|EN 17503/i)
  })
})
