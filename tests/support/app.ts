import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { inspect } from 'node:util'
import type { CredentialKind, Tier } from '#contract/shared/access'
import { createKeyText, displayKeyParts, hashKey, type RandomBytes } from '#server/access/keys'
import type { Passwords } from '#server/adapters/accounts/password'
import type { Database } from '#server/adapters/storage/database'
import { createKeyStore } from '#server/adapters/storage/key-store'
import { openRecords } from '#server/adapters/storage/records'
import { createTracedLog } from '#server/adapters/tracing/traced-log'
import { createStatementWatch } from '#server/adapters/tracing/watched-statements'
import { type Configuration, readConfiguration } from '#server/config/configuration'
import { listen } from '#server/http/server/listen'
import type { KeyStore } from '#server/ports/key-store'
import type { Log } from '#server/ports/log'
import type { MeasuredResponse, SignInOutcome } from '#server/ports/metrics'
import type { ProviderCheck } from '#server/ports/provider-keys'
import type { Tracing } from '#server/ports/tracing'
import type { Delivery } from '#server/services/leads/delivery'
import { createApp } from '#server/start/app'
import type { Deps } from '#server/start/deps'
import type { OpenLeads } from '#server/start/leads'
import type { Market } from '#server/start/market'
import { createDeps, openParts, type Parts, type ProcessDependencies } from '#server/start/parts'
import { createShutdowns } from '#server/start/shutdowns'
import { passing } from '#server/start/tracing'
import { authSecret } from './auth-secret.ts'
import { folderOfEmptyRecords, openPassingRecords } from './empty-records.ts'
import { keepLine } from './failure-log.ts'
import { createCheapPasswords } from './passwords.ts'
import { sharedWorkers } from './workers.ts'

/** The sandbox key of every test app. */
export const sandboxKey = 'vk_sandbox_public'
/** Noon of an ordinary day. */
export const noon = new Date('2026-11-21T12:00:00Z')

/** Options of a test app. */
export interface AppOptions {
  env?: Record<string, string>
  /** Parts of the outer world that the test replaces. */
  deps?: (deps: Deps) => Partial<Deps>
  dataDir?: string
  headersTimeoutMs?: number
  /** Random bytes for the ids and keys of accounts. */
  randomBytes?: RandomBytes
  /** How passwords are hashed; cheaply when left out. */
  passwords?: Passwords
  /** The providers' verdict on a key; when left out they accept every key but those with `refused` in them. */
  providerCheck?: ProviderCheck
  /** Most private sandboxes at once; those of a service when left out. */
  sandboxesAtOnce?: number
  /** How requests are followed; as where no spans are written when left out. */
  tracing?: Tracing
}

/** A running app and everything that a test inspects. */
export interface TestApp {
  url: string
  deps: Deps
  db: Database
  market: Market
  /** Delivers contacts when it is told to; by itself it does not look at the queue. */
  delivery: Delivery
  /** Contacts: what comes is delivered at once; the queue, and what was seen of forms, wait until a test starts them. */
  leads: Pick<OpenLeads, 'start' | 'seen' | 'acts' | 'services' | 'letters' | 'releasing' | 'replaceSeenSecrets'>
  keys: KeyStore
  /** Accounts, with the work of a start that a test does when it wants. */
  accounts: Parts['accounts']
  /** Its clock; a test moves it. */
  clock: { now: Date }
  /** Every answer that was sent. */
  answers: MeasuredResponse[]
  /** What became of every try to sign in. */
  signIns: SignInOutcome[]
  /** Every line that was logged. */
  logged: { level: string; fields: object; message: string }[]
  /** Every line that was printed beside the log, such as the links of letters. */
  printed: string[]
  newKey(
    tier: Tier,
    kind?: Exclude<CredentialKind, 'sandbox'>,
    origins?: string[],
  ): Promise<{ id: string; key: string }>
  close(): Promise<void>
}

