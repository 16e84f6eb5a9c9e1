import { describe, expect, test } from 'vitest'
import { ModelCard } from '#contract/estimation/model-card'
import { advertCount, largestLeap } from '#domain/accuracy/card-figures'
import { words } from '#languages/en/model-card'
import { tables } from '../estimation/prices/real-tables.ts'
import { readTable } from '../estimation/read-table.ts'
import { today } from './judged-sales.ts'
import { cardOf, dataIn, saysIn } from './some-card.ts'

const card = cardOf()

describe('on the shipped tables', () => {
  const rows = readTable('price-history')
  const index = readTable('price-index')

  test.each(['2014-01-01', '2025-12-31', today, '2031-07-01'])('as of %s it fits the contract', asOf => {
    const found = cardOf(tables, asOf)
    expect(ModelCard.parse(found)).toEqual(found)
    expect(found.identity).toMatchObject({ tables: tables.hash, asOf, contract: '1.1.0' })
  })

  test('the data are counted as their files have them', () => {
    const means = rows.filter(({ existing_mean_m2 }) => existing_mean_m2).length
    expect(means).toBe(616)
    expect(dataIn(card, 'history')).toMatchObject({ from: '2014', to: '2026-Q2', rows: rows.length })
    expect(dataIn(card, 'history').kind).toContain('616 published means')
    expect(dataIn(card, 'history').exclusions).toContain('Fewer than 10 sales')
    expect(dataIn(card, 'history').exclusions).toContain('Years without a file: 2024.')
    expect(dataIn(card, 'index')).toMatchObject({ from: '2007-Q1', to: '2025-Q4', rows: index.length })
    const quartiers = readTable('quartiers').filter(({ coefficient }) => coefficient)
    const adverted = quartiers.reduce((sum, { adverts_2025: count }) => sum + Number(count), 0)
    expect(advertCount(tables)).toBe(adverted)
    expect(dataIn(card, 'quartiers')).toMatchObject({ from: '2025', to: '2025', rows: quartiers.length })
    expect(dataIn(card, 'quartiers').kind).toContain(`${adverted.toLocaleString('en-IE')} adverts`)
  })

  test('the largest leap of the index from one quarter to the next, from its file', () => {
    const moves = index.flatMap(({ period = '', value }, at) => {
      const before = Number(index[at - 1]?.value)
      return period >= '2014' && before ? [Math.abs(Number(value) / before - 1)] : []
    })
    expect(moves).toHaveLength(12 * 4)
    const leap = Math.max(...moves)
    expect(largestLeap(tables, 2014)).toBeCloseTo(leap, 12)
    expect(saysIn(card, 'fault.index')).toContain(`${(100 * leap).toFixed(1)}% since 2014`)
  })

  test('the day lies so far beyond the newest file as it does', () => {
    // Two programs: 4.2 % from 1 January to 29 November 2026, 1.9 to 30 June.
    const { drift } = cardOf(tables, '2026-11-29')
    expect(drift).toMatchObject({ lastQuarter: '2026-Q2', quartersBeyond: 2 })
    expect(drift.deviationPct.toFixed(1)).toBe('4.2')
    expect(drift.says).toContain('Quarters from there to this day: 2;')
    expect(drift.says).toContain('a standard deviation of 4.2%')
    expect(cardOf(tables, '2026-06-30').drift).toMatchObject({ quartersBeyond: 0, says: words['drift.within'] })
    expect(cardOf(tables, '2025-12-31').drift).toEqual({
      ...{ lastQuarter: '2026-Q2', quartersBeyond: 0, deviationPct: 0 },
      says: words['drift.within'],
    })
  })

  test('every field of a request is read, by the factors that its values have', () => {
    expect(card.inputs).toContainEqual({ field: 'etat', effectPct: { low: -12, high: 10 }, explainedShare: 0.05 })
    expect(card.inputs).toContainEqual({ field: 'surface', effectPct: { low: -15, high: 20 }, explainedShare: 0.05 })
    expect(card.inputs).toContainEqual({ field: 'commune', effectPct: null, explainedShare: null })
  })
})
