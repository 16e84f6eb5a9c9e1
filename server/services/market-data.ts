import type * as z from 'zod'
import type { Indicator as IndicatorAnswer, MarketData, MarketFailure } from '#contract/data'
import { ageDays, staleAfterDays } from '#domain/market/age'
import { figureValue, type Held, type MarketSnapshot } from '#domain/market/figure'
import type { Indicator, IndicatorKey, SourceId } from '#domain/market/indicator'
import type { StoredIndicator, StoredSource } from './market-ports.ts'

type Answered = z.infer<typeof IndicatorAnswer>

/** The method of the answer: official series, and a bundled snapshot behind them. */
export const marketMethod = 'official_series_with_snapshot'

/** What is held at a moment, and how it is served. */
export interface MarketHoldings {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  /** What the refreshes have read; empty without refresh. */
  stored: ReadonlyMap<SourceId, StoredSource>
  refresh: 'on' | 'off'
  /** Sources that give nothing without a key that is not there. */
  withoutKey: ReadonlySet<SourceId>
}

/** Days without a successful read after which a figure that holds until it changes counts as stale. */
const unreadDaysMax = 3

const dayMs = 86_400_000

/** An instant as answers print it: ISO 8601 in UTC, whole seconds. */
export const printedInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

/** A reading of the past that a newer bundled snapshot has overtaken counts no more. */
const isCurrent = ({ current: held }: Held, { current: bundled }: Held): boolean =>
  held !== null && (bundled === null || bundled.period <= held.period)

/** What is held of an indicator, and whether a refresh has read it. */
export const heldOf = (bundled: Held, stored: StoredIndicator | undefined): { held: Held; isRead: boolean } => {
  const reading = stored?.reading
  return reading && isCurrent(reading.held, bundled)
    ? { held: reading.held, isRead: true }
    : { held: bundled, isRead: false }
}

type Standing = Pick<Answered, 'status' | 'reason'>

/** How an indicator stands: as the newest refresh left it. */
const standing = (held: Held, isRead: boolean, stored: StoredIndicator | undefined, needsKey: boolean): Standing => {
  const failed = stored?.attempt.reason ?? null
  if (!held.current)
    return { status: 'unavailable', reason: needsKey ? 'needs_source_key' : (failed ?? 'not_in_snapshot') }
  if (!isRead) return { status: 'snapshot', reason: null }
  return failed === null ? { status: 'live', reason: null } : { status: 'cached', reason: failed }
}

const isStale = ({ frequency }: Indicator, held: Held, age: number, refresh: 'on' | 'off', now: Date): boolean => {
  const limit = staleAfterDays[frequency]
  if (limit !== null) return age > limit
  if (refresh === 'off' || !held.current) return false
  return now.getTime() - Date.parse(held.current.retrievedAt) > unreadDaysMax * dayMs
}

/** The value of an answer with its period and its age; null where none is held. */
const figures = (indicator: Indicator, held: Held, refresh: 'on' | 'off', today: string, now: Date) => {
  const { current, previous } = held
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
    stale: age === null ? null : isStale(indicator, held, age, refresh, now),
  }
}

const servedFrom = ({ status }: Answered): z.infer<typeof MarketFailure>['servedFrom'] =>
  status === 'unavailable' ? 'none' : status === 'snapshot' ? 'snapshot' : 'cached'

/** The answer of a moment, put together from what is held; nothing is asked. */
export const marketData = (holdings: MarketHoldings, now: Date, today: string): z.infer<typeof MarketData> => {
  const { indicators, snapshot, stored, refresh, withoutKey } = holdings
  const storedOf = ({ key, source }: Indicator): StoredIndicator | undefined => stored.get(source.id)?.[key]
  const answers = indicators.map((indicator): Answered => {
    const { key, group, name, frequency, publishedUnit, source } = indicator
    const { held, isRead } = heldOf(snapshot.indicators[key], storedOf(indicator))
    return {
      key,
      group,
      name,
      frequency,
      unit: publishedUnit === 'percent' ? 'fraction' : publishedUnit,
      ...figures(indicator, held, refresh, today, now),
      ...standing(held, isRead, storedOf(indicator), withoutKey.has(source.id)),
      certainty: held.current?.certainty ?? null,
      observation: held.current?.observation ?? null,
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
