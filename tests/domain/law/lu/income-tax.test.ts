import { describe, expect, test } from 'vitest'
import { roundDownTo } from '#domain/core/money'
import { lawOn } from '#domain/core/provision'
import { fundOn } from '#domain/law/lu/gain/employment-fund'
import { incomeForTariff, incomeTax, type TaxClass, tariff } from '#domain/law/lu/gain/income-tax'
import { scale, scaleClass1a } from '#domain/law/lu/parameters/income-tax-scale'

const law = (day: string) => lawOn({ day, field: 'saleDate', checkedOn: '2026-11-21' })

/** Tax without the employment fund, computed beforehand from the published scales; 2024 in the last two columns. */
const reference: readonly (readonly [income: number, ...taxes: number[]])[] = [
  [20_000, 612, 0, 0, 707, 0],
  [30_000, 1998, 376, 283, 2219, 419],
  [50_000, 7341, 4970, 2413, 8020, 2691],
  [60_000, 11_164, 8843, 3997, 11_912, 4438],
  [100_000, 26_764, 24_443, 14_682, 27_512, 16_040],
  [150_000, 46_590, 44_268, 34_029, 47_408, 35_524],
  [200_000, 66_828, 64_506, 53_529, 67_752, 55_024],
  [250_000, 87_479, 85_158, 73_180, 88_544, 74_816],
  [300_000, 108_479, 106_158, 93_180, 109_544, 94_816],
]

const columns: readonly (readonly [day: string, taxClass: TaxClass])[] = [
  ['2026-06-15', '1'],
  ['2026-06-15', '1a'],
  ['2026-06-15', '2'],
  ['2024-06-15', '1'],
  ['2024-06-15', '2'],
]

describe.each(columns.map(([day, taxClass], column) => ({ day, taxClass, column })))(
  'the tax of $day in class $taxClass',
  ({ day, taxClass, column }) => {
    test.each(reference.map(([income, ...taxes]) => [income, taxes[column]]))('on %d is %d', (income, tax) => {
      expect(incomeTax(law(day), taxClass, Number(income))).toBe(tax)
    })
  },
)

/** Tax at the lower bound of each slice as it is published for 2025. */
const lowerBounds: readonly (readonly [limit: number, tax: number])[] = [
  [13_230, 0],
  [15_435, 176.4],
  [17_640, 374.85],
  [19_845, 595.35],
  [22_050, 837.9],
  [24_255, 1102.5],
  [26_550, 1423.8],
  [28_845, 1791],
  [31_140, 2204.1],
  [33_435, 2663.1],
  [35_730, 3168],
  [38_025, 3718.8],
  [40_320, 4315.5],
  [42_615, 4958.1],
  [44_910, 5646.6],
  [47_205, 6381],
  [49_500, 7161.3],
  [51_795, 7987.5],
  [54_090, 8859.6],
  [117_450, 33_570],
  [176_160, 57_054],
  [234_870, 81_125.1],
]

/** Rates of LIR art. 118, the same in every scale since 2017. */
const published = [
  ...[0, 0.08, 0.09, 0.1, 0.11, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24],
  ...[0.26, 0.28, 0.3, 0.32, 0.34, 0.36, 0.38, 0.39, 0.4, 0.41, 0.42],
]

/** Limits of the slices as csl.lu prints them for the years of each scale. */
const limits = {
  '2017-06-15': [
    ...[11_265, 13_137, 15_009, 16_881, 18_753, 20_625, 22_569, 24_513, 26_457, 28_401, 30_345],
    ...[32_289, 34_233, 36_177, 38_121, 40_065, 42_009, 43_953, 45_897, 100_002, 150_000, 200_004],
  ],
  '2024-06-15': [
    ...[12_438, 14_508, 16_578, 18_648, 20_718, 22_788, 24_939, 27_090, 29_241, 31_392, 33_543],
    ...[35_694, 37_845, 39_996, 42_147, 44_298, 46_449, 48_600, 50_751, 110_403, 165_600, 220_788],
  ],
  '2025-06-15': lowerBounds.map(([limit]) => limit),
}

describe('each slice of the scale', () => {
  const bounds = Object.entries(limits).flatMap(([day, all]) => all.map((limit, slice) => ({ day, limit, slice })))

  test.each(bounds)(
    'of $day bears its own rate one euro below $limit and the next one above',
    ({ day, limit, slice }) => {
      const taxOn = (income: number) => tariff(law(day), '1', income)
      expect(taxOn(limit) - taxOn(limit - 1)).toBeCloseTo(published[slice] ?? Number.NaN, 6)
      expect(taxOn(limit + 1) - taxOn(limit)).toBeCloseTo(published[slice + 1] ?? Number.NaN, 6)
    },
  )

  test.each(lowerBounds)('at %d the tax of 2025 is %d', (limit, tax) => {
    expect(tariff(law('2025-06-15'), '1', limit)).toBeCloseTo(tax, 6)
  })

  test.each(['2017-06-15', '2024-06-15', '2025-06-15'])('rates rise from slice to slice in %s', day => {
    for (const slices of [law(day)(scale).value, law(day)(scaleClass1a).value]) {
      const rates = slices.map(({ rate }) => rate)
      expect(rates).toEqual([...new Set(rates)].sort((a = 0, b = 0) => a - b))
    }
  })
})

