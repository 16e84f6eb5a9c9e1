import type { Language } from '#languages/registry'
import { type Amount, amountsOf } from './amounts.ts'
import { daysOf, type WrittenDay } from './days.ts'
import { type FoldedText, folded, taken } from './folded-text.ts'
import { namesOf, type WrittenName } from './names.ts'
import { joined } from './neighbours.ts'
import { phraseAt } from './phrases.ts'
import { suffixAt } from './suffix.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** A figure of a text, with its place in the folded text. */
export type WrittenFigure = Amount | WrittenDay | WrittenName

/** A text that has been read. */
export interface ReadText {
  folded: FoldedText
  /** In their order. */
  figures: readonly WrittenFigure[]
}

/** A stretch of a text, in the units of the folded text. */
export interface Stretch {
  start: number
  end: number
}

const without = (text: string, { start, end }: Stretch): string =>
  text.slice(0, start) + taken.repeat(end - start) + text.slice(end)

const address = /(?:https?:\/\/|www\.)\S+/giu
const citation = /\[\d{1,3}\]/g
/** The number of a list at the beginning of a line; a day of a month is none. */
const listNumber = /^[ >#-]*\(?\d{1,2}[.)](?=\s)/gimu
/** A word and a small number behind it. */
const numbered = /(?<![\p{L}\d])(\p{L}+) {1,2}\d{1,2}(?:\.\d{1,2}){0,2}(?![\d]|[.,'_ ]\d)/giu
const wordStart = /(?<![\p{L}\d])\p{L}/gu

const blank = (found: string): string => taken.repeat(found.length)

/** Expressions in which a number word is none: `half-hour`, `un tiers de confiance`. */
const withoutExpressions = (text: string, { noFigures }: Vocabulary): string => {
  const found: Stretch[] = []
  for (const { index } of text.matchAll(wordStart)) {
    const expression = phraseAt(text, index, noFigures)
    if (expression) found.push({ start: index, end: expression.end })
  }
  return found.reduce(without, text)
}

/** The text without addresses, numbers of lists and of steps, marks of citations and expressions that are no figures. */
const withoutOthers = (text: string, vocabulary: Vocabulary): string => {
  const { months, steps } = vocabulary
  const isMonth = (word: string | undefined): boolean => word !== undefined && months.has(word.toLowerCase())
  const plain = text
    .replace(address, blank)
    .replace(citation, blank)
    .replace(listNumber, (found: string, at: number, whole: string) =>
      isMonth(/^ {1,3}(\p{L}+)/u.exec(whole.slice(at + found.length, at + found.length + 16))?.[1])
        ? found
        : blank(found),
    )
    .replace(numbered, (found: string, word: string, at: number, whole: string) => {
      const { measure, scale } = suffixAt(whole, at + found.length, vocabulary)
      return steps.has(word.toLowerCase()) && measure === undefined && scale === 1 ? blank(found) : found
    })
  return withoutExpressions(plain, vocabulary)
}

/**
 * Reads all figures of a text, in their order. What has been read is taken out before the next kind is looked for: what is
 * no figure, days, names, numbers. No pattern goes back over the text: each looks at a bounded stretch.
 * @param language that of the text, which decides what its words mean.
 * @param known stretches of the text that are not read, by their places in it.
 */
export const figuresIn = (text: string, language: Language, known: readonly Stretch[] = []): ReadText => {
  const vocabulary = vocabularyOf(language)
  const read = folded(known.reduce(without, text))
  const { rest, days } = daysOf(withoutOthers(read.text, vocabulary), vocabulary, taken)
  const names = namesOf(rest, vocabulary)
  const amounts = joined(read.text, amountsOf(names.reduce(without, rest), vocabulary), vocabulary)
  const figures = [...days, ...names, ...amounts].sort((a, b) => a.start - b.start)
  return { folded: read, figures }
}
