import { createEndpoints } from './endpoints.ts'
import { throwConfigurationError } from './option-kinds.ts'
import type { AsCsv, CallOptions, ClientOptions, IfNoneMatch } from './options.ts'
import { toOutcome } from './outcome.ts'
import type { Rate } from './rate.ts'
import type { Conditional, Result, Safe, WithResponse } from './result.ts'
import { resolveClientSettings, type Settings } from './settings.ts'
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
  Sandbox,
} from './tags.ts'
import type { ClientState } from './transport/rate-limit.ts'
import { type Call, createCaller } from './transport/request.ts'

/** HTTP methods supported by {@link Client.request}. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Methods of every tag. */
interface Tags {
  /** Indicative value of Luxembourg apartments, one, many or revalued, and how accurate it is. */
  readonly estimation: Estimation
  /** Branded reports for clients, as PDF. */
  readonly agencies: Agencies
  /** Values of let property: discounted cash flow, capitalisation, mortgage lending value. */
  readonly evaluation: Evaluation
  /** Purchase costs in Luxembourg in every detail, with aids and the law. Other countries: `propcalc.fees`. */
  readonly costs: Costs
  /** Tax on the sale of Luxembourg property. */
  readonly fiscal: Fiscal
  /** Registered sales, prices and forecasts of Luxembourg municipalities. */
  readonly market: Market
  /** The law behind the figures: parameters with their versions and sources, and a calendar of changes. */
  readonly law: Law
  /** Contacts of visitors, forwarded to your organisation. */
  readonly leads: Leads
  /** Calculations for investors: capital, loans, cash flow, yields, rent cap, and purchase costs of ten countries. */
  readonly propcalc: Propcalc
  /** Macro indicators: rates, prices and wages, with their sources. */
  readonly data: Data
  /** Texts of language models on your figures, and data extracted from files. */
  readonly ai: Ai
  /** Keys, usage, organisation and brand of a signed-in user; needs a session token. */
  readonly account: Account
  /** Private sandboxes for tests: a key, an account and an organisation for an hour. */
  readonly sandbox: Sandbox
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
  readonly sandbox: Sandbox
}

/** A client of the service: cheap to create, without a connection of its own, meant to be reused. */
export interface Client extends Tags {
  /**
   * The same methods with results as values: `{ ok: true, data, … }` or `{ ok: false, error }`.
   * @example
   * const outcome = await client.safe.estimation.estimate({ commune: 'Ettelbrik', surface: 80 })
   * console.log(outcome.ok ? outcome.data.estimationCentrale : outcome.error.suggestions)
   */
  readonly safe: { readonly [Tag in keyof Tags]: Safe<Tags[Tag], Tag> }
  /**
   * The same methods, whose results have `status` and the unparsed `body` too.
   * @example const { status, body, headers } = await client.withResponse().market.communes()
   */
  withResponse(): { readonly [Tag in keyof Endpoints]: WithResponse<Endpoints[Tag]> }
  /** Limits of the key as of the last answer; undefined before the first. */
  readonly quota: Rate | undefined
  /**
   * A client with some options changed; with the same key and address it shares quota and pauses with this one.
   * `headers` and `fetchOptions` are merged into those of this client; a null header is removed.
   * @example const patient = client.with({ maxRetries: 5 })
   * @throws ConfigurationError for unknown or invalid options.
   */
  with(overrides: Partial<ClientOptions>): Client
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  request<Data = unknown>(
    method: 'GET',
    path: string,
    body: undefined,
    options: CallOptions & IfNoneMatch,
  ): Promise<Conditional<Result<Data>>>
  /** With `format: 'csv'`: the text of a table. */
  request(method: 'GET', path: string, body: undefined, options: CallOptions & AsCsv): Promise<Result<string>>
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
  const rawCall = createCaller(options, shared, true)
  // The tags' interfaces are generated from the same routes of the contract; a test ties them.
  const tags = createEndpoints(call) as unknown as Endpoints
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
    safe: createEndpoints(call, toOutcome) as unknown as Client['safe'], // same methods with other results
    withResponse: () => createEndpoints(rawCall) as unknown as ReturnType<Client['withResponse']>,
    get quota() {
      return shared.quota
    },
    with: overrides => {
      const settings = resolveClientSettings(overrides, options)
      return buildClient(settings, overrides.apiKey || overrides.baseUrl ? createClientState() : shared)
    },
    request: createRequest(call),
  }
}

/**
 * Matches paths that a segment `.` or `..` redirects, also after URL parsing, which turns backslashes into slashes and
 * drops control characters and trailing blanks.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as the Unicode property Cc, which Hermes does not know.
const dots = /^[^?#]*([\\\x00-\x1f\x7f-\x9f]|\/(\.|%2e){1,2}([/?#]| *$))/i

/** Creates the method that sends any request. */
const createRequest = (call: Call): Client['request'] => {
  const request = async (method: Method, path: string, body?: unknown, options?: CallOptions): Promise<unknown> => {
    if (!path.startsWith('/') || dots.test(path))
      throwConfigurationError(
        `path must begin with a slash, without part "." or "..", backslash and control character; received ${path}.`,
      )
    if (method === 'GET' && body !== undefined) throwConfigurationError('A GET has no body.')
    return call({ operation: `${method} ${path.split('?')[0]}`, method, path, isWhole: true }, body, options)
  }
  // The forms differ in their results only, which the options decide.
  return request as Client['request']
}

const createClientState = (): ClientState => ({ pausedUntil: 0 })

/**
 * Creates a client of the service at `baseUrl`. Key and address default to VALOREM_API_KEY and VALOREM_BASE_URL where
 * the runtime has an environment. Warns once about an `http:` address that is not on this machine.
 * @example const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'http://127.0.0.1:3000' })
 * @throws ConfigurationError for unknown or invalid options, and for a secret key in a browser.
 */
export const createClient = (options: ClientOptions = {}): Client =>
  buildClient(resolveClientSettings(options), createClientState())
