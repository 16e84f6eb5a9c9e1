import type * as z from 'zod'
import type { Indicator as IndicatorAnswer, MarketData, MarketFailure } from '#contract/data'
import { dayMs } from '#domain/core/instants'
import { ageDays, staleAfterDays } from '#domain/market/age'
import { figureValue, type LatestFigures, type MarketSnapshot } from '#domain/market/figure'
import type { Indicator, IndicatorKey, SourceId } from '#domain/market/indicator'
import type { StoredIndicator, StoredSource } from '../../ports/market.ts'

type IndicatorResponse = z.infer<typeof IndicatorAnswer>

/** Method of the response: official series, with a bundled snapshot as fallback. */
export const marketMethod = 'official_series_with_snapshot'

/** Current figures, and how they are served. */
export interface MarketState {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  /** Readings of the refreshes; empty without refresh. */
  stored: ReadonlyMap<SourceId, StoredSource>
  refresh: 'on' | 'off'
  /** Sources that need a key which is not configured. */
  withoutKey: ReadonlySet<SourceId>
}

/** Days without a successful read after which a figure with no fixed period counts as stale. */
const unreadDaysMax = 3

/** Time in responses: ISO 8601 in UTC, whole seconds. */
export const formatMarketInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

/** Whether a reading is not older than the bundled snapshot. */
const isCurrent = ({ current: read }: LatestFigures, { current: bundled }: LatestFigures): boolean =>
  read !== null && (bundled === null || bundled.period <= read.period)

/** Latest figures of an indicator, and whether a refresh has read them. */
export const selectLatest = (
  bundled: LatestFigures,
  stored: StoredIndicator | undefined,
): { latest: LatestFigures; isRead: boolean } => {
  const reading = stored?.reading
  return reading && isCurrent(reading.latest, bundled)
    ? { latest: reading.latest, isRead: true }
    : { latest: bundled, isRead: false }
}

type Status = Pick<IndicatorResponse, 'status' | 'reason'>

/** Status of an indicator after the latest refresh. */
const getIndicatorStatus = (
  latest: LatestFigures,
  isRead: boolean,
  stored: StoredIndicator | undefined,
  needsKey: boolean,
): Status => {
  const failed = stored?.attempt.reason ?? null
  if (!latest.current)
    return { status: 'unavailable', reason: needsKey ? 'needs_source_key' : (failed ?? 'not_in_snapshot') }
  if (!isRead) return { status: 'snapshot', reason: null }
  return failed === null ? { status: 'live', reason: null } : { status: 'cached', reason: failed }
}

const isFigureStale = (
  { frequency }: Indicator,
  latest: LatestFigures,
  age: number,
  refresh: 'on' | 'off',
  now: Date,
): boolean => {
  const limit = staleAfterDays[frequency]
  if (limit !== null) return age > limit
  if (refresh === 'off' || !latest.current) return false
  return now.getTime() - Date.parse(latest.current.retrievedAt) > unreadDaysMax * dayMs
}

/** Value of a response with its period and its age; null without a value. */
const buildFigures = (indicator: Indicator, latest: LatestFigures, refresh: 'on' | 'off', today: string, now: Date) => {
  const { current, previous } = latest
  const { publishedUnit, frequency } = indicator
  const age = current && ageDays(current.period, today)
  return {
    value: current && figureValue(indicator, current.publishedValue),
    publishedValue: current?.publishedValue ?? null,
    publishedUnit,
    period: current?.period ?? null,
    previous: previous && { value: figureValue(indicator, previous.publishedValue), period: previous.period },
    publishedAt: current?.publishedAt ?? null,
    retrievedAt: current?.retrievedAt ?? null,
    ageDays: age,
    staleAfterDays: staleAfterDays[frequency],
    stale: age === null ? null : isFigureStale(indicator, latest, age, refresh, now),
  }
}

const getServedFrom = ({ status }: IndicatorResponse): z.infer<typeof MarketFailure>['servedFrom'] =>
  status === 'unavailable' ? 'none' : status === 'snapshot' ? 'snapshot' : 'cached'

/** Response built from the latest figures, without calling any source. */
export const buildMarketData = (state: MarketState, now: Date, today: string): z.infer<typeof MarketData> => {
  const { indicators, snapshot, stored, refresh, withoutKey } = state
  const storedOf = ({ key, source }: Indicator): StoredIndicator | undefined => stored.get(source.id)?.[key]
  const answers = indicators.map((indicator): IndicatorResponse => {
    const { key, group, name, frequency, publishedUnit, source } = indicator
    const { latest, isRead } = selectLatest(snapshot.indicators[key], storedOf(indicator))
    return {
      key,
      group,
      name,
      frequency,
      unit: publishedUnit === 'percent' ? 'fraction' : publishedUnit,
      ...buildFigures(indicator, latest, refresh, today, now),
      ...getIndicatorStatus(latest, isRead, storedOf(indicator), withoutKey.has(source.id)),
      certainty: latest.current?.certainty ?? null,
      observation: latest.current?.observation ?? null,
      source: { name: source.name, series: source.series.id, url: source.url },
    }
  })
  const failures = answers.flatMap((answer, index) => {
    const indicator = indicators[index]
    const reason = indicator && storedOf(indicator)?.attempt.reason
    return reason ? [{ key: answer.key as IndicatorKey, reason, servedFrom: getServedFrom(answer) }] : []
  })
  return { asOf: formatMarketInstant(now), refresh, snapshotDate: snapshot.snapshotDate, indicators: answers, failures }
}
