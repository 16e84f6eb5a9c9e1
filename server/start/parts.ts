import { randomBytes } from 'node:crypto'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { luxembourgDay, utcDay } from '#domain/core/instants'
import type { RandomBytes } from '../access/keys.ts'
import type { Passwords } from '../adapters/accounts/password.ts'
import { createProviderCheck } from '../adapters/ai/provider-check.ts'
import type { Records } from '../adapters/storage/database.ts'
import { correctLeadsAhead, hastenRetries } from '../adapters/storage/lead-clock.ts'
import { purgeDeleted, sweepRecords } from '../adapters/storage/sweep.ts'
import { createStatementWatch } from '../adapters/tracing/watched-statements.ts'
import { createWorkerThreads } from '../adapters/workers/worker-threads.ts'
import type { Configuration } from '../config/configuration.ts'
import { createDelays } from '../http/scenarios/scenario-conditions.ts'
import type { Log } from '../ports/log.ts'
import type { MarketMetrics } from '../ports/market.ts'
import type { LeadMetrics, LetterMetrics, Metrics } from '../ports/metrics.ts'
import type { AiMetrics } from '../ports/provider-chain.ts'
import type { ProviderCheck } from '../ports/provider-keys.ts'
import type { StoreWatch } from '../ports/store-watch.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WorkerMetrics } from '../ports/workers.ts'
import { createKeptProbe } from '../services/upkeep/kept-probe.ts'
import { createUpkeep, type Upkeep } from '../services/upkeep/upkeep.ts'
import { type OpenAccounts, openAccounts } from './accounts.ts'
import { type CalculationPrices, getCalculationPrices } from './calculation-prices.ts'
import type { CalculationWorkerData } from './calculation-worker.ts'
import { type Counting, openCounting } from './counting.ts'
import type { Deps } from './deps.ts'
import { type OpenLeads, openLeads } from './leads.ts'
import { openMail } from './mail.ts'
import { type Market, openMarket } from './market.ts'
import { type OpenModels, openModels } from './models.ts'
import { openProviderKeys } from './provider-keys.ts'
import { readPseudonymSecret } from './pseudonym-secret.ts'
import { type OpenReading, openReading } from './reading.ts'
import { openShared, type Shared } from './shared.ts'
import type { Shutdowns } from './shutdowns.ts'
import { passing } from './tracing.ts'
import { openWebhookSender } from './webhook-sender.ts'
import { type OpenWriting, openWriting } from './writing.ts'

/** Dependencies of a service from its process: its logger, metrics, clock and random source. */
export interface ProcessDependencies {
  log: Log
  metrics: Metrics & MarketMetrics & WorkerMetrics & AiMetrics & LeadMetrics & LetterMetrics & StoreWatch
  newId(): string
  now(): Date
  /** Random source of the ids and keys of accounts; `node:crypto` by default. */
  randomBytes?: RandomBytes
  /** Password hashing; OWASP's recommendation by default. */
  passwords?: Passwords
  /** Checks a key with its provider; over HTTP by default. */
  providerCheck?: ProviderCheck
  /** Tracing; by default traces are propagated without spans. */
  tracing?: Tracing
  /** Prints a line on the operator's terminal; on standard output by default. */
  print?(line: string): void
}

/** Parts of a service on open records. */
export interface Parts {
  shared: Shared
  counting: Counting
  market: Market
  models: OpenModels
  prices: CalculationPrices
  writing: OpenWriting
  files: OpenReading
  leads: OpenLeads
  /** Undefined when accounts are off. */
  accounts: OpenAccounts | undefined
  upkeep: Upkeep
  workers: Deps['workers']
}

const printToStdout = (line: string): void => void process.stdout.write(`${line}\n`)

/** Compile cache folder of `start.js`: Node's own path has a subfolder for its version. */
const getCompileCacheFolder = (): string | undefined => {
  const ofVersion = getCompileCacheDir()
  return ofVersion && dirname(ofVersion)
}

/** Worker threads for long calculations. */
const openWorkers = ({ answerCheck }: Pick<Configuration, 'answerCheck'>, metrics: WorkerMetrics): Deps['workers'] =>
  createWorkerThreads({
    module: new URL('./calculation-thread.ts', import.meta.url),
    data: { answerCheck, compileCache: getCompileCacheFolder() } satisfies CalculationWorkerData,
    metrics,
  })

/** Daily jobs on the records, and clock checks of the machines that share them. */
const openUpkeep = (
  { records, shared, accounts }: { records: Records; shared: Shared; accounts: OpenAccounts | undefined },
  reportLost: () => Promise<unknown>,
  log: Log,
  now: () => Date,
) =>
  createUpkeep({
    sweep: async () => {
      await records.patiently(db => sweepRecords(db, now()))
      await purgeDeleted(records, now())
      await records.erasures.prune()
    },
    clocks: [
      { of: 'PostgreSQL', read: records.clock },
      { of: 'Redis', read: shared.clock },
    ],
    reportLost,
    corrections: {
      correctAhead: at => correctLeadsAhead(records.db, at),
      hastenRetries: at => hastenRetries(records.db, at),
    },
    duty: accounts?.duty,
    log,
    now,
  })

