import { describe, expect, test } from 'vitest'
import type { Unit } from '#domain/figures/fact'
import { printed } from '#domain/figures/references/printed'
import { languages } from '#languages/registry'
import { plainSpaces } from './facts.ts'

const everywhere = (value: number | string, unit: Unit, by: 'fact' | 'sum' | 'product' = 'fact') =>
  languages.map(language => plainSpaces(printed({ value, unit, by }, language) ?? ''))

describe('a figure in each language', () => {
  // fr, de, en, lb, pt: French and Portuguese part thousands by a space, German and Luxembourgish by a point.
  test.each<[number | string, Unit, 'fact' | 'sum' | 'product', string[]]>([
    [1_024_200, 'EUR', 'fact', ['1 024 200 €', '1.024.200 €', '€1,024,200', '1.024.200 €', '1 024 200 €']],
    [11_164.77, 'EUR', 'fact', ['11 164,77 €', '11.164,77 €', '€11,164.77', '11.164,77 €', '11 164,77 €']],
    [11_164.5, 'EUR', 'sum', ['11 164,50 €', '11.164,50 €', '€11,164.50', '11.164,50 €', '11 164,50 €']],
    [12_049.41, 'EUR/m²', 'product', ['12 049 €/m²', '12.049 €/m²', '€12,049/m²', '12.049 €/m²', '12 049 €/m²']],
    [99.456, 'EUR', 'product', ['99,46 €', '99,46 €', '€99.46', '99,46 €', '99,46 €']],
    [-40_000, 'EUR', 'fact', ['−40 000 €', '−40.000 €', '−€40,000', '−40.000 €', '−40 000 €']],
    [100_000, 'GBP', 'fact', ['100 000 £', '100.000 £', '£100,000', '100.000 £', '100 000 £']],
    [100_000, 'LUF', 'fact', ['100 000 LUF', '100.000 LUF', 'LUF 100,000', '100.000 LUF', '100 000 LUF']],
    [0.184, 'fraction', 'fact', ['18,4 %', '18,4 %', '18.4%', '18,4 %', '18,4%']],
    [0.0337, 'fraction', 'fact', ['3,37 %', '3,37 %', '3.37%', '3,37 %', '3,37%']],
    [0.00125, 'fraction', 'fact', ['0,125 %', '0,125 %', '0.125%', '0,125 %', '0,125%']],
    [0.15079, 'fraction', 'product', ['15,1 %', '15,1 %', '15.1%', '15,1 %', '15,1%']],
    [0.00256, 'fraction', 'product', ['0,26 %', '0,26 %', '0.26%', '0,26 %', '0,26%']],
    [0.06, 'fraction', 'fact', ['6 %', '6 %', '6%', '6 %', '6%']],
    [85.5, 'm²', 'fact', ['85,5 m²', '85,5 m²', '85.5 m²', '85,5 m²', '85,5 m²']],
    [2025, 'calendar year', 'fact', Array(5).fill('2025')],
    [3, 'count', 'fact', Array(5).fill('3')],
    [
      '2026-11-20',
      'day',
      'fact',
      ['20 novembre 2026', '20. November 2026', '20 November 2026', '20. November 2026', '20 de novembro de 2026'],
    ],
    [
      '2026-03-01',
      'day',
      'fact',
      ['1er mars 2026', '1. März 2026', '1 March 2026', '1. Mäerz 2026', '1 de março de 2026'],
    ],
    ['2025-01..2025-12', 'period', 'fact', Array(5).fill('2025')],
  ])('%s %s, %s', (value, unit, by, texts) => expect(everywhere(value, unit, by)).toEqual(texts))

  test('French parts thousands by U+202F and keeps the sign by U+00A0', () => {
    expect(printed({ value: 1_024_200, unit: 'EUR', by: 'fact' }, 'fr')).toBe('1\u202f024\u202f200\u00a0€')
    expect(printed({ value: 0.184, unit: 'fraction', by: 'fact' }, 'fr')).toBe('18,4\u00a0%')
  })

  test('what rounds to nothing has no sign, and what no property has is not printed', () => {
    expect(printed({ value: -0.001, unit: 'm²', by: 'sum' }, 'en')).toBe('0\u00a0m²')
    expect(printed({ value: 2e15, unit: 'EUR', by: 'product' }, 'en')).toBeUndefined()
  })
})
