import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Capitalisation, CapitalisationInput } from '#contract/evaluation/capitalisation'
import { capitalisation } from '#domain/evaluation/capitalisation'
import { expectFigures } from '../worked-case.ts'
import { capitalisationCases } from './cases.ts'

test.each(capitalisationCases)('$description ($source)', ({ input, data, tolerance }) => {
  expect(CapitalisationInput.parse(input)).toEqual(input)
  const answer = capitalisation(input)
  expect(Capitalisation.parse(answer)).toEqual(answer)
  expectFigures(answer, data, tolerance)
})

const office = { assetType: 'office' } as const
const layers = { ...office, method: 'hardcore', passingRent: 10_000, marketRent: 15_000, yearsToReversion: 3 } as const

test('rent at the beginning of each quarter is worth more than at the end of the year', () => {
  // 1 / (4 × (1 − 1.05^(−1/4))) = 20.6175 years' purchase.
  const { grossValue } = capitalisation({ ...office, noi: 100_000, capRate: 0.05, timing: 'quarterlyAdvance' })
  expect(grossValue).toBeCloseTo(100_000 / (4 * (1 - 1.05 ** -0.25)), 2)
})

test('a rate that is left out is that of the use, reported with its day', () => {
  const rates = (['residential', 'office', 'retail', 'industrial', 'hotel'] as const).map(assetType => {
    const { capRate, capRateSource, capRateAsOf } = capitalisation({ assetType, noi: 100_000 })
    expect([capRateSource, capRateAsOf]).toEqual(['default', '2026-11-21'])
    return capRate
  })
  expect(rates).toEqual([0.035, 0.055, 0.06, 0.0625, 0.065])
})

test('deductions come off the gross value, before the costs of the buyer', () => {
  // (2 000 000 − 75 000) / 1.1 = 1 750 000.
  const answer = capitalisation({
    ...office,
    noi: 100_000,
    capRate: 0.05,
    capitalDeductions: 75_000,
    purchasersCostsRate: 0.1,
  })
  expect(answer).toMatchObject({ grossValue: 2_000_000, netValue: 1_750_000, purchasersCosts: 175_000 })
})

test('deductions above the value make a negative price, with a warning', () => {
  const { netValue, warnings } = capitalisation({ ...office, noi: 1, capRate: 0.5, capitalDeductions: 3 })
  expect(netValue).toBe(-1)
  expect(warnings.map(({ code }) => code)).toEqual(['negative_net_value'])
})

test('the table holds the rate and two steps on each side; where a rate is not above 0 there is no value', () => {
  const cells = capitalisation({ ...office, noi: 100, capRate: 0.0025 }).sensitivity
  expect(cells?.map(({ capRate, grossValue }) => [capRate, grossValue])).toEqual([
    [-0.0025, null],
    [0, null],
    [0.0025, 40_000],
    [0.005, 20_000],
    [0.0075, 13_333.33],
  ])
})

describe('two rents', () => {
  test('the layers add up to the gross value', () => {
    const { layers: values = [], grossValue } = capitalisation({ ...layers, coreYield: 0.05, topSliceYield: 0.07 })
    // 10 000 / 0.05 = 200 000 and 5 000 / 0.07 × 1.07^−3 = 58 307.
    expect(values.map(({ key }) => key)).toEqual(['core', 'topSlice'])
    expect(values[0]?.value).toBe(200_000)
    expect(values[1]?.value).toBeCloseTo((5000 / 0.07) * 1.07 ** -3, 2)
    expect(grossValue).toBeCloseTo(200_000 + (values[1]?.value ?? 0), 2)
  })

  test('the equivalent yield gives the same value to both rents', () => {
    const yields = fc.double({ min: 0.02, max: 0.2, noNaN: true })
    fc.assert(
      fc.property(yields, yields, fc.double({ min: 0.5, max: 40, noNaN: true }), (termYield, reversionYield, years) => {
        const rents = { passingRent: 12_000, marketRent: 9000, yearsToReversion: years }
        const input = { ...office, method: 'termAndReversion', ...rents, termYield, reversionYield } as const
        const { equivalentYield: rate = Number.NaN, grossValue } = capitalisation(input)
        const same = capitalisation({ ...input, termYield: rate, reversionYield: rate }).grossValue
        // The yield is rounded to six decimals.
        expect(Math.abs(same / grossValue - 1)).toBeLessThan(0.0005)
      }),
    )
  })
})
