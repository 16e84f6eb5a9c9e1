import { amountText, dayText, type Language, numberText, percentText } from '#contract/words/formats'
import { type SharedWords, sharedWords } from '#contract/words/shared'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr, type ReportWordKey } from './words/fr.ts'
import { lb } from './words/lb.ts'

const tables: Readonly<Record<Language, Readonly<Record<ReportWordKey, string>>>> = { fr, de, en, lb }

/** French sets a space before `: ; ? ! »` and after `«`; no line breaks there. */
export const unbroken = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0')

/** The voice of a report: its words and figures in one language. */
export interface Voice {
  language: Language
  shared: SharedWords
  /** A text with its places `{0}`, `{1}` filled in one pass, so that braces in a value stay what they are. */
  text(key: ReportWordKey, ...values: readonly (string | number)[]): string
  /** Euros with cents, as tables have them. */
  sum(value: number): string
  /** Whole euros, as estimates are. */
  value(value: number): string
  /** Whole euros per square metre. */
  perM2(value: number): string
  /** Percent with as many decimals as asked, or as it needs, up to four. */
  percent(percent: number, decimals?: number): string
  number(value: number, decimals?: number): string
  day(day: string): string
  /** Texts of the answer in this language, with its spaces. */
  own(text: string): string
  /** A text as it begins a sentence. */
  first(text: string): string
  /** A name within a sentence: German and Luxembourgish keep the capital of their nouns. */
  within(name: string): string
}

const decimalsMax = 4

/** The fewest decimals that write a figure as it is, up to four. */
export const decimalsOf = (value: number): number => {
  const [, decimals = ''] = value.toFixed(decimalsMax).replace(/0+$/, '').split('.')
  return decimals.length
}

/** The voice of a language. */
export const voice = (language: Language): Voice => {
  const own = (text: string): string => (language === 'fr' ? unbroken(text) : text)
  const value = (amount: number): string => amountText(amount, language)
  return {
    language,
    shared: sharedWords[language],
    text: (key, ...values) =>
      own(tables[language][key]).replace(/\{(\d)\}/g, (place, index: string) => String(values[Number(index)] ?? place)),
    sum: amount => amountText(amount, language, 2),
    value,
    perM2: amount => `${value(amount)}/m²`,
    percent: (percent, decimals) => percentText(percent, language, decimals ?? decimalsOf(percent)),
    number: (figure, decimals = 0) => numberText(figure, language, decimals),
    day: day => dayText(day, language),
    own,
    first: text => text.replace(/^./u, letter => letter.toUpperCase()),
    within: name => (language === 'fr' || language === 'en' ? name.replace(/^./u, first => first.toLowerCase()) : name),
  }
}
