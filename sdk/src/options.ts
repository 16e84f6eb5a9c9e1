import { ConfigurationError } from './errors.ts'
import type { Hooks } from './hooks.ts'
import { type Fetch, isBrowser, type Signal } from './web.ts'

/** Limits that hold for a client and may be set for one call. */
export interface Limitations {
  /** Longest one attempt may take, body included, ms; 20 000. */
  timeoutMs?: number | undefined
  /** Longest the whole call may take, with all attempts and waits, ms; 60 000, a batch 120 000. */
  totalTimeoutMs?: number | undefined
  /** Repeats after the first attempt; 2. With 0 nothing is ever waited for. */
  maxRetries?: number | undefined
  /** Longest wait before a repeat, ms; when the service asks for more, the call fails at once. 30 000, in a browser 5 000. */
  maxRetryDelayMs?: number | undefined
  /** Ends the call, also while it waits. */
  signal?: Signal | undefined
}

/** How a client is made. */
export interface ClientOptions extends Limitations, Hooks {
  /** The key, or a function that gives it, asked anew for each call. Secret keys (`vk_live_…`) are refused in browsers. */
  apiKey: string | (() => string | Promise<string>)
  /** Address of the service with `http://` or `https://`; a path is kept. */
  baseUrl: string
  /** A function like the platform's `fetch`, which is used when this is left out. */
  fetch?: Fetch | undefined
  /** Names your program in the User-Agent header (not in browsers, which own that header). */
  appInfo?: { name: string; version?: string | undefined } | undefined
}

/** What may be set for one call. */
export interface CallOptions extends Limitations {
  /** Instead of the random one: repeats with the same key and body within 24 hours are not counted in the day. */
  idempotencyKey?: string | undefined
  /** Your own name for the request in the service's log: 1 to 64 letters, digits and `_.-`. */
  requestId?: string | undefined
}

/** The longest wait a timer takes, ms. */
const timerMsMax = 2 ** 31 - 1

/** Texts that can stand in a header. */
export const headerText: RegExp = /^[\x20-\x7e]{1,255}$/

/** The same in words. */
export const headerTextSays = '1 to 255 ASCII characters'

/** @throws ConfigurationError always */
export const refuse = (message: string): never => {
  throw new ConfigurationError(message)
}

/** Refuses numbers outside their bounds, before they reach a timer or a loop. */
export const checkNumber = (name: string, value: number | undefined, min: number, max: number): void => {
  if (value === undefined || (value >= min && value <= max && Number.isInteger(value))) return
  refuse(`${name} must be a whole number from ${min} to ${max}; received ${value}.`)
}

/** Refuses limits that cannot work. */
export const checkLimits = (limits: Limitations): void => {
  checkNumber('timeoutMs', limits.timeoutMs, 1, timerMsMax)
  checkNumber('totalTimeoutMs', limits.totalTimeoutMs, 1, timerMsMax)
  checkNumber('maxRetries', limits.maxRetries, 0, 100)
  checkNumber('maxRetryDelayMs', limits.maxRetryDelayMs, 0, timerMsMax)
}

/** The address without its last slash; refuses what is no plain http address. */
export const checkedBaseUrl = (value: string): string =>
  /^https?:\/\/[^@?#]+$/i.test(value) && URL.canParse(value)
    ? value.replace(/\/+$/, '')
    : refuse('baseUrl must be http(s)://host/path.')

/** The key; refuses one that cannot stand in a header, and a secret one in a browser. Its value is never named. */
export const checkedKey = (key: unknown): string => {
  if (typeof key !== 'string' || !headerText.test(key)) return refuse(`apiKey must be ${headerTextSays}.`)
  if (/^vk_live_/.test(key) && isBrowser()) {
    refuse('A secret key (vk_live_) is refused in a browser: use one of vp_live_.')
  }
  return key
}

/** The caller's program as the User-Agent header names it after ours; empty when it has no name. */
export const appName = ({ appInfo }: Pick<ClientOptions, 'appInfo'>): string =>
  appInfo ? ` ${appInfo.name}/${appInfo.version ?? ''}`.replace(/\/$/, '') : ''

/** Refuses options that cannot work, before anything is sent. */
export const checkOptions = (options: ClientOptions): void => {
  if (typeof options?.apiKey !== 'function') checkedKey(options?.apiKey)
  checkedBaseUrl(options.baseUrl)
  checkLimits(options)
}
