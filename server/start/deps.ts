import type { PriceCoverage } from '#domain/estimation/price-coverage'
import type { AnonymousLimit } from '../access/anonymous-limit.ts'
import type { Idempotency } from '../access/idempotency.ts'
import type { Gate } from '../http/credentials/authenticate.ts'
import type { Counters, ModelOwners } from '../http/limits/quota.ts'
import type { Observer } from '../http/pipeline/observe.ts'
import type { Scenarios } from '../http/scenarios/scenario.ts'
import type { WorkerPool } from '../http/workers/in-worker.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { Prices } from '../routes/calculations.ts'
import type { MarketView } from '../routes/data.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import type { DocumentReading } from '../services/ai/extraction.ts'
import type { Writing } from '../services/ai/writing.ts'
import type { LeadsDoor } from './leads.ts'

/** Everything outside the app that it needs; `main.ts` makes it, tests replace parts of it. */
export interface Deps extends Omit<Observer, 'tracing'>, Gate, Counters, Prices, WorkerPool, ModelOwners, Scenarios {
  idempotency: Idempotency
  marketData: MarketView
  /** Where the reference prices come from, as the page of limits tells it. */
  priceCoverage: PriceCoverage
  /** Names of the language models' providers that answer for everybody. */
  providers: readonly string[]
  /** Receives contacts. */
  leads: LeadsDoor
  /** What language models write. */
  writing: Writing
  /** What language models read out of files. */
  reading: DocumentReading
  /** Persons and what they may do; undefined where there are no accounts. */
  account: { accounts: Accounts; services: AccountServices; prepare(): void } | undefined
  /** True when the stores answer. */
  ready(): Promise<boolean>
  /** The shared key; undefined where it is off. */
  sandboxApiKey: string | undefined
  /** Where flaws are reported; undefined where nobody is named. */
  securityContact: string | undefined
  /** Requests of pages of accounts by strangers. */
  strangerLimit: AnonymousLimit
  trustProxy: number
  /** Between two comments in a stream of events, in milliseconds. */
  commentMs?: number
  answerCheck: 'all' | 'sample'
}
