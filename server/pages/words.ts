import { type Source as DeskSource, texts as deskTexts } from '#languages/derived/desk'
import { type Source as DoorSource, texts as doorTexts } from '#languages/derived/door'
import { type Source as PageSource, texts as pageTexts } from '#languages/derived/pages'
import { formatDay, formatInstant, formatNumber } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import { fillGaps, type Gaps, hasGaps, splitAtGaps, type Values } from '#languages/text'
import { type Html, html, type Part } from './html.ts'

type Source = PageSource & DoorSource & DeskSource

/** Key of a page text: `page.part`, `field.NAME`, `fault.CODE`. */
type WordKey = keyof Source

/** Key of a text without placeholders. */
export type PlainKey = {
  [Key in WordKey]: [Gaps<Source[Key]>] extends [never] ? Key : never
}[WordKey]

/** Texts and formatters of one language. */
export interface Words {
  language: Language
  /** Plain text of a key. */
  text<Key extends WordKey>(key: Key, ...values: Values<Source[Key]>): string
  /** Text of a key with markup in its placeholders, as a `<time>` or a link. */
  markup<Key extends WordKey>(key: Key, ...values: Values<Source[Key], Part>): Html
  number(value: number, decimals?: number): string
  /** Formats a calendar day, as plain text. */
  dayText(day: string): string
  /** Formats a calendar day as a `<time>` element. */
  day(day: string): Html
  /** Formats the calendar day of an instant in Luxembourg. */
  dayOf(instant: string): Html
  /** Formats an instant in Luxembourg time as a `<time>` element. */
  instant(instant: string): Html
}

const luxembourgDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })

const mergeTexts = (language: Language): Readonly<Record<WordKey, string>> => ({
  ...pageTexts[language],
  ...doorTexts[language],
  ...deskTexts[language],
})

const english = mergeTexts('en')

const createLanguageWords = (language: Language): Words => {
  const table = mergeTexts(language)
  const dayHtml = (day: string): Html => html`<time datetime="${day}">${formatDay(day, language)}</time>`
  return {
    language,
    text: (key, ...[values]) => fillGaps(table[key], values),
    markup: (key, ...[values]) => {
      const known: Readonly<Record<string, Part>> = values ?? {}
      return html`${splitAtGaps(table[key]).map((piece, index) => (index % 2 === 0 ? piece : known[piece]))}`
    },
    number: (value, decimals) => formatNumber(value, language, decimals),
    dayText: day => formatDay(day, language),
    day: dayHtml,
    dayOf: instant => dayHtml(luxembourgDay.format(new Date(instant))),
    instant: instant => html`<time datetime="${instant}">${formatInstant(instant, language)}</time>`,
  }
}

const all = Object.fromEntries(languages.map(language => [language, createLanguageWords(language)])) as Record<
  Language,
  Words
>

/** Texts and formatters of a language. */
export const getPageWords = (language: Language): Words => all[language]

/** Whether a string is the key of a text without placeholders. */
export const isPlainKey = (name: string): name is PlainKey =>
  Object.hasOwn(english, name) && !hasGaps(english[name as WordKey])
