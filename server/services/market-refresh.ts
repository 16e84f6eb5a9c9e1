import { firstDayOf } from '#domain/market/age'
import type { MarketSnapshot } from '#domain/market/figure'
import type { Indicator, IndicatorKey, SourceId } from '#domain/market/indicator'
import { reading } from '#domain/market/reading'
import type {
  AttemptFailure,
  KeptIndicator,
  KeptSource,
  Log,
  MarketSource,
  MarketStore,
  Metrics,
  SeriesAnswer,
} from '../ports.ts'
import { isDue } from './market-calendar.ts'
import { heldOf, printedInstant } from './market-data.ts'

/** What a refresh works with. */
export interface MarketRefreshDeps {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  sources: readonly MarketSource[]
  store: MarketStore
  log: Log
  metrics: Metrics
  now(): Date
  today(): string
  /** Random delay of this process, at most `jitterMsMax`. */
  jitterMs: number
}

/** What became of one attempt at an indicator. */
export interface Attempted {
  indicator: Indicator
  reason: AttemptFailure | null
  /** For the log. */
  detail?: string
}

/** What became of one source in a refresh; nothing is in it when nothing was due. */
export interface RefreshedSource {
  source: SourceId
  attempts: readonly Attempted[]
  /** True where another process is refreshing it at this moment. */
  isBusy?: boolean
  /** Why the store could not be asked; then its source was not asked either, or nobody else learns what it gave. */
  storeFault?: unknown
}

/** Keeps what the sources publish: reads what is due, in the background, one refresh at a time. */
export interface MarketRefresh {
  /** What is held now, by source; read without waiting for anything. */
  kept: ReadonlyMap<SourceId, KeptSource>
  /** Reads what is due; a call while one runs joins it. `told` hears of each source as it is done. */
  refresh(told?: (done: RefreshedSource) => void): Promise<readonly RefreshedSource[]>
  /** Ends what runs; afterwards nothing is asked any more. */
  stop(): Promise<void>
}

/** Longest time one source may take in a refresh, retries included; its lock lasts a little longer. */
const sourceMsMax = 4 * 60_000
const lockMs = sourceMsMax + 60_000

/** Faults of the way to the source: whoever meets one would meet it again with the next series. */
const isDown = (reason: AttemptFailure | null): boolean => reason === 'unreachable' || reason === 'timeout'

/** A decided rate comes into force without a change at the source: until then the whole series is read. */
const validatorsOf = (answer: SeriesAnswer & { outcome: 'read' }, today: string) =>
  answer.observations.some(({ period }) => firstDayOf(period) > today) ? {} : answer.validators

type Outcome = { reading: NonNullable<KeptIndicator['reading']> } | { reason: AttemptFailure; detail: string }

/** Reads one indicator and judges what came. */
const read = async (
  { snapshot, today }: MarketRefreshDeps,
  source: MarketSource,
  indicator: Indicator,
  kept: KeptIndicator | undefined,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { held, isRead } = heldOf(snapshot.indicators[indicator.key], kept)
  const known = isRead ? kept?.reading?.validators : undefined
  const answer = await source.read({ series: indicator.source.series, ...(known && { known }), signal })
  if (answer.outcome === 'failed') return answer
  if (answer.outcome === 'unchanged') {
    if (!held.current) return { reason: 'no_data', detail: 'said to be unchanged, but nothing is held' }
    const current = { ...held.current, retrievedAt: answer.retrievedAt }
    return { reading: { held: { ...held, current }, validators: known ?? {} } }
  }
  const judged = reading(indicator, held, answer, today())
  if ('refused' in judged) return { reason: judged.refused, detail: judged.detail }
  return { reading: { held: judged.accepted, validators: validatorsOf(answer, today()) } }
}

/** A defect of an adapter is told like a fault of its source: the other sources are not touched. */
const defect = (error: unknown): Outcome => ({ reason: 'bad_format', detail: `failed inside: ${String(error)}` })

/** What is kept of an indicator after an attempt. */
const after = (kept: KeptIndicator | undefined, outcome: Outcome, at: string): KeptIndicator => {
  if ('reading' in outcome) return { reading: outcome.reading, attempt: { at, reason: null } }
  return { ...(kept?.reading && { reading: kept.reading }), attempt: { at, reason: outcome.reason } }
}

