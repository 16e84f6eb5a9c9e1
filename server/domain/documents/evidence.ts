import type { ExtractionEvidence } from '#contract/ai/evidence'
import { holdsQuote, plainText, plainWords } from './plain-text.ts'
import { shareWords, spellNumber, statesSpelled } from './spelled-number.ts'
import { compareChoice } from './stated-choice.ts'
import { statesDay } from './stated-day.ts'
import { parseStatedNumbers, type StatedNumbers, toTwelveDigits } from './stated-number.ts'

/** Kind of a value: a number, a share as a part of one, a day, a text, or a choice: a member of a closed list, or yes or no. */
export type ValueKind = 'number' | 'fraction' | 'day' | 'text' | 'choice'

/** A value that was read, with where the document is said to state it. */
export interface ReadValue {
  path: string
  value: number | string | boolean
  kind: ValueKind
  /** Members of the closed list that the value is one of; left out for every other value. */
  members?: readonly string[]
  quote: string | null
  page: number | null
}

/** Values stated in a passage of a document, parsed once for all lookups. */
interface Statements extends StatedNumbers {
  text: string
  words: string
}

const parseStatements = (text: string): Statements => ({ text, words: plainWords(text), ...parseStatedNumbers(text) })

/** The text of a document, ready to be looked up. */
export interface DocumentText {
  /** Whether each page has text; one that is a picture has none. */
  hasText: readonly boolean[]
  /** Numbers of the pages that contain a quote; the values of a line share theirs. */
  pagesWith(quote: string): readonly number[]
  /** Values stated anywhere in the document, parsed on first use. */
  whole(): Statements
}

/** Memoizes a function of a text. */
const memoizeByText = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const made = new Map<string, Made>()
  return text => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}

/** Makes the text of a document from its pages, each in every order in which it may be read. */
export const documentText = (pages: readonly (readonly string[])[]): DocumentText => {
  const read = pages.map(orders => orders.map(original => ({ original, plain: plainText(original) })))
  const whole = memoizeByText(() => parseStatements(pages.flat().join('\n')))
  return {
    hasText: pages.map(orders => orders.length > 0),
    pagesWith: memoizeByText(quote =>
      read.flatMap((orders, index) =>
        orders.some(({ original, plain }) => holdsQuote(plain, original, quote)) ? [index + 1] : [],
      ),
    ),
    whole: () => whole(''),
  }
}

/** Whether words of a document state a value that is no choice. */
const statesValue = (words: Statements, { value, kind }: ReadValue): boolean => {
  if (kind === 'day') return statesDay(words.text, String(value))
  if (kind === 'text') return words.words.includes(plainWords(String(value)))
  const size = toTwelveDigits(Math.abs(Number(value)))
  if (kind === 'number') return words.numbers.has(size)
  return words.fractions.has(size) || shareWords(size).some(word => words.words.includes(word))
}

/** Compares a quote with its value: in figures, or a number in words, as deeds write prices. */
const compareQuote = (quote: string, read: ReadValue): ExtractionEvidence['status'] => {
  if (read.kind === 'choice') return compareChoice(quote, String(read.value), read.members ?? [])
  const isStated =
    statesValue(parseStatements(quote), read) ||
    (read.kind === 'number' && statesSpelled(quote, spellNumber(Math.abs(Number(read.value)))))
  return isStated ? 'found' : 'not_in_document'
}

/** Whether a value may stand on a page that is a picture: the one that is named, or any where none is. */
const mayBePicture = ({ hasText }: DocumentText, page: number | null): boolean =>
  page === null ? hasText.includes(false) : hasText[page - 1] === false

/** Evidence for a value in the text of a document, and why it was not found. */
export interface CheckedEvidence extends ExtractionEvidence {
  reason?: string
}

const withoutQuote = (read: ReadValue, text: DocumentText): CheckedEvidence => {
  const { path, page } = read
  const unchecked: CheckedEvidence = { path, quote: null, page, status: 'unchecked' }
  if (read.kind === 'choice' || mayBePicture(text, null) || statesValue(text.whole(), read)) return unchecked
  return { ...unchecked, status: 'not_in_document', reason: 'It stands nowhere in the text of the document.' }
}

/**
 * Looks for the quote of a value in the text of its document, and for the value in the quote; a choice whose words are not
 * known is `unchecked`. A value without a quote is at least looked for anywhere. `text` is undefined where there is none to
 * look in.
 */
export const checkEvidence = (read: ReadValue, text: DocumentText | undefined): CheckedEvidence => {
  const { path, quote, page } = read
  if (!text?.hasText.includes(true)) return { path, quote, page, status: 'unchecked' }
  if (quote === null) return withoutQuote(read, text)
  const found = text.pagesWith(quote)
  const [first] = found
  if (first === undefined) {
    if (mayBePicture(text, page)) return { path, quote, page, status: 'unchecked' }
    const reason = 'Its quote does not stand in the text of the document.'
    return { path, quote, page, status: 'not_in_document', reason }
  }
  const place = page !== null && found.includes(page) ? page : first
  const status = compareQuote(quote, read)
  return {
    ...{ path, quote, page: place, status },
    ...(status === 'not_in_document' && { reason: 'It does not stand in its quote.' }),
  }
}
