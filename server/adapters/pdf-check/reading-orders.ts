import type { OrderedText } from '#domain/documents/page-text'
import { plainText } from '#domain/documents/plain-text'
import type { Glyph } from './glyph.ts'

/** A letter of a page with its number. */
export interface Letter extends Glyph {
  number: number
}

/**
 * Gaps, in multiples of the letter height: between words, and between the cells of a table. A line that is stretched to
 * the width of its column has wide gaps too, but draws a blank in each.
 */
const wordGap = 0.15
const cellGap = 0.9
const stretchedGap = 2.2
/** Blanks in a row that part cells, as programs with letters of one width write tables. */
const blanksOfCell = 3
/** Distance between two lines of text, and the greatest rise of an exponent, in the same measure. */
const lineStep = 0.5
const exponentRise = 0.15

const isCellGap = (gap: number, blanks: number): boolean =>
  blanks >= blanksOfCell || gap > (blanks > 0 ? stretchedGap : cellGap)

/** Sign between two letters that follow each other as drawn: none, a space, a tab between cells, or a line break. */
const findSeparator = (last: Letter, next: Letter, blanks: number, spacing = 0): '' | ' ' | '\t' | '\n' => {
  const size = Math.min(last.size, next.size) || 1
  const length = Math.hypot(last.endX - last.x, last.endY - last.y)
  const [directionX, directionY] = length > 0 ? [(last.endX - last.x) / length, (last.endY - last.y) / length] : [1, 0]
  const [toX, toY] = [next.x - last.endX, next.y - last.endY]
  const along = toX * directionX + toY * directionY
  const across = Math.abs(toX * directionY - toY * directionX)
  if (across > lineStep * size || along < -2 * size) return '\n'
  if (isCellGap(along / size, blanks)) return '\t'
  return blanks > 0 || along > wordGap * size + spacing || across > exponentRise * size ? ' ' : ''
}

const isBlank = ({ text }: Letter): boolean => text.trim() === ''

/** Writes a sequence of letters, a separator where the next one is apart. */
class TextWriter {
  #text = ''
  readonly #letters: number[] = []

  write(text: string, letter: number): void {
    this.#text += text
    for (let index = 0; index < text.length; index += 1) this.#letters.push(letter)
  }

