import { describe, expect, test } from 'vitest'
import { LendingValue, LendingValueInput } from '#contract/evaluation/lending-value'
import { lendingValue } from '#domain/evaluation/lending-value'
import { expectFigures } from '../worked-case.ts'
import { lendingValueCases } from './cases.ts'

test.each(lendingValueCases)('$description ($source)', ({ input, data, tolerance }) => {
  expect(LendingValueInput.parse(input)).toEqual(input)
  const answer = lendingValue(input)
  expect(LendingValue.parse(answer)).toEqual(answer)
  expectFigures(answer, data, tolerance)
})

test('a haircut that is left out is that of the use, reported with its reason', () => {
  const haircuts = (['residential', 'office', 'retail', 'industrial', 'hotel'] as const).map(assetType => {
    const { abattement, abattementSource, assumptions } = lendingValue({ marketValue: 1_000_000, assetType })
    expect(abattementSource).toBe('default')
    expect(assumptions[0]).toMatchObject({ field: 'abattement', value: abattement, asOf: '2026-11-21' })
    return abattement
  })
  expect(haircuts).toEqual([0.1, 0.2, 0.25, 0.25, 0.3])
})

test('lending value and haircut add up to the market value, whatever the cents', () => {
  for (let cents = 1; cents < 200; cents += 1) {
    const marketValue = cents / 100
    const { mortgageLendingValue, haircutAmount } = lendingValue({ marketValue, assetType: 'office', abattement: 0.05 })
    expect(Math.round((mortgageLendingValue + haircutAmount) * 100)).toBe(cents)
  }
})

const income = { grossAnnualRent: 84_000, managementCosts: 14_700, landValue: 700_000, remainingUsefulLifeYears: 50 }
const home = { marketValue: 2_000_000, assetType: 'residential' } as const
const warnings = (more: object) => lendingValue({ ...home, ...more }).warnings.map(({ code }) => code)

describe('the income pillar', () => {
  test('equals the net income over the life and the land after it', () => {
    // Simplified form: net income × factor + land × (1 + i)^−n (ImmoWertV, s. 29).
    const factor = (1 - 1.055 ** -50) / 0.055
    const value = 69_300 * factor + 700_000 * 1.055 ** -50
    expect(lendingValue({ ...home, incomeApproach: income }).incomeApproach?.incomeValue).toBeCloseTo(value, 2)
  })

  test('takes the floor of the use where no rate is sent: 5.5 % for homes, 6.5 % for the others', () => {
    const rate = (assetType: 'residential' | 'office') =>
      lendingValue({ ...home, assetType, incomeApproach: income }).assumptions.find(
        ({ field }) => field === 'incomeApproach.capitalisationRate',
      )?.value
    expect([rate('residential'), rate('office')]).toEqual([0.055, 0.065])
  })

  test('warns of a rate below the floor, of low costs, of a low value and of land above the income', () => {
    // 69 300 × 16.93 + 700 000 × 0.0688 = 1 221 500 is under 70 % of 1 800 000, 1 260 000; 1 326 200 at 5 % is not.
    const far = 'income_value_far_below'
    expect(warnings({ incomeApproach: income })).toEqual([far])
    expect(warnings({ incomeApproach: { ...income, capitalisationRate: 0.05 } })).toEqual(['cap_rate_below_floor'])
    // 15 % of 84 000 is 12 600. Value: 71 401 × 16.93 + 48 200 = 1 257 000.
    expect(warnings({ incomeApproach: { ...income, managementCosts: 12_599 } })).toEqual([
      'costs_below_15_percent',
      far,
    ])
    expect(warnings({ incomeApproach: { ...income, managementCosts: 12_600 } })).toEqual([far])
    // 5.5 % of 1 300 000 is 71 500, above 69 300, and 69 300 × 16.93 + 1 300 000 × 0.0688 = 1 262 700.
    const land = 'land_interest_exceeds_income'
    expect(warnings({ incomeApproach: { ...income, landValue: 1_300_000 } })).toEqual([land])
    // 0.15 × 20.6 = 3.09; in doubles a little more. 5.5 % of 700 000 is above the rent.
    const onTheEdge = { ...income, grossAnnualRent: 20.6, managementCosts: 3.09 }
    expect(warnings({ incomeApproach: onTheEdge })).toEqual([far, land])
  })
})

test('no haircut is a warning', () => {
  expect(warnings({ abattement: 0 })).toEqual(['zero_haircut'])
})

test('the loan is set against both values', () => {
  const { loanToMarketValue, loanToLendingValue } = lendingValue({ ...home, abattement: 0.2, loanAmount: 1_200_000 })
  expect([loanToMarketValue, loanToLendingValue]).toEqual([0.6, 0.75])
})

test('nothing claims that somebody certified the value', () => {
  const { methodology } = lendingValue({ ...home })
  expect(methodology.limits.join(' ')).toContain('Not a mortgage lending value or property value established')
  expect(methodology.limits.join(' ')).toContain('that number designates a chemical analysis method')
  expect(JSON.stringify(methodology)).not.toMatch(/compliant|certified by|according to|conforms/i)
})
