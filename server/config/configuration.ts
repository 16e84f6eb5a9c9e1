import { resolve } from 'node:path'
import * as z from 'zod'
import { type Tier, Tier as TierSchema } from '#contract/shared/access'
import type { SourceId } from '#domain/market/indicator'
import {
  type AccountsConfiguration,
  accountVariables,
  createAccountsConfiguration,
  findMissingAccountSettings,
  isOnThisMachine,
} from './accounts.ts'
import { databaseAddressRule, databaseProtocol, isDatabaseAddress } from './addresses.ts'
import { formatFaultLine } from './fault-line.ts'
import { filledText, limitsJson, pickDefined, readInteger, readOption } from './fields.ts'
import { listMissingModels } from './free-provider-variables.ts'
import { freeProviderRows } from './free-providers.ts'
import { createModelGovernance, governanceVariables, type ModelGovernance } from './governance.ts'
import { createLeadsConfiguration, type LeadsConfiguration, leadVariables } from './leads.ts'
import { marketVariables } from './market.ts'
import { findMiswrittenNames, formatMiswrittenName, type MiswrittenName } from './miswritten-names.ts'
import { createModelsConfiguration, type ModelsConfiguration, modelVariables } from './models.ts'
import {
  createProviderKeysConfiguration,
  type ProviderKeysConfiguration,
  providerKeyVariables,
} from './provider-key-settings.ts'
import { createRedisConfiguration, type RedisConfiguration, redisVariables } from './redis.ts'
import { ConfigurationFault } from './start-fault.ts'
import { createThreadsConfiguration, type ThreadsConfiguration, threadsVariables } from './threads.ts'
import { watchingVariables } from './watching.ts'

const [port, milliseconds] = [readInteger(0, 65_535), readInteger(1, 600_000)]

const atLeastOne = 'must be a whole number of at least 1'

const limits = z.strictObject({
  perMinute: z.int(atLeastOne).min(1, atLeastOne).optional(),
  /** null: no daily limit. */
  perDay: z
    .int(`${atLeastOne}, or null for no limit`)
    .min(1, `${atLeastOne}, or null for no limit`)
    .nullable()
    .optional(),
})

/** Environment variables of the service, with their descriptions and defaults. */
export const Environment = z.object({
  ...accountVariables,
  ...leadVariables,
  ...providerKeyVariables,
  ...modelVariables,
  ...watchingVariables,
  ...governanceVariables,
  PORT: port.default(3000).describe('Port of the service; 3000 when left out, 0 for any free one.'),
  HOST: filledText.default('127.0.0.1').describe('Address it listens on; only this machine when left out.'),
  MAX_CONNECTIONS: readInteger(1, 100_000)
    .default(10_000)
    .describe('Connections at once; more are closed as soon as they are there. 10 000 when left out.'),
  DATA_DIR: filledText.default('./data').describe('Folder of the SQLite database; ./data when left out.'),
  DATABASE_URL: z
    .url({ protocol: databaseProtocol, error: databaseAddressRule })
    .refine(isDatabaseAddress, databaseAddressRule)
    .optional()
    .describe('PostgreSQL that holds all records, for any number of processes; SQLite in DATA_DIR when left out.'),
  DATABASE_POOL_MAX: readInteger(2, 100)
    .default(10)
    .describe('Connections of one process to PostgreSQL; two more serve the daily counts alone. 10 when left out.'),
  BACKUP_DAYS: readInteger(1, 400)
    .default(35)
    .describe('Age in days of the oldest backup that is kept, for which erasures are remembered; 35.'),
  SANDBOX: readOption(['on', 'off'])
    .optional()
    .describe(
      'The shared sandbox key and failures on demand; when left out: on where HOST and PUBLIC_URL are this machine alone.',
    ),
  SANDBOX_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{8,100}$/, 'must be 8 to 100 visible ASCII characters')
    .refine(key => !/^v[kp]_live_/.test(key), 'must not begin like a live key')
    .default('vk_sandbox_public')
    .describe('Value of the sandbox key; vk_sandbox_public when left out.'),
  TRUST_PROXY: readInteger(0, 10)
    .default(0)
    .describe('Number of proxies in front whose X-Forwarded-For is believed; none when left out.'),
  TIER_LIMITS: limitsJson
    .pipe(z.partialRecord(TierSchema, limits, `must name tiers only: ${TierSchema.options.join(', ')}`))
    .default({})
    .describe('JSON that changes limits of tiers: {"pro":{"perMinute":240,"perDay":null}}.'),
  BODY_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time a body may take to arrive; 10 s.'),
  HEADERS_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time the headers may take to arrive; 10 s.'),
  DRAIN_TIMEOUT_MS: milliseconds.default(8000).describe('Longest time to finish requests after SIGTERM; 8 s.'),
  UNKNOWN_CALLERS_PER_MINUTE: readInteger(1, 999_999_999)
    .default(100)
    .describe('Requests without a good credential that one address may make in a minute; 100.'),
  STRANGERS_PER_MINUTE: readInteger(1, 999_999_999)
    .default(300)
    .describe('Pages of accounts that one address may ask for in a minute without being signed in; 300.'),
  OWN_HOSTS: z
    .string()
    .regex(
      /^[a-z0-9.-]+(,[a-z0-9.-]+)*$/,
      'must be names of hosts in small letters without a port, as valorem.lan,prices.lan',
    )
    .transform(text => text.split(','))
    .optional()
    .describe(
      'Names of this service whose own pages a publishable key answers; without PUBLIC_URL and it, this machine alone.',
    ),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be an address, as mailto:security@valorem.example' })
    .optional()
    .describe('Where flaws are reported, printed by /.well-known/security.txt; no such file when left out.'),
  ...marketVariables,
  ...redisVariables,
  ...threadsVariables,
  ANSWER_CHECK: readOption(['all', 'sample'])
    .default('sample')
    .describe('Answers compared with the contract: at most one a second of each route and logged, or all and refused.'),
})