  finish(): OrderedText {
    const text = this.#text
    return { text, letters: Int32Array.from(this.#letters), plain: plainText(text) }
  }
}

/** Number of blanks drawn right before a letter, by its number. */
type Blanks = ReadonlyMap<number, number>

const countBlanks = (letters: readonly Letter[]): Blanks => {
  const blanks = new Map<number, number>()
  let count = 0
  for (const letter of letters) {
    if (isBlank(letter)) count += 1
    else {
      if (count > 0) blanks.set(letter.number, count)
      count = 0
    }
  }
  return blanks
}

/** Parts of a page: letters that follow each other on a line, without a gap as between cells. */
const groupParts = (letters: readonly Letter[], blanks: Blanks): { parts: Letter[][]; breaks: ('\t' | '\n')[] } => {
  const parts: Letter[][] = []
  const breaks: ('\t' | '\n')[] = []
  let last: Letter | undefined
  for (const letter of letters) {
    // A blank may be as wide as the gap to the next cell: the letters around it and their number say.
    if (isBlank(letter)) continue
    const separator = last ? findSeparator(last, letter, blanks.get(letter.number) ?? 0) : '\n'
    const part = parts.at(-1)
    if (part && separator !== '\n' && separator !== '\t') part.push(letter)
    else {
      parts.push([letter])
      breaks.push(separator === '\t' ? '\t' : '\n')
    }
    last = letter
  }
  return { parts, breaks }
}

/** Least letters from which the usual gap between them can be told. */
const spacedLettersMin = 6

/** Usual gap between the letters of a part, where they are set apart; 0 where they are not. */
const findSpacing = (part: readonly Letter[]): number => {
  if (part.length < spacedLettersMin) return 0
  const gaps = part.slice(1).map((letter, index) => letter.x - (part[index]?.endX ?? letter.x))
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return middle > wordGap * (part[0]?.size ?? 1) ? middle : 0
}

const writePart = (writer: TextWriter, part: readonly Letter[], blanks: Blanks): void => {
  const spacing = findSpacing(part)
  let last: Letter | undefined
  for (const letter of part) {
    const separator = last ? findSeparator(last, letter, blanks.get(letter.number) ?? 0, spacing) : ''
    if (separator !== '') writer.write(' ', -1)
    writer.write(letter.text, letter.number)
    last = letter
  }
}

/** A part of a row with its edges. */
interface Piece {
  part: readonly Letter[]
  left: number
  right: number
  y: number
  size: number
}

const toPiece = (part: readonly Letter[]): Piece[] => {
  const [first, last] = [part[0], part.at(-1)]
  return first && last ? [{ part, left: first.x, right: last.endX, y: first.y, size: first.size }] : []
}

/** Height of a letter above its baseline, as a part of its size. */
const rise = 0.8
/** Least part of the smaller one of two pieces that is next to the other. */
const besideMin = 1 / 3

/** Whether two pieces stand side by side at nearly the same height, as the entry of a field and its label. */
const isBeside = (one: Piece, other: Piece): boolean => {
  const apart = Math.max(one.left - other.right, other.left - one.right)
  const top = Math.max(one.y - rise * one.size, other.y - rise * other.size)
  const bottom = Math.min(one.y + (1 - rise) * one.size, other.y + (1 - rise) * other.size)
  return apart >= 0 && bottom - top > besideMin * Math.min(one.size, other.size)
}

/** Rows of pieces at the same height, from top to bottom, each from left to right. */
const groupRows = (pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const isLevel = first !== undefined && Math.abs(first.y - piece.y) <= piece.size / 2
    if (row && (isLevel || row.every(other => isBeside(other, piece)))) row.push(piece)
    else rows.push([piece])
  }
  return rows.map(row => row.toSorted((a, b) => a.left - b.left))
}

const columnGap = 1.5

/** Pieces grouped by their left edge, from left to right, each column from top to bottom. */
const groupColumns = (rows: readonly Piece[][]): Piece[][] => {
  const columns: Piece[][] = []
  for (const piece of rows.flat()) {
    const column = columns.find(([first]) => first && Math.abs(first.left - piece.left) <= columnGap * piece.size)
    if (column) column.push(piece)
    else columns.push([piece])
  }
  return columns.toSorted(([a], [b]) => (a?.left ?? 0) - (b?.left ?? 0))
}

/** Sign between two pieces of a row: a tab between cells, a space where one word was drawn in several pieces. */
const separatePieces = (last: Piece, next: Piece, blanks: number): '' | ' ' | '\t' => {
  const gap = (next.left - last.right) / (Math.min(last.size, next.size) || 1)
  if (isCellGap(gap, blanks)) return '\t'
  return blanks > 0 || gap > wordGap || Math.abs(last.y - next.y) > exponentRise * last.size ? ' ' : ''
}

const writeRows = (rows: readonly Piece[][], blanks: Blanks, isColumn = false): OrderedText => {
  const writer = new TextWriter()
  for (const [index, row] of rows.entries()) {
    if (index > 0) writer.write('\n', -1)
    for (const [at, piece] of row.entries()) {
      const last = row[at - 1]
      const before = blanks.get(piece.part[0]?.number ?? -1) ?? 0
      if (last) writer.write(isColumn ? '\n' : separatePieces(last, piece, before), -1)
      writePart(writer, piece.part, blanks)
    }
  }
  return writer.finish()
}

const stripBlanks = (text: string): string => text.replaceAll(/\s+/g, '')

/**
 * Texts of letters in each possible reading order: by rows, as drawn, by columns; a table may be drawn by columns, and
 * columns by rows. Orders of the same letters are listed once.
 */
export const getReadingOrders = (letters: readonly Letter[]): OrderedText[] => {
  const blanks = countBlanks(letters)
  const { parts, breaks } = groupParts(letters, blanks)
  const drawn = new TextWriter()
  for (const [index, part] of parts.entries()) {
    if (index > 0) drawn.write(breaks[index] ?? '\n', -1)
    writePart(drawn, part, blanks)
  }
  const rows = groupRows(parts.flatMap(toPiece))
  const orders = [writeRows(rows, blanks), drawn.finish(), writeRows(groupColumns(rows), blanks, true)]
  const seen = new Set<string>()
  return orders.filter(({ text }) => {
    const plain = stripBlanks(text)
    return plain !== '' && !seen.has(plain) && seen.add(plain)
  })
}
