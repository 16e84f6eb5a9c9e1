import { minuteMs } from '#domain/core/instants'
import { firstDayOf } from '#domain/market/age'
import type { MarketSnapshot } from '#domain/market/figure'
import type { Indicator, SourceId } from '#domain/market/indicator'
import { reading } from '#domain/market/reading'
import type { Log } from '../../ports/log.ts'
import type {
  AttemptFailure,
  MarketMetrics,
  MarketSource,
  MarketStore,
  SeriesAnswer,
  StoredIndicator,
  StoredSource,
} from '../../ports/market.ts'
import { isDue } from './market-calendar.ts'
import { latestOf, printedInstant } from './market-data.ts'
import { type Attempted, failureReporter, isDown, type RefreshedSource } from './market-failures.ts'

/** What a refresh works with. */
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

/** Follows what the sources publish: reads what is due, in the background, one refresh at a time. */
export interface MarketRefresh {
  /** What is stored now, by source; read without waiting for anything. */
  stored: ReadonlyMap<SourceId, StoredSource>
  /** Reads what is due; a call while one runs joins it. `report` is called with each source as it is done. */
  refresh(report?: (done: RefreshedSource) => void): Promise<readonly RefreshedSource[]>
  /** Ends what runs; afterwards nothing is asked any more. */
  stop(): Promise<void>
}

/** Longest time one source may take in a refresh, retries included; its lock lasts a little longer. */
const sourceMsMax = 4 * minuteMs
const lockMs = sourceMsMax + minuteMs

/** A decided rate comes into force without a change at the source: until then the whole series is read. */
const validatorsOf = (answer: SeriesAnswer & { outcome: 'read' }, today: string) =>
  answer.observations.some(({ period }) => firstDayOf(period) > today) ? {} : answer.validators

type Outcome = { reading: NonNullable<StoredIndicator['reading']> } | { reason: AttemptFailure; detail: string }

/** Reads one indicator and checks the figures against its plausible range. */
const read = async (
  { snapshot, today }: MarketRefreshDeps,
  source: MarketSource,
  indicator: Indicator,
  stored: StoredIndicator | undefined,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { latest, isRead } = latestOf(snapshot.indicators[indicator.key], stored)
  const known = isRead ? stored?.reading?.validators : undefined
  const answer = await source.read({ series: indicator.source.series, ...(known && { known }), signal })
  if (answer.outcome === 'failed') return answer
  if (answer.outcome === 'unchanged') {
    if (!latest.current) return { reason: 'no_data', detail: 'reported as unchanged, but no figure is known' }
    const current = { ...latest.current, retrievedAt: answer.retrievedAt }
    return { reading: { latest: { ...latest, current }, validators: known ?? {} } }
  }
  const checked = reading(indicator, latest, answer, today())
  if ('refused' in checked) return { reason: checked.refused, detail: checked.detail }
  return { reading: { latest: checked.accepted, validators: validatorsOf(answer, today()) } }
}

/** A defect of an adapter is reported like a fault of its source: the other sources are not touched. */
const defect = (error: unknown): Outcome => ({ reason: 'bad_format', detail: `failed inside: ${String(error)}` })

/** What is stored of an indicator after an attempt. */
const after = (stored: StoredIndicator | undefined, outcome: Outcome, at: string): StoredIndicator => {
  if ('reading' in outcome) return { reading: outcome.reading, attempt: { at, reason: null } }
  return { ...(stored?.reading && { reading: stored.reading }), attempt: { at, reason: outcome.reason } }
}

/**
 * Reads the due indicators of a source one after the other; once the source is found to be down, the rest is skipped.
 */
const readSource = async (
  deps: MarketRefreshDeps,
  source: MarketSource,
  due: readonly Indicator[],
  before: StoredSource,
  signal: AbortSignal,
): Promise<{ stored: StoredSource; attempts: Attempted[] }> => {
  const stored: StoredSource = { ...before }
  const attempts: Attempted[] = []
  let down: Outcome | undefined
  for (const indicator of due) {
    const { key } = indicator
    const outcome = down ?? (await read(deps, source, indicator, stored[key], signal).catch(defect))
    const failure = 'reading' in outcome ? { reason: null } : { reason: outcome.reason, detail: outcome.detail }
    if (isDown(failure.reason)) down = outcome
    stored[key] = after(stored[key], outcome, printedInstant(deps.now()))
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

/** A refresh over the sources of market data and a store of what they gave. */
export const marketRefresh = (deps: MarketRefreshDeps): MarketRefresh => {
  const stored = new Map<SourceId, StoredSource>()
  const end = new AbortController()
  const logFailures = failureReporter(deps.log, deps.sources.length)
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
