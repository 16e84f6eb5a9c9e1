import { minuteMs } from '#domain/core/instants'
import { firstDayOf } from '#domain/market/age'
import type { MarketSnapshot } from '#domain/market/figure'
import type { Indicator, SourceId } from '#domain/market/indicator'
import { acceptSeries } from '#domain/market/reading'
import type { Log } from '../../ports/log.ts'
import type {
  AttemptFailure,
  MarketMetrics,
  MarketSource,
  MarketStore,
  SeriesResult,
  StoredIndicator,
  StoredSource,
} from '../../ports/market.ts'
import { isDue } from './market-calendar.ts'
import { formatMarketInstant, selectLatest } from './market-data.ts'
import { createFailureReporter, type IndicatorAttempt, isDown, type RefreshedSource } from './market-failures.ts'

export interface MarketRefreshDeps {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  sources: readonly MarketSource[]
  store: MarketStore
  log: Log
  metrics: MarketMetrics
  now(): Date
  today(): string
  /** Random delay of this process, at most `jitterMsMax`. */
  jitterMs: number
}

/** Reads due figures of the sources in the background, one refresh at a time. */
export interface MarketRefresh {
  /** Stored figures by source, available synchronously. */
  stored: ReadonlyMap<SourceId, StoredSource>
  /** Reads what is due; a concurrent call joins the running one. `report` is called after each source. */
  refresh(report?: (done: RefreshedSource) => void): Promise<readonly RefreshedSource[]>
  /** Aborts the running refresh; afterwards no source is called. */
  stop(): Promise<void>
}

/** Timeout of one source in a refresh, retries included; its lock lasts a little longer. */
const sourceMsMax = 4 * minuteMs
const lockMs = sourceMsMax + minuteMs

/**
 * Validators to store. A decided rate enters into force without a change at the source: until then the whole series is
 * read.
 */
const selectValidators = (answer: SeriesResult & { outcome: 'read' }, today: string) =>
  answer.observations.some(({ period }) => firstDayOf(period) > today) ? {} : answer.validators

type Outcome = { reading: NonNullable<StoredIndicator['reading']> } | { reason: AttemptFailure; detail: string }

/** Reads one indicator and checks the figures against its plausible range. */
const readIndicator = async (
  { snapshot, today }: MarketRefreshDeps,
  source: MarketSource,
  indicator: Indicator,
  stored: StoredIndicator | undefined,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { latest, isRead } = selectLatest(snapshot.indicators[indicator.key], stored)
  const known = isRead ? stored?.reading?.validators : undefined
  const answer = await source.read({ series: indicator.source.series, ...(known && { known }), signal })
  if (answer.outcome === 'failed') return answer
  if (answer.outcome === 'unchanged') {
    if (!latest.current) return { reason: 'no_data', detail: 'reported as unchanged, but no figure is known' }
    const current = { ...latest.current, retrievedAt: answer.retrievedAt }
    return { reading: { latest: { ...latest, current }, validators: known ?? {} } }
  }
  const checked = acceptSeries(indicator, latest, answer, today())
  if ('refused' in checked) return { reason: checked.refused, detail: checked.detail }
  return { reading: { latest: checked.accepted, validators: selectValidators(answer, today()) } }
}

/** A defect of an adapter is reported like a fault of its source, so that other sources are not affected. */
const toDefectOutcome = (error: unknown): Outcome => ({
  reason: 'bad_format',
  detail: `failed inside: ${String(error)}`,
})

/** Stored state of an indicator after an attempt. */
const applyOutcome = (stored: StoredIndicator | undefined, outcome: Outcome, at: string): StoredIndicator => {
  if ('reading' in outcome) return { reading: outcome.reading, attempt: { at, reason: null } }
  return { ...(stored?.reading && { reading: stored.reading }), attempt: { at, reason: outcome.reason } }
}

/** Reads the due indicators of a source sequentially; once the source is down, the rest is skipped. */
const readSource = async (
  deps: MarketRefreshDeps,
  source: MarketSource,
  due: readonly Indicator[],
  before: StoredSource,
  signal: AbortSignal,
): Promise<{ stored: StoredSource; attempts: IndicatorAttempt[] }> => {
  const stored: StoredSource = { ...before }
  const attempts: IndicatorAttempt[] = []
  let down: Outcome | undefined
  for (const indicator of due) {
    const { key } = indicator
    const outcome = down ?? (await readIndicator(deps, source, indicator, stored[key], signal).catch(toDefectOutcome))
    const failure = 'reading' in outcome ? { reason: null } : { reason: outcome.reason, detail: outcome.detail }
    if (isDown(failure.reason)) down = outcome
    stored[key] = applyOutcome(stored[key], outcome, formatMarketInstant(deps.now()))
    attempts.push({ indicator, ...failure })
    deps.metrics.indicatorRead(source.id, failure.reason)
  }
  return { stored, attempts }
}

/** Refreshes one source: takes its lock, checks whether another process has just refreshed it, reads what is due. */
const refreshSource = async (
  deps: MarketRefreshDeps,
  source: MarketSource,
  stored: Map<SourceId, StoredSource>,
  stopped: AbortSignal,
): Promise<RefreshedSource> => {
  const { indicators, store, now, jitterMs } = deps
  const own = indicators.filter(indicator => indicator.source.id === source.id)
  const dueIn = (known: StoredSource | undefined) =>
    own.filter(({ key }) => isDue(source.id, known?.[key], now(), jitterMs))
  const none = { source: source.id, attempts: [] }
  if (stopped.aborted || dueIn(stored.get(source.id)).length === 0) return none
  const unlock = await store.lock(source.id, lockMs)
  try {
    const shared = await store.read(source.id)
    stored.set(source.id, shared)
    if (!unlock) return { ...none, isBusy: dueIn(shared).length > 0 }
    const due = dueIn(shared)
    if (due.length === 0) return none
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(sourceMsMax)])
    const result = await readSource(deps, source, due, shared, signal)
    if (stopped.aborted) return none
    stored.set(source.id, result.stored)
    await store.write(source.id, result.stored)
    return { source: source.id, attempts: result.attempts }
  } finally {
    await unlock?.()
  }
}

/** Refresh over the sources of market data and a store of their figures. */
export const createMarketRefresh = (deps: MarketRefreshDeps): MarketRefresh => {
  const stored = new Map<SourceId, StoredSource>()
  const end = new AbortController()
  const logFailures = createFailureReporter(deps.log, deps.sources.length)
  let running: Promise<readonly RefreshedSource[]> | undefined
  const all = async (report: (done: RefreshedSource) => void) => {
    const done = await Promise.all(
      deps.sources.map(async source => {
        const result = await refreshSource(deps, source, stored, end.signal).catch(
          (storeFault: unknown): RefreshedSource => ({ source: source.id, attempts: [], storeFault }),
        )
        report(result)
        return result
      }),
    )
    logFailures(done)
    return done
  }
  const refresh: MarketRefresh['refresh'] = (report = () => {}) => {
    running ??= all(report).finally(() => {
      running = undefined
    })
    return running
  }
  const stop = async (): Promise<void> => {
    end.abort()
    await running?.catch(() => {})
  }
  return { stored, refresh, stop }
}
