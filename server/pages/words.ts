import { dayText, instantText, type Language, numberText } from '#contract/words/formats'
import { type Html, html, type Part } from './html.ts'
import { de } from './words/de.ts'
import { en, type WordKey } from './words/en.ts'
import { fr } from './words/fr.ts'
import { lb } from './words/lb.ts'

/** Names in braces of a text. */
type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never

/** The name of a text that wants nothing filled in. */
export type PlainKey = {
  [Key in WordKey]: [Gaps<(typeof en)[Key]>] extends [never] ? Key : never
}[WordKey]

/** What a text wants filled in: nothing, or a value for each of its names. */
type Values<Key extends WordKey, Value> = [Gaps<(typeof en)[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<Gaps<(typeof en)[Key]>, Value>>]

/** The texts of one language, and its figures and days. */
export interface Words {
  language: Language
  /** A text as plain text. */
  text<Key extends WordKey>(key: Key, ...values: Values<Key, string | number>): string
  /** A text with markup filled in, as a `<time>` or a link. */
  markup<Key extends WordKey>(key: Key, ...values: Values<Key, Part>): Html
  number(value: number, decimals?: number): string
  /** A calendar day in words, where no markup may stand. */
  dayText(day: string): string
  /** A calendar day in words, with its ISO form for machines. */
  day(day: string): Html
  /** The calendar day of an instant in Luxembourg, whose hours the pages have. */
  dayOf(instant: string): Html
  /** An instant on the clocks of Luxembourg, with its ISO form for machines. */
  instant(instant: string): Html
}

/** The spaces of French before `; ? !` and `:` and inside guillemets, where no line may break. */
const unbroken = (text: string): string =>
  text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')

const tables: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { fr, de, en, lb }

const gap = /\{(\w+)\}/

const luxembourgDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })

const made = (language: Language): Words => {
  const sentence = language === 'fr' ? unbroken : (text: string) => text
  const texts = Object.fromEntries(
    Object.entries(tables[language]).map(([key, text]) => [key, sentence(text)]),
  ) as Record<WordKey, string>
  /** Texts and names in turn: even places are texts, odd ones names. */
  const filled = (key: WordKey, values: Readonly<Record<string, Part>> = {}): Part[] =>
    texts[key].split(gap).map((part, index) => (index % 2 === 0 ? part : values[part]))
  const dayHtml = (day: string): Html => html`<time datetime="${day}">${dayText(day, language)}</time>`
  return {
    language,
    text: (key, ...[values]) => filled(key, values).join(''),
    markup: (key, ...[values]) => html`${filled(key, values)}`,
    number: (value, decimals) => numberText(value, language, decimals),
    dayText: day => dayText(day, language),
    day: dayHtml,
    dayOf: instant => dayHtml(luxembourgDay.format(new Date(instant))),
    instant: instant => html`<time datetime="${instant}">${instantText(instant, language)}</time>`,
  }
}

/** The languages of the pages, each by its own name. */
export const languages: Readonly<Record<Language, string>> = {
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
  lb: 'Lëtzebuergesch',
}

const all: Readonly<Record<Language, Words>> = { fr: made('fr'), de: made('de'), en: made('en'), lb: made('lb') }

/** The words of a language. */
export const wordsOf = (language: Language): Words => all[language]

/** Whether a text names a language of the pages. */
export const isLanguage = (text: string | undefined): text is Language => text !== undefined && Object.hasOwn(all, text)

/** Whether a text names a word of the pages that wants nothing filled in. */
export const isPlainKey = (name: string): name is PlainKey =>
  Object.hasOwn(en, name) && !gap.test(tables.en[name as WordKey])