/** LIR art. 120bis: an income R is lowered to R − part × (limit − R) until a slice would bear more than 39 %. */
const class1a = [
  { day: '2026-06-15', part: 1 / 4, limit: 79_380, upTo: 51_804, zeroUpTo: 26_460 },
  { day: '2024-06-15', part: 1 / 2, limit: 49_752, upTo: 41_814, zeroUpTo: 24_876 },
  { day: '2020-06-15', part: 1 / 2, limit: 45_060, upTo: 37_842, zeroUpTo: 22_530 },
]

describe.each(class1a)('the slices of class 1a on $day', ({ day, part, limit, upTo, zeroUpTo }) => {
  test('give what the formula gives, to the cent', () => {
    for (let income = 0; income <= upTo; income += 137) {
      const lowered = Math.max(0, income - part * (limit - income))
      expect(tariff(law(day), '1a', income)).toBeCloseTo(tariff(law(day), '1', lowered), 6)
    }
  })

  test('bear 39 % above, then the rates of class 1', () => {
    const taxOn = (taxClass: TaxClass, income: number) => tariff(law(day), taxClass, income)
    expect(taxOn('1a', upTo + 1000) - taxOn('1a', upTo)).toBeCloseTo(390, 6)
    expect(taxOn('1a', 400_000) - taxOn('1a', 120_000)).toBeCloseTo(taxOn('1', 400_000) - taxOn('1', 120_000), 6)
  })

  test('bear nothing up to the limit of class 1', () => {
    expect(tariff(law(day), '1a', zeroUpTo)).toBe(0)
    expect(tariff(law(day), '1a', zeroUpTo + 1)).toBeGreaterThan(0)
  })
})

describe('the version of the scale', () => {
  test.each([
    // Five slices of 8 to 12 %, thirteen of 14 to 38 % (338 % together), then 10 000 at 39 %.
    ['2017-01-01', 45_897 + 10_000, 1872 * 0.5 + 1944 * 3.38 + 3900],
    ['2023-12-31', 45_897 + 10_000, 1872 * 0.5 + 1944 * 3.38 + 3900],
    ['2024-01-01', 50_751 + 10_000, 2070 * 0.5 + 2151 * 3.38 + 3900],
    ['2024-12-31', 50_751 + 10_000, 2070 * 0.5 + 2151 * 3.38 + 3900],
    ['2025-01-01', 54_090 + 10_000, 2205 * 0.5 + 2295 * 3.38 + 3900],
    ['2026-12-31', 54_090 + 10_000, 2205 * 0.5 + 2295 * 3.38 + 3900],
  ])('of %s bears on %d what its own slices bear', (day, income, tax) => {
    expect(tariff(law(day), '1', income)).toBeCloseTo(tax, 6)
  })

  test.each(['2016-12-31', '2015-01-01', '2028-01-01'])('of %s is not covered, and the scale is named', day => {
    for (const taxClass of ['1', '1a', '2'] as const)
      expect(() => tariff(law(day), taxClass, 50_000)).toThrow(
        expect.objectContaining({
          code: 'law_not_covered',
          details: {
            issues: [
              expect.objectContaining({ path: 'saleDate', message: expect.stringContaining('lu.incomeTax.scale ') }),
            ],
          },
        }),
      )
  })
})

describe('rounding', () => {
  test.each([
    [0, 0],
    [49.99, 0],
    [50, 50],
    [128_810, 128_800],
    [99.999_999_999_999_99, 100],
  ])('an income of %d is taken as %d', (income, adjusted) => {
    expect(incomeForTariff(law('2026-06-15'), income)).toBe(adjusted)
  })

  test('a tax below 12 euros is not collected, one of 12 is', () => {
    // 8 % of 149.99 is 11.99, of 150 it is 12.
    expect(incomeTax(law('2026-06-15'), '1', 13_230 + 149.99)).toBe(0)
    expect(incomeTax(law('2026-06-15'), '1', 13_230 + 150)).toBe(12)
  })

  test('class 2 is cut after the doubling, not before', () => {
    // T(59 400) = 10 930.50
    expect(incomeTax(law('2026-06-15'), '2', 118_800)).toBe(21_861)
  })

  test.each([
    [0.011, 23_000, 253],
    [0.1479, 78_810, 11_655],
  ])('%d of %d in whole euros is %d', (rate, gain, whole) => {
    expect(roundDownTo(1, rate * gain)).toBe(whole)
  })
})

describe('the employment fund', () => {
  const fund = (taxClass: TaxClass, adjusted: number) => {
    const tax = incomeTax(law('2026-06-15'), taxClass, adjusted)
    return fundOn(law('2026-06-15'), taxClass, { adjusted, tax })
  }

  test('is 7 % of the tax up to the threshold, included', () => {
    expect(fund('1', 150_000)).toBeCloseTo(0.07 * 46_590, 6)
    expect(fund('2', 300_000)).toBeCloseTo(0.07 * 93_180, 6)
  })

  test.each([
    // 2 % of the unrounded tax at the threshold: 46 590, 44 268.54 and 93 180
    ['1', 200_000, 0.09 * 66_828 - 931.8],
    ['1a', 200_000, 0.09 * 64_506 - 885.3708],
    ['2', 400_000, 0.09 * (2 * 66_828) - 1863.6],
  ] as const)('above, in class %s, is 9 % of the tax less a constant', (taxClass, income, amount) => {
    expect(fund(taxClass, income)).toBeCloseTo(amount, 1)
  })
})
