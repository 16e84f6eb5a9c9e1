import { describe, expect, test } from 'vitest'
import { ModelCard } from '#contract/estimation/model-card'
import { advertCount, largestLeap, yearSteps } from '#domain/accuracy/card-figures'
import { createDatedPrices } from '#domain/estimation/prices/dated-price'
import { words } from '#languages/en/model-card'
import { tables } from '../estimation/prices/real-tables.ts'
import { startingPrice } from '../estimation/second-model.ts'
import { communeNames, readTable } from '../estimation/second-prices.ts'
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
    const years = [...new Set(rows.map(({ year }) => year))].sort()
    expect(means).toBe(565)
    expect(dataIn(card, 'history')).toMatchObject({ from: years[0], to: years.at(-1), rows: rows.length })
    expect(dataIn(card, 'history').kind).toContain('565 published means')
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

  test('steps on 1 January: 1.6 % on root mean square, 6.6 % at most, as a second model has them', () => {
    const steps = communeNames.flatMap(commune =>
      Array.from({ length: 11 }, (_, at) => 2015 + at).map(year => {
        const [before, after] = [startingPrice(commune, `${year - 1}-12-31`), startingPrice(commune, `${year}-01-01`)]
        const house = (period: string): number => Number(index.find(row => row.period === period)?.value)
        return Math.log(after.price / before.price) - Math.log(house(`${year}-Q1`) / house(`${year - 1}-Q4`))
      }),
    )
    const rms = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length)
    const most = Math.max(...steps.map(Math.abs))
    const found = yearSteps(tables, createDatedPrices(tables))
    expect([found.rms, found.most].map(value => value.toFixed(9))).toEqual([rms.toFixed(9), most.toFixed(9)])
    expect([(100 * rms).toFixed(1), (100 * most).toFixed(1)]).toEqual(['1.6', '6.6'])
    expect(saysIn(card, 'fault.steps')).toContain('by 1.6% on root mean square and by 6.6% at most')
  })

  test('the day lies so far beyond the index as it does', () => {
    // From the middle of 2025-Q4 to that of 2026-Q4: a year, at 0.075.
    expect(card.drift).toMatchObject({ lastQuarter: '2025-Q4', quartersBeyond: 4, deviationPct: 7.5 })
    expect(card.drift.says).toContain(
      'Quarters from there to this day: 4; by themselves they are a standard deviation of 7.5%',
    )
    expect(cardOf(tables, '2026-01-01').drift).toMatchObject({ quartersBeyond: 1, deviationPct: 1.88 })
    expect(cardOf(tables, '2025-12-31').drift).toEqual({
      ...{ lastQuarter: '2025-Q4', quartersBeyond: 0, deviationPct: 0 },
      says: words['drift.within'],
    })
  })

  test('every field of a request is read, by the factors that its values have', () => {
    expect(card.inputs).toContainEqual({ field: 'etat', effectPct: { low: -12, high: 10 }, explainedShare: 0.05 })
    expect(card.inputs).toContainEqual({ field: 'surface', effectPct: { low: -15, high: 20 }, explainedShare: 0.05 })
    expect(card.inputs).toContainEqual({ field: 'commune', effectPct: null, explainedShare: null })
  })
})