/** Configuration of the service; created once from the environment. */
export interface Configuration extends RedisConfiguration, ThreadsConfiguration {
  port: number
  host: string
  metricsPort: number | undefined
  metricsHost: string
  maxConnections: number
  dataDir: string
  databaseUrl: string | undefined
  databasePoolMax: number
  /** Age in days of the oldest backup, as long as which erasures are remembered. */
  backupDays: number
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  /** Undefined: text where standard output is a terminal, else JSON. */
  logFormat: z.infer<typeof Environment>['LOG_FORMAT']
  /** Whether spans are created through the process's OpenTelemetry SDK. */
  traces: 'on' | 'off'
  /** Fraction of the requests without a trace that start one, from 0 to 1. */
  tracesShare: number
  /** Value of the sandbox key; undefined while the sandbox is off. */
  sandboxApiKey: string | undefined
  /** Whether the sandbox is off only because others can reach the service, without a word in the environment. */
  isSandboxOffInPublic: boolean
  trustProxy: number
  tierLimits: Partial<Record<Tier, z.infer<typeof limits>>>
  bodyTimeoutMs: number
  headersTimeoutMs: number
  drainTimeoutMs: number
  unknownCallersPerMinute: number
  strangersPerMinute: number
  answerCheck: 'all' | 'sample'
  marketRefresh: 'on' | 'off'
  /** URLs that replace those of the sources. */
  marketUrls: Partial<Record<SourceId, string>>
  webstatApiKey: string | undefined
  /** Origin of our own pages; that of each request where it is not set. */
  publicUrl: string | undefined
  /** Host names of the service's own pages, besides the public URL's and loopback names. */
  ownHosts: readonly string[]
  /** Contact for reporting vulnerabilities. */
  securityContact: string | undefined
  /** Undefined when accounts are off. */
  accounts: AccountsConfiguration | undefined
  providerKeys: ProviderKeysConfiguration
  leads: LeadsConfiguration
  models: ModelsConfiguration
  /** What the operator says of the model of the estimate. */
  governance: ModelGovernance
  /** Variables that are not read because of their capitals. */
  miswritten: readonly MiswrittenName[]
}

