import { expect, test } from 'vitest'
import { foretellFile } from '#domain/accuracy/mean-forecasts'
import { measureAccuracy } from '#domain/accuracy/measured'
import type { CommunePeriod } from '#domain/estimation/prices/history'
import { quarterFrom } from '#domain/estimation/prices/quarters'
import { tables } from '../estimation/prices/real-tables.ts'

const firstQuarter = quarterFrom('2022-Q3') ?? Number.NaN

/** A file of twelve months to June 2023, with one mean. */
const added: CommunePeriod = {
  commune: 'Bertrange',
  firstQuarter,
  existing: { sales: 30, meanM2: 10_000 },
  newBuild: {},
}

test('a file that ends before the index and the prices of adverts is foretold without what came later', () => {
  const history = [...tables.history, added]
  const [own, ...others] = foretellFile({ ...tables, history }, firstQuarter)
  expect(others).toEqual([])
  expect(own?.published).toBe(10_000)
  // Prices of later quarters change nothing: ten times as high, they leave the forecast as it is.
  const { first, values } = tables.housePrices
  const last = firstQuarter + 3 - first
  const housePrices = { ...tables.housePrices, values: values.map((value, at) => (at > last ? 10 * value : value)) }
  const later = history.map(row =>
    row.firstQuarter > firstQuarter && row.existing.meanM2 !== undefined
      ? { ...row, existing: { ...row.existing, meanM2: 10 * row.existing.meanM2 } }
      : row,
  )
  expect(foretellFile({ ...tables, housePrices, history: later }, firstQuarter)).toEqual([own])
})

test('a file without a mean is no measure of the model', () => {
  const counted: CommunePeriod = { ...added, existing: { sales: 3 } }
  const { untouched } = measureAccuracy({ ...tables, history: [...tables.history, counted] }).measured
  expect(untouched.map(({ period }) => period)).toEqual(['2025-01..2025-12', '2025-07..2026-06'])
  const withMean = measureAccuracy({ ...tables, history: [...tables.history, added] }).measured.untouched
  expect(withMean.map(({ period, communes }) => [period, communes])).toContainEqual(['2022-07..2023-06', 1])
})
