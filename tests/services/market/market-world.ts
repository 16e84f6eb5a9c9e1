import type { ServerResponse } from 'node:http'
import type * as z from 'zod'
import type { MarketData } from '#contract/data'
import type { Frequency, Indicator, SourceId } from '#domain/market/indicator'
import { indicators } from '#domain/market/parameters/indicators'
import { createBanqueDeFrance } from '#server/adapters/market/banque-de-france'
import { createEcb } from '#server/adapters/market/ecb'
import { createEurostat } from '#server/adapters/market/eurostat'
import { createLustat } from '#server/adapters/market/lustat'
import { readMarketSnapshot } from '#server/adapters/market/snapshot'
import { createMemoryMarketStore } from '#server/adapters/market-store/memory'
import type { AttemptFailure, MarketSource, MarketStore } from '#server/ports/market'
import { buildMarketData } from '#server/services/market/market-data'
import { createMarketRefresh, type MarketRefresh } from '#server/services/market/market-refresh'
import { snapshotFile } from '#server/start/market'
import { dataSet } from '../../adapters/market/recorded/eurostat.ts'
import { replayServer, type Seen } from '../../adapters/market/replay-server.ts'

/** How a source behaves; a slow one answers nothing and has a short time, a silent one has a long one. */
export type Behaviour =
  | 'good'
  | 'killed'
  | 'slow'
  | 'silent'
  | 'truncated'
  | 'html'
  | 'empty'
  | 'hundredfold'
  | 'frozen'
  | 'away'

/** The two newest periods of each calendar around 21 November 2026, and two that are older by a year. */
const periods: Readonly<Record<Frequency, readonly [string, string]>> = {
  daily: ['2026-11-18', '2026-11-19'],
  monthly: ['2026-09', '2026-10'],
  quarterly: ['2026-Q2', '2026-Q3'],
  onChange: ['2026-06-17', '2026-09-16'],
}

/** Made-up figures within the limits of each series; the wage index has the step of June 2026 (968.04 × 1.025). */
const figuresOf = ({ key, publishedUnit }: Indicator): readonly [number, number] => {
  if (key === 'lu.wage_index') return [968.04, 992.24]
  if (key === 'lu.cpi_index') return [1000, 1010]
  if (publishedUnit === 'percent') return [2, 2.1]
  return publishedUnit === 'index' ? [150, 151] : [300, 310]
}

type Row = [period: string, figure: number]

const rowsOf = (indicator: Indicator, behaviour: Behaviour): [Row, Row] => {
  const written = indicator.key === 'lu.wage_index' ? (['2026-05', '2026-06'] as const) : periods[indicator.frequency]
  const shown = (period: string): string => (behaviour === 'frozen' ? period.replace(/^2026/, '2025') : period)
  const factor = behaviour === 'hundredfold' ? 100 : 1
  const [before, newest] = figuresOf(indicator)
  return [
    [shown(written[0]), before * factor],
    [shown(written[1]), newest * factor],
  ]
}

/** The body in which a source gives two rows of one of its series. */
const bodies: Readonly<Record<SourceId, (indicator: Indicator, rows: readonly Row[]) => string>> = {
  ecb: ({ source: { series } }, rows) =>
    ['KEY,TIME_PERIOD,OBS_VALUE', ...rows.map(row => `${series.id},${row.join()}`)].join('\r\n'),
  eurostat: ({ source: { series } }, rows) => {
    const codes = Object.fromEntries(
      series.id
        .split(' ')
        .slice(1)
        .map(filter => filter.split('=')),
    )
    const values = Object.fromEntries(rows.map(([, figure], place) => [place, figure]))
    return JSON.stringify(
      dataSet(
        codes,
        rows.map(([period]) => period),
        values,
      ),
    )
  },
  lustat: ({ source: { series } }, rows) =>
    [
      'DATAFLOW,FREQ,UNIT_MEASURE,TIME_PERIOD,OBS_VALUE',
      ...rows.map(row => `LU1:${series.id}(1.0),M,U: ${series.named ?? 'Indice'},${row.join()}`),
    ].join('\n'),
  banqueDeFrance: ({ source: { series } }, rows) =>
    JSON.stringify(rows.map(([day, value]) => ({ series_key: series.id, time_period_start: day, obs_value: value }))),
}

/** The indicator that a request means. */
const meant = ({ path, query }: Seen): Indicator | undefined =>
  indicators.find(({ source: { id, series } }) => {
    if (id === 'ecb') return path === `/service/data/${series.id.replace('.', '/')}`
    if (id === 'lustat') return path === `/rest/data/LU1,${series.id},1.0/all`
    if (id === 'banqueDeFrance') return path.includes(series.id.toLowerCase().replaceAll('.', '-'))
    const [dataSet, ...filters] = series.id.split(' ')
    return (
      path === `/data/${dataSet}` &&
      filters.every(filter => query.get(filter.split('=')[0] ?? '') === filter.split('=')[1])
    )
  })