const toConfiguration = (read: z.infer<typeof Environment>, miswritten: readonly MiswrittenName[]): Configuration => {
  const { ECB_URL: ecb, EUROSTAT_URL: eurostat, LUSTAT_URL: lustat, WEBSTAT_URL: banqueDeFrance } = read
  const isOwn = isOnThisMachine(read.HOST, read.PUBLIC_URL)
  const sandboxIsOn = (read.SANDBOX ?? (isOwn ? 'on' : 'off')) === 'on'
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    maxConnections: read.MAX_CONNECTIONS,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePoolMax: read.DATABASE_POOL_MAX,
    backupDays: read.BACKUP_DAYS,
    logLevel: read.LOG_LEVEL,
    logFormat: read.LOG_FORMAT,
    traces: read.TRACES,
    tracesShare: read.TRACES_SHARE,
    sandboxApiKey: sandboxIsOn ? read.SANDBOX_API_KEY : undefined,
    isSandboxOffInPublic: read.SANDBOX === undefined && !isOwn,
    trustProxy: read.TRUST_PROXY,
    tierLimits: read.TIER_LIMITS,
    bodyTimeoutMs: read.BODY_TIMEOUT_MS,
    headersTimeoutMs: read.HEADERS_TIMEOUT_MS,
    drainTimeoutMs: read.DRAIN_TIMEOUT_MS,
    unknownCallersPerMinute: read.UNKNOWN_CALLERS_PER_MINUTE,
    strangersPerMinute: read.STRANGERS_PER_MINUTE,
    answerCheck: read.ANSWER_CHECK,
    marketRefresh: read.MARKET_DATA_REFRESH,
    marketUrls: pickDefined({ ecb, eurostat, lustat, banqueDeFrance }),
    webstatApiKey: read.WEBSTAT_API_KEY,
    ...createRedisConfiguration(read),
    ...createThreadsConfiguration(read),
    publicUrl: read.PUBLIC_URL,
    ownHosts: read.OWN_HOSTS ?? [],
    securityContact: read.SECURITY_CONTACT,
    accounts: createAccountsConfiguration(read),
    providerKeys: createProviderKeysConfiguration(read),
    leads: createLeadsConfiguration(read),
    models: createModelsConfiguration(read),
    governance: createModelGovernance(read),
    miswritten,
  }
}

/** Reads an environment and reports all invalid and missing variables in one fault, one line each. */
const readEnvironment = (env: NodeJS.ProcessEnv, missingIn: typeof findMissingAccountSettings): Configuration => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(set)
  const wrong = [
    // A URL may break two rules with the same message.
    ...(result.success ? [] : new Set(result.error.issues.map(issue => formatFaultLine(issue, set)))),
    ...listMissingModels(set, freeProviderRows),
  ]
  const [missing, miswritten] = [missingIn(set), findMiswrittenNames(set, Environment.shape)]
  if (result.success && wrong.length === 0 && missing.length === 0) return toConfiguration(result.data, miswritten)
  const advice = missing.length > 0 ? ['or set ACCOUNTS=off to serve the API alone'] : []
  const faults = [...wrong, ...missing, ...miswritten.map(formatMiswrittenName), ...advice].map(line => `  ${line}`)
  throw new ConfigurationFault(`The environment is wrong:\n${faults.join('\n')}`)
}

/**
 * Reads the environment of the service.
 * @throws ConfigurationFault with one line for each variable that is invalid, or missing on a public host.
 */
export const readConfiguration = (env: NodeJS.ProcessEnv = process.env): Configuration =>
  readEnvironment(env, findMissingAccountSettings)

/** Whether an environment asks for a JSON log; also of one that is wrong elsewhere. */
export const isJsonLogRequested = (env: NodeJS.ProcessEnv = process.env): boolean => env.LOG_FORMAT === 'json'

/**
 * Reads the environment of a command, which neither listens nor sends letters.
 * @throws ConfigurationFault with one line for each invalid variable.
 */
export const readCommandConfiguration = (env: NodeJS.ProcessEnv = process.env): Configuration =>
  readEnvironment(env, () => [])
