import { describe, expect, test } from 'vitest'
import {
  formatAmount,
  formatDay,
  formatInstant,
  formatNumber,
  formatPercent,
  formatPeriod,
  formatSignedPercent,
} from '#languages/formats'
import { languages } from '#languages/registry'

describe('numbers', () => {
  // Groups and commas of product decision 15.1: U+202F in French, a point in German and Luxembourgish, a comma in English.
  test.each([
    ['fr', '1\u202f024\u202f200'],
    ['de', '1.024.200'],
    ['en', '1,024,200'],
    ['lb', '1.024.200'],
  ] as const)('stand in groups of three in %s', (language, text) => {
    expect(formatNumber(1_024_200, language)).toBe(text)
  })

  test.each([
    ['fr', '4,5'],
    ['de', '4,5'],
    ['en', '4.5'],
    ['lb', '4,5'],
  ] as const)('have the decimal sign of %s', (language, text) => {
    expect(formatNumber(4.5, language, 1)).toBe(text)
  })

  test('have a minus of their own, which is no hyphen', () => {
    for (const language of languages) expect(formatNumber(-3, language)).toBe('\u22123')
  })
})

describe('amounts', () => {
  // Product decision 15.1: before the sign of the euro U+00A0, in English the sign in front.
  test.each([
    ['fr', '1\u202f024\u202f200\u00a0€'],
    ['de', '1.024.200\u00a0€'],
    ['en', '€1,024,200'],
    ['lb', '1.024.200\u00a0€'],
  ] as const)('have their euro in %s', (language, text) => {
    expect(formatAmount(1_024_200, language)).toBe(text)
  })

  test('have cents where asked, and a minus in front of all of it', () => {
    expect(formatAmount(-40_000, 'en', 2)).toBe('\u2212€40,000.00')
    expect(formatAmount(-40_000, 'fr', 2)).toBe('\u221240\u202f000,00\u00a0€')
    expect(formatAmount(0.1, 'de', 2)).toBe('0,10\u00a0€')
  })

  test('that round to nothing have no sign', () => {
    expect(formatAmount(-0.2, 'en')).toBe('€0')
    expect(formatAmount(-0, 'en')).toBe('€0')
  })
})

describe('percent', () => {
  test.each([
    ['fr', '4,5\u00a0%', '+4,5\u00a0%'],
    ['de', '4,5\u00a0%', '+4,5\u00a0%'],
    ['en', '4.5%', '+4.5%'],
    ['lb', '4,5\u00a0%', '+4,5\u00a0%'],
  ] as const)('is written as in %s', (language, text, signed) => {
    expect(formatPercent(4.5, language, 1)).toBe(text)
    expect(formatSignedPercent(4.5, language, 1)).toBe(signed)
  })

  test('has a minus of its own, and no sign before nothing', () => {
    expect(formatSignedPercent(-2, 'en', 1)).toBe('\u22122.0%')
    expect(formatSignedPercent(0, 'en', 1)).toBe('0.0%')
    expect(formatSignedPercent(0.04, 'en', 1)).toBe('0.0%')
    expect(formatSignedPercent(-0.04, 'en', 1)).toBe('0.0%')
  })
})

describe('periods', () => {
  test.each([
    ['2025-01..2025-12', 'en', '2025'],
    ['2025-04..2026-03', 'en', 'April 2025 – March 2026'],
    ['2025-04..2026-03', 'fr', 'avril 2025 – mars 2026'],
    ['2025-04..2026-03', 'de', 'April 2025 – März 2026'],
    ['2025-04..2026-03', 'lb', 'Abrëll 2025 – Mäerz 2026'],
    ['2025-01..2026-12', 'en', 'January 2025 – December 2026'],
    ['2021 indexed to 2025', 'en', '2021 → 2025'],
    ['2025 (imputed)', 'de', '2025'],
    ['second half of 2030', 'fr', 'second half of 2030'],
    ['2025-13..2026-01', 'fr', '2025-13..2026-01'],
  ] as const)('%s in %s is %s', (period, language, text) => {
    expect(formatPeriod(period, language)).toBe(text)
  })
})

describe('days', () => {
  test.each([
    ['fr', '22 novembre 2026'],
    ['de', '22. November 2026'],
    ['en', '22 November 2026'],
    ['lb', '22. November 2026'],
  ] as const)('are written out in %s', (language, text) => {
    expect(formatDay('2026-11-22', language)).toBe(text)
  })

  test('the first of a month is an ordinal in French alone', () => {
    expect(formatDay('2026-03-01', 'fr')).toBe('1er mars 2026')
    expect(formatDay('2026-03-01', 'de')).toBe('1. März 2026')
    expect(formatDay('2026-03-11', 'fr')).toBe('11 mars 2026')
  })

  test('Luxembourgish has its own months', () => {
    expect(['2026-03-01', '2026-04-01', '2026-05-01'].map(day => formatDay(day, 'lb'))).toEqual([
      '1. Mäerz 2026',
      '1. Abrëll 2026',
      '1. Mee 2026',
    ])
  })
})

describe('instants', () => {
  test('stand on the clocks of Luxembourg: an hour ahead of UTC in winter, two in summer, over midnight on the next day', () => {
    expect(formatInstant('2026-11-22T10:00:00.000Z', 'en')).toBe('22 November 2026, 11:00')
    expect(formatInstant('2026-07-01T10:00:00.000Z', 'fr')).toBe('1er juillet 2026, 12:00')
    expect(formatInstant('2026-12-31T23:30:00.000Z', 'lb')).toBe('1. Januar 2027, 00:30')
  })
})
