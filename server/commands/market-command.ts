import { parseArgs } from 'node:util'
import type * as z from 'zod'
import type { Indicator as IndicatorAnswer, MarketData } from '#contract/data'
import type { MarketSnapshot } from '#domain/market/figure'
import type { Indicator, SourceId } from '#domain/market/indicator'
import { memoryMarketStore } from '../adapters/market-store/memory.ts'
import type { MarketSource } from '../ports/market.ts'
import { latestOf, marketData } from '../services/market/market-data.ts'
import type { RefreshedSource } from '../services/market/market-failures.ts'
import { marketRefresh } from '../services/market/market-refresh.ts'
import type { CommandResult } from './run-command.ts'

/** What the commands of market data need. */
export interface CommandContext {
  indicators: readonly Indicator[]
  snapshot: MarketSnapshot
  sources: readonly MarketSource[]
  write(snapshot: MarketSnapshot): void
  now(): Date
  today(): string
  /** One line for people while a command runs. */
  progress(line: string): void
}

const usage = `Usage: npm run -s market -- COMMAND [--json]

  refresh    reads every source and writes what it gave to server/data/market-snapshot.json
  show       the snapshot: each figure with its period and its age in days`

const figureOf = ({ publishedValue, publishedUnit }: z.infer<typeof IndicatorAnswer>): string =>
  publishedValue === null ? '-' : `${publishedValue}${publishedUnit === 'percent' ? ' %' : ''}`

const lineOf = (indicator: z.infer<typeof IndicatorAnswer>): string => {
  const { key, period, ageDays, stale } = indicator
  const age = ageDays === null ? '' : `${ageDays} days${stale ? ', stale' : ''}`
  return `${key.padEnd(26)}${figureOf(indicator).padStart(12)}  ${(period ?? 'unknown').padEnd(12)}${age}`.trimEnd()
}

const printed = (data: z.infer<typeof MarketData>, json: boolean): string =>
  json ? JSON.stringify(data, null, 2) : data.indicators.map(lineOf).join('\n')

const shown = ({ indicators, now, today }: CommandContext, snapshot: MarketSnapshot): z.infer<typeof MarketData> =>
  marketData(
    { indicators, snapshot, stored: new Map(), refresh: 'off', withoutKey: new Set<SourceId>() },
    now(),
    today(),
  )

/** One source in a line: how many of its figures were read, and why not the others. */
const progressOf = ({ source, attempts }: RefreshedSource): string => {
  const failed = attempts.filter(({ reason }) => reason !== null)
  const reasons = [...new Set(failed.map(({ reason, detail = '' }) => `${reason}: ${detail}`))]
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return `${source}: ${attempts.length - failed.length} of ${attempts.length} read${why}`
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** Reads every source once, and puts what it gave in the place of the snapshot. */
const refreshed = async (context: CommandContext): Promise<{ snapshot: MarketSnapshot; read: number }> => {
  const { indicators, snapshot, progress, today } = context
  const metrics = { indicatorRead() {}, indicatorAge() {} }
  const store = memoryMarketStore()
  const { refresh, stored } = marketRefresh({ ...context, store, log: silent, metrics, jitterMs: 0 })
  const done = await refresh(source => progress(progressOf(source)))
  const read = done.flatMap(({ attempts }) => attempts).filter(({ reason }) => reason === null).length
  if (read === 0) return { snapshot, read }
  const entries = indicators.map(({ key, source }) => [
    key,
    latestOf(snapshot.indicators[key], stored.get(source.id)?.[key]).latest,
  ])
  // The catalogue names every key once.
  const now = { snapshotDate: today(), indicators: Object.fromEntries(entries) as MarketSnapshot['indicators'] }
  context.write(now)
  return { snapshot: now, read }
}

const parsed = (args: readonly string[]) => {
  try {
    const options = { json: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { command: positionals.join(' '), json: values.json }
  } catch {
    return { command: '', json: false }
  }
}

/** Carries out a command of `npm run market`; it ends with 0 where it is done, 1 where no source gave anything, 2 for a wrong one. */
export const marketCommand = async (args: readonly string[], context: CommandContext): Promise<CommandResult> => {
  const { command, json } = parsed(args)
  if (command === 'show') return { output: printed(shown(context, context.snapshot), json), fault: '', exitCode: 0 }
  if (command !== 'refresh') return { output: '', fault: usage, exitCode: 2 }
  const { snapshot, read } = await refreshed(context)
  context.progress(
    read === 0
      ? 'Nothing could be read; the snapshot is as it was.'
      : `${read} of ${context.indicators.length} read; the snapshot is of ${snapshot.snapshotDate}.`,
  )
  return { output: printed(shown(context, snapshot), json), fault: '', exitCode: read === 0 ? 1 : 0 }
}