const answer = (seen: Seen, res: ServerResponse, behaviour: Behaviour): void => {
  const indicator = meant(seen)
  if (behaviour === 'slow' || behaviour === 'silent') return
  if (behaviour === 'killed') return void res.destroy()
  if (behaviour === 'away') return void res.writeHead(503).end()
  if (behaviour === 'html') return void res.end('<!doctype html><title>Maintenance</title>')
  if (behaviour === 'empty' || !indicator) return void res.end('')
  const etag = `"${indicator.key} ${behaviour}"`
  if (seen.headers['if-none-match'] === etag) return void res.writeHead(304).end()
  const body = bodies[indicator.source.id](indicator, rowsOf(indicator, behaviour))
  res.setHeader('Content-Length', Buffer.byteLength(body)).setHeader('ETag', etag)
  if (behaviour !== 'truncated') return void res.end(body)
  res.write(body.slice(0, body.length / 2))
  setImmediate(() => res.destroy())
}

/** The four sources on this machine, with the refresh over them and what a test looks at. */
export interface MarketWorld {
  behaviours: Record<SourceId, Behaviour>
  clock: { now: Date }
  /** Requests that the sources have seen. */
  seen(): number
  /** The sources through their adapters, and their addresses. */
  sources: readonly MarketSource[]
  urls: Record<SourceId, string>
  refresh: MarketRefresh
  data(): z.infer<typeof MarketData>
  logged: { level: string; fields: object; message: string; said?: string | undefined }[]
  /** Outcomes as they were counted. */
  reads: { source: SourceId; reason: AttemptFailure | null }[]
}

const sourceIds = ['ecb', 'eurostat', 'lustat', 'banqueDeFrance'] as const

/** The official sources. */
export const everySource: readonly SourceId[] = sourceIds

/** Starts four good sources and a refresh over them that has not read yet. */
export const marketWorld = async (store: MarketStore = createMemoryMarketStore()): Promise<MarketWorld> => {
  const behaviours = { ecb: 'good', eurostat: 'good', lustat: 'good', banqueDeFrance: 'good' } as Record<
    SourceId,
    Behaviour
  >
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const servers = await Promise.all(
    sourceIds.map(async id => [id, await replayServer((seen, res) => answer(seen, res, behaviours[id]))] as const),
  )
  const make = { ecb: createEcb, eurostat: createEurostat, lustat: createLustat, banqueDeFrance: createBanqueDeFrance }
  const sources = servers.map(([id, { baseUrl }]): MarketSource => {
    const source = (timeoutMs: number) =>
      make[id]({ baseUrl, now: () => clock.now, timeoutMs, retries: 1, backOffMs: 1 })
    // Only a source that answers nothing is waited for no longer than it takes to see that it does not.
    const [patient, impatient] = [source(20_000), source(250)]
    return { id, read: question => (behaviours[id] === 'slow' ? impatient : patient).read(question) }
  })
  const logged: MarketWorld['logged'] = []
  const at = (level: string) => (fields: object, message: string, said?: string) =>
    void logged.push({ level, fields, message, said })
  const reads: MarketWorld['reads'] = []
  const snapshot = readMarketSnapshot(snapshotFile, indicators)
  const today = (): string => clock.now.toISOString().slice(0, 10)
  const refresh = createMarketRefresh({
    indicators,
    snapshot,
    sources,
    store,
    log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') },
    metrics: {
      indicatorAge() {},
      indicatorRead: (source, reason) => void reads.push({ source, reason }),
    },
    now: () => clock.now,
    today,
    jitterMs: 0,
  })
  const state = {
    indicators,
    snapshot,
    stored: refresh.stored,
    refresh: 'on',
    withoutKey: new Set<SourceId>(),
  } as const
  return {
    behaviours,
    clock,
    sources,
    urls: Object.fromEntries(servers.map(([id, { baseUrl }]) => [id, baseUrl])) as Record<SourceId, string>, // all four
    seen: () => servers.reduce((sum, [, { seen }]) => sum + seen.length, 0),
    refresh,
    data: () => buildMarketData(state, clock.now, today()),
    logged,
    reads,
  }
}

/** Moves the clock of a world by hours. */
export const later = ({ clock }: MarketWorld, hours: number): void => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000)
}

/** The indicators of a source. */
export const keysOf = (source: SourceId): string[] =>
  indicators.filter(indicator => indicator.source.id === source).map(({ key }) => key)
