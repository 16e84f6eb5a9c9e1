import type { Source, Table } from '#languages/derived/read-page'
import { formatDay, formatNumber, formatPercent } from '#languages/formats'
import type { Language } from '#languages/registry'
import { createSay, type Say } from '#languages/text'
import { yearFields } from '../ask/year-fields.ts'

/** Texts and formatters of the page in one language. */
export interface ReadTexts {
  say: Say<Source>
  /** Formats a whole number. */
  number(value: number): string
  /** Sign before the decimals of a number. */
  decimalSign: ',' | '.'
  /** Name of a value by its path: `data.lines[0].netAmount` is the net amount of line 1. */
  field(path: string): string
  /** A member of a closed list in words; as it is where documents write it so. */
  choice(member: string): string
  /** What a warning says; undefined where the mark of its value says it. */
  warning(code: string): string | undefined
  /** A value as people write it; the text itself for one that is no number, no day and no yes or no. */
  shown(path: string, value: number | string | boolean): string
}

/** Fields that are parts of one, and are shown as per cent. */
export const shareFields: ReadonlySet<string> = new Set([
  'marginRate',
  'presalesShare',
  'ownershipShare',
  'vatRate',
  'rate',
])

/** Last step of a path, which names its field. */
export const getLastName = (path: string): string => path.split('.').at(-1) ?? path

const countDecimals = (value: number): number => (Number.isInteger(value) ? 0 : 2)

/** Creates the formatters of a language from its texts, which the page embeds. */
export const createReadTexts = (language: Language, texts: Table): ReadTexts => {
  const named: Readonly<Record<string, string>> = texts
  const say = createSay<Source>(texts)
  const nameOf = (name: string): string => named[`field.${name}`] ?? name
  return {
    say,
    decimalSign: formatNumber(0.5, language, 1).includes(',') ? ',' : '.',
    number: value => formatNumber(value, language, 0),
    field: path => {
      const [, list, index] = /^data\.(\w{1,60})\[(\d{1,3})\]/.exec(path) ?? []
      const name = nameOf(getLastName(path))
      if (list === undefined) return name
      return say('line', { list: nameOf(list), number: formatNumber(Number(index) + 1, language, 0), name })
    },
    choice: member => named[`choice.${member}`] ?? member,
    warning: code => named[`warning.${code}`],
    shown: (path, value) => {
      if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, language)
      if (typeof value === 'string' || yearFields.has(getLastName(path))) return String(value)
      if (shareFields.has(getLastName(path))) return formatPercent(100 * value, language, countDecimals(100 * value))
      return formatNumber(value, language, countDecimals(value))
    },
  }
}
