import { describe, expect, test } from 'vitest'
import type { LatestFigures, Observation } from '#domain/market/figure'
import type { Indicator, IndicatorKey } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import { acceptSeries } from '#domain/market/reading'

const indicator = (key: IndicatorKey): Indicator => {
  const found = indicators.find(one => one.key === key)
  if (!found) throw new Error(key)
  return found
}

const retrievedAt = '2026-11-21T06:10:00.000Z'
const nothing: LatestFigures = { current: null, previous: null }

const known = (period: string, publishedValue: number): LatestFigures => ({
  current: {
    period,
    publishedValue,
    publishedAt: null,
    retrievedAt: '2026-11-20T06:10:00.000Z',
    observation: null,
    certainty: 'published',
  },
  previous: null,
})

const rows = (...figures: [period: string, publishedValue: number][]): Observation[] =>
  figures.map(([period, publishedValue]) => ({ period, publishedValue }))

const read = (key: IndicatorKey, before: LatestFigures, observations: Observation[], today = '2026-11-21') =>
  acceptSeries(indicator(key), before, { observations, publishedAt: null, retrievedAt }, today)

describe('what is taken over', () => {
  test('the newest value, the one before it, and the instant of the reading', () => {
    const observations = rows(['2026-07', 2.4253913], ['2026-08', 2.5131429], ['2026-09', 2.6350455])
    expect(read('euribor.3m', nothing, observations)).toEqual({
      accepted: {
        current: { ...known('2026-09', 2.6350455).current, retrievedAt },
        previous: { period: '2026-08', publishedValue: 2.5131429 },
      },
    })
  })

  test('a rate that is decided but not in force waits for its day', () => {
    const observations = rows(['2025-06-11', 2], ['2026-06-17', 2.25], ['2026-09-16', 2.5])
    const on = (today: string) => read('ecb.deposit_facility', nothing, observations, today)
    expect(on('2026-09-15')).toMatchObject({
      accepted: { current: { period: '2026-06-17', publishedValue: 2.25 }, previous: { publishedValue: 2 } },
    })
    expect(on('2026-09-16')).toMatchObject({
      accepted: { current: { period: '2026-09-16', publishedValue: 2.5 }, previous: { publishedValue: 2.25 } },
    })
  })

  test('a revised value of the current period', () => {
    expect(read('lu.hicp_yoy', known('2026-10', 2.6), rows(['2026-10', 2.7]))).toMatchObject({
      accepted: { current: { period: '2026-10', publishedValue: 2.7, certainty: 'unverified' }, previous: null },
    })
  })

  test('the current value becomes the previous one when the source sends one row', () => {
    expect(read('ecb.estr', known('2026-11-19', 2.44), rows(['2026-11-20', 2.43]))).toMatchObject({
      accepted: { previous: { period: '2026-11-19', publishedValue: 2.44 } },
    })
  })

  test('the earlier figure that was known is not previous to itself', () => {
    const before: LatestFigures = { current: null, previous: { period: '2026-06-17', publishedValue: 2.25 } }
    expect(read('ecb.deposit_facility', before, rows(['2026-06-17', 2.25]))).toMatchObject({
      accepted: { current: { period: '2026-06-17' }, previous: null },
    })
  })

  test('negative rates are legal', () => {
    expect(read('euribor.12m', nothing, rows(['2021-01', -0.5047]))).toMatchObject({
      accepted: { current: { publishedValue: -0.5047 } },
    })
  })

  test('what the source says of a value stays beside it', () => {
    const observations: Observation[] = [{ period: '2026-Q2', publishedValue: 140, status: 'provisional' }]
    const answer = { observations, publishedAt: '2026-10-06T09:00:00.000Z', retrievedAt }
    expect(acceptSeries(indicator('lu.house_price_index'), nothing, answer, '2026-11-21')).toMatchObject({
      accepted: { current: { observation: 'provisional', publishedAt: '2026-10-06T09:00:00.000Z' } },
    })
  })
})

