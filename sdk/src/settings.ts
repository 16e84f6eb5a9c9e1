import { ConfigurationError } from './errors.ts'
import { nearName } from './near-name.ts'
import type { CallOptions, ClientOptions, Limitations, ManyOptions, TextOptions } from './options.ts'
import { environmentVariable, isBrowser } from './web.ts'

/** Options of a client that were checked, with what the environment says where they say nothing. */
export interface Settings extends ClientOptions {
  apiKey: NonNullable<ClientOptions['apiKey']>
  /** Without its last slash. */
  baseUrl: string
}

/** The longest wait a timer takes, ms. */
const timerMsMax = 2 ** 31 - 1

/** The least and the greatest whole number that an option may be; nothing where it is no number. */
type Bounds = readonly [] | readonly [min: number, max: number]

const noNumber: Bounds = []

/** The options that there are; one that is added to the types does not compile without its name here. */
const limitations: Record<keyof Limitations, Bounds> = {
  timeoutMs: [1, timerMsMax],
  totalTimeoutMs: [1, timerMsMax],
  maxRetries: [0, 100],
  maxRetryDelayMs: [0, timerMsMax],
  maxAnswerBytes: [1, Number.MAX_SAFE_INTEGER],
  signal: noNumber,
  headers: noNumber,
}
const ofClients: Record<keyof ClientOptions, Bounds> = {
  apiKey: noNumber,
  baseUrl: noNumber,
  ...limitations,
  fetch: noNumber,
  appInfo: noNumber,
  onRequest: noNumber,
  onResponse: noNumber,
  onRetry: noNumber,
}
const ofCalls: Record<keyof CallOptions, Bounds> = { ...limitations, idempotencyKey: noNumber, requestId: noNumber }
const ofTexts: Record<keyof TextOptions, Bounds> = { ...ofCalls, onProgress: noNumber }
const ofMany: Record<keyof ManyOptions, Bounds> = {
  chunkSize: [1, 1000],
  concurrency: [1, 16],
  cursor: [0, 2 ** 53],
  onProgress: noNumber,
  ...limitations,
}

/** Texts that can stand in a header of this package. */
export const headerText: RegExp = /^[\x20-\x7e]{1,255}$/

/** The same in words. */
export const headerTextRule = '1 to 255 ASCII characters'

/** @throws ConfigurationError always */
export const refuse = (message: string): never => {
  throw new ConfigurationError(message)
}

/** The bounds of an option. @throws ConfigurationError for an unknown name, with a similar one. */
const boundsOf = (name: string, known: Readonly<Record<string, Bounds>>, whose: string): Bounds => {
  const bounds = Object.hasOwn(known, name) && known[name]
  if (bounds) return bounds
  const names = Object.keys(known)
  const near = nearName(name, names)
  return refuse(`${name} is no option of ${whose}; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}.`}`)
}

/**
 * Refuses unknown names, numbers outside their bounds before they reach a timer or a loop, and headers that cannot be sent; a
 * name whose value is undefined is ignored.
 */
const checkOptions = (options: Limitations, known: Readonly<Record<string, Bounds>>, whose: string): void => {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const [min = 0, max] = boundsOf(name, known, whose)
    if (max && !(value >= min && value <= max && Number.isInteger(value)))
      refuse(`${name} must be a whole number from ${min} to ${max}; received ${value}.`)
  }
  headersOf(options)
}

/** Headers that the client sets itself. */
const ownHeader =
  /^(accept|authorization|content-type|idempotency-key|user-agent|x-api-key|x-request-id|x-retry-count)$/

/** The headers that a caller gives, by their names in small letters; their values are never named. */
export const headersOf = ({ headers = {} }: Limitations): Record<string, string> => {
  // A `Headers` of the platform would seem empty.
  if (!headers || typeof headers !== 'object' || Symbol.iterator in headers) refuse('headers must be a plain object.')
  const found: Record<string, string> = {}
  for (const [written, value] of Object.entries(headers)) {
    const name = written.toLowerCase()
    if (value === undefined) continue
    if (ownHeader.test(name)) refuse(`headers.${written} is set by this package: use its own option.`)
    if (!/^[!#$%&'*+.^_`|~\da-z-]+$/.test(name) || !/^[\x20-\x7e]{0,8192}$/.test(value)) {
      refuse(`headers.${written} cannot be sent: a name without spaces, a value of at most 8192 ASCII characters.`)
    }
    found[name] = value
  }
  return found
}

/** What to do about an option that is missing. */
const missing = (name: string, variable: string): string =>
  `${name} was undefined: give createClient one, or set ${variable}.`

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Whether the warning about a key sent over plain http was printed: once is enough. */
let isWarned = false

/** The address without its last slash; refuses what is no plain http address, and never names one: it may hold a password. */
const checkedBaseUrl = (value: string | undefined): string => {
  if (value === undefined) return refuse(missing('baseUrl', 'VALOREM_BASE_URL'))
  if (!/^https?:\/\/[^@?#]+$/i.test(value) || !URL.canParse(value))
    return refuse('baseUrl must be http(s)://host/path.')
  const { protocol, hostname } = new URL(value)
  if (protocol === 'http:' && !loopback.test(hostname) && !isWarned) {
    isWarned = true
    console.warn(`@valorem/sdk: the key travels to ${hostname} in clear; use https.`)
  }
  return value.replace(/\/+$/, '')
}

/**
 * Checks the key; refuses one that cannot stand in a header, and a secret one in a browser. Its value is never printed.
 */
export const checkedKey = (key: unknown, whenUndefined = 'The apiKey function gave undefined.'): string => {
  if (key === undefined) return refuse(whenUndefined)
  // A session token is longer than any key.
  if (typeof key !== 'string' || !(headerText.test(key) || /^eyJ[\w.-]{1,4000}$/.test(key)))
    return refuse(`apiKey must be ${headerTextRule}.`)
  if (/^vk_live_/.test(key) && isBrowser()) {
    refuse('A secret key (vk_live_) is refused in a browser: use one of vp_live_.')
  }
  return key
}

/** The caller's program as the User-Agent header names it after ours; empty when it has no name. */
export const appName = ({ appInfo }: Pick<ClientOptions, 'appInfo'>): string =>
  appInfo ? ` ${appInfo.name}/${appInfo.version ?? ''}`.replace(/\/$/, '') : ''

/**
 * The settings of a client, before anything is sent.
 * @throws ConfigurationError for options that cannot work or that there are not.
 */
export const settingsOf = (options: ClientOptions): Settings => {
  if (!options || typeof options !== 'object') refuse('createClient takes an object, as { apiKey, baseUrl }.')
  checkOptions(options, ofClients, 'a client')
  const { apiKey = environmentVariable('VALOREM_API_KEY'), baseUrl = environmentVariable('VALOREM_BASE_URL') } = options
  return {
    ...options,
    apiKey: typeof apiKey === 'function' ? apiKey : checkedKey(apiKey, missing('apiKey', 'VALOREM_API_KEY')),
    baseUrl: checkedBaseUrl(baseUrl),
  }
}

/**
 * Refuses options of one call that cannot work or that there are not.
 * @param isText the call is for a text, which tells how far it is.
 */
export const checkCallOptions = (options: CallOptions, isText?: boolean): void =>
  checkOptions(options, isText ? ofTexts : ofCalls, 'a call')

/** Refuses options of `estimateMany` that cannot work or that there are not. */
export const checkManyOptions = (options: ManyOptions): void => checkOptions(options, ofMany, 'estimateMany')
