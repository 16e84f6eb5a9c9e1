import type { PriceCoverage } from '#domain/estimation/price-coverage'
import type { AnonymousLimit } from '../access/anonymous-limit.ts'
import type { Idempotency } from '../access/idempotency.ts'
import type { AuthDependencies } from '../http/credentials/authenticate.ts'
import type { Counters, ModelOwners } from '../http/limits/quota.ts'
import type { Observer } from '../http/pipeline/observe.ts'
import type { Scenarios } from '../http/scenarios/scenario.ts'
import type { WorkerPool } from '../http/workers/in-worker.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { CalculationDependencies } from '../routes/calculations.ts'
import type { MarketView } from '../routes/data.ts'
import type { AccountServices } from '../services/account/account-services.ts'
import type { DocumentReading } from '../services/ai/extraction.ts'
import type { Writing } from '../services/ai/writing.ts'
import type { LeadIntake } from './leads.ts'

/** External dependencies of the app; `main.ts` creates them, tests replace parts of them. */
export interface Deps
  extends Omit<Observer, 'tracing'>,
    AuthDependencies,
    Counters,
    CalculationDependencies,
    WorkerPool,
    ModelOwners,
    Scenarios {
  idempotency: Idempotency
  marketData: MarketView
  /** Origin of the reference prices, for the page on limits. */
  priceCoverage: PriceCoverage
  /** Names of the language model providers used for all callers. */
  providers: readonly string[]
  /** Receives leads. */
  leads: LeadIntake
  /** Text generation with language models. */
  writing: Writing
  /** Data extraction from files with language models. */
  reading: DocumentReading
  /** Accounts and their services; undefined when accounts are off. */
  account: { accounts: Accounts; services: AccountServices; prepare(): void } | undefined
  /** True when the stores respond. */
  ready(): Promise<boolean>
  /** Shared sandbox key; undefined when the sandbox is off. */
  sandboxApiKey: string | undefined
  /** Contact for reporting vulnerabilities; undefined without one. */
  securityContact: string | undefined
  /** Limit of unauthenticated requests to account pages. */
  strangerLimit: AnonymousLimit
  trustProxy: number
  /** Interval of comments in an event stream, in milliseconds. */
  commentMs?: number
  answerCheck: 'all' | 'sample'
}
