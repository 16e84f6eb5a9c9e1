import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { luxembourgDay, utcDay } from '#domain/core/instants'
import type { RandomBytes } from '../access/keys.ts'
import type { Passwords } from '../adapters/accounts/password.ts'
import { createProviderCheck } from '../adapters/ai/provider-check.ts'
import type { Records } from '../adapters/storage/database.ts'
import { correctLeadsAhead, hastenRetries } from '../adapters/storage/lead-clock.ts'
import { applyRetention, purgeDeleted } from '../adapters/storage/retention.ts'
import { createStatementWatch } from '../adapters/tracing/watched-statements.ts'
import type { Configuration } from '../config/configuration.ts'
import { createDelays } from '../http/scenarios/scenario-conditions.ts'
import type { Log } from '../ports/log.ts'
import type { MarketMetrics } from '../ports/market.ts'
import type { LeadMetrics, LetterMetrics, Metrics } from '../ports/metrics.ts'
import type { AiMetrics } from '../ports/provider-chain.ts'
import type { ProviderCheck } from '../ports/provider-keys.ts'
import type { RetentionWatch } from '../ports/retention.ts'
import type { StoreWatch } from '../ports/store-watch.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WorkerMetrics } from '../ports/workers.ts'
import { governModel } from '../routes/governed-model.ts'
import { computeEntityTag } from '../services/market/entity-tag.ts'
import { createKeptProbe } from '../services/upkeep/kept-probe.ts'
import { createUpkeep, type Upkeep } from '../services/upkeep/upkeep.ts'
import { type OpenAccounts, openAccounts } from './accounts.ts'
import { type CalculationPrices, getCalculationPrices } from './calculation-prices.ts'
import { openCalculationThreads } from './calculation-threads.ts'
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
  metrics: Metrics &
    MarketMetrics &
    WorkerMetrics &
    AiMetrics &
    LeadMetrics &
    LetterMetrics &
    StoreWatch &
    RetentionWatch
  newId(): string
  now(): Date
  /** Day whose law applies, ISO; that of the clock in Luxembourg by default. */
  today?(): string
  /** Random source of the ids and keys of accounts; `node:crypto` by default. */
  randomBytes?: RandomBytes
  /** Most private sandboxes at once; 500 by default. */
  sandboxesAtOnce?: number | undefined
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

/** Daily jobs on the records, and clock checks of the machines that share them. */
const openUpkeep = (
  { records, shared, accounts }: { records: Records; shared: Shared; accounts: OpenAccounts | undefined },
  reportLost: () => Promise<unknown>,
  { log, metrics }: { log: Log; metrics: RetentionWatch },
  now: () => Date,
) => {
  const watch: RetentionWatch = {
    retentionApplied: metrics.retentionApplied,
    retentionFailed: (table, cause) => {
      log.error({ table, cause }, 'expired rows were not deleted')
      metrics.retentionFailed(table, cause)
    },
  }
  return createUpkeep({
    sweep: async () => {
      await records.patiently(db => applyRetention(db, now(), watch))
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
    sandboxes: accounts?.account.services.sandboxes,
    log,
    now,
  })
}

/** Opens the parts of a service in order and registers the shutdown of each. No request is made yet. */
export const openParts = async (
  config: Configuration,
  records: Records,
  {
    log,
    metrics,
    tracing = passing,
    now,
    today = () => luxembourgDay(now()),
    print = printToStdout,
    randomBytes: chance = randomBytes,
    providerCheck: check,
    passwords,
    sandboxesAtOnce,
  }: ProcessDependencies,
  shutdowns: Shutdowns,
): Promise<Parts> => {
  const milliseconds = (): number => now().getTime()
  const shared = await openShared(config, {
    log,
    metrics: { limitsFallback: metrics.limitsFallback, asked: createStatementWatch(metrics, tracing).asked },
    now: milliseconds,
    readSecret: () => readPseudonymSecret(config, records.db, chance),
  })
  shutdowns.add(shared.close)
  const { limiter, redis } = shared
  const counting = openCounting(config, { records, shared, metrics, log, now: milliseconds })
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
  const process = { log, metrics, tracing, randomBytes: chance, now, today, sandboxesAtOnce }
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
  const upkeep = openUpkeep({ records, shared, accounts }, reportLost, { log, metrics }, now)
  shutdowns.add(upkeep.stop)
  const workers = openCalculationThreads(config, metrics)
  shutdowns.add(workers.close)
  return { shared, counting, market, models, prices, writing, files, leads, accounts, upkeep, workers }
}

/**
 * Whether the records respond and are writable. A PostgreSQL that was demoted to a standby refuses to lock rows, even if
 * there are none.
 */
const checkRecords = async (
  { db, engine }: Pick<Records, 'db' | 'engine'>,
  isWritable: () => Promise<boolean>,
): Promise<boolean> => {
  const isWritten = await isWritable()
  await engine.lockingForChange(db.selectFrom('usage').select('count').where(sql<boolean>`1 = 0`)).execute()
  return isWritten
}

/** Dependencies of the app from the parts of a service. */
export const createDeps = (
  config: Configuration,
  records: Pick<Records, 'db' | 'engine'>,
  { log, metrics, newId, now, today = () => luxembourgDay(now()) }: ProcessDependencies,
  { shared, counting, market, prices, writing, files, leads, accounts, workers }: Parts,
): Deps => ({
  log,
  metrics,
  newId,
  now,
  today,
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
  selfDescription: governModel(prices.selfDescription, config.governance, computeEntityTag),
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
