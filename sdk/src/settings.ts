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

/** The options that there are; one that is added to the types does not compile without its name here. */
const limitationNames: Record<keyof Limitations, 1> = {
  timeoutMs: 1,
  totalTimeoutMs: 1,
  maxRetries: 1,
  maxRetryDelayMs: 1,
  maxAnswerBytes: 1,
  signal: 1,
  headers: 1,
}
const clientNames: Record<keyof ClientOptions, 1> = {
  apiKey: 1,
  baseUrl: 1,
  ...limitationNames,
  fetch: 1,
  appInfo: 1,
  onRequest: 1,
  onResponse: 1,
  onRetry: 1,
}
const callNames: Record<keyof CallOptions, 1> = { ...limitationNames, idempotencyKey: 1, requestId: 1 }
const textNames: Record<keyof TextOptions, 1> = { ...callNames, onProgress: 1 }
const manyNames: Record<keyof ManyOptions, 1> = {
  chunkSize: 1,
  concurrency: 1,
  cursor: 1,
  onProgress: 1,
  ...limitationNames,
}

/** The longest wait a timer takes, ms. */
const timerMsMax = 2 ** 31 - 1

/** Texts that can stand in a header of this package. */
export const headerText: RegExp = /^[\x20-\x7e]{1,255}$/

/** The same in words. */
export const headerTextRule = '1 to 255 ASCII characters'

/** @throws ConfigurationError always */
export const refuse = (message: string): never => {
  throw new ConfigurationError(message)
}

/** Refuses numbers outside their bounds, before they reach a timer or a loop. */
const checkNumber = (name: string, value: number | undefined, min: number, max: number): void => {
  if (value === undefined || (value >= min && value <= max && Number.isInteger(value))) return
  refuse(`${name} must be a whole number from ${min} to ${max}; received ${value}.`)
}

/** Refuses unknown option names and suggests a similar one; a name whose value is undefined is ignored. */
const checkNames = (options: object, names: object, whose: string): void => {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(names, name)) continue
    const near = nearName(name, Object.keys(names))
    refuse(
      `${name} is no option of ${whose}; ${near ? `did you mean ${near}?` : `it has ${Object.keys(names).join(', ')}.`}`,
    )
  }
}

/** Refuses limits that cannot work. */
const checkLimits = (limits: Limitations): void => {
  checkNumber('timeoutMs', limits.timeoutMs, 1, timerMsMax)
  checkNumber('totalTimeoutMs', limits.totalTimeoutMs, 1, timerMsMax)
  checkNumber('maxRetries', limits.maxRetries, 0, 100)
  checkNumber('maxRetryDelayMs', limits.maxRetryDelayMs, 0, timerMsMax)
  checkNumber('maxAnswerBytes', limits.maxAnswerBytes, 1, Number.MAX_SAFE_INTEGER)
  headersOf(limits)
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
  checkNames(options, clientNames, 'a client')
  checkLimits(options)
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
export const checkCallOptions = (options: CallOptions, isText?: boolean): void => {
  checkNames(options, isText ? textNames : callNames, 'a call')
  checkLimits(options)
}

/** Refuses options of `estimateMany` that cannot work or that there are not. */
export const checkManyOptions = (options: ManyOptions): void => {
  checkNames(options, manyNames, 'estimateMany')
  checkNumber('chunkSize', options.chunkSize, 1, 1000)
  checkNumber('concurrency', options.concurrency, 1, 16)
  checkNumber('cursor', options.cursor, 0, 2 ** 53)
  checkLimits(options)
}
