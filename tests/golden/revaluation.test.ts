import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenFiles } from './corpus.ts'

/** Lines of a table of the service, without the first. */
const linesOf = (name: string): string[][] =>
  readFileSync(new URL(`../../server/data/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

const yearPrices = new Map(linesOf('price-path.csv').map(([name, year, price]) => [`${name} ${year}`, Number(price)]))
const index = new Map(linesOf('price-index.csv').map(([quarter = '', value]) => [quarter, Number(value)]))
const lastQuarter = [...index.keys()].sort().at(-1) ?? ''

/** The price of a municipality on a day, from the shipped tables alone. */
const priceOn = (commune: string, day: string): number => {
  const ofDay = `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
  const quarter = ofDay < lastQuarter ? ofDay : lastQuarter
  const year = quarter.slice(0, 4)
  const ofYear = [...index].filter(([each]) => each.startsWith(year)).map(([, value]) => value)
  const mean = ofYear.reduce((sum, value) => sum + value, 0) / ofYear.length
  return ((yearPrices.get(`${commune} ${year}`) ?? Number.NaN) * (index.get(quarter) ?? Number.NaN)) / mean
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
  // The schema of the corpus leaves requests and answers open.
  const [items, results] = [request.items as Sent[], expected.results as Expected[]]
  return results.flatMap(({ success, data }, at) => {
    const item = items[at]
    return success && item && data.commune !== undefined ? [{ id, item, commune: data.commune, value: data.value }] : []
  })
})

test.each(cases)('$id follows from the shipped tables', ({ item, commune, value }) => {
  const carried = (item.value * priceOn(commune, item.valuationDate)) / priceOn(commune, item.valuedOn)
  expect(value).toBe(100 * Math.floor(carried / 100 + 0.5))
})

test('there are some', () => {
  expect(cases.length).toBeGreaterThanOrEqual(5)
})
