import type { DocumentText } from './document-text.ts'
import type { CheckedEvidence } from './evidence.ts'
import type { ReadValue } from './read-value.ts'
import { plainLetters } from './spelled-number.ts'
import { parseStatedNumbers, toTwelveDigits } from './stated-number.ts'

/** Another amount that a document states behind the label of a value. */
export interface OtherAmount {
  path: string
  value: number
  words: string
  page: number
  /** Whether people see it. */
  isSeen: boolean
}

/** Least letters of a label, so that "EUR" or "Total" alone compares nothing. */
const labelMin = 8
/** Least letters of a word that says what an amount is, and of one that does so alone; "au prix de" says nothing. */
const [namingMin, namingAloneMin] = [4, 8]
/** Words that a label keeps at least where its last one is left out. */
const wordsOfLabelMin = 3
/** Amount behind a label on the same line; the label may have one more word, as "corrigé" in "prix de vente corrigé". */
const amountBehind = /^[\s:.–-]*(?:[\p{L}’'-]{1,20}[\s:.–-]+)?(?:(?:eur|€)\s?)?(\d[\d .,'’\u00a0\u202f\u2009]{2,20})/u
const lineMax = 300

/** Words before the first digit of a quote, as they are compared. */
const readLabel = (quote: string): string => {
  const [before = ''] = quote.split(/\d/, 1)
  return plainLetters(before)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** Whether a label says what its amount is. */
const isNaming = (label: string): boolean => {
  const words = label.split(' ').filter(({ length }) => length >= namingMin)
  return words.length > 1 || words.some(({ length }) => length >= namingAloneMin)
}

/** A line of a page, with its letters as they are compared. */
interface ComparedLine {
  line: string
  letters: string
  page: number
  isSeen: boolean
}

const toLetters = (line: string): string => plainLetters(line).replaceAll(/[^a-z\d.,'’:–€\t\u00a0\u202f\u2009-]+/g, ' ')

/** Lines of all text of a page, with whether people see them. */
const listLines = (text: DocumentText): ComparedLine[] =>
  text.pages.flatMap(({ seen, whole }, index) => {
    const of = (order: { text: string } | undefined) =>
      (order?.text.split('\n') ?? []).map(line => line.slice(0, lineMax))
    const shown = of(seen[0])
    const known = new Set(shown)
    const toLine = (line: string, isSeen: boolean) => ({ line, letters: toLetters(line), page: index + 1, isSeen })
    const hidden = of(whole[0]).filter(line => !known.has(line))
    return [...shown.map(line => toLine(line, true)), ...hidden.map(line => toLine(line, false))]
  })

/** Amount right behind a label in the letters of a line; undefined where it has none. */
const readAmountBehind = (letters: string, label: string): number | undefined => {
  const at = letters.indexOf(label)
  const [, amount = ''] = at < 0 ? [] : (amountBehind.exec(letters.slice(at + label.length)) ?? [])
  if (amount === '') return undefined
  const value = Math.max(...parseStatedNumbers(amount.trim()).numbers)
  return Number.isFinite(value) ? value : undefined
}

/** Amounts below this are numbers of articles and lots, not of money. */
const amountMin = 100

/** Other amounts that the document states behind the label of a found amount of money, outside of lists. */
export const findOtherAmounts = (
  values: readonly { read: ReadValue; check: CheckedEvidence }[],
  text: DocumentText,
): OtherAmount[] => {
  const lines = values.some(({ read }) => read.isMoney) ? listLines(text) : []
  return values.flatMap(({ read, check }) => {
    if (!read.isMoney || read.quote === null || check.status === 'not_in_document' || read.path.includes('[')) return []
    const label = readLabel(read.quote)
    if (label.replaceAll(' ', '').length < labelMin || !isNaming(label)) return []
    const words = label.split(' ')
    // "Prix de vente corrigé" is compared with "prix de vente" too.
    const labels = words.length > wordsOfLabelMin ? [label, words.slice(0, -1).join(' ')] : [label]
    const own = toTwelveDigits(Math.abs(Number(read.value)))
    const factor = text.amountFactor(check.page ?? 1)
    for (const { line, letters, page, isSeen } of lines) {
      const other = labels.map(one => readAmountBehind(letters, one)).find(amount => amount !== undefined)
      const isOther = other !== undefined && other >= amountMin && ![own, own / factor].includes(other)
      if (isOther) return [{ path: read.path, value: other, words: line.trim().slice(0, 120), page, isSeen }]
    }
    return []
  })
}