describe('a wage index that comes month by month', () => {
  const months = rows(['2026-04', 968.04], ['2026-05', 968.04], ['2026-06', 992.24], ['2026-07', 992.24])

  test('is dated with the first day in force', () => {
    const before = { ...known('2025-05-01', 968.04), previous: { period: '2023-09-01', publishedValue: 944.43 } }
    expect(read('lu.wage_index', before, months)).toMatchObject({
      accepted: {
        current: { period: '2026-06-01', publishedValue: 992.24 },
        previous: { period: '2025-05-01', publishedValue: 968.04 },
      },
    })
  })

  test('is confirmed when no month moved and the value is the current one', () => {
    const before = { ...known('2026-06-01', 992.24), previous: { period: '2025-05-01', publishedValue: 968.04 } }
    expect(read('lu.wage_index', before, months.slice(2))).toEqual({
      accepted: { ...before, current: { ...before.current, retrievedAt } },
    })
  })

  test('is not dated by guess when no month moved and another value is current', () => {
    expect(read('lu.wage_index', known('2025-05-01', 968.04), months.slice(2))).toMatchObject({ refused: 'no_data' })
  })
})

const refusals: readonly {
  description: string
  key: IndicatorKey
  before: LatestFigures
  observations: Observation[]
  refused: string
}[] = [
  {
    description: 'a rate above 20 percent',
    key: 'euribor.3m',
    before: nothing,
    observations: rows(['2026-10', 263.5]),
    refused: 'implausible',
  },
  {
    description: 'a rate below -2 percent',
    key: 'ecb.estr',
    before: nothing,
    observations: rows(['2026-10-01', -2.5]),
    refused: 'implausible',
  },
  {
    description: 'a rate more than three points from the current one',
    key: 'euribor.3m',
    before: known('2026-09', 2.6),
    observations: rows(['2026-10', 5.7]),
    refused: 'implausible',
  },
  {
    description: 'a rate more than three points from the row before it',
    key: 'euribor.3m',
    before: nothing,
    observations: rows(['2026-09', 2.6], ['2026-10', 5.7]),
    refused: 'implausible',
  },
  {
    description: 'a fraction where percent are current',
    key: 'ecb.estr',
    before: known('2026-11-19', 2.44),
    observations: rows(['2026-11-20', 0.0244]),
    refused: 'implausible',
  },
  {
    description: 'a fraction where only the previous percent are known',
    key: 'ecb.deposit_facility',
    before: { current: null, previous: { period: '2026-06-17', publishedValue: 2.25 } },
    observations: rows(['2026-09-16', 0.025]),
    refused: 'implausible',
  },
  {
    description: 'an index that was set to another base year',
    key: 'lu.house_price_index',
    before: known('2026-Q1', 140),
    observations: rows(['2026-Q2', 100]),
    refused: 'implausible',
  },
  {
    description: 'a price index with another base than 1948',
    key: 'lu.cpi_index',
    before: nothing,
    observations: rows(['2026-10', 128.4]),
    refused: 'implausible',
  },
  {
    description: 'a value that is not finite',
    key: 'lu.building_permits',
    before: nothing,
    observations: rows(['2026-10', Number.POSITIVE_INFINITY]),
    refused: 'implausible',
  },
  {
    description: 'a series that ends before the known figures',
    key: 'lu.hicp_yoy',
    before: known('2026-10', 2.6),
    observations: rows(['2025-12', 2.5]),
    refused: 'older_than_held',
  },
  {
    description: 'a series that ends before the only figure that is known',
    key: 'ecb.deposit_facility',
    before: { current: null, previous: { period: '2026-06-17', publishedValue: 2.25 } },
    observations: rows(['2025-04-23', 2.25], ['2025-06-11', 2]),
    refused: 'older_than_held',
  },
  {
    description: 'a series that lies in the future',
    key: 'ecb.main_refinancing',
    before: nothing,
    observations: rows(['2026-12-23', 2.65]),
    refused: 'no_data',
  },
  { description: 'a series without a row', key: 'ecb.estr', before: nothing, observations: [], refused: 'no_data' },
  {
    description: 'months where days are asked for',
    key: 'ecb.estr',
    before: nothing,
    observations: rows(['2026-10', 2.44]),
    refused: 'bad_format',
  },
  {
    description: 'quarters where months are asked for',
    key: 'lu.hicp_yoy',
    before: nothing,
    observations: rows(['2026-Q3', 2.4]),
    refused: 'bad_format',
  },
]

test.each(refusals)('refused: $description', ({ key, before, observations, refused }) => {
  expect(read(key, before, observations)).toMatchObject({ refused })
})

test('a step of exactly three points is taken over', () => {
  expect(read('euribor.3m', known('2026-09', 2.5), rows(['2026-10', 5.5]))).toHaveProperty('accepted')
})
