import { mergeOptions } from './layers.ts'
import { findSimilarName } from './near-name.ts'
import { checkAppInfo, checkKind, checkPlain, throwConfigurationError } from './option-kinds.ts'
import type { CallOptions, ClientOptions, Limitations, ReadOptions, TextOptions } from './options.ts'
import type { Route } from './transport/route.ts'
import { isBrowser, readEnvironmentVariable } from './web.ts'

/** Validated options of a client, with defaults from the environment. */
export interface Settings extends ClientOptions {
  /** The credential, or a function that gives it. */
  apiKey: NonNullable<ClientOptions['apiKey']>
  /** Without trailing slashes. */
  baseUrl: string
  /** Headers of the caller only, by lower-case name. */
  headers: Record<string, string>
  /** Lowest level of logged lines, from the environment; undefined when not set. */
  logLevel: string | undefined
}

/** Minimum and maximum of an integer option; 0 for any other option. */
export type Bounds = readonly [min: number, max: number] | 0

/** Longest delay of a timer, ms. */
const timerMsMax = 2 ** 31 - 1

/** Known options with their bounds; the compiler requires each option of the types here. */
export const limitationNames: Record<keyof Limitations, Bounds> = {
  timeoutMs: [1, timerMsMax],
  totalTimeoutMs: [1, timerMsMax],
  maxRetries: [0, 100],
  maxRetryDelayMs: [0, timerMsMax],
  maxAnswerBytes: [1, Number.MAX_SAFE_INTEGER],
  cache: 0,
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
const readNames: Record<keyof ReadOptions, Bounds> = { ...callNames, ifNoneMatch: 0, format: 0 }

/** Texts allowed in a header of this package. */
export const headerText: RegExp = /^[\x20-\x7e]{1,255}$/

/** The same rule in words. */
export const headerTextRule = '1 to 255 ASCII characters'

/** Message about an unknown option. */
const formatUnknownOption = (name: string, names: readonly string[], whose: string): string => {
  const near = findSimilarName(name, names)
  return `${name} is no option of ${whose}; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}.`}`
}

/** Rejects unknown options, suggesting a similar name, and invalid ones. Undefined options are ignored. */
export const checkOptions = (options: Limitations, names: Readonly<Record<string, Bounds>>, whose: string): void => {
  checkPlain(`The options of ${whose}`, options)
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    if (!Object.hasOwn(names, name)) throwConfigurationError(formatUnknownOption(name, Object.keys(names), whose))
    // Checked before it reaches a timer or a loop.
    const bounds = names[name]
    if (bounds && !(value >= bounds[0] && value <= bounds[1] && Number.isInteger(value)))
      throwConfigurationError(`${name} must be a whole number from ${bounds[0]} to ${bounds[1]}; received ${value}.`)
    checkKind(name, value)
  }
  const { fetchOptions = {} } = options
  checkPlain('fetchOptions', fetchOptions)
  for (const name in fetchOptions)
    if (/^(method|headers|body|signal|redirect)$/.test(name)) throwConfigurationError(`fetchOptions.${name} ${setHere}`)
}

/** Headers that the client sets itself. */
const ownHeader =
  /^(accept|authorization|content-type|idempotency-key|if-none-match|user-agent|valorem-version|x-api-key|x-request-id|x-retry-count)$/

/** Message about an option that would override what the client sets itself. */
const setHere = 'is set by this package: use its own option.'

/** Adds and removes headers of the caller, by lower-case name; no error contains their values. */
export const mergeHeaders = (before: Record<string, string>, { headers = {} }: Limitations): Record<string, string> => {
  checkPlain('headers', headers)
  const found = { ...before }
  for (const [written, value] of Object.entries(headers)) {
    const name = written.toLowerCase()
    if (value === undefined) continue
    if (ownHeader.test(name)) throwConfigurationError(`headers.${written} ${setHere}`)
    if (value === null) delete found[name]
    else if (/^[!#$%&'*+.^_`|~\da-z-]+$/.test(name) && /^[\x20-\x7e]{0,8192}$/.test(value)) found[name] = value
    else
      throwConfigurationError(
        `headers.${written} cannot be sent: a name without spaces, a value of at most 8192 ASCII characters.`,
      )
  }
  return found
}

/** Message about a missing option. */
const formatMissingOption = (name: string, variable: string): string =>
  `${name} was undefined: give createClient one, or set ${variable}.`

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i

/** Whether the warning about a key sent over plain http was printed. */
let isWarned = false

