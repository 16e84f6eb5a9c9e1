import { ConfigurationError } from './errors.ts'
import type { ClientOptions } from './options.ts'

/** @throws ConfigurationError always */
export const throwConfigurationError = (message: string): never => {
  throw new ConfigurationError(message)
}

/** Rejects anything but a plain object: null, a list, a `Headers` of the platform, which would seem empty. */
export const checkPlain = (name: string, value: unknown): void => {
  if (!value || typeof value !== 'object' || Symbol.iterator in value)
    throwConfigurationError(`${name} must be a plain object.`)
}

/** Forms of options that are sent in a header, with the rule in words. */
const textRules: Readonly<Record<string, readonly [form: RegExp, rule: string]>> = {
  idempotencyKey: [/^[\x21-\x7e]{1,255}$/, '1 to 255 ASCII characters without blanks'],
  ifNoneMatch: [/^[\x20-\x7e]{1,255}$/, 'the ETag of an answer'],
  format: [/^csv$/, '"csv"'],
  cache: [/^(memory|none)$/, '"memory" or "none"'],
  requestId: [/^[\w.-]{1,64}$/, '1 to 64 letters, digits and "_.-"'],
}

/** Options that are functions. */
const functionNames = /^(fetch|on[A-Z].*)$/

/** Formats a value for a message, cut where it is long. */
const formatValue = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value).slice(0, 80)
  return typeof value === 'object' || typeof value === 'function' ? typeof value : text
}

/** Rejects a value that has not the kind of its option. */
export const checkKind = (name: string, value: unknown): void => {
  const [form, rule] = textRules[name] ?? []
  if (form && !(typeof value === 'string' && value.length <= 255 && form.test(value)))
    throwConfigurationError(`${name} must be ${rule}; received ${formatValue(value)}.`)
  if (value === null && name !== 'fetch') return
  if (functionNames.test(name) && typeof value !== 'function')
    throwConfigurationError(`${name} must be a function; received ${formatValue(value)}.`)
  if (name === 'signal' && typeof Object(value).addEventListener !== 'function') {
    const cure = Object(value).signal ? ' Pass the signal of the controller.' : ''
    throwConfigurationError(`signal must be an AbortSignal; received ${formatValue(value)}.${cure}`)
  }
}

const appText = /^[\x21-\x7e][\x20-\x7e]{0,99}$/

/** Rejects a name or version that no header can carry, before the first call would. */
export const checkAppInfo = (appInfo: NonNullable<ClientOptions['appInfo']>): void => {
  checkPlain('appInfo', appInfo)
  for (const name of ['name', 'version'] as const) {
    const value = appInfo[name]
    if (value === undefined && name === 'version') continue
    if (typeof value !== 'string' || !appText.test(value))
      throwConfigurationError(
        `appInfo.${name} must be 1 to 100 ASCII characters, the first no blank; received ${formatValue(value)}.`,
      )
  }
}
