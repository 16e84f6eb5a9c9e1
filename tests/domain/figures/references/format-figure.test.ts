import { describe, expect, test } from 'vitest'
import type { Unit } from '#domain/figures/fact'
import { formatFigure } from '#domain/figures/references/format-figure'
import { getLanguageRow, type Language, languages } from '#languages/registry'
import { plainSpaces } from './facts.ts'

/** Locales whose habits the cases below have, in their order; French and Portuguese part thousands by a space, German by a point. */
const locales = ['fr-FR', 'de-LU', 'en-IE', 'pt-PT']

const inLocale = (locale: string): Language[] =>
  languages.filter(language => getLanguageRow(language).locale === locale)

type By = 'fact' | 'sum' | 'product'

/** A figure in each language, by the locale whose habits the language has. */
const expectPrinted = (value: number | string, unit: Unit, by: By, texts: readonly string[]): void => {
  expect(texts).toHaveLength(locales.length)
  locales.forEach((locale, index) => {
    for (const language of inLocale(locale)) {
      const text = plainSpaces(formatFigure({ value, unit, by }, language) ?? '')
      expect([language, text]).toEqual([language, texts[index]])
    }
  })
}

describe('a figure in each language', () => {
  test.each(locales)('%s is the locale of some language', locale => expect(inLocale(locale)).not.toEqual([]))

  test.each<[number | string, Unit, By, string[]]>([
    [1_024_200, 'EUR', 'fact', ['1 024 200 €', '1.024.200 €', '€1,024,200', '1 024 200 €']],
    [11_164.77, 'EUR', 'fact', ['11 164,77 €', '11.164,77 €', '€11,164.77', '11 164,77 €']],
    [11_164.5, 'EUR', 'sum', ['11 164,50 €', '11.164,50 €', '€11,164.50', '11 164,50 €']],
    [12_049.41, 'EUR/m²', 'product', ['12 049 €/m²', '12.049 €/m²', '€12,049/m²', '12 049 €/m²']],
    [99.456, 'EUR', 'product', ['99,46 €', '99,46 €', '€99.46', '99,46 €']],
    [-40_000, 'EUR', 'fact', ['−40 000 €', '−40.000 €', '−€40,000', '−40 000 €']],
    [100_000, 'GBP', 'fact', ['100 000 £', '100.000 £', '£100,000', '100 000 £']],
    [100_000, 'LUF', 'fact', ['100 000 LUF', '100.000 LUF', 'LUF 100,000', '100 000 LUF']],
    [0.184, 'fraction', 'fact', ['18,4 %', '18,4 %', '18.4%', '18,4%']],
    [0.0337, 'fraction', 'fact', ['3,37 %', '3,37 %', '3.37%', '3,37%']],
    [0.00125, 'fraction', 'fact', ['0,125 %', '0,125 %', '0.125%', '0,125%']],
    [0.15079, 'fraction', 'product', ['15,1 %', '15,1 %', '15.1%', '15,1%']],
    [0.00256, 'fraction', 'product', ['0,26 %', '0,26 %', '0.26%', '0,26%']],
    [0.06, 'fraction', 'fact', ['6 %', '6 %', '6%', '6%']],
    [85.5, 'm²', 'fact', ['85,5 m²', '85,5 m²', '85.5 m²', '85,5 m²']],
    [
      '2026-11-20',
      'day',
      'fact',
      ['20 novembre 2026', '20. November 2026', '20 November 2026', '20 de novembro de 2026'],
    ],
  ])('%s %s, %s', expectPrinted)

  test.each<[number | string, Unit, string]>([
    [2025, 'calendar year', '2025'],
    [3, 'count', '3'],
    ['2025-01..2025-12', 'period', '2025'],
  ])('%s %s is the same in all', (value, unit, text) => {
    for (const language of languages) expect(formatFigure({ value, unit, by: 'fact' }, language)).toBe(text)
  })

  test.each<[Language, string]>([
    ['fr', '1er mars 2026'],
    ['de', '1. März 2026'],
    ['en', '1 March 2026'],
    ['lb', '1. Mäerz 2026'],
    ['pt', '1 de março de 2026'],
  ])('the first of March has the name of the month in %s', (language, text) => {
    expect(plainSpaces(formatFigure({ value: '2026-03-01', unit: 'day', by: 'fact' }, language) ?? '')).toBe(text)
  })

  test('French parts thousands by U+202F and keeps the sign by U+00A0', () => {
    expect(formatFigure({ value: 1_024_200, unit: 'EUR', by: 'fact' }, 'fr')).toBe('1\u202f024\u202f200\u00a0€')
    expect(formatFigure({ value: 0.184, unit: 'fraction', by: 'fact' }, 'fr')).toBe('18,4\u00a0%')
  })

  test('what rounds to nothing has no sign, and what no property has is not printed', () => {
    expect(formatFigure({ value: -0.001, unit: 'm²', by: 'sum' }, 'en')).toBe('0\u00a0m²')
    expect(formatFigure({ value: 2e15, unit: 'EUR', by: 'product' }, 'en')).toBeUndefined()
  })
})
