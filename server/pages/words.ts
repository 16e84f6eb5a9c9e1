import { type Source as DeskSource, texts as deskTexts } from '#languages/derived/desk'
import { type Source as DoorSource, texts as doorTexts } from '#languages/derived/door'
import { type Source as PageSource, texts as pageTexts } from '#languages/derived/pages'
import { dayText, instantText, numberText } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import { filled, type Gaps, hasGaps, pieces, type Values } from '#languages/text'
import { type Html, html, type Part } from './html.ts'

type Source = PageSource & DoorSource & DeskSource

/** The name of a text of the pages: `page.part`, `field.NAME`, `fault.CODE`. */
type WordKey = keyof Source

/** The name of a text that wants nothing filled in. */
export type PlainKey = {
  [Key in WordKey]: [Gaps<Source[Key]>] extends [never] ? Key : never
}[WordKey]

/** The texts of one language, and its figures and days. */
export interface Words {
  language: Language
  /** A text as plain text. */
  text<Key extends WordKey>(key: Key, ...values: Values<Source[Key]>): string
  /** A text with markup filled in, as a `<time>` or a link. */
  markup<Key extends WordKey>(key: Key, ...values: Values<Source[Key], Part>): Html
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

const luxembourgDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })

const tableOf = (language: Language): Readonly<Record<WordKey, string>> => ({
  ...pageTexts[language],
  ...doorTexts[language],
  ...deskTexts[language],
})

const english = tableOf('en')

const made = (language: Language): Words => {
  const table = tableOf(language)
  const dayHtml = (day: string): Html => html`<time datetime="${day}">${dayText(day, language)}</time>`
  return {
    language,
    text: (key, ...[values]) => filled(table[key], values),
    markup: (key, ...[values]) => {
      const known: Readonly<Record<string, Part>> = values ?? {}
      return html`${pieces(table[key]).map((piece, index) => (index % 2 === 0 ? piece : known[piece]))}`
    },
    number: (value, decimals) => numberText(value, language, decimals),
    dayText: day => dayText(day, language),
    day: dayHtml,
    dayOf: instant => dayHtml(luxembourgDay.format(new Date(instant))),
    instant: instant => html`<time datetime="${instant}">${instantText(instant, language)}</time>`,
  }
}

const all = Object.fromEntries(languages.map(language => [language, made(language)])) as Record<Language, Words>

/** The words of a language. */
export const wordsOf = (language: Language): Words => all[language]

/** Whether a text names a word of the pages that wants nothing filled in. */
export const isPlainKey = (name: string): name is PlainKey =>
  Object.hasOwn(english, name) && !hasGaps(english[name as WordKey])
