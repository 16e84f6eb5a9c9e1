import type { Source, Table } from '#languages/derived/ask'
import { formatDay, formatNumber, formatPercent } from '#languages/formats'
import type { Language } from '#languages/registry'
import { createSay, type Say } from '#languages/text'

/** Texts and formatters of the page in one language. */
export interface AskTexts {
  language: Language
  say: Say<Source>
  /** Formats a number with the fewest decimals needed, at most six. */
  number(value: number): string
  /** Formats a fraction as per cent with the fewest decimals needed, at most four. */
  share(value: number): string
  /** Formats a calendar day. */
  day(day: string): string
  /** Name of an operation's calculation; its id by default. */
  operation(id: string): string
}

/** Fewest decimals that represent a number rounded to `most` places. */
const countNeededDecimals = (value: number, most: number): number => {
  const places = Array.from({ length: most }, (_, count) => count)
  return places.find(count => Number(value.toFixed(count)) === Number(value.toFixed(most))) ?? most
}

/** Creates the formatters of a language from its texts, which the page embeds. */
export const createAskTexts = (language: Language, texts: Table): AskTexts => {
  const named: Readonly<Record<string, string>> = texts
  return {
    language,
    say: createSay<Source>(texts),
    number: value => formatNumber(value, language, countNeededDecimals(value, 6)),
    share: value => formatPercent(100 * value, language, countNeededDecimals(100 * value, 4)),
    day: day => formatDay(day, language),
    operation: id => named[`operation.${id}`] ?? id,
  }
}
