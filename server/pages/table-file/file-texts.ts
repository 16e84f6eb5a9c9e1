import type { Source, Table } from '#languages/derived/table-file'
import { formatAmount, formatNumber, formatPercent, formatSignedPercent } from '#languages/formats'
import type { Language } from '#languages/registry'
import { createSay, fillGaps, type Say } from '#languages/text'
import type { Fault, Placeholders } from './fault.ts'

/** Texts and formatters of a page in one language: the texts that all pages of files have, and its own. */
export interface FileTexts<Own> {
  language: Language
  say: Say<Source & Own>
  number(value: number, decimals?: number): string
  /** Formats an amount in euros. */
  amount(value: number): string
  /** Formats a fraction as per cent. */
  share(share: number, decimals?: number): string
  /** Formats a fraction as per cent with its sign, one decimal. */
  signed(share: number): string
  /** Message of a fault of a file or a cell. */
  fault(fault: Fault<keyof (Source & Own) & string>): string
}

/** Formats a number of a message with the fewest decimals needed. */
const formatPlaceholder = (value: string | number, language: Language): string => {
  if (typeof value === 'string') return value
  const decimals = [0, 1, 2].find(count => Number(value.toFixed(count)) === value) ?? 3
  return formatNumber(value, language, decimals)
}

const formatPlaceholders = (gaps: Placeholders, language: Language): Placeholders =>
  Object.fromEntries(
    // Line numbers have no thousands separator.
    Object.entries(gaps).map(([name, value]) => [name, name === 'line' ? value : formatPlaceholder(value, language)]),
  )

/** Texts of a page by key: those of all pages of files with its own. */
export type FileTable<Own> = Table & { readonly [Key in keyof Own]: string }

/** Creates the formatters of a language from its texts, which the page embeds. */
export const createFileTexts = <Own>(language: Language, texts: FileTable<Own>): FileTexts<Own> => ({
  language,
  say: createSay<Source & Own>(texts as { readonly [Key in keyof (Source & Own)]: string }),
  number: (value, decimals) => formatNumber(value, language, decimals),
  amount: value => formatAmount(value, language),
  share: (share, decimals = 1) => formatPercent(100 * share, language, decimals),
  signed: share => formatSignedPercent(100 * share, language, 1),
  fault: ({ key, values = {} }) =>
    fillGaps((texts as Readonly<Record<string, string>>)[key] ?? key, formatPlaceholders(values, language)),
})
