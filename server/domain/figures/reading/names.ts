import { isBehindWord, nextWordStart } from './letters.ts'
import { phraseAt } from './phrases.ts'
import { suffixAt } from './suffix.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A thing that is known by a number, as an article of a law or a lot. */
export interface WrittenName {
  kind: 'name'
  start: number
  end: number
  /** Kind and number, `article 130(4)`: compared as a whole, so that `barème 8` is not `article 8`. */
  key: string
}

const suffixes =
  '(?:-\\d{1,4}(?!\\d)|/\\d{1,4}(?!\\d)| ?(?:bis|ter|quater|quinquies)(?![\\p{L}\\d])| ?\\(\\d{1,3}\\)|[a-z](?![\\p{L}\\d])){0,5}'
const id = `(?:(?:[LRD]\\.? ?)?\\d{1,12}(?!\\d)${suffixes}|[IVXLC]{1,6}(?![\\p{L}\\d])|premi(?:er|ère))`
const act = '(?:\\((?:UE|EU|CE|EC|EG|ue|eu)\\) ?)?(?:[nN]°|[nN]o\\.?|[nN]r\\.?)? ?'
/** The number behind a word. */
const numberBehind = new RegExp(`\\.? {0,2}${act}(${id})`, 'uy')
/** A further number behind one: `16, 17`, `1601-1 à 1601-14`. */
const further = new RegExp(`(?:,| ?-| ([\\p{L}]+)) ?(?:[LRD]\\.? ?)?(\\d{1,5}(?!\\d)${suffixes})`, 'uy')
/** Where a word or the sign of a paragraph begins next; -1 without one. */
const nextStart = (text: string, from: number): number => {
  const word = nextWordStart(text, from)
  for (
    let sign = text.indexOf('§', from);
    sign !== -1 && (word === -1 || sign < word);
    sign = text.indexOf('§', sign + 1)
  )
    if (!isBehindWord(text, sign)) return sign
  return word
}

const digitsOfRoman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

/** The value of a Roman numeral. */
const romanValue = (numeral: string): number =>
  [...numeral].reduce((sum, sign, at) => {
    const value = digitsOfRoman[sign] ?? 0
    return value < (digitsOfRoman[numeral[at + 1] ?? ''] ?? 0) ? sum - value : sum + value
  }, 0)

const keyOfName = (kind: string, written: string): string => {
  const plain = written.toLowerCase().replaceAll(/[\s.]/g, '')
  if (plain.startsWith('premi')) return `${kind} 1`
  return /^[IVXLC]+$/.test(written) ? `${kind} ${romanValue(written)}` : `${kind} ${plain}`
}

/** Whether a number has a unit or continues, so that it is an amount and not a name. */
const isAmount = (text: string, end: number, vocabulary: Vocabulary): boolean => {
  if (/^(?:[.,']\d|[ _]\d{3}(?!\d))/.test(text.slice(end, end + 5))) return true
  const { measure, scale } = suffixAt(text, end, vocabulary)
  return measure !== undefined || scale > 1
}

const matchNameAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** The numbers behind a first one that are of its kind. */
const furtherNames = (text: string, end: number, kind: string, vocabulary: Vocabulary): WrittenName[] => {
  const names: WrittenName[] = []
  let last = end
  for (;;) {
    const match = matchNameAt(further, text, last)
    const [whole = '', joiner, number = ''] = match ?? []
    const isJoined = joiner === undefined || vocabulary.anyRanges.has(joiner.toLowerCase())
    if (!match || !isJoined || isAmount(text, last + whole.length, vocabulary)) return names
    last += whole.length
    names.push({ kind: 'name', start: last - number.length, end: last, key: keyOfName(kind, number) })
  }
}

/**
 * Names by number in a folded text, with those that follow the first: of `articles 16, 17` two.
 */
export const findWrittenNames = (text: string, vocabulary: Vocabulary): WrittenName[] => {
  const names: WrittenName[] = []
  let next: number
  for (let start = nextStart(text, 0); start >= 0; start = nextStart(text, next)) {
    next = start + 1
    const word = phraseAt(text, start, vocabulary.references)
    const number = word && matchNameAt(numberBehind, text, word.end)
    const end = word && number ? word.end + number[0].length : next
    if (!word || !number || isAmount(text, end, vocabulary)) continue
    const more = furtherNames(text, end, word.value, vocabulary)
    names.push({ kind: 'name', start, end, key: keyOfName(word.value, number[1] ?? '') }, ...more)
    next = more.at(-1)?.end ?? end
  }
  return names
}
