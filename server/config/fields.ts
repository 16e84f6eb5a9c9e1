import { isIPv4 } from 'node:net'
import * as z from 'zod'

/** Whole number in decimal digits; rejects 0x10, 1e3 and surrounding spaces, which `Number` would accept. */
export const readInteger = (min: number, max: number) =>
  z
    .string()
    .refine(
      text => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}, in digits`,
    )
    .transform(Number)

/** Number from 0 to 1 in decimal digits with at most six decimals, such as 0.01. */
export const readFraction = () =>
  z
    .string()
    .refine(
      text => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text),
      'must be a number from 0 to 1 in digits, with six decimals at most, as 0.01',
    )
    .transform(Number)

/** Word of a closed list. */
export const readOption = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of: ${words.join(', ')}` })

/** Non-empty text. */
export const filledText = z.string().min(1)

/** Whether a host is a loopback address. */
export const isLoopbackHost = (host: string): boolean =>
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

/** Values that are set, by name. */
export const pickDefined = <Name extends string>(values: Readonly<Record<Name, string | undefined>>) =>
  // The keys are a subset of the names above.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Record<Name, string>>
