import { ConfigurationError } from './errors.ts'
import { merged } from './layers.ts'
import { nearName } from './near-name.ts'
import type { CallOptions, ClientOptions, Limitations, TextOptions } from './options.ts'
import { environmentVariable, isBrowser } from './web.ts'

/** Options of a client that were checked, with what the environment says where they say nothing. */
export interface Settings extends ClientOptions {
  apiKey: NonNullable<ClientOptions['apiKey']>
  /** Without its last slash. */
  baseUrl: string
  /** Of the caller alone, by their names in small letters. */
  headers: Record<string, string>
  /** From which level on lines are logged, as the environment says it; undefined where it says nothing. */
  logLevel: string | undefined
}

/** Least and most of an option that is a whole number; 0 for any other. */
export type Bounds = readonly [min: number, max: number] | 0

/** The longest wait a timer takes, ms. */
const timerMsMax = 2 ** 31 - 1

/** The options that there are, with their bounds; one that is added to the types does not compile without its name here. */
export const limitationNames: Record<keyof Limitations, Bounds> = {
  timeoutMs: [1, timerMsMax],
  totalTimeoutMs: [1, timerMsMax],
  maxRetries: [0, 100],
  maxRetryDelayMs: [0, timerMsMax],
  maxAnswerBytes: [1, Number.MAX_SAFE_INTEGER],
  signal: 0,
  headers: 0,
  fetchOptions: 0,
}
const clientNames: Record<keyof ClientOptions, Bounds> = {
  apiKey: 0,
  baseUrl: 0,
  ...limitationNames,
  fetch: 0,
  appInfo: 0,
  onRequest: 0,
  onResponse: 0,
  onRetry: 0,
  onFailure: 0,
  logger: 0,
}
const callNames: Record<keyof CallOptions, Bounds> = { ...limitationNames, idempotencyKey: 0, requestId: 0 }
const textNames: Record<keyof TextOptions, Bounds> = { ...callNames, onProgress: 0 }

/** Texts that can stand in a header of this package. */
export const headerText: RegExp = /^[\x20-\x7e]{1,255}$/

/** The same in words. */
export const headerTextRule = '1 to 255 ASCII characters'

/** @throws ConfigurationError always */
export const refuse = (message: string): never => {
  throw new ConfigurationError(message)
}

/** Refuses what is no plain object: null, a list, a `Headers` of the platform, which would seem empty. */
const checkPlain = (name: string, value: unknown): void => {
  if (!value || typeof value !== 'object' || Symbol.iterator in value) refuse(`${name} must be a plain object.`)
}

/** What is said of an option that there is not. */
const unknown = (name: string, names: readonly string[], whose: string): string => {
  const near = nearName(name, names)
  return `${name} is no option of ${whose}; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}.`}`
}

/** Refuses options that there are not, with a similar name, and those that cannot work. One that is undefined says nothing. */
export const checkOptions = (options: Limitations, names: Readonly<Record<string, Bounds>>, whose: string): void => {
  checkPlain(`The options of ${whose}`, options)
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    if (!Object.hasOwn(names, name)) refuse(unknown(name, Object.keys(names), whose))
    // Before it reaches a timer or a loop.
    const bounds = names[name]
    if (bounds && !(value >= bounds[0] && value <= bounds[1] && Number.isInteger(value)))
      refuse(`${name} must be a whole number from ${bounds[0]} to ${bounds[1]}; received ${value}.`)
  }
  const { fetchOptions = {} } = options
  checkPlain('fetchOptions', fetchOptions)
  for (const name in fetchOptions)
    if (/^(method|headers|body|signal|redirect)$/.test(name)) refuse(`fetchOptions.${name} ${setHere}`)
}

/** Headers that the client sets itself. */
const ownHeader =
  /^(accept|authorization|content-type|idempotency-key|user-agent|valorem-version|x-api-key|x-request-id|x-retry-count)$/

/** What is said of an option that would change what the client sets itself. */
const setHere = 'is set by this package: use its own option.'

/** Headers with those that a caller adds or takes away, by their names in small letters; their values are never named. */
export const headersOf = (before: Record<string, string>, { headers = {} }: Limitations): Record<string, string> => {
  checkPlain('headers', headers)
  const found = { ...before }
  for (const [written, value] of Object.entries(headers)) {
    const name = written.toLowerCase()
    if (value === undefined) continue
    if (ownHeader.test(name)) refuse(`headers.${written} ${setHere}`)
    if (value === null) delete found[name]
    else if (/^[!#$%&'*+.^_`|~\da-z-]+$/.test(name) && /^[\x20-\x7e]{0,8192}$/.test(value)) found[name] = value
    else refuse(`headers.${written} cannot be sent: a name without spaces, a value of at most 8192 ASCII characters.`)
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
    return refuse(`apiKey must be ${headerTextRule}${/\s$/.test(`${key}`) ? ', no line break at its end' : ''}.`)
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
 * @param base those of the client that it is made from; its headers and options of `fetch` stay, but for those that change.
 * @throws ConfigurationError for options that cannot work or that there are not.
 */
export const settingsOf = (given: ClientOptions, base?: Settings): Settings => {
  checkOptions(given, clientNames, 'a client')
  const options = merged({}, {}, base ?? {}, given)
  if (options.logger && !options.logger.warn) refuse('logger must have methods as console has.')
  const { apiKey = environmentVariable('VALOREM_API_KEY'), baseUrl = environmentVariable('VALOREM_BASE_URL') } = options
  return {
    ...options,
    apiKey: typeof apiKey === 'function' ? apiKey : checkedKey(apiKey, missing('apiKey', 'VALOREM_API_KEY')),
    baseUrl: checkedBaseUrl(baseUrl),
    headers: headersOf(base?.headers ?? {}, given),
    fetchOptions: { ...base?.fetchOptions, ...given.fetchOptions },
    logLevel: environmentVariable('VALOREM_LOG'),
  }
}

/**
 * Refuses options of one call that cannot work or that there are not.
 * @param isText the call is for a text, which tells how far it is.
 */
export const checkCallOptions = (options: CallOptions, isText?: boolean): void =>
  checkOptions(options, isText ? textNames : callNames, 'a call')
