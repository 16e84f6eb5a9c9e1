import type { Source, Table } from '#languages/derived/ask'
import { dayText, numberText, percentText } from '#languages/formats'
import type { Language } from '#languages/registry'
import { type Say, sayFrom } from '#languages/text'

/** The texts of the page in one language, and its figures and days. */
export interface Voice {
  language: Language
  say: Say<Source>
  /** A number with the fewest decimals that show it, at most six. */
  number(value: number): string
  /** A share of which 1 is the whole, as per cent with the fewest decimals, at most four. */
  share(value: number): string
  /** A calendar day in words. */
  day(day: string): string
  /** What an operation calculates, in words; its id where there are none yet. */
  operation(id: string): string
}

/** The fewest decimals that show a number to so many places. */
const decimalsOf = (value: number, most: number): number => {
  const places = Array.from({ length: most }, (_, count) => count)
  return places.find(count => Number(value.toFixed(count)) === Number(value.toFixed(most))) ?? most
}

/** The voice of the page in a language, from its texts in that language: the page brings them along. */
export const voiceOf = (language: Language, texts: Table): Voice => {
  const named: Readonly<Record<string, string>> = texts
  return {
    language,
    say: sayFrom<Source>(texts),
    number: value => numberText(value, language, decimalsOf(value, 6)),
    share: value => percentText(100 * value, language, decimalsOf(100 * value, 4)),
    day: day => dayText(day, language),
    operation: id => named[`operation.${id}`] ?? id,
  }
}
