import { createEndpoints } from './endpoints.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Rate } from './rate.ts'
import { type Result, type Safe, toOutcome } from './result.ts'
import { resolveClientSettings, type Settings, throwConfigurationError } from './settings.ts'
import type {
  Account,
  Agencies,
  Ai,
  Costs,
  Data,
  Estimation,
  Evaluation,
  Fiscal,
  Law,
  Leads,
  Market,
  Propcalc,
} from './tags.ts'
import type { ClientState } from './transport/rate-limit.ts'
import { type Call, createCaller } from './transport/request.ts'

/** HTTP methods supported by {@link Client.request}. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Methods of every tag. */
interface Tags {
  readonly estimation: Estimation
  readonly agencies: Agencies
  readonly evaluation: Evaluation
  readonly costs: Costs
  readonly fiscal: Fiscal
  readonly market: Market
  readonly law: Law
  readonly leads: Leads
  readonly propcalc: Propcalc
  readonly data: Data
  readonly ai: Ai
  readonly account: Account
}

/** Methods that are endpoints of the service. */
interface Endpoints {
  readonly estimation: Omit<Estimation, 'estimateMany'>
  readonly agencies: Agencies
  readonly evaluation: Evaluation
  readonly costs: Costs
  readonly fiscal: Fiscal
  readonly market: Market
  readonly law: Law
  readonly leads: Leads
  readonly propcalc: Propcalc
  readonly data: Data
  readonly ai: Ai
  readonly account: Account
}

/** A client of the service: cheap to create, without a connection of its own, meant to be reused. */
export interface Client extends Tags {
  /**
   * The same methods with results as values: `{ ok: true, data, … }` or `{ ok: false, error }`.
   * @example
   * const outcome = await client.safe.estimation.estimate({ commune: 'Ettelbrik', surface: 80 })
   * console.log(outcome.ok ? outcome.data.estimationCentrale : outcome.error.suggestions)
   */
  readonly safe: { readonly [Tag in keyof Tags]: Safe<Tags[Tag]> }
  /** Limits of the key as of the last answer; undefined before the first. */
  readonly quota: Rate | undefined
  /**
   * A client with some options changed; with the same key and address it shares quota and pauses with this one.
   * `headers` and `fetchOptions` are merged into those of this client; a null header is removed.
   * @example const patient = client.with({ maxRetries: 5 })
   * @throws ConfigurationError for unknown or invalid options.
   */
  with(overrides: Partial<ClientOptions>): Client
  /**
   * Sends any request, with the same credential, limits and retries; `data` is the whole body. `path` begins with a
   * slash.
   * @example const { data } = await client.request<{ openapi: string }>('GET', '/openapi.json')
   * @throws ConfigurationError for another path, and what README, *Errors*, lists for every call.
   */
  request<Data = unknown>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Result<Data>>
}

/** Creates a client: its methods throw errors, those under `safe` return them as values. */
const buildClient = (options: Settings, shared: ClientState): Client => {
  const call = createCaller(options, shared)
  // The tags' interfaces are generated from the same routes of the contract; a test ties them.
  const tags = createEndpoints(call) as unknown as Endpoints
  const safely: Call = (...args) => toOutcome(call(...args)) as ReturnType<typeof call<never>>
  return {
    ...tags,
    estimation: {
      ...tags.estimation,
      async *estimateMany(homes, many) {
        // Loaded on first use: most programs never call it.
        const { estimateMany } = await import('./estimate-many.ts')
        yield* estimateMany(tags.estimation.estimateBatch, homes, many, options.maxRetryDelayMs)
      },
    },
    safe: createEndpoints(safely) as unknown as Client['safe'], // same methods; `safely` wraps their promises
    get quota() {
      return shared.quota
    },
    with: overrides => {
      const settings = resolveClientSettings(overrides, options)
      return buildClient(settings, overrides.apiKey || overrides.baseUrl ? createClientState() : shared)
    },
    request: async (method, path, body, callOptions) => {
      if (!path.startsWith('/') || dots.test(path))
        throwConfigurationError(
          `path must begin with a slash, without part "." or "..", backslash and control character; received ${path}.`,
        )
      if (method === 'GET' && body !== undefined) throwConfigurationError('A GET has no body.')
      return call({ operation: `${method} ${path.split('?')[0]}`, method, path, isWhole: true }, body, callOptions)
    },
  }
}

/**
 * Matches paths that a segment `.` or `..` redirects, also after URL parsing, which turns backslashes into slashes and
 * drops control characters and trailing blanks.
 */
const dots = /^[^?#]*([\\\p{Cc}]|\/(\.|%2e){1,2}([/?#]| *$))/iu

const createClientState = (): ClientState => ({ pausedUntil: 0 })

/**
 * Creates a client of the service at `baseUrl`. Key and address default to VALOREM_API_KEY and VALOREM_BASE_URL where
 * the runtime has an environment. Warns once about an `http:` address that is not on this machine.
 * @example const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'http://127.0.0.1:3000' })
 * @throws ConfigurationError for unknown or invalid options, and for a secret key in a browser.
 */
export const createClient = (options: ClientOptions = {}): Client =>
  buildClient(resolveClientSettings(options), createClientState())
