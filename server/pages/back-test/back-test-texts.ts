import type { Source, Table } from '#languages/derived/back-test'
import { formatAmount, formatNumber, formatPercent, formatSignedPercent } from '#languages/formats'
import type { Language } from '#languages/registry'
import { createSay, fillGaps, type Say } from '#languages/text'
import type { CellFault, FileFault, Placeholders } from './reading/fault.ts'

/** Texts and formatters of the page in one language. */
export interface BackTestTexts {
  language: Language
  say: Say<Source>
  number(value: number, decimals?: number): string
  /** Formats an amount in euros. */
  amount(value: number): string
  /** Formats a fraction as per cent. */
  share(share: number, decimals?: number): string
  /** Formats a fraction as per cent with its sign, one decimal. */
  signed(share: number): string
  /** Message of a fault of a file or a cell. */
  fault(fault: FileFault | CellFault): string
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

/** Creates the formatters of a language from its texts, which the page embeds. */
export const createBackTestTexts = (language: Language, texts: Table): BackTestTexts => ({
  language,
  say: createSay<Source>(texts),
  number: (value, decimals) => formatNumber(value, language, decimals),
  amount: value => formatAmount(value, language),
  share: (share, decimals = 1) => formatPercent(100 * share, language, decimals),
  signed: share => formatSignedPercent(100 * share, language, 1),
  fault: ({ key, values = {} }) => fillGaps(texts[key], formatPlaceholders(values, language)),
})