const memoryLog = (logged: TestApp['logged']): Log => {
  // What is undefined is not written.
  const written = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const at = (level: string) => (fields: object, message: string) => {
    const line = { level, fields: written(fields), message }
    logged.push(line)
    keepLine(() => `${level}: ${message} ${inspect(line.fields, { depth: 4, breakLength: Number.POSITIVE_INFINITY })}`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Starts the real app on a free port, on its own database, with a clock that does not move until a test moves it. */
export const startApp = async ({
  env = {},
  deps: changes,
  dataDir,
  headersTimeoutMs,
  randomBytes: chance,
  passwords,
  providerCheck = async (_provider, key) => (key.includes('refused') ? 'rejected' : 'accepted'),
  sandboxesAtOnce,
  tracing = passing,
}: AppOptions = {}): Promise<TestApp> => {
  const folder = dataDir ?? (await folderOfEmptyRecords())
  const config: Configuration = readConfiguration({
    ANSWER_CHECK: 'all',
    MARKET_DATA_REFRESH: 'off',
    DATA_DIR: folder,
    AUTH_SECRET: authSecret,
    PORT: '0',
    ...env,
  })
  const clock = { now: noon }
  const answers: MeasuredResponse[] = []
  const signIns: SignInOutcome[] = []
  const logged: TestApp['logged'] = []
  const printed: string[] = []
  const shutdowns = createShutdowns()
  const processDependencies: ProcessDependencies = {
    log: createTracedLog(memoryLog(logged), tracing),
    tracing,
    metrics: {
      ...{ workState() {}, workWaited() {}, workRefused() {}, workLost() {} },
      answered: answer => void answers.push(answer),
      ...{ connectionRefused() {}, limitsFallback() {}, indicatorRead() {}, indicatorAge() {}, retentionApplied() {} },
      signIn: outcome => void signIns.push(outcome),
      ...{ aiCall() {}, unverifiedFigures() {}, leadReceived() {}, leadDelivery() {}, leadQueue() {} },
      ...{ webhookAttempt() {}, replay() {}, letter() {}, asked() {}, poolOpened() {}, retentionFailed() {} },
    },
    providerCheck,
    passwords: passwords ?? createCheapPasswords(() => clock.now.getTime()),
    ...{ newId: () => randomUUID(), now: () => clock.now, print: line => void printed.push(line) },
    ...{ sandboxesAtOnce, ...(chance && { randomBytes: chance }) },
  }
  const watch = createStatementWatch(processDependencies.metrics, tracing)
  const records = await (dataDir === undefined ? openPassingRecords(config, watch) : openRecords(config, watch))
  const parts = await openParts(config, records, processDependencies, shutdowns)
  const made = createDeps(config, records, processDependencies, parts)
  const asMade = { ...made, workers: sharedWorkers({ answerCheck: config.answerCheck }) }
  const deps = { ...asMade, ...changes?.(asMade) }
  const { url, drain } = await listen(
    createApp(deps, tracing),
    { ...config, headersTimeoutMs: headersTimeoutMs ?? config.headersTimeoutMs },
    deps.newId,
  )
  const keys = createKeyStore(records.db)
  return {
    url,
    deps,
    db: records.db,
    market: parts.market,
    delivery: parts.leads.delivery,
    leads: parts.leads,
    keys,
    accounts: parts.accounts,
    clock,
    answers,
    signIns,
    logged,
    printed,
    newKey: async (tier, kind = 'secret', origins = []) => {
      const key = createKeyText(kind, randomBytes)
      const id = randomUUID()
      await keys.create(
        {
          id,
          name: `${tier} ${kind}`,
          tier,
          kind,
          origins,
          ...displayKeyParts(key),
          createdAt: clock.now.toISOString(),
        },
        hashKey(key),
      )
      return { id, key }
    },
    close: async () => {
      await drain(500)
      await deps.workers.close()
      await shutdowns.run()
      await records.close()
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends JSON, or text as it is, or no body, with the sandbox key unless other headers say otherwise. */
export const send = (
  app: { url: string },
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${app.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(['Authorization', 'X-API-Key', 'Cookie'].some(name => name in headers) ? {} : { 'X-API-Key': sandboxKey }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

/** Posts JSON, or text as it is, with the sandbox key unless other headers say otherwise. */
export const post = (app: { url: string }, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(app, 'POST', path, body, headers)

/** Asks a path of the interface with the sandbox key unless other headers say otherwise. */
export const get = (app: { url: string }, path: string, headers: Record<string, string> = {}) =>
  send(app, 'GET', path, undefined, headers)

interface FieldIssue {
  path: string
  message: string
  code?: string
  received?: string
  allowed?: string[]
}

/** What an answer may hold; a test looks at the parts it expects, and fails where they are missing. */
export interface Body {
  success: boolean
  code: string
  error: string
  requestId: string
  docs?: string
  issues: FieldIssue[]
  suggestions: string[]
  challenge?: { token: string; puzzles: number; bits: number; expiresAt: string }
  data: unknown
  meta: unknown
  count: number
  succeeded: number
  failed: number
  results: { index: number; success: boolean; data?: unknown; error?: string; issues?: FieldIssue[] }[]
  openapi: string
}

/** The JSON of an answer. */
export const read = async (answer: Response): Promise<Body> => (await answer.json()) as Body
