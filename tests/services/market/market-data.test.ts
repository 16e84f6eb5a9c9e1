import { describe, expect, test } from 'vitest'
import { Indicator } from '#contract/data'
import type { LatestFigures, MarketSnapshot } from '#domain/market/figure'
import type { IndicatorKey, SourceId } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import type { StoredIndicator, StoredSource } from '#server/ports/market'
import { buildMarketData, type MarketState } from '#server/services/market/market-data'

const nothing: LatestFigures = { current: null, previous: null }

const figure = (period: string, publishedValue: number, retrievedAt = '2026-11-21T06:00:00Z'): LatestFigures => ({
  current: { period, publishedValue, publishedAt: null, retrievedAt, observation: 'final', certainty: 'published' },
  previous: null,
})

/** A snapshot of the figures that are named and no others. */
const snapshotOf = (figures: Partial<Record<IndicatorKey, LatestFigures>>): MarketSnapshot => ({
  snapshotDate: '2026-11-21',
  indicators: Object.fromEntries(indicators.map(({ key }) => [key, figures[key] ?? nothing])) as Record<
    IndicatorKey,
    LatestFigures
  >, // every key
})

interface Case extends Partial<Omit<MarketState, 'snapshot' | 'stored'>> {
  snapshot?: Partial<Record<IndicatorKey, LatestFigures>>
  stored?: readonly (readonly [SourceId, StoredSource])[]
  now?: string
}

/** What is answered for a key. */
const answered = (key: IndicatorKey, { snapshot = {}, stored = [], now = '2026-11-21T12:00:00Z', ...rest }: Case) => {
  const state: MarketState = {
    indicators,
    snapshot: snapshotOf(snapshot),
    stored: new Map(stored),
    refresh: 'on',
    withoutKey: new Set(),
    ...rest,
  }
  const data = buildMarketData(state, new Date(now), now.slice(0, 10))
  return { data, indicator: data.indicators.find(one => one.key === key) }
}

const read = (latest: LatestFigures): StoredIndicator => ({
  reading: { latest, validators: {} },
  attempt: { at: '2026-11-21T06:00:00Z', reason: null },
})

describe('the age of a figure by the calendar of its series', () => {
  test.each<[description: string, key: IndicatorKey, period: string, today: string, ageDays: number, stale: boolean]>([
    // 11 November to 21 November: 10 days, the limit of a daily series.
    ['a day at its limit', 'ecb.estr', '2026-11-11', '2026-11-21', 10, false],
    ['a day beyond it', 'ecb.estr', '2026-11-10', '2026-11-21', 11, true],
    // 1 September to 15 November: 30 + 31 + 14 = 75.
    ['a month at its limit', 'euribor.3m', '2026-09', '2026-11-15', 75, false],
    ['a month beyond it', 'euribor.3m', '2026-09', '2026-11-16', 76, true],
    // 1 April to 18 October: 30 + 31 + 30 + 31 + 31 + 30 + 17 = 200.
    ['a quarter at its limit', 'lu.house_price_index', '2026-Q2', '2026-10-18', 200, false],
    ['a quarter beyond it', 'lu.house_price_index', '2026-Q2', '2026-10-19', 201, true],
  ])('%s', (_description, key, period, today, ageDays, stale) => {
    const { indicator } = answered(key, { snapshot: { [key]: figure(period, 3) }, now: `${today}T12:00:00Z` })
    expect(indicator).toMatchObject({ ageDays, stale })
  })

  test.each([
    ['2026-11-21T06:00:00Z', 'on', false],
    ['2026-11-18T12:00:00Z', 'on', false],
    ['2026-11-18T11:59:59Z', 'on', true],
    ['2026-11-18T11:59:59Z', 'off', false],
  ] as const)('a rate in force until it changes, read at %s, refresh %s: stale is %s', (readAt, refresh, stale) => {
    const snapshot = { 'ecb.deposit_facility': figure('2020-01-01', 2, readAt) }
    expect(answered('ecb.deposit_facility', { snapshot, refresh }).indicator?.stale).toBe(stale)
  })
})

describe('what is served', () => {
  test('a reading goes before the snapshot as long as the snapshot is not newer', () => {
    const stored = [['ecb', { 'ecb.estr': read(figure('2026-11-19', 2.1)) }]] as const
    const with19 = answered('ecb.estr', { stored, snapshot: { 'ecb.estr': figure('2026-11-19', 2.2) } })
    expect(with19.indicator).toMatchObject({ publishedValue: 2.1, status: 'live' })
    const with20 = answered('ecb.estr', { stored, snapshot: { 'ecb.estr': figure('2026-11-20', 2.2) } })
    expect(with20.indicator).toMatchObject({ publishedValue: 2.2, status: 'snapshot' })
  })

  test('a series that needs a key says so until a key is there', () => {
    const without = answered('fr.tec10', { withoutKey: new Set(['banqueDeFrance']) })
    expect(without.indicator).toMatchObject({ value: null, status: 'unavailable', reason: 'needs_source_key' })
    // Whatever became of the open export in between.
    const attempt = { at: '2026-11-21T06:00:00Z', reason: 'unreachable' } as const
    const stored = [['banqueDeFrance', { 'fr.tec10': { attempt } }]] as const
    const tried = answered('fr.tec10', { stored, withoutKey: new Set(['banqueDeFrance']) })
    expect(tried.indicator).toMatchObject({ status: 'unavailable', reason: 'needs_source_key' })
    expect(tried.data.failures).toEqual([{ key: 'fr.tec10', reason: 'unreachable', servedFrom: 'none' }])
    expect(answered('fr.tec10', {}).indicator).toMatchObject({ value: null, reason: 'not_in_snapshot' })
  })

  test('the French bond never replaces the TEC 10', () => {
    const snapshot = { 'fr.oat_10y_monthly': figure('2026-10', 3.7) }
    expect(answered('fr.tec10', { snapshot }).indicator?.value).toBeNull()
  })

  test('the fields come in the order in which they are described', () => {
    expect(Object.keys(answered('fr.tec10', {}).indicator ?? {})).toEqual(Object.keys(Indicator.shape))
  })

  test('a negative rate is a value, and nothing is ever left out', () => {
    // Euribor 12 months, January 2021: -0.5047 %.
    const { data, indicator } = answered('euribor.12m', { snapshot: { 'euribor.12m': figure('2021-01', -0.5047) } })
    expect(indicator).toMatchObject({ value: -0.005047, publishedValue: -0.5047 })
    expect(data.indicators.map(({ key }) => key)).toEqual(indicators.map(({ key }) => key))
  })
})
