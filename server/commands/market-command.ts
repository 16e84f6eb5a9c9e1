import { parseArgs } from 'node:util'
import type * as z from 'zod'
import type { Indicator as IndicatorAnswer, MarketData } from '#contract/data'
import type { MarketSnapshot } from '#domain/market/figure'
import type { Indicator, SourceId } from '#domain/market/indicator'
import { createMemoryMarketStore } from '../adapters/market-store/memory.ts'
import type { MarketSource } from '../ports/market.ts'
import { buildMarketData, selectLatest } from '../services/market/market-data.ts'
import type { RefreshedSource } from '../services/market/market-failures.ts'
import { createMarketRefresh } from '../services/market/market-refresh.ts'
import type { CommandResult } from './run-command.ts'

/** Dependencies of the market data commands. */
export interface CommandContext {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  sources: readonly MarketSource[]
  write(snapshot: MarketSnapshot): void
  now(): Date
  today(): string
  /** Prints a progress line. */
  progress(line: string): void
}

const usage = `Usage: npm run -s market -- COMMAND [--json]

  refresh    reads every source and writes what it gave to server/data/market-snapshot.json
  show       the snapshot: each figure with its period and its age in days`

const formatPublishedFigure = ({ publishedValue, publishedUnit }: z.infer<typeof IndicatorAnswer>): string =>
  publishedValue === null ? '-' : `${publishedValue}${publishedUnit === 'percent' ? ' %' : ''}`

const formatIndicatorLine = (indicator: z.infer<typeof IndicatorAnswer>): string => {
  const { key, period, ageDays, stale } = indicator
  const age = ageDays === null ? '' : `${ageDays} days${stale ? ', stale' : ''}`
  return `${key.padEnd(26)}${formatPublishedFigure(indicator).padStart(12)}  ${(period ?? 'unknown').padEnd(12)}${age}`.trimEnd()
}

const formatMarketData = (data: z.infer<typeof MarketData>, json: boolean): string =>
  json ? JSON.stringify(data, null, 2) : data.indicators.map(formatIndicatorLine).join('\n')

const computeMarketData = (
  { indicators, now, today }: CommandContext,
  snapshot: MarketSnapshot,
): z.infer<typeof MarketData> =>
  buildMarketData(
    { indicators, snapshot, stored: new Map(), refresh: 'off', withoutKey: new Set<SourceId>() },
    now(),
    today(),
  )

/** Progress line of a source: number of figures read, and reasons for the others. */
const formatRefreshLine = ({ source, attempts }: RefreshedSource): string => {
  const failed = attempts.filter(({ reason }) => reason !== null)
  const reasons = [...new Set(failed.map(({ reason, detail = '' }) => `${reason}: ${detail}`))]
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return `${source}: ${attempts.length - failed.length} of ${attempts.length} read${why}`
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** Reads every source once, and writes a new snapshot. */
const refreshSnapshot = async (context: CommandContext): Promise<{ snapshot: MarketSnapshot; read: number }> => {
  const { indicators, snapshot, progress, today } = context
  const metrics = { indicatorRead() {}, indicatorAge() {} }
  const store = createMemoryMarketStore()
  const { refresh, stored } = createMarketRefresh({ ...context, store, log: silent, metrics, jitterMs: 0 })
  const done = await refresh(source => progress(formatRefreshLine(source)))
  const read = done.flatMap(({ attempts }) => attempts).filter(({ reason }) => reason === null).length
  if (read === 0) return { snapshot, read }
  const entries = indicators.map(({ key, source }) => [
    key,
    selectLatest(snapshot.indicators[key], stored.get(source.id)?.[key]).latest,
  ])
  // The catalogue contains each key once.
  const now = { snapshotDate: today(), indicators: Object.fromEntries(entries) as MarketSnapshot['indicators'] }
  context.write(now)
  return { snapshot: now, read }
}

const parseMarketArguments = (args: readonly string[]) => {
  try {
    const options = { json: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { command: positionals.join(' '), json: values.json }
  } catch {
    return { command: '', json: false }
  }
}

/**
 * Runs a command of `npm run market`; exit code 0 on success, 1 where no source yielded data, 2 for an invalid command.
 */
export const runMarketCommand = async (args: readonly string[], context: CommandContext): Promise<CommandResult> => {
  const { command, json } = parseMarketArguments(args)
  if (command === 'show')
    return { output: formatMarketData(computeMarketData(context, context.snapshot), json), fault: '', exitCode: 0 }
  if (command !== 'refresh') return { output: '', fault: usage, exitCode: 2 }
  const { snapshot, read } = await refreshSnapshot(context)
  context.progress(
    read === 0
      ? 'Nothing could be read; the snapshot is as it was.'
      : `${read} of ${context.indicators.length} read; the snapshot is of ${snapshot.snapshotDate}.`,
  )
  return {
    output: formatMarketData(computeMarketData(context, snapshot), json),
    fault: '',
    exitCode: read === 0 ? 1 : 0,
  }
}
