import { isIPv4 } from 'node:net'
import * as z from 'zod'

/** A whole number in decimal digits; refuses 0x10, 1e3 or surrounding spaces, which `Number` would accept. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .refine(
      text => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}, in digits`,
    )
    .transform(Number)

/** A number from 0 to 1 in decimal digits with six decimals at most, as 0.01. */
export const fraction = () =>
  z
    .string()
    .refine(
      text => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text),
      'must be a number from 0 to 1 in digits, with six decimals at most, as 0.01',
    )
    .transform(Number)

/** One word of a closed list. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of: ${words.join(', ')}` })

/** A text that is not empty. */
export const filledText = z.string().min(1)

/** Whether a host is this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** Limits of tiers as JSON. */
export const limitsJson = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON, as {"pro":{"perMinute":240,"perDay":null}}' })
    return z.NEVER
  }
})

/** What is set of some values, by their names. */
export const given = <Name extends string>(values: Readonly<Record<Name, string | undefined>>) =>
  // Of the names above, those that have a value.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Record<Name, string>>
