import type { Indicator, IndicatorKey, SourceId } from '#domain/market/indicator'
import type { Log } from '../../ports/log.ts'
import type { AttemptFailure } from '../../ports/market.ts'

/** Outcome of one attempt to read an indicator. */
export interface IndicatorAttempt {
  indicator: Indicator
  reason: AttemptFailure | null
  /** Details for the log; never shown to callers. */
  detail?: string
}

/** Outcome of one source's refresh; `attempts` is empty where nothing was due. */
export interface RefreshedSource {
  source: SourceId
  attempts: readonly IndicatorAttempt[]
  /** True while another process is refreshing it. */
  isBusy?: boolean
  /** Error of the store. Its source was then not called, or its figures were not shared with other processes. */
  storeFault?: unknown
}

/** Connection faults: the next series of the same source would fail in the same way. */
export const isDown = (reason: AttemptFailure | null): boolean => reason === 'unreachable' || reason === 'timeout'

interface FailureGroup {
  source: SourceId
  reason: AttemptFailure
  detail: string
  keys: IndicatorKey[]
}

/** Failed attempts for the log, grouped by source and fault. */
const groupFailures = (failed: readonly IndicatorAttempt[]): FailureGroup[] => {
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

/** Failed figures per source and reason, such as `12 of ecb (bad_format), 1 of lustat (timeout)`. */
const formatFailureCounts = (failed: readonly IndicatorAttempt[]): string => {
  const counts = new Map<string, { source: SourceId; reason: AttemptFailure; figures: number }>()
  for (const { indicator, reason } of failed) {
    if (reason === null) continue
    const source = indicator.source.id
    const count = counts.get(`${source} ${reason}`) ?? { source, reason, figures: 0 }
    counts.set(`${source} ${reason}`, { ...count, figures: count.figures + 1 })
  }
  return [...counts.values()].map(({ source, reason, figures }) => `${figures} of ${source} (${reason})`).join(', ')
}

/** Sentence about new failures; reassuring where there is no network, as often on a first start. */
const describeMarketFailures = (failed: readonly IndicatorAttempt[], sources: number): string => {
  const unreachable = new Set(failed.filter(({ reason }) => isDown(reason)).map(({ indicator }) => indicator.source.id))
  return unreachable.size === sources
    ? 'market data: sources out of reach; the figures on file are used'
    : `market data: not read: ${formatFailureCounts(failed)}`
}

/** Logs failures once: an indicator that keeps failing for the same reason is not logged again. */
export const createFailureReporter = (log: Log, sources: number): ((done: readonly RefreshedSource[]) => void) => {
  const failing = new Map<IndicatorKey, AttemptFailure>()
  let isStoreFailing = false
  return done => {
    const { storeFault } = done.find(source => source.storeFault !== undefined) ?? {}
    if (storeFault !== undefined && !isStoreFailing) log.error({ cause: storeFault }, 'market data: the store fails')
    isStoreFailing = storeFault !== undefined
    const attempts = done.flatMap(source => source.attempts)
    const news = attempts.filter(({ indicator, reason }) => reason !== (failing.get(indicator.key) ?? null))
    for (const { indicator, reason } of attempts)
      if (reason === null) failing.delete(indicator.key)
      else failing.set(indicator.key, reason)
    const failures = groupFailures(news)
    if (failures.length > 0)
      log.warn({ failures }, 'market data: not everything could be read', describeMarketFailures(news, sources))
    if (attempts.length > 0 && failing.size === 0) log.info({}, 'market data: everything was read')
  }
}
