import type * as z from 'zod'
import type { Indicator as IndicatorAnswer, MarketData, MarketFailure } from '#contract/data'
import { dayMs } from '#domain/core/instants'
import { ageDays, staleAfterDays } from '#domain/market/age'
import { figureValue, type LatestFigures, type MarketSnapshot } from '#domain/market/figure'
import type { Indicator, IndicatorKey, SourceId } from '#domain/market/indicator'
import type { StoredIndicator, StoredSource } from '../../ports/market.ts'

type Answered = z.infer<typeof IndicatorAnswer>

/** The method of the answer: official series, and a bundled snapshot behind them. */
export const marketMethod = 'official_series_with_snapshot'

/** The figures of a moment, and how they are served. */
export interface MarketState {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  /** What the refreshes have read; empty without refresh. */
  stored: ReadonlyMap<SourceId, StoredSource>
  refresh: 'on' | 'off'
  /** Sources that give nothing without a key that is not there. */
  withoutKey: ReadonlySet<SourceId>
}

/** Days without a successful read after which a figure that is in force until it changes counts as stale. */
const unreadDaysMax = 3

/** An instant as answers print it: ISO 8601 in UTC, whole seconds. */
export const printedInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

/** A reading of the past that a newer bundled snapshot has overtaken counts no more. */
const isCurrent = ({ current: read }: LatestFigures, { current: bundled }: LatestFigures): boolean =>
  read !== null && (bundled === null || bundled.period <= read.period)

/** The newest figures of an indicator, and whether a refresh has read them. */
export const latestOf = (
  bundled: LatestFigures,
  stored: StoredIndicator | undefined,
): { latest: LatestFigures; isRead: boolean } => {
  const reading = stored?.reading
  return reading && isCurrent(reading.latest, bundled)
    ? { latest: reading.latest, isRead: true }
    : { latest: bundled, isRead: false }
}

type Status = Pick<Answered, 'status' | 'reason'>

/** The status of an indicator, as the newest refresh left it. */
const statusOf = (
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

const isStale = (
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

/** The value of an answer with its period and its age; null where there is none. */
const figures = (indicator: Indicator, latest: LatestFigures, refresh: 'on' | 'off', today: string, now: Date) => {
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
    stale: age === null ? null : isStale(indicator, latest, age, refresh, now),
  }
}

const servedFrom = ({ status }: Answered): z.infer<typeof MarketFailure>['servedFrom'] =>
  status === 'unavailable' ? 'none' : status === 'snapshot' ? 'snapshot' : 'cached'

/** The answer of a moment, put together from the latest figures; no source is asked. */
export const marketData = (state: MarketState, now: Date, today: string): z.infer<typeof MarketData> => {
  const { indicators, snapshot, stored, refresh, withoutKey } = state
  const storedOf = ({ key, source }: Indicator): StoredIndicator | undefined => stored.get(source.id)?.[key]
  const answers = indicators.map((indicator): Answered => {
    const { key, group, name, frequency, publishedUnit, source } = indicator
    const { latest, isRead } = latestOf(snapshot.indicators[key], storedOf(indicator))
    return {
      key,
      group,
      name,
      frequency,
      unit: publishedUnit === 'percent' ? 'fraction' : publishedUnit,
      ...figures(indicator, latest, refresh, today, now),
      ...statusOf(latest, isRead, storedOf(indicator), withoutKey.has(source.id)),
      certainty: latest.current?.certainty ?? null,
      observation: latest.current?.observation ?? null,
      source: { name: source.name, series: source.series.id, url: source.url },
    }
  })
  const failures = answers.flatMap((answer, index) => {
    const indicator = indicators[index]
    const reason = indicator && storedOf(indicator)?.attempt.reason
    return reason ? [{ key: answer.key as IndicatorKey, reason, servedFrom: servedFrom(answer) }] : []
  })
  return { asOf: printedInstant(now), refresh, snapshotDate: snapshot.snapshotDate, indicators: answers, failures }
}
