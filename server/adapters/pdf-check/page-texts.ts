import { getDocumentProxy } from 'unpdf'
import type { PageText } from '../../ports/pdf-check.ts'

/** A piece of text with its place on the page, in points from the lower left corner. */
interface Piece {
  text: string
  x: number
  y: number
  width: number
  height: number
  endsLine: boolean
}

/** More characters has no page that people read, and no document of 50 pages in all its orders. */
const pageCharactersMax = 20_000
const documentCharactersMax = 800_000

/** Gaps, in heights of the letters, below which two pieces of a row belong together; a gutter between columns is wider. */
const wordGap = 0.15
const columnGap = 1.5

type Item =
  Awaited<ReturnType<Awaited<ReturnType<typeof loaded>>['getPage']>> extends {
    getTextContent(): Promise<{ items: (infer One)[] }>
  }
    ? One
    : never

const loaded = (bytes: Uint8Array) => getDocumentProxy(bytes, { verbosity: 0 })

const pieceOf = (item: Item): Piece[] => {
  // A mark of the structure of a document has no text.
  if (!('str' in item)) return []
  const [, , , , x = 0, y = 0] = item.transform
  return [{ text: item.str, x, y, width: item.width, height: item.height, endsLine: item.hasEOL }]
}

const asDrawn = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')

/** Pieces that stand side by side, joined where no gutter parts them. */
const rowsOf = (pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - piece.y) <= piece.height / 2) row.push(piece)
    else rows.push([piece])
  }
  return rows.map(row => joined(row.toSorted((a, b) => a.x - b.x)))
}

const joined = (row: readonly Piece[]): Piece[] => {
  const parts: Piece[] = []
  for (const piece of row) {
    const last = parts.at(-1)
    const gap = last ? piece.x - last.x - last.width : Number.POSITIVE_INFINITY
    if (!last || gap > columnGap * piece.height) parts.push({ ...piece })
    else {
      last.text += gap > wordGap * piece.height ? ` ${piece.text}` : piece.text
      last.width = piece.x + piece.width - last.x
    }
  }
  return parts
}

/** Parts of rows by the left edge that they share, from left to right, each column from top to bottom. */
const columnsOf = (rows: readonly Piece[][]): Piece[][] => {
  const columns: Piece[][] = []
  for (const part of rows.flat()) {
    const column = columns.find(([first]) => first && Math.abs(first.x - part.x) <= columnGap * part.height)
    if (column) column.push(part)
    else columns.push([part])
  }
  return columns.toSorted(([a], [b]) => (a?.x ?? 0) - (b?.x ?? 0))
}

const linesOf = (rows: readonly Piece[][], between: string): string =>
  rows.map(row => row.map(({ text }) => text).join(between)).join('\n')

const packed = (text: string): string => text.replaceAll(/\s+/g, '')

/** The orders in which a page may be read; a table may be drawn by columns, and columns by rows. */
const ordersOf = (pieces: readonly Piece[]): PageText => {
  if (pieces.reduce((sum, { text }) => sum + text.length, 0) > pageCharactersMax)
    throw new Error('a page has more text than is compared')
  const rows = rowsOf(pieces)
  const texts = [asDrawn(pieces), linesOf(rows, ' '), linesOf(columnsOf(rows), '\n')]
  const seen = new Set<string>()
  return texts.filter(text => packed(text) !== '' && !seen.has(packed(text)) && seen.add(packed(text)))
}

/**
 * The texts of the pages of a PDF, as its letters are drawn; what is only a picture has none.
 * @throws Error for a file that the reader of texts cannot read, and for one with too much text.
 */
export const pageTexts = async (bytes: Uint8Array): Promise<PageText[]> => {
  const document = await loaded(bytes)
  const texts: PageText[] = []
  let left = documentCharactersMax
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const orders = ordersOf(items.flatMap(pieceOf))
    left -= orders.reduce((sum, { length }) => sum + length, 0)
    // A part of the text would let values look invented that stand in the rest.
    if (left < 0) throw new Error('the document has more text than is compared')
    texts.push(orders)
    page.cleanup()
  }
  return texts
}
