import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readForecasts } from '#server/adapters/price-tables/forecast-file'
import { newFolder } from '../support/process.ts'
import { copiedTables, shipped, textOf } from './price-folder.ts'
import { refreshed, series } from './price-sources.ts'

const months = '12 months to 2026-09-30'

/** Rows of the forecast of 29 November 2026 for the next file. */
const expected = readForecasts(join(shipped, 'forecasts'))
  .find(({ madeOn }) => madeOn === '2026-11-29')
  ?.periods.find(({ to }) => months.endsWith(to))?.means

/**
 * A made-up file of the publisher: the expected mean times a factor where ten sales or more are assumed, but of every
 * tenth municipality, which is a fifth above it.
 */
const writeNextFile = async (factor: number): Promise<string> => {
  const [header = '', ...rows] = textOf(shipped, 'price-history.csv').trimEnd().split('\n')
  const names = rows.filter(row => /,2025-Q3,2026-Q2,/.test(row)).map(row => row.split(',')[0] ?? '')
  const lines = names.map((name, at) => {
    const mean = expected?.find(({ commune }) => commune === name)
    const sales = mean?.sales ?? 0
    if (!mean || sales < 10) return `${name},2025-Q4,2026-Q3,${sales},,,,0,,,`
    const price = (mean.expectedM2 * (at % 10 === 0 ? 1.2 : factor) + 0.123).toFixed(3)
    return `${name},2025-Q4,2026-Q3,${sales},${price},${Math.round(Number(price) * 0.7)},${Math.round(Number(price) * 1.3)},0,,,`
  })
  const file = join(await newFolder(), 'next.csv')
  writeFileSync(file, [header, ...lines, ''].join('\n'))
  return file
}

/** The means of the made-up file, and those a fifth above their expectation. */
const countMeans = () => {
  const names = textOf(shipped, 'price-history.csv')
    .split('\n')
    .filter(row => /,2025-Q3,2026-Q2,/.test(row))
    .map(row => row.split(',')[0] ?? '')
  const published = names.filter(name => (expected?.find(({ commune }) => commune === name)?.sales ?? 0) >= 10)
  return { means: published.length, high: published.filter(name => names.indexOf(name) % 10 === 0).length }
}

test('a new file judges the open forecast, and the next one is written first', async () => {
  const folder = await copiedTables()
  cpSync(join(shipped, 'forecasts'), join(folder, 'forecasts'), { recursive: true })
  const { means, high } = countMeans()
  expect(high).toBeGreaterThan(2)
  const file = await writeNextFile(1)
  const { result } = await refreshed({ house: series(), files: {} }, ['--communes', file, '--moved'], folder)
  const { output, exitCode } = await result
  expect(exitCode).toBe(0)
  expect(output).toContain(`Forecast of 2026-11-29 for 2025-10-01 to 2026-09-30, judged by ${means} published means:`)
  // A fifth above is outside every interval of a mean of ten sales or more; the others are as expected.
  expect(output).toContain(`(b) ${means - high} of ${means} inside their 80 % interval, `)
  expect(output).toMatch(/\(a\) national miss \d\.\d\d %, (inside|outside) ± 1\.28 × 0\.69 %/)
  expect(output).toMatch(/\(c\) after the national miss is taken off, \d+ of \d+ inside/)
  // Calendar 2026 is still open.
  expect(output).not.toContain('2026-01-01 to 2026-12-31, judged')
  expect(output).toMatch(/Written: forecasts\/2026-11-21\.csv, /)
  expect(readdirSync(join(folder, 'forecasts')).sort()).toEqual(['2026-11-21.csv', '2026-11-29.csv'])
  expect(readFileSync(join(folder, 'forecasts/2026-11-29.csv'))).toEqual(
    readFileSync(join(shipped, 'forecasts/2026-11-29.csv')),
  )
  const next = readForecasts(join(folder, 'forecasts')).find(({ madeOn }) => madeOn === '2026-11-21')
  expect(next).toMatchObject({ dataUntil: '2026-09-30' })
  // The next file is that of calendar 2026: one period, not two.
  expect(next?.periods.map(({ from, to }) => [from, to])).toEqual([['2026-01-01', '2026-12-31']])
})

test('a country that moved as a whole misses, and no more once the miss is taken off', async () => {
  const folder = await copiedTables()
  cpSync(join(shipped, 'forecasts'), join(folder, 'forecasts'), { recursive: true })
  const { means, high } = countMeans()
  const file = await writeNextFile(1.1)
  const { result } = await refreshed({ house: series(), files: {} }, ['--communes', file, '--moved'], folder)
  const { output } = await result
  // A tenth is ln 1.1 = 9.53 %; some are a fifth above.
  const [, miss = '0'] = /\(a\) national miss ([\d.]+) %, outside/.exec(output) ?? []
  expect(Number(miss)).toBeGreaterThan(9.5)
  expect(Number(miss)).toBeLessThan(11)
  const [, asMade = ''] = /\(b\) (\d+) of/.exec(output) ?? []
  const [, after = ''] = /\(c\) [^\d]*(\d+) of/.exec(output) ?? []
  expect(Number(asMade)).toBeLessThan(means / 4)
  expect(Number(after)).toBeGreaterThan(means - 2 * high)
})
