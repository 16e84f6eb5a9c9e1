import fc from 'fast-check'
import { expect, test } from 'vitest'
import { revaluer } from '#domain/estimation/prices/revaluation'
import { dayPrices, tables } from './prices/real-tables.ts'
import { movementOf, priceOn } from './second-prices.ts'

const today = '2026-11-29'
const [firstDay, lastDay] = [Date.parse('2014-01-01'), Date.parse(today)]
const days = fc
  .integer({ min: 0, max: (lastDay - firstDay) / 86_400_000 })
  .map(count => new Date(firstDay + count * 86_400_000).toISOString().slice(0, 10))

/** Forty days of each municipality. */
const daysOfEach = fc.sample(fc.array(days, { minLength: 40, maxLength: 40 }), {
  ...{ seed: 20_261_129, numRuns: tables.communes.length },
})

const print = (priceM2: number, variance: number): string =>
  `${priceM2.toFixed(1)} · ${(100 * Math.sqrt(variance)).toFixed(2)}`

test('100 municipalities on 40 random days each: a system of precisions prints the same prices and deviations', () => {
  expect(tables.communes).toHaveLength(100)
  const [got, expected] = [[] as string[], [] as string[]]
  for (const [at, commune] of tables.communes.entries())
    for (const day of daysOfEach[at] ?? []) {
      const { priceM2, standardError } = dayPrices.on(commune, day)
      const { price, variance } = priceOn(commune.name, day)
      got.push(`${commune.name} ${day} ${print(priceM2, standardError ** 2)}`)
      expected.push(`${commune.name} ${day} ${print(price, variance)}`)
    }
  expect(got).toHaveLength(4000)
  expect(got).toEqual(expected)
})

test('so does it for the movement of each between two random days', () => {
  const revalued = revaluer(tables, dayPrices)
  for (const [at, { name }] of tables.communes.entries()) {
    const [from = '', to = ''] = daysOfEach[at] ?? []
    const { factor, fsdPct } = revalued.carry(
      { commune: name, value: 1e6, valuedOn: from, valuationDate: to },
      today,
    ).answer
    const moved = movementOf(name, from, to)
    expect([name, from, to, factor, fsdPct.toFixed(2)]).toEqual([
      ...[name, from, to, Number(moved.factor.toFixed(6)), (100 * Math.sqrt(moved.variance)).toFixed(2)],
    ])
  }
})
