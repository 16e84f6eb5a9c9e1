import { parseArgs } from 'node:util'
import { readCalendarDay } from './calendar-day.ts'

/** A wrong command line; the message says what is allowed. */
export class OptionFault extends Error {}

/** Options of a command by name, each with the name of its value. */
export type OptionNotes = Readonly<Record<string, readonly [value: string, ...rest: string[]]>>

/** Values by option, a flag with the empty text; and the words of the command line. */
export interface CommandLine {
  values: Partial<Record<string, string>>
  words: readonly string[]
}

/** Whole number of an option. @throws OptionFault for another text. */
export const readWholeNumber = (
  name: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined => {
  if (text === undefined) return undefined
  const number = text.length <= 7 && /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new OptionFault(
    `--${name} is ${JSON.stringify(text.slice(0, 40))}; it must be a whole number, ${min} to ${max}.`,
  )
}

/** Day of an option. @throws OptionFault for a text that is no day. */
export const readDay = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || readCalendarDay(text) !== undefined) return text
  throw new OptionFault(`--${name} is ${JSON.stringify(text.slice(0, 40))}; it must be a real day, as 2027-01-02.`)
}

const flags = ['help', 'version'] as const

/** Argument of the command as Node reads it. */
type Token = Exclude<NonNullable<ReturnType<typeof parseArgs>['tokens']>[number], { kind: 'option-terminator' }>

const isFlag = (name: string): boolean => flags.some(flag => flag === name)

/** Name and value of an option. @throws OptionFault for an unknown one, and a value that is missing or too much. */
const readOption = (token: Token & { kind: 'option' }, notes: OptionNotes): [name: string, value: string] => {
  const { name, rawName, value } = token
  const note = Object.hasOwn(notes, name) ? notes[name] : undefined
  if (!isFlag(name) && !note) throw createUnknownFault(rawName, notes)
  if (note && !value) throw new OptionFault(`${rawName} has no value: ${rawName} ${note[0]}.`)
  if (!note && value !== undefined) throw new OptionFault(`${rawName} takes no value.`)
  return [name, value ?? '']
}

const createUnknownFault = (given: string, notes: OptionNotes): OptionFault => {
  const allowed = [...Object.keys(notes), ...flags].map(name => `--${name}`).join(', ')
  return new OptionFault(`${given.slice(0, 60)} is no option. Allowed are ${allowed}.`)
}

/**
 * Values of a command line by option.
 * @param wordsMax words that the command takes besides its options.
 * @throws OptionFault for anything that is not allowed.
 */
export const parseValues = (args: readonly string[], notes: OptionNotes, wordsMax = 0): CommandLine => {
  const text = Object.fromEntries(Object.keys(notes).map(name => [name, { type: 'string' as const }]))
  const options = { ...text, help: { type: 'boolean' as const }, version: { type: 'boolean' as const } }
  const { tokens, positionals: words } = parseArgs({
    ...{ args: [...args], options, strict: false, tokens: true, allowPositionals: true },
  })
  const tooMany = words[wordsMax]
  const pairs = tokens.flatMap(token => (token.kind === 'option' ? [readOption(token, notes)] : []))
  if (tooMany !== undefined) throw createUnknownFault(tooMany, notes)
  return { values: Object.fromEntries(pairs), words }
}
