import { describe, expect, test } from 'vitest'
import { advertCount, historyFigures } from '#domain/accuracy/card-figures'
import { advertsSlope } from '#domain/accuracy/parameters/adverts-slope'
import { surfaceRule } from '#domain/estimation/parameters/adjustments'
import { priceSystem } from '#domain/estimation/parameters/price-system'
import { advertYear, leastPublishedSales } from '#domain/estimation/parameters/prices'
import { adverts, coverages, explainedShares, uncertainty } from '#domain/estimation/parameters/uncertainty'
import { tables } from '../estimation/prices/real-tables.ts'
import { type Card, cardOf, dataIn, saysIn } from './some-card.ts'

const card = cardOf()

describe('with other tables other sentences', () => {
  test('a later first file', () => {
    const later = cardOf({ ...tables, history: tables.history.filter(({ firstQuarter }) => firstQuarter >= 4 * 2017) })
    expect(saysIn(later, 'purpose.past')).toContain('1 January 2017')
    expect(saysIn(later, 'fault.index')).toContain('since 2017')
    expect(dataIn(later, 'history')).toMatchObject({ from: '2017', to: '2026-Q2' })
    expect(dataIn(later, 'history').rows).toBeLessThan(dataIn(card, 'history').rows)
    expect(dataIn(later, 'history').kind).not.toBe(dataIn(card, 'history').kind)
  })

  test('two files that are missing, and none that is', () => {
    const without = (...years: number[]) => ({
      ...tables,
      history: tables.history.filter(({ firstQuarter }) => !years.includes(firstQuarter / 4)),
    })
    expect(historyFigures(without(2018)).missing).toEqual([2018, 2024])
    expect(dataIn(cardOf(without(2018)), 'history').exclusions).toContain('Years without a file: 2018, 2024.')
    const gapless = { ...tables, history: tables.history.filter(({ firstQuarter }) => firstQuarter >= 4 * 2025) }
    expect(dataIn(cardOf(gapless), 'history').exclusions).toContain('Years without a file: –.')
  })

  test('an index that ends two quarters earlier, and a newest file that does', () => {
    const { housePrices, history } = tables
    const shorter = { ...housePrices, values: housePrices.values.slice(0, -2) }
    const other = cardOf({ ...tables, housePrices: shorter })
    expect(dataIn(other, 'index')).toMatchObject({ to: '2025-Q2', rows: 74 })
    const older = cardOf({ ...tables, history: history.filter(({ firstQuarter }) => firstQuarter <= 4 * 2025) })
    expect(saysIn(older, 'formula.index')).toContain('after 2025-Q4')
    expect(older.drift).toMatchObject({ lastQuarter: '2025-Q4', quartersBeyond: 4 })
    expect(older.drift.says).toContain('this day: 4;')
  })

  test('an index that leaps by a quarter, up or down', () => {
    const { housePrices } = tables
    const last = housePrices.values.at(-2) ?? Number.NaN
    for (const factor of [0.75, 1.25]) {
      const values = [...housePrices.values.slice(0, -1), factor * last]
      const leaping = { ...tables, housePrices: { ...housePrices, values } }
      expect(saysIn(cardOf(leaping), 'fault.index')).toContain('by up to 25.0% since 2014')
    }
  })

  test('another source, another name of the tables, fewer adverts', () => {
    const quartiers = tables.quartiers.map(({ adverts2025, ...each }) =>
      each.name === 'Belair' ? { ...each, adverts2025: 1 } : { ...each, ...(adverts2025 && { adverts2025 }) },
    )
    const housePrices = { ...tables.housePrices, source: 'another publisher' }
    const other = cardOf({ ...tables, quartiers, housePrices, hash: 'fedcba987654' })
    expect(other.identity.tables).toBe('fedcba987654')
    expect(dataIn(other, 'index').source).toBe('another publisher')
    // Belair has 1 314 adverts.
    expect(advertCount({ ...tables, quartiers })).toBe(advertCount(tables) - 1313)
    expect(dataIn(other, 'quartiers').kind).not.toBe(dataIn(card, 'quartiers').kind)
  })
})

describe('with another parameter another sentence', () => {
  /** The card while a figure is another one. */
  const withFigure = <Key extends string>(owner: Readonly<Record<Key, number>>, key: Key, value: number): Card => {
    const own = owner[key]
    try {
      Object.assign(owner, { [key]: value })
      return cardOf()
    } finally {
      Object.assign(owner, { [key]: own })
    }
  }

  test('the dispersions', () => {
    expect(saysIn(withFigure(priceSystem.cantonMovement, 'value', 0.031), 'formula.level')).toContain(
      'by 3.1% for the root',
    )
    expect(saysIn(withFigure(priceSystem.communeMovement, 'value', 0.041), 'formula.level')).toContain('canton by 4.1%')
    expect(saysIn(withFigure(priceSystem.saleNorth, 'value', 0.215), 'formula.level')).toContain('(21.5% in the North)')
    expect(saysIn(withFigure(priceSystem.indexNoise, 'value', 0.0085), 'formula.index')).toContain('noise of 0.85%')
    expect(saysIn(withFigure(priceSystem.sale, 'value', 0.23), 'formula.level')).toContain(
      'an error of 23% (20.5% in the North) over the root',
    )
    expect(saysIn(withFigure(uncertainty.sale, 'value', 0.24), 'formula.variance')).toContain('(24%, less')
  })

  test('the intervals; the first is that of half of the sales, as the sentence says', () => {
    const [half, wide] = coverages
    expect(half.coverage).toBe(0.5)
    expect(saysIn(withFigure(half, 'z', 0.7), 'formula.intervals')).toContain('z = 0.7000 for half')
    expect(saysIn(withFigure(wide, 'z', 1.3), 'formula.intervals')).toContain('z = 1.3000 for 80%')
    expect(saysIn(withFigure(wide, 'coverage', 0.9), 'formula.intervals')).toContain('for 90%')
  })

  test('the limits of data and the slope of the adverts', () => {
    expect(dataIn(withFigure(leastPublishedSales, 'value', 12), 'history').exclusions).toContain('Fewer than 12 sales')
    expect(dataIn(withFigure(adverts, 'half', 15), 'quartiers').exclusions).toContain('with 15 adverts, half')
    expect(dataIn(withFigure(advertYear, 'value', 2027), 'quartiers')).toMatchObject({ from: '2027', to: '2027' })
    expect(saysIn(withFigure(advertsSlope, 'low', 1.1), 'fault.timid')).toContain('1.10 to 1.55 times')
    expect(saysIn(withFigure(advertsSlope, 'high', 1.7), 'fault.timid')).toContain('1.40 to 1.70 times')
  })

  test('what the fields do', () => {
    const effectOf = (of: Card, field: string) => of.inputs.find(input => input.field === field)
    expect(effectOf(withFigure(surfaceRule, 'pctMax', 30), 'surface')?.effectPct).toEqual({ low: -15, high: 30 })
    expect(effectOf(withFigure(explainedShares.etage, 'value', 0.5), 'etage')?.explainedShare).toBe(0.5)
  })

  test('and afterwards the same as before', () => {
    expect(cardOf()).toEqual(card)
  })
})
