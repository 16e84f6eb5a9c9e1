import { tables, texts } from '#languages/derived/model-sources'
import { fillGaps, splitAtGaps } from '#languages/text'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { renderEnglish } from './accuracy-texts.ts'

const countLetters = (text: string): number =>
  splitAtGaps(text).reduce((sum, piece, at) => sum + (at % 2 === 0 ? piece.length : 0), 0)

/** The English texts, those of most letters first: the beginning of one may be another. */
const english = (Object.entries(tables.en) as [key: keyof typeof tables.en, text: string][]).sort(
  ([, one], [, other]) => countLetters(other) - countLetters(one),
)

/** Values with which the gaps of a text give a sentence, undefined where none do. */
const findGapValues = (text: string, sentence: string): Record<string, string> | undefined => {
  const [first = '', ...rest] = splitAtGaps(text)
  if (!sentence.startsWith(first)) return undefined
  const values: Record<string, string> = {}
  let at = first.length
  for (let gap = 0; gap < rest.length; gap += 2) {
    const [name = '', next = ''] = rest.slice(gap, gap + 2)
    const end = gap + 2 < rest.length ? sentence.indexOf(next, at) : sentence.length - next.length
    const value = sentence.slice(at, end)
    if (end < at || !sentence.startsWith(next, end) || value.includes(texts.en.between)) return undefined
    values[name] = value
    at = end + next.length
  }
  return at === sentence.length ? values : undefined
}

/** A day or a number of an English text in the language of the page; any other value as it is. */
const formatGapValue = (value: string, { number, dayText }: Words): string => {
  if (value.length === 10 && value[4] === '-' && value[7] === '-') return dayText(value)
  const figure = Number(value.replaceAll(' ', ''))
  const isWritten = value.includes('.') || value.includes(' ')
  return isWritten && Number.isFinite(figure) ? number(figure, value.split('.')[1]?.length ?? 0) : value
}

/** One sentence of the card in the language of the page, undefined where that has none. */
const translateSentence = (sentence: string, words: Words): string | undefined => {
  for (const [key, text] of english) {
    const values = findGapValues(text, sentence)
    if (!values) continue
    const shown = Object.entries(values).map(([name, value]) => [name, formatGapValue(value, words)])
    return fillGaps(texts[words.language][key], Object.fromEntries(shown))
  }
  return undefined
}

/**
 * An English text of the model card (the source of a figure, the note on a file, a refusal) in the language of the page, as a
 * whole or part by part between semicolons; undefined where the language lacks a part.
 */
export const translateCardText = (text: string, words: Words): string | undefined => {
  const whole = translateSentence(text, words)
  if (whole !== undefined) return whole
  const parts = text.split(texts.en.between).map(part => translateSentence(part, words))
  return parts.includes(undefined) ? undefined : parts.join(texts[words.language].between)
}

/** Renders an English text of the card in the language of the page, as a link where it has an address. */
export const renderCardText = (words: Words, text: string, address: string | null = null): Html => {
  const translated = translateCardText(text, words)
  const shown: Part = translated ?? renderEnglish(words, text)
  return address === null ? html`${shown}` : html`<a href="${address}">${shown}</a>`
}
