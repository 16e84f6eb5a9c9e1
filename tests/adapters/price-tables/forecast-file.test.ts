import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseForecast, readForecasts } from '#server/adapters/price-tables/forecast-file'
import { formatForecast } from '#server/adapters/price-tables/forecast-writing'
import { tables } from '../../domain/estimation/prices/real-tables.ts'

const folder = join(import.meta.dirname, '../../../server/data/forecasts')
const written = readFileSync(join(folder, '2026-11-29.csv'), 'utf8')
const parse = (text: string) => parseForecast('2026-11-29.csv', Buffer.from(text))

test('the forecast of 29 November 2026 is the file that was made then', () => {
  const [forecast] = readForecasts(folder)
  // Length and digest as published with the forecast: it is never edited.
  expect(forecast?.file).toEqual({
    name: '2026-11-29.csv',
    bytes: 12_393,
    sha256: 'becc8455bbd73030f2d7eb3282beedabb739a39cbbcf10a4a14dab6c7aef5a36',
  })
  expect(forecast).toMatchObject({ madeOn: '2026-11-29', dataUntil: '2026-06-30' })
  expect(
    forecast?.periods.map(({ from, to, movement, movementDeviation }) => [from, to, movement, movementDeviation]),
  ).toEqual([
    ['2025-10-01', '2026-09-30', -0.002, 0.0069],
    ['2026-01-01', '2026-12-31', -0.0032, 0.0169],
  ])
  const clervaux = forecast?.periods.map(({ means }) => means.find(({ commune }) => commune === 'Clervaux'))
  expect(clervaux).toEqual([
    {
      commune: 'Clervaux',
      sales: 26,
      assumedSales: 26,
      expectedM2: 5504,
      lowM2: 5299,
      highM2: 5716,
      deviation: 0.029569,
    },
    expect.objectContaining({ expectedM2: 5496, lowM2: 5194, highM2: 5816 }),
  ])
  expect(forecast?.periods[0]?.means).toHaveLength(100)
})

test('a later forecast names the months of its sales', () => {
  const later = written.replace('sales_12m_to_2026q2', 'sales_12m_to_2026q4')
  expect(parse(later).periods).toEqual(parse(written).periods)
})

test('a municipality whose sales are not known has none', () => {
  const [period] = parse(written).periods
  expect(period?.means.find(({ commune }) => commune === 'Bous-Waldbredimus')).toMatchObject({
    sales: undefined,
    assumedSales: 10,
  })
})

test.each([
  [
    written.replace('Clervaux,12 months to 2026-09-30,26,26,5504', 'Clervaux,12 months to 2026-09-30,26,26,5,504'),
    /line 18.*cells/,
  ],
  [
    written.replace('26,26,5504,5299', '26,26,5504,5505'),
    'line 18, column expected_mean_m2: "5504" lies outside 5505 to 5716',
  ],
  [written.replace('Clervaux,12 months to 2026-09-30', 'Clervaux,soon'), 'line 18, column file: "soon" is neither'],
  [written.replace('made on 2026-11-29', 'made'), 'no comment says "made on'],
  [
    written.replace('12 months to 2026-09-30 -0.0020', '12 months to 2026-09-30 minus'),
    'a comment gives the national movement of each file',
  ],
])('a file that cannot be read is refused where it cannot (%#)', (text, fault) => {
  expect(() => parse(text)).toThrow(fault)
})

test('the tables of that day give the same forecast, to the byte', () => {
  // They are those of this release; once a newer file is in them, the day is past and its file stays.
  expect(formatForecast(tables, '2026-11-29')).toBe(written)
})