/** Parts of an address: protocol, host, path. No URL is built where it is only read: React Native reads few of its parts. */
const addressParts = /^(https?):\/\/(\[[\da-f:.]+\]|[^\s/@?#:]+)(?::\d{1,5})?(?:\/[^\s@?#]*)?$/i

/** Longest address that is read. */
const addressMax = 2000

const isAddress = (value: string): boolean => {
  try {
    return value.length <= addressMax && Boolean(new URL(value))
  } catch {
    return false
  }
}

/** Validates the address and removes its trailing slashes; no error contains the address, as it may hold a password. */
const checkBaseUrl = (given: unknown): string => {
  if (given === undefined) return throwConfigurationError(formatMissingOption('baseUrl', 'VALOREM_BASE_URL'))
  const text = `${given}`
  const start = text.trimEnd()
  // A line break at the end is what reading a file leaves; `fetch` drops it as well.
  const value = /^[\r\n]*$/.test(text.slice(start.length)) ? start : text
  const [, protocol = '', host = ''] = isAddress(value) ? (addressParts.exec(value) ?? []) : []
  if (!host)
    return throwConfigurationError(
      `baseUrl must be http(s)://host/path${/\s/.test(value) ? ', without blanks and line breaks' : ''}.`,
    )
  if (protocol.toLowerCase() === 'http' && !loopback.test(host) && !isWarned) {
    isWarned = true
    console.warn(`@valorem/sdk: the key travels to ${host.toLowerCase()} in clear; use https.`)
  }
  return value.replace(/\/+$/, '')
}

/** Checks the key; rejects one that no header can carry, and a secret one in a browser. Its value is never printed. */
export const checkApiKey = (key: unknown, whenUndefined = 'The apiKey function gave undefined.'): string => {
  if (key === undefined) return throwConfigurationError(whenUndefined)
  // A session token is longer than any key.
  if (typeof key !== 'string' || !(headerText.test(key) || /^eyJ[\w.-]{1,4000}$/.test(key)))
    return throwConfigurationError(
      `apiKey must be ${headerTextRule}${/\s$/.test(`${key}`) ? ', no line break at its end' : ''}.`,
    )
  if (/^vk_live_/.test(key) && isBrowser()) {
    throwConfigurationError(
      "A secret key (vk_live_) is refused in a browser: use one of vp_live_, or in a test of jsdom the environment 'node'.",
    )
  }
  return key
}

/** Formats the caller's program for the User-Agent header, after our own; empty without a name. */
export const formatAppName = ({ appInfo }: Pick<ClientOptions, 'appInfo'>): string =>
  appInfo ? ` ${appInfo.name}/${appInfo.version ?? ''}`.replace(/\/$/, '') : ''

/**
 * Validates the options of a client and adds defaults, before anything is sent.
 * @param base settings of the original client; its headers and `fetch` options are kept unless overridden.
 * @throws ConfigurationError for unknown or invalid options.
 */
export const resolveClientSettings = (given: ClientOptions, base?: Settings): Settings => {
  checkOptions(given, clientNames, 'a client')
  const options = mergeOptions({}, {}, base ?? {}, given)
  if (options.appInfo) checkAppInfo(options.appInfo)
  if (options.logger && !options.logger.warn) throwConfigurationError('logger must have methods as console has.')
  const { apiKey = readEnvironmentVariable('VALOREM_API_KEY'), baseUrl = readEnvironmentVariable('VALOREM_BASE_URL') } =
    options
  return {
    ...options,
    apiKey:
      typeof apiKey === 'function' ? apiKey : checkApiKey(apiKey, formatMissingOption('apiKey', 'VALOREM_API_KEY')),
    baseUrl: checkBaseUrl(baseUrl),
    headers: mergeHeaders(base?.headers ?? {}, given),
    fetchOptions: { ...base?.fetchOptions, ...given.fetchOptions },
    logLevel: readEnvironmentVariable('VALOREM_LOG'),
  }
}

/** Rejects unknown and invalid options of one call: those of a text, of a call that reads, or of any other. */
export const checkCallOptions = (
  options: CallOptions & ReadOptions,
  { isText, method, isWhole, hasTable, operation }: Route,
): void => {
  checkOptions(options, isText ? textNames : method === 'GET' ? readNames : callNames, 'a call')
  // A path of `client.request` may have a table that this version does not know.
  if (options.format && !hasTable && !isWhole)
    throwConfigurationError(`format: ${operation} has no table; market.communes is one that has.`)
}