/** Reads the due indicators of a source one after the other; once it is found down, the rest is not asked. */
const readSource = async (
  deps: MarketRefreshDeps,
  source: MarketSource,
  due: readonly Indicator[],
  before: KeptSource,
  signal: AbortSignal,
): Promise<{ kept: KeptSource; attempts: Attempted[] }> => {
  const kept: KeptSource = { ...before }
  const attempts: Attempted[] = []
  let down: Outcome | undefined
  for (const indicator of due) {
    const { key } = indicator
    const outcome = down ?? (await read(deps, source, indicator, kept[key], signal).catch(defect))
    const failure = 'reading' in outcome ? { reason: null } : { reason: outcome.reason, detail: outcome.detail }
    if (isDown(failure.reason)) down = outcome
    kept[key] = after(kept[key], outcome, printedInstant(deps.now()))
    attempts.push({ indicator, ...failure })
    deps.metrics.indicatorRead(source.id, failure.reason)
  }
  return { kept, attempts }
}

/** One source: takes its lock, looks whether somebody else has just been there, reads what is due. */
const refreshSource = async (
  deps: MarketRefreshDeps,
  source: MarketSource,
  kept: Map<SourceId, KeptSource>,
  stopped: AbortSignal,
): Promise<RefreshedSource> => {
  const { indicators, store, now, jitterMs } = deps
  const own = indicators.filter(indicator => indicator.source.id === source.id)
  const dueIn = (held: KeptSource | undefined) =>
    own.filter(({ key }) => isDue(source.id, held?.[key], now(), jitterMs))
  const none = { source: source.id, attempts: [] }
  if (stopped.aborted || dueIn(kept.get(source.id)).length === 0) return none
  const unlock = await store.lock(source.id, lockMs)
  try {
    const shared = await store.read(source.id)
    kept.set(source.id, shared)
    if (!unlock) return { ...none, isBusy: dueIn(shared).length > 0 }
    const due = dueIn(shared)
    if (due.length === 0) return none
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(sourceMsMax)])
    const result = await readSource(deps, source, due, shared, signal)
    if (stopped.aborted) return none
    kept.set(source.id, result.kept)
    await store.keep(source.id, result.kept)
    return { source: source.id, attempts: result.attempts }
  } finally {
    await unlock?.()
  }
}

interface FailureGroup {
  source: SourceId
  reason: AttemptFailure
  detail: string
  keys: IndicatorKey[]
}

/** Failed attempts as they are logged: those of a source that failed in the same way together. */
const grouped = (failed: readonly Attempted[]): FailureGroup[] => {
  const groups = new Map<string, FailureGroup>()
  for (const { indicator, reason, detail = '' } of failed) {
    if (reason === null) continue
    const source = indicator.source.id
    const like = `${source} ${reason} ${detail}`
    const group = groups.get(like) ?? { source, reason, detail, keys: [] }
    group.keys.push(indicator.key)
    groups.set(like, group)
  }
  return [...groups.values()]
}

/** Tells failures once: an indicator that goes on failing for the same reason is not told again. */
const teller = (log: Log): ((done: readonly RefreshedSource[]) => void) => {
  const failing = new Map<IndicatorKey, AttemptFailure>()
  let isStoreAway = false
  return done => {
    const { storeFault } = done.find(source => source.storeFault !== undefined) ?? {}
    if (storeFault !== undefined && !isStoreAway) log.error({ cause: storeFault }, 'market data: the store fails')
    isStoreAway = storeFault !== undefined
    const attempts = done.flatMap(source => source.attempts)
    const news = attempts.filter(({ indicator, reason }) => reason !== (failing.get(indicator.key) ?? null))
    for (const { indicator, reason } of attempts)
      if (reason === null) failing.delete(indicator.key)
      else failing.set(indicator.key, reason)
    const failures = grouped(news)
    if (failures.length > 0) log.warn({ failures }, 'market data: not everything could be read')
    if (attempts.length > 0 && failing.size === 0) log.info({}, 'market data: everything was read')
  }
}

/** A refresh over the sources of market data and a store of what they gave. */
export const marketRefresh = (deps: MarketRefreshDeps): MarketRefresh => {
  const kept = new Map<SourceId, KeptSource>()
  const end = new AbortController()
  const tell = teller(deps.log)
  let running: Promise<readonly RefreshedSource[]> | undefined
  const all = async (told: (done: RefreshedSource) => void) => {
    const done = await Promise.all(
      deps.sources.map(async source => {
        const result = await refreshSource(deps, source, kept, end.signal).catch(
          (storeFault: unknown): RefreshedSource => ({ source: source.id, attempts: [], storeFault }),
        )
        told(result)
        return result
      }),
    )
    tell(done)
    return done
  }
  const refresh: MarketRefresh['refresh'] = (told = () => {}) => {
    running ??= all(told).finally(() => {
      running = undefined
    })
    return running
  }
  const stop = async (): Promise<void> => {
    end.abort()
    await running?.catch(() => {})
  }
  return { kept, refresh, stop }
}
