import type { ExtractionEvidence } from '#contract/ai/evidence'
import { namesEuros } from './amount-heads.ts'
import { type DocumentText, type Passage, parseStatements, type Statements } from './document-text.ts'
import { findMeaningDoubt, type MeaningDoubt } from './meaning.ts'
import type { UnseenReason } from './page-text.ts'
import { plainWords } from './plain-text.ts'
import type { ReadValue } from './read-value.ts'
import { shareWords, spellNumber, statesSpelled } from './spelled-number.ts'
import { compareChoice } from './stated-choice.ts'
import { statesDay } from './stated-day.ts'
import { toTwelveDigits } from './stated-number.ts'

/** Reasons why a value was not found, by which its warning is worded. */
type Doubt = 'nowhere' | 'quoteMissing' | 'notInQuote' | 'inThousands' | 'notCompared' | MeaningDoubt | UnseenReason

/** Evidence for a value in the text of a document, and why it was not found. */
export interface CheckedEvidence extends ExtractionEvidence {
  doubt?: Doubt
  /** Factor of the amounts of its page, where that is the doubt. */
  factor?: number
}

const statesNumber = (words: Statements, value: number): boolean =>
  words.numbers.has(toTwelveDigits(Math.abs(value))) || statesSpelled(words.text, spellNumber(Math.abs(value)))

/** Whether words of a document state a value that is no choice: in figures, or a number in words, as deeds write prices. */
const statesValue = (words: Statements, { value, kind }: ReadValue): boolean => {
  if (kind === 'day') return statesDay(words.text, String(value))
  if (kind === 'text') return words.words.includes(plainWords(String(value)))
  if (kind === 'number') return statesNumber(words, Number(value))
  const size = toTwelveDigits(Math.abs(Number(value)))
  return words.fractions.has(size) || shareWords(size).some(word => words.words.includes(word))
}

/** The text of a document, and the currency of its amounts. */
interface Document {
  text: DocumentText
  currency: string
}

/** What words of a page say about a value, of which people see all. */
const compareWords = (
  words: string,
  read: ReadValue,
  { factor, currency }: { factor: number; currency: string },
): Pick<CheckedEvidence, 'status' | 'doubt' | 'factor'> => {
  if (read.kind === 'choice') return { status: compareChoice(words, String(read.value), read.members ?? []) }
  const doubt = findMeaningDoubt(words, read, currency)
  if (doubt !== undefined) return { status: 'unchecked', doubt }
  const statements = parseStatements(words)
  if (factor !== 1 && read.isMoney && !namesEuros(words)) {
    if (statesNumber(statements, Number(read.value) / factor)) return { status: 'found' }
    if (statesValue(statements, read)) return { status: 'unchecked', doubt: 'inThousands', factor }
  }
  return statesValue(statements, read) ? { status: 'found' } : { status: 'not_in_document', doubt: 'notInQuote' }
}

/** Whether a value may stand on a page whose text was not read: the one that is named, or any where none is. */
const mayBeUnread = ({ pages, isWhole }: DocumentText, page: number | null): boolean =>
  page === null ? !isWhole : (pages[page - 1]?.unread ?? 'no') !== 'no'

/** Evidence that a page whose text was not read may hold a value. */
const leaveUnread = (base: Omit<ExtractionEvidence, 'status'>, { pages }: DocumentText): CheckedEvidence => {
  const isTooLong = base.page === null ? false : pages[base.page - 1]?.unread === 'tooLong'
  return { ...base, status: 'unchecked', ...(isTooLong && { doubt: 'notCompared' as const }) }
}

const checkWithoutQuote = (read: ReadValue, text: DocumentText): CheckedEvidence => {
  const { path, page } = read
  const base = { path, quote: null, page, boxes: [] }
  if (read.kind === 'choice' || !text.isWhole) return leaveUnread(base, text)
  if (statesValue(text.whole(), read)) return { ...base, status: 'unchecked' }
  return { ...base, status: 'not_in_document', doubt: 'nowhere' }
}

/** The passage of a page, or the first one. */
const choosePassage = (passages: readonly Passage[], page: number | null): Passage | undefined =>
  passages.find(passage => passage.page === page) ?? passages[0]

const statusRank = ['found', 'unchecked', 'not_in_document', 'hidden']

/** Best of what the passages of a quote say; those of the named page come first among equals. */
const comparePassages = (
  passages: readonly Passage[],
  read: ReadValue,
  { text, currency, wordsOf }: Document & { wordsOf(passage: Passage): string },
): CheckedEvidence | undefined => {
  const ordered = [
    ...passages.filter(({ page }) => page === read.page),
    ...passages.filter(({ page }) => page !== read.page),
  ]
  const checked = ordered.map(passage => {
    const { page, boxes } = passage
    const compared = compareWords(wordsOf(passage), read, { factor: text.amountFactor(page), currency })
    return { path: read.path, quote: read.quote, page, boxes: [...boxes], ...compared }
  })
  return checked.toSorted((a, b) => statusRank.indexOf(a.status) - statusRank.indexOf(b.status))[0]
}

/** Evidence of a quote that stands only in words that are partly invisible. */
const checkUnseen = (read: ReadValue, document: Document): CheckedEvidence | undefined => {
  const { text } = document
  const passages = text.anywhere(read.quote ?? '')
  const passage = choosePassage(passages, read.page)
  if (!passage) return undefined
  const { path, quote } = read
  // What was drawn below a picture, or as its reading by a machine, is looked at as the picture is.
  if (text.pages[passage.page - 1]?.unread === 'picture')
    return { path, quote, page: passage.page, boxes: [...passage.boxes], status: 'unchecked' }
  const seen = comparePassages(passages, read, { ...document, wordsOf: ({ seenText }) => seenText })
  if (seen?.status === 'found') return seen
  return {
    path,
    quote,
    page: passage.page,
    boxes: [...passage.boxes],
    status: 'hidden',
    doubt: passage.reason ?? 'invisible',
  }
}

/** Evidence of a quote that stands nowhere: the value may stand elsewhere, or on a page that was not read. */
const checkMissing = (read: ReadValue, text: DocumentText): CheckedEvidence => {
  const { path, quote, page } = read
  const base = { path, quote, page, boxes: [] }
  if (mayBeUnread(text, page)) return leaveUnread(base, text)
  const isElsewhere = read.kind !== 'choice' && statesValue(text.whole(), read)
  if (isElsewhere || !text.isWhole) return { ...base, status: 'unchecked', doubt: 'quoteMissing' }
  return { ...base, status: 'not_in_document', doubt: 'quoteMissing' }
}

/**
 * Looks for the quote of a value in the text of its document, and for the value in the words of the page that the quote
 * repeats; a choice whose words are not known is `unchecked`. A value without a quote is at least looked for anywhere.
 * `text` is undefined where there is none to look in.
 */
export const checkEvidence = (read: ReadValue, text: DocumentText | undefined, currency = 'EUR'): CheckedEvidence => {
  const { path, quote, page } = read
  if (!text) return { path, quote, page, boxes: [], status: 'unchecked' }
  if (quote === null) return checkWithoutQuote(read, text)
  return (
    comparePassages(text.seen(quote), read, { text, currency, wordsOf: passage => passage.text }) ??
    checkUnseen(read, { text, currency }) ??
    checkMissing(read, text)
  )
}

/** Whether requests may use a value: it was found, or could not be looked for, as in a picture. */
export const isUsable = ({ status, doubt }: CheckedEvidence): boolean =>
  status === 'found' || (status === 'unchecked' && doubt === undefined)
