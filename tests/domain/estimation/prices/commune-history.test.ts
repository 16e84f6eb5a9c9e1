import { describe, expect, test } from 'vitest'
import { CommuneHistory, CommunePrices } from '#contract/market/communes'
import { communeHistories, communePrices } from '#domain/estimation/prices/commune-history'
import { tables } from './real-tables.ts'

const historyOf = communeHistories(tables)

describe('the prices of every municipality', () => {
  const communes = communePrices(tables)

  test('fit the contract, in the French order', () => {
    expect(communes.length).toBe(100)
    expect(CommunePrices.parse({ communes, tables: tables.hash })).toEqual({ communes, tables: tables.hash })
    const names = communes.map(({ commune }) => commune)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')))
  })

  test('name the last published year, and none for a municipality that never was', () => {
    const lastOf = (name: string) => communes.find(({ commune }) => commune === name)?.lastPublishedYear
    expect([lastOf('Luxembourg'), lastOf('Winseler'), lastOf('Bech')]).toEqual([2025, 2014, null])
    const last = (name: string) => communes.find(({ commune }) => commune === name)?.lastPublished
    expect([last('Luxembourg'), last('Winseler'), last('Bech')]).toEqual([
      ...['2025-Q3..2026-Q2', '2014-Q1..2014-Q4', null],
    ])
  })
})

describe('the prices of one municipality', () => {
  test('are those of the official files, year by year; 2024 has no file', () => {
    const { commune, years } = historyOf('Lëtzebuerg')
    expect(commune).toBe('Luxembourg')
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 12 }, (_, at) => 2014 + at))
    expect(years.find(({ year }) => year === 2019)).toMatchObject({
      ...{ sales: 544, publishedPriceM2: 9029, lowM2: 6111, highM2: 12_528, newBuildSales: 488, newBuildPriceM2: 9565 },
    })
    expect(years.find(({ year }) => year === 2024)).toMatchObject({
      sales: null,
      publishedPriceM2: null,
      index: 174.58,
    })
  })

  test('of a year are the mean of the logarithms of its quarters: two programs printed 10 264.6 ± 0.69 % for 2025', () => {
    const { years } = historyOf('Luxembourg')
    expect(years.at(-1)).toMatchObject({ year: 2025, modelledPriceM2: 10_264.6, standardErrorPct: 0.69, index: 177.43 })
  })

  test('have a price of each quarter, and files that are no calendar year as they were published', () => {
    const { quarters, files } = historyOf('Luxembourg')
    expect([quarters[0]?.quarter, quarters.at(-1)?.quarter, quarters.length]).toEqual(['2014-Q1', '2026-Q2', 50])
    expect(files).toEqual([expect.objectContaining({ period: '2025-Q3..2026-Q2', sales: 613 })])
  })

  test('keep the sales of merged municipalities apart', () => {
    const { former, years } = historyOf('Bous-Waldbredimus')
    expect(former.map(({ commune }) => commune)).toEqual(['Bous', 'Waldbredimus'])
    expect(former[0]?.years.find(({ year }) => year === 2015)).toMatchObject({ sales: 11, publishedPriceM2: 4303 })
    expect(years.find(({ year }) => year === 2015)).toMatchObject({ sales: null, publishedPriceM2: null })
    expect(historyOf('Mamer').former).toEqual([])
  })

  test.each(tables.communes.map(({ name }) => name))('%s fits the contract', name => {
    const found = historyOf(name)
    expect(CommuneHistory.parse(found)).toEqual(found)
  })
})

test('every former municipality of the files is part of one of today', () => {
  const today = new Set(tables.communes.map(({ name }) => name))
  const former = new Set(tables.history.map(({ commune }) => commune).filter(name => !today.has(name)))
  const named = tables.communes.flatMap(({ name }) => historyOf(name).former.map(({ commune }) => commune))
  expect(named.sort()).toEqual([...former].sort())
})
