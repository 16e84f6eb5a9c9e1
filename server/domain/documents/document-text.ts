import { pageEdgeMax } from '#contract/rules/quote-boxes'
import { findAmountFactor } from './amount-heads.ts'
import type { OrderedText, PageText, UnseenReason } from './page-text.ts'
import { findQuote, plainWords } from './plain-text.ts'
import { parseStatedNumbers, type StatedNumbers } from './stated-number.ts'

/** Values stated in a passage of a document, parsed once for all lookups. */
export interface Statements extends StatedNumbers {
  text: string
  words: string
}

/** Parses the values that a text states. */
export const parseStatements = (text: string): Statements => ({
  text,
  words: plainWords(text),
  ...parseStatedNumbers(text),
})

/** Box around words of a page, in points from the upper left corner of the page as shown. */
interface QuoteBox {
  left: number
  top: number
  width: number
  height: number
}

/** A passage of a page that a quote repeats. */
export interface Passage {
  page: number
  /** Its words as the page has them, cells parted by tabs. */
  text: string
  /** What of them people see. */
  seenText: string
  /** Why a part of it is not seen; undefined where all of it is. */
  reason: UnseenReason | undefined
  boxes: readonly QuoteBox[]
}

/** The text of a document, ready to be looked up. */
export interface DocumentText {
  pages: readonly PageText[]
  /** Whether all text of the document was read: no page is a picture or too long. */
  isWhole: boolean
  /** Passages that a quote repeats in text that people see. */
  seen(quote: string): readonly Passage[]
  /** Passages that a quote repeats in all text, seen or not. */
  anywhere(quote: string): readonly Passage[]
  /** Values stated anywhere in the text that people see, parsed on first use. */
  whole(): Statements
  /** Factor of the amounts of a page, by its heads: 1000 under "kEUR". */
  amountFactor(page: number): number
}

/** Memoizes a function of a text. */
const memoize = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new Map<Key, Made>()
  return key => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Words of one line are at most this far apart in height, in parts of it. */
const lineShare = 0.5
const boxesMax = 12

const roundTo = (value: number): number => Math.round(value * 100) / 100

/** Whether a box is on a page or within the length of one around it: a drawing may put letters anywhere. */
const isNearPage = ({ left, top, width, height }: QuoteBox): boolean =>
  [left, top, width, height].every(points => points >= -pageEdgeMax && points <= 2 * pageEdgeMax)

/** Boxes of letters, one a line; those far off the page are left out. */
const listBoxes = (letters: readonly number[], boxes: Float32Array): QuoteBox[] => {
  const lines: { left: number; top: number; right: number; bottom: number }[] = []
  for (const letter of letters) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(letter * 4, letter * 4 + 4)
    const line = lines.at(-1)
    if (line && Math.abs(line.bottom - bottom) <= lineShare * (bottom - top)) {
      line.left = Math.min(line.left, left)
      line.top = Math.min(line.top, top)
      line.right = Math.max(line.right, right)
      line.bottom = Math.max(line.bottom, bottom)
    } else lines.push({ left, top, right, bottom })
  }
  const rounded = lines.map(({ left, top, right, bottom }) => ({
    ...{ left: roundTo(left), top: roundTo(top), width: roundTo(right - left), height: roundTo(bottom - top) },
  }))
  return rounded.filter(isNearPage).slice(0, boxesMax)
}

const toPassage = (
  order: OrderedText,
  { start, end }: { start: number; end: number },
  number: number,
  page: PageText,
) => {
  const { boxes, unseen } = page
  const letters = [...order.letters.subarray(start, end + 1)]
  const text = order.text.slice(start, end + 1)
  const reasons = letters.flatMap(letter => unseen.get(letter) ?? [])
  // A tab keeps what is left on both sides apart.
  const seenText = letters.map((letter, index) => (unseen.has(letter) ? '\t' : (text[index] ?? ''))).join('')
  const drawn = [...new Set(letters)].filter(letter => letter >= 0)
  return { page: number, text, seenText, reason: reasons[0], boxes: listBoxes(drawn, boxes) }
}

/** Makes the text of a document from its pages. */
export const createDocumentText = (pages: readonly PageText[]): DocumentText => {
  const find = (quote: string, ordersOf: (page: PageText) => readonly OrderedText[]): Passage[] =>
    pages.flatMap((page, index) =>
      ordersOf(page).flatMap(order =>
        findQuote(order.plain, order.text, quote).map(place => toPassage(order, place, index + 1, page)),
      ),
    )
  const whole = memoize((_: 'whole') =>
    parseStatements(pages.flatMap(page => page.seen.map(({ text }) => text)).join('\n')),
  )
  return {
    pages,
    isWhole: pages.every(({ unread }) => unread === 'no'),
    seen: memoize(quote => find(quote, page => page.seen)),
    anywhere: memoize(quote => find(quote, page => page.whole)),
    whole: () => whole('whole'),
    amountFactor: memoize(page => findAmountFactor(pages[page - 1]?.seen[0]?.text ?? '')),
  }
}
