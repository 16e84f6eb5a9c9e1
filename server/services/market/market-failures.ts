import type { Indicator, IndicatorKey, SourceId } from '#domain/market/indicator'
import type { Log } from '../../ports/log.ts'
import type { AttemptFailure } from '../../ports/market.ts'

/** What became of one attempt at an indicator. */
export interface Attempted {
  indicator: Indicator
  reason: AttemptFailure | null
  /** Details for the log; never shown to callers. */
  detail?: string
}

/** What became of one source in a refresh; nothing is in it when nothing was due. */
export interface RefreshedSource {
  source: SourceId
  attempts: readonly Attempted[]
  /** True where another process is refreshing it at this moment. */
  isBusy?: boolean
  /** Why the store failed. Its source was then not called, or its figures were not shared with other processes. */
  storeFault?: unknown
}

/** Faults of the connection: the next series of the same source would fail in the same way. */
export const isDown = (reason: AttemptFailure | null): boolean => reason === 'unreachable' || reason === 'timeout'

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

/** How many of each source's figures failed for which reason, as `12 of ecb (bad_format), 1 of lustat (timeout)`. */
const counted = (failed: readonly Attempted[]): string => {
  const counts = new Map<string, { source: SourceId; reason: AttemptFailure; figures: number }>()
  for (const { indicator, reason } of failed) {
    if (reason === null) continue
    const source = indicator.source.id
    const count = counts.get(`${source} ${reason}`) ?? { source, reason, figures: 0 }
    counts.set(`${source} ${reason}`, { ...count, figures: count.figures + 1 })
  }
  return [...counts.values()].map(({ source, reason, figures }) => `${figures} of ${source} (${reason})`).join(', ')
}

/** New failures in a sentence. Without a network, as a first start often is, that sentence is a calm one. */
const saidOf = (failed: readonly Attempted[], sources: number): string => {
  const away = new Set(failed.filter(({ reason }) => isDown(reason)).map(({ indicator }) => indicator.source.id))
  return away.size === sources
    ? 'market data: sources out of reach; the figures on file are used'
    : `market data: not read: ${counted(failed)}`
}

/** Logs failures of so many sources once: an indicator that goes on failing for the same reason is not logged again. */
export const failureReporter = (log: Log, sources: number): ((done: readonly RefreshedSource[]) => void) => {
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
    if (failures.length > 0) log.warn({ failures }, 'market data: not everything could be read', saidOf(news, sources))
    if (attempts.length > 0 && failing.size === 0) log.info({}, 'market data: everything was read')
  }
}
