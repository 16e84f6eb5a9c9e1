import { describe, expect, test } from 'vitest'
import type { CarriedValue } from '#domain/estimation/prices/portfolio'
import { type RevaluedItem, revaluer } from '#domain/estimation/prices/revaluation'
import { dayPrices, tables } from './real-tables.ts'

const today = '2026-11-29'
const revalued = revaluer(tables, dayPrices)
const mamer = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }

describe('the total of a portfolio', () => {
  const totalOf = (items: readonly RevaluedItem[]) =>
    revalued.total(items.map((item): CarriedValue => revalued.carry(item, today).carried))
  const ten = [
    ...['Luxembourg', 'Esch-sur-Alzette', 'Differdange', 'Mamer', 'Bertrange'],
    ...['Ettelbruck', 'Clervaux', 'Echternach', 'Esch-sur-Sûre', 'Kiischpelt'],
  ]
  const days = { valuedOn: '2022-07-01', valuationDate: '2026-11-29' }
  const printed = (total: ReturnType<typeof totalOf>): string => {
    if (!total) return 'none'
    const { value, low, high, placeFsdPct, homeFsdPct, ifIndependentPct } = total
    const shares = [placeFsdPct, homeFsdPct, ifIndependentPct].map(share => share.toFixed(2))
    return [value, ...shares, `${low}–${high}`].join(' · ')
  }

  // Two programs that share no algebra, 2026-11-29: total · place · home · if independent · 80 %.
  test('20 homes of 600 000 in the capital', () => {
    const homes = Array.from({ length: 20 }, () => ({ commune: 'Luxembourg', value: 600_000, ...days }))
    expect(printed(totalOf(homes))).toBe('10497300 · 4.79 · 5.56 · 1.07 · 9749600–11245000')
  })

  test('500 000 in each of ten municipalities, forward and over six years', () => {
    expect(printed(totalOf(ten.map(commune => ({ commune, value: 500_000, ...days }))))).toBe(
      '4436400 · 4.23 · 5.82 · 1.85 · 4105700–4767100',
    )
    const six = { valuedOn: '2019-05-05', valuationDate: '2025-07-01' }
    expect(printed(totalOf(ten.map(commune => ({ commune, value: 500_000, ...six }))))).toBe(
      '6726200 · 1.41 · 4.93 · 1.19 · 6301400–7151100',
    )
  })

  test('is of the day that most items share; none without two of them', () => {
    const item = { ...mamer, valuationDate: '2025-08-01' }
    expect(totalOf([])).toBeNull()
    expect(totalOf([item, { ...item, valuationDate: '2025-08-02' }])).toBeNull()
    expect(totalOf([item, item, { ...item, valuationDate: '2025-08-02' }])).toMatchObject({
      ...{ day: '2025-08-01', items: 2 },
    })
  })

  test('of one day has no range', () => {
    const still = { ...mamer, valuationDate: mamer.valuedOn }
    expect(printed(totalOf([still, still]))).toBe('1400000 · 0.00 · 0.00 · 0.00 · 1400000–1400000')
  })
})
