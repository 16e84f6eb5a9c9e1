import { endpoints } from './endpoints.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Rate } from './rate.ts'
import { outcome, type Result, type Safe } from './result.ts'
import { refuse, type Settings, settingsOf } from './settings.ts'
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
import type { Shared } from './transport/rate-limit.ts'
import { type Call, caller } from './transport/request.ts'

/** Methods of HTTP that {@link Client.request} sends. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The methods of every tag. */
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

/** Those that are endpoints of the service. */
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

/** A client of the service. It is cheap, has no connection of its own, and is meant to be reused. */
export interface Client extends Tags {
  /**
   * The same methods with results as values: `{ ok: true, data, … }` or `{ ok: false, error }`.
   * @example
   * const outcome = await client.safe.estimation.estimate({ commune: 'Ettelbrik', surface: 80 })
   * console.log(outcome.ok ? outcome.data.estimationCentrale : outcome.error.suggestions)
   */
  readonly safe: { readonly [Tag in keyof Tags]: Safe<Tags[Tag]> }
  /** Limits of the key as the last answer said them; undefined before the first. */
  readonly quota: Rate | undefined
  /**
   * A client with some options changed; with the same key and address it shares quota and pauses with this one. `headers`
   * and `fetchOptions` are added to those of this client; a header that is null is taken away.
   * @example const patient = client.with({ maxRetries: 5 })
   * @throws ConfigurationError for options that cannot work or that there are not.
   */
  with(overrides: Partial<ClientOptions>): Client
  /**
   * Any request, with the same credential, limits and repeats; `data` is the whole body. `path` begins with a slash.
   * @example const { data } = await client.request<{ openapi: string }>('GET', '/openapi.json')
   * @throws ConfigurationError for another path, and what README, *Errors*, lists for every call.
   */
  request<Data = unknown>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Result<Data>>
}

/** The client: its methods throw errors, those under `safe` return them as values. */
const connected = (options: Settings, shared: Shared): Client => {
  const call = caller(options, shared)
  // The methods are made from the contract's routes, from which the tags' interfaces are written; a test ties them.
  const tags = endpoints(call) as unknown as Endpoints
  const safely: Call = (...args) => outcome(call(...args)) as ReturnType<typeof call<never>>
  return {
    ...tags,
    estimation: {
      ...tags.estimation,
      async *estimateMany(homes, many) {
        // Loaded with the first list: most programs have none.
        const { estimateMany } = await import('./estimate-many.ts')
        yield* estimateMany(tags.estimation.estimateBatch, homes, many, options.maxRetryDelayMs)
      },
    },
    safe: endpoints(safely) as unknown as Client['safe'], // the same methods, whose promises `safely` changes
    get quota() {
      return shared.quota
    },
    with: overrides => {
      const settings = settingsOf(overrides, options)
      return connected(settings, overrides.apiKey || overrides.baseUrl ? fresh() : shared)
    },
    request: async (method, path, body, callOptions) => {
      if (!path.startsWith('/') || dots.test(path))
        refuse(
          `path must begin with a slash, without part "." or "..", backslash and control character; received ${path}.`,
        )
      if (method === 'GET' && body !== undefined) refuse('A GET has no body.')
      return call({ operation: `${method} ${path.split('?')[0]}`, method, path, isWhole: true }, body, callOptions)
    },
  }
}

/**
 * A path that leads elsewhere by a part `.` or `..`, also once an address is read: backslashes become slashes there, control
 * characters and blanks at the end are dropped.
 */
const dots = /^[^?#]*([\\\p{Cc}]|\/(\.|%2e){1,2}([/?#]| *$))/iu

const fresh = (): Shared => ({ pausedUntil: 0 })

/**
 * A client of the service at `baseUrl`. What is left out of key and address is read from VALOREM_API_KEY and
 * VALOREM_BASE_URL where the runtime has an environment. A `http:` address beyond this machine is warned of, once.
 * @example const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'http://127.0.0.1:3000' })
 * @throws ConfigurationError for options that cannot work or that there are not, and for a secret key in a browser.
 */
export const createClient = (options: ClientOptions = {}): Client => connected(settingsOf(options), fresh())
