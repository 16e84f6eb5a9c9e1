import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenFiles } from './corpus.ts'

/** Logarithms of prices in the middles of quarters, from the shipped table alone, by municipality and quarter. */
const logs = new Map(
  readFileSync(new URL('../../server/data/price-path.csv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))
    .map(([name, quarter, , , log]) => [`${name} ${quarter}`, Number(log)] as const),
)

/** A quarter with its neighbours, and the moment of its middle. */
const quarterAt = (index: number) => {
  const start = (at: number): number => Date.UTC(2013, 3 * at, 1)
  const name = `${2013 + Math.floor(index / 4)}-Q${(index % 4) + 1}`
  return { name, middle: (start(index) + start(index + 1)) / 2 }
}

/** The price of a municipality on a day: its logarithm lies on the line between the middles of two quarters. */
const priceOn = (commune: string, day: string): number => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  let at = 0
  while (quarterAt(at + 1).middle <= noon) at += 1
  const [before, after] = [quarterAt(at), quarterAt(at + 1)]
  const share = (noon - before.middle) / (after.middle - before.middle)
  const log = (name: string): number => logs.get(`${commune} ${name}`) ?? Number.NaN
  return Math.exp((1 - share) * log(before.name) + share * log(after.name))
}

interface Sent {
  value: number
  valuedOn: string
  valuationDate: string
}

interface Expected {
  success: boolean
  data: { commune?: string; value?: number }
}

const cases = goldenFiles.revalue.cases.flatMap(({ id, request, expected }) => {
  // The schema of the corpus leaves requests and answers open; a case may expect its total alone.
  const [items, results = []] = [request.items as Sent[], expected.results as Expected[] | undefined]
  return results.flatMap(({ success, data }, at) => {
    const item = items[at]
    return success && item && data.commune !== undefined ? [{ id, item, commune: data.commune, value: data.value }] : []
  })
})

test.each(cases)('$id follows from the shipped prices', ({ item, commune, value }) => {
  const carried = (item.value * priceOn(commune, item.valuationDate)) / priceOn(commune, item.valuedOn)
  expect(value).toBe(100 * Math.floor(carried / 100 + 0.5))
})

test('there are some', () => {
  expect(cases.length).toBeGreaterThanOrEqual(5)
})