/** Opens the parts of a service in order and registers the shutdown of each. No request is made yet. */
export const openParts = async (
  config: Configuration,
  records: Records,
  {
    log,
    metrics,
    tracing = passing,
    now,
    print = printToStdout,
    randomBytes: chance = randomBytes,
    providerCheck: check,
    passwords,
  }: ProcessDependencies,
  shutdowns: Shutdowns,
): Promise<Parts> => {
  const milliseconds = (): number => now().getTime()
  const today = (): string => luxembourgDay(now())
  const shared = await openShared(config, {
    log,
    metrics: { limitsFallback: metrics.limitsFallback, asked: createStatementWatch(metrics, tracing).asked },
    now: milliseconds,
    readSecret: () => readPseudonymSecret(config, records.db, chance),
  })
  shutdowns.add(shared.close)
  const { limiter, redis } = shared
  const counting = openCounting(config, { records, shared, metrics, now: milliseconds })
  const market = await openMarket(config, { log, metrics, now, today, redis })
  shutdowns.add(market.close)
  const keyCheck = check ?? createProviderCheck({ urls: config.providerKeys.urls })
  const providerKeys = openProviderKeys(config, { records, log, now, randomBytes: chance, check: keyCheck })
  const models = openModels(config, { records, limiter, providerKeys, log, metrics, tracing, now })
  shutdowns.add(models.close)
  const { chain } = models
  const prices = getCalculationPrices()
  const writing = openWriting({ records, chain, providerKeys, prices, market, log, metrics, randomBytes: chance, now })
  const files = openReading({ chain, providerKeys, prices, now })
  shutdowns.add(files.close)
  const mail = openMail(config, { log, metrics, now, print })
  shutdowns.add(mail.close)
  const process = { log, metrics, tracing, randomBytes: chance, now, today }
  const sender = openWebhookSender(config, tracing, now)
  const leads = openLeads(config, { records, shared, counting, prices, mail, sender, process })
  shutdowns.add(leads.close)
  const accounts = openAccounts(config, { records, shared, counting, providerKeys, mail, leads, process, passwords })
  const reportLost = () =>
    Promise.all([
      providerKeys.reportLost(),
      leads.reportLost(),
      leads.replaceSeenSecrets(),
      accounts?.resealAndReport(),
    ])
  const upkeep = openUpkeep({ records, shared, accounts }, reportLost, log, now)
  shutdowns.add(upkeep.stop)
  const workers = openWorkers(config, metrics)
  shutdowns.add(workers.close)
  return { shared, counting, market, models, prices, writing, files, leads, accounts, upkeep, workers }
}

/** Whether the records respond and are writable. */
const checkRecords = async ({ db }: Pick<Records, 'db'>, isWritable: () => Promise<boolean>): Promise<boolean> => {
  await sql`select 1`.execute(db)
  return isWritable()
}

/** Dependencies of the app from the parts of a service. */
export const createDeps = (
  config: Configuration,
  records: Pick<Records, 'db'>,
  { log, metrics, newId, now }: ProcessDependencies,
  { shared, counting, market, prices, writing, files, leads, accounts, workers }: Parts,
): Deps => ({
  log,
  metrics,
  newId,
  now,
  today: () => luxembourgDay(now()),
  trustProxy: config.trustProxy,
  publicUrl: config.publicUrl,
  ownHosts: config.ownHosts,
  securityContact: config.securityContact,
  sandboxApiKey: config.sandboxApiKey,
  bodyTimeoutMs: config.bodyTimeoutMs,
  answerCheck: config.answerCheck,
  limiter: shared.limiter,
  tiers: counting.tiers,
  usage: counting.usage,
  idempotency: counting.idempotency,
  keyFinder: counting.keyFinder,
  anonymousLimit: counting.anonymousLimit,
  strangerLimit: counting.strangerLimit,
  estimate: prices.estimate,
  revalue: prices.revalue,
  backTest: prices.backTest,
  selfDescription: prices.selfDescription,
  officialCommune: prices.officialCommune,
  places: prices.places,
  market: prices.market,
  law: prices.law,
  priceCoverage: prices.priceCoverage,
  marketData: market.data,
  providers: config.models.free.flatMap(({ provider, trainsOnData }) => (trainsOnData ? [] : [provider])),
  leads: leads.intake,
  writing: writing.writing,
  hasProviderKey: writing.hasProviderKey,
  modelOwners: writing.modelOwners,
  reading: files.reading,
  account: accounts?.account,
  sessions: accounts?.sessions,
  workers,
  delays: createDelays(),
  ready: createKeptProbe(() => checkRecords(records, () => counting.usage.isWritable(utcDay(now())))),
})
