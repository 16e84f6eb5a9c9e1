import { describe, expect, test } from 'vitest'
import { CountryCode } from '#contract/shared/country'
import { countryDefaults } from '#domain/law/loans'

const rows = Object.entries(countryDefaults)

test('every country has its row, and no other has one', () => {
  expect(Object.keys(countryDefaults)).toEqual(CountryCode.options)
})

describe.each(rows)('%s', (_code, { mortgage, macro }) => {
  test('has a usual term that holds the default one, and a rate that is a fraction', () => {
    const { usualTermYears, defaultTermYears, defaultRate } = mortgage
    expect(usualTermYears.min).toBeLessThanOrEqual(defaultTermYears)
    expect(usualTermYears.max).toBeGreaterThanOrEqual(defaultTermYears)
    expect(defaultRate.value).toBeGreaterThan(0.01)
    expect(defaultRate.value).toBeLessThan(0.1)
  })

  test('lends at most the value, and more on a home of ones own than on one that is let', () => {
    expect(mortgage.defaultLtv.own).toBeGreaterThanOrEqual(mortgage.defaultLtv.let)
    for (const { value } of mortgage.ltvLimits) expect(value).toBeLessThanOrEqual(1)
  })

  test('assumes the target of its central bank, rents as inflation, and no growth above 3.5 %', () => {
    expect(macro.inflation.default.value).toBe(0.02)
    expect(macro.inflation.default.rule).toMatch(/target/)
    expect(macro.rentGrowth.default.value).toBe(macro.inflation.default.value)
    expect(macro.propertyGrowth.default.value).toBeLessThanOrEqual(0.035)
  })

  test('keeps what was observed apart from what is assumed', () => {
    for (const { observed } of [macro.inflation, macro.propertyGrowth]) {
      expect(observed.period).toMatch(/^2025/)
      expect(observed.series).not.toBe('')
      expect(['published', 'unverified']).toContain(observed.certainty)
    }
  })
})

test('the pace of Dutch prices in 2025 is not what a Dutch flat is assumed to gain for ten years', () => {
  const { observed, default: assumed } = countryDefaults.NL.macro.propertyGrowth
  expect([observed.value, assumed.value]).toEqual([0.085, 0.03])
})
