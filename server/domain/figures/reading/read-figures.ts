import type { Language } from '#languages/registry'
import { type Amount, amountsOf } from './amounts.ts'
import { findDays, type WrittenDay } from './days.ts'
import { type FoldedText, foldForFigures, taken } from './folded-text.ts'
import { nextWordStart } from './letters.ts'
import { findWrittenNames, type WrittenName } from './names.ts'
import { joinNeighbours } from './neighbours.ts'
import { phraseAt } from './phrases.ts'
import { suffixAt } from './suffix.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** A figure of a text, with its place in the folded text. */
export type WrittenFigure = Amount | WrittenDay | WrittenName

/** A parsed text. */
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

const blankStretch = (text: string, { start, end }: Stretch): string =>
  text.slice(0, start) + taken.repeat(end - start) + text.slice(end)

const address = /(?:https?:\/\/|www\.)\S+/giu
const citation = /\[\d{1,3}\]/g
/** The number of a list at the beginning of a line; a day of a month is not one. */
const listNumber = /^[ >#-]*\(?\d{1,2}[.)](?=\s)/gimu
/** A word followed by a small number. */
const numbered = /(?<![\p{L}\d])(\p{L}+) {1,2}\d{1,2}(?:\.\d{1,2}){0,2}(?![\d]|[.,'_ ]\d)/giu

const blank = (found: string): string => taken.repeat(found.length)

/** Marks of footnotes: raised digits at the start of a line, or behind a word, a sign or a figure that was inserted. */
const footnote = /(?<=^|\p{L}{2}|[€%)»”".,\uFFFC])(?<!(?<!\p{L})[kcd]m)[¹²³⁴⁵⁶⁷⁸⁹⁰]{1,2}(?=[\s.,;:)]|$)/gmu

/** Removes expressions in which a number word is not a figure: `half-hour`, `un tiers de confiance`. */
const withoutExpressions = (text: string, { noFigures }: Vocabulary): string => {
  const found: Stretch[] = []
  for (let start = nextWordStart(text, 0); start >= 0; start = nextWordStart(text, start + 1)) {
    const expression = phraseAt(text, start, noFigures)
    if (expression) found.push({ start, end: expression.end })
  }
  return found.reduce(blankStretch, text)
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
 * Reads all figures of a text, in their order. Each kind is removed before the next one is searched: expressions that
 * are not figures, days, names, numbers. No pattern backtracks over the text: each matches a bounded stretch.
 * @param language of the text, which determines the meaning of its words.
 * @param known stretches of the text that are not read, by their places in it.
 */
export const readFigures = (text: string, language: Language, known: readonly Stretch[] = []): ReadText => {
  const vocabulary = vocabularyOf(language)
  const read = foldForFigures(known.reduce(blankStretch, text).replace(footnote, blank))
  const { rest, days } = findDays(withoutOthers(read.text, vocabulary), vocabulary, taken)
  const names = findWrittenNames(rest, vocabulary)
  const amounts = joinNeighbours(read.text, amountsOf(names.reduce(blankStretch, rest), vocabulary), vocabulary)
  const figures = [...days, ...names, ...amounts].sort((a, b) => a.start - b.start)
  return { folded: read, figures }
}
