import type { Source, Table } from '#languages/derived/ask'
import { formatAmount, formatDay, formatNumber, formatPercent } from '#languages/formats'
import type { Language } from '#languages/registry'
import { createSay, type Say } from '#languages/text'

/** Signs of the currencies in which calculations have their amounts. */
const signs = { EUR: '€', GBP: '£', USD: '$' } as const

/** Currency of the amounts of a calculation. */
export type Currency = keyof typeof signs

/** Texts and formatters of the page in one language. */
export interface AskTexts {
  language: Language
  say: Say<Source>
  /** Formats a number with the fewest decimals needed, at most six. */
  number(value: number): string
  /** Formats a fraction as per cent with the fewest decimals needed, at most four. */
  share(value: number): string
  /** Formats an amount of money in a currency, with cents where it has them. */
  amount(value: number, currency: Currency): string
  /** Formats a calendar day. */
  day(day: string): string
  /** Name of an operation's calculation; its id by default. */
  operation(id: string): string
  /** Name of a field or a line of law; as programs write it where there is no word. */
  field(name: string): string
  /** A value of a closed list; as programs write it where there is no word. */
  value(name: string): string
  /** What a parameter of the law says in this language; none where it is written in English alone. */
  sentence(id: string): string | undefined
}

/** Fewest decimals that represent a number rounded to `most` places. */
const countNeededDecimals = (value: number, most: number): number => {
  const places = Array.from({ length: most }, (_, count) => count)
  return places.find(count => Number(value.toFixed(count)) === Number(value.toFixed(most))) ?? most
}

/** Words for names that programs have. */
type Names = Readonly<Record<string, string>>

/** Words for the names of fields and lines of law, for the values of closed lists, and for parameters of the law by id. */
export interface CalculationNames {
  readonly fields: Names
  readonly values: Names
  readonly law: Names
}

const findWords = (names: Names, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

/** Creates the formatters of a language from its texts and the names of calculations, which the page embeds. */
export const createAskTexts = (
  language: Language,
  texts: Table,
  { fields, values, law }: CalculationNames,
): AskTexts => {
  const named: Readonly<Record<string, string>> = texts
  return {
    language,
    say: createSay<Source>(texts),
    number: value => formatNumber(value, language, countNeededDecimals(value, 6)),
    share: value => formatPercent(100 * value, language, countNeededDecimals(100 * value, 4)),
    amount: (value, currency) =>
      formatAmount(value, language, Number(value.toFixed(2)) % 1 === 0 ? 0 : 2).replace('€', () => signs[currency]),
    day: day => formatDay(day, language),
    operation: id => named[`operation.${id}`] ?? id,
    field: name => findWords(fields, name) ?? name,
    value: name => findWords(values, name) ?? name,
    sentence: id => findWords(law, id),
  }
}
