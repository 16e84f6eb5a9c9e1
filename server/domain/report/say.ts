import { getWords, type Words } from '#languages/catalogue'
import { type Table as HomeWords, texts as homeWords } from '#languages/derived/homes'
import { type Source, texts } from '#languages/derived/report'
import { type Source as SellerSource, texts as sellerTexts } from '#languages/derived/seller-report'
import { formatAmount, formatDay, formatNumber, formatPercent } from '#languages/formats'
import { formatQuarterName } from '#languages/quarter'
import { getLanguageRow, type Language } from '#languages/registry'
import { createSay, fillGaps, type Say } from '#languages/text'

/** The name of a text of the report. */
export type ReportWordKey = keyof Source

/** The voice of a report: its words and figures in one language. */
export interface Voice {
  language: Language
  shared: HomeWords
  /** A text with its gaps filled in. */
  text: Say<Source>
  /** A text of the report of a seller. */
  sell: Say<SellerSource>
  /** A text whose key an answer gave, with the one amount that such texts may name. */
  ofAnswer(key: ReportWordKey, amount: string): string
  /** Euros with cents, for tables. */
  sum(value: number): string
  /** Whole euros, for estimates. */
  value(value: number): string
  /** Amounts that follow from an estimate are in whole euros, others have their cents. */
  moneyOf(isEstimate: boolean): (value: number) => string
  /** Whole euros per square metre. */
  perM2(value: number): string
  /** Percent with the requested decimals, or as many as needed, up to four. */
  percent(percent: number, decimals?: number): string
  number(value: number, decimals?: number): string
  day(day: string): string
  /** A quarter of a year, `2025-Q4`. */
  quarter(quarter: string): string
  /** Texts of the answer in this language, with its spaces. */
  own(words: Words): string
  /** A text at the beginning of a sentence. */
  first(text: string): string
  /** A name within a sentence: German and Luxembourgish keep the capital of their nouns. */
  within(name: string): string
}

const decimalsMax = 4

/** The fewest decimals that write a figure as it is, up to four. */
export const fewestDecimals = (value: number): number => {
  const [, decimals = ''] = value.toFixed(decimalsMax).replace(/0+$/, '').split('.')
  return decimals.length
}

/** Days in words, and the most that are kept: a format is made anew for each, which took a twentieth of a report. */
const keptDays = new Map<string, string>()
const keptDaysMax = 500

/** A calendar day in words. */
const formatKeptDay = (day: string, language: Language): string => {
  const name = `${language} ${day}`
  const text = keptDays.get(name) ?? formatDay(day, language)
  if (keptDays.size >= keptDaysMax) keptDays.clear()
  keptDays.set(name, text)
  return text
}

/** The voice of a language. */
export const voice = (language: Language): Voice => {
  const { keepsCapitals } = getLanguageRow(language).typography
  const value = (amount: number): string => formatAmount(amount, language)
  return {
    language,
    shared: homeWords[language],
    text: createSay<Source>(texts[language]),
    sell: createSay<SellerSource>(sellerTexts[language]),
    ofAnswer: (key, amount) => fillGaps(texts[language][key], { amount }),
    sum: amount => formatAmount(amount, language, 2),
    value,
    moneyOf: isEstimate => amount => formatAmount(amount, language, isEstimate ? 0 : 2),
    perM2: amount => `${value(amount)}/m²`,
    percent: (percent, decimals) => formatPercent(percent, language, decimals ?? fewestDecimals(percent)),
    number: (figure, decimals = 0) => formatNumber(figure, language, decimals),
    day: day => formatKeptDay(day, language),
    quarter: quarter => formatQuarterName(quarter, language),
    own: words => getWords(words, language),
    first: text => text.replace(/^./u, letter => letter.toUpperCase()),
    within: name => (keepsCapitals ? name : name.replace(/^./u, first => first.toLowerCase())),
  }
}
