import { getDocumentProxy } from 'unpdf'
import type { PageText } from '../../ports/pdf-check.ts'

/** Text fragment with its position on the page, in points from the lower left corner. */
interface Piece {
  text: string
  x: number
  y: number
  width: number
  height: number
  endsLine: boolean
}

/** Limits above any real page, and above any document of 50 pages in all its reading orders. */
const pageCharactersMax = 20_000
const documentCharactersMax = 800_000

/**
 * Gaps, in multiples of the letter height: smaller ones join two fragments of a row; a gutter between columns is wider.
 */
const wordGap = 0.15
const columnGap = 1.5

type Item =
  Awaited<ReturnType<Awaited<ReturnType<typeof loadPdf>>['getPage']>> extends {
    getTextContent(): Promise<{ items: (infer One)[] }>
  }
    ? One
    : never

const loadPdf = (bytes: Uint8Array) => getDocumentProxy(bytes, { verbosity: 0 })

const toPieces = (item: Item): Piece[] => {
  // Structure marks have no text.
  if (!('str' in item)) return []
  const [, , , , x = 0, y = 0] = item.transform
  return [{ text: item.str, x, y, width: item.width, height: item.height, endsLine: item.hasEOL }]
}

const joinInDrawingOrder = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')

/** Rows of fragments at the same height, joined where no gutter separates them. */
const groupTextRows = (pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - piece.y) <= piece.height / 2) row.push(piece)
    else rows.push([piece])
  }
  return rows.map(row => joinRowPieces(row.toSorted((a, b) => a.x - b.x)))
}

const joinRowPieces = (row: readonly Piece[]): Piece[] => {
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

/** Parts of rows grouped by their left edge, from left to right, each column from top to bottom. */
const groupTextColumns = (rows: readonly Piece[][]): Piece[][] => {
  const columns: Piece[][] = []
  for (const part of rows.flat()) {
    const column = columns.find(([first]) => first && Math.abs(first.x - part.x) <= columnGap * part.height)
    if (column) column.push(part)
    else columns.push([part])
  }
  return columns.toSorted(([a], [b]) => (a?.x ?? 0) - (b?.x ?? 0))
}

const joinTextRows = (rows: readonly Piece[][], between: string): string =>
  rows.map(row => row.map(({ text }) => text).join(between)).join('\n')

const stripBlanks = (text: string): string => text.replaceAll(/\s+/g, '')

/** Reading orders of a page; a table may be drawn by columns, and columns by rows. */
const getReadingOrders = (pieces: readonly Piece[]): PageText => {
  if (pieces.reduce((sum, { text }) => sum + text.length, 0) > pageCharactersMax)
    throw new Error('a page has more text than is compared')
  const rows = groupTextRows(pieces)
  const texts = [joinInDrawingOrder(pieces), joinTextRows(rows, ' '), joinTextRows(groupTextColumns(rows), '\n')]
  const seen = new Set<string>()
  return texts.filter(text => stripBlanks(text) !== '' && !seen.has(stripBlanks(text)) && seen.add(stripBlanks(text)))
}

/**
 * Texts of a PDF's pages, as drawn; pictures have none.
 * @throws Error for a file that the text reader cannot parse, and for too much text.
 */
export const readPageTexts = async (bytes: Uint8Array): Promise<PageText[]> => {
  const document = await loadPdf(bytes)
  const texts: PageText[] = []
  let left = documentCharactersMax
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const orders = getReadingOrders(items.flatMap(toPieces))
    left -= orders.reduce((sum, { length }) => sum + length, 0)
    // With part of the text missing, values that occur in the rest would look invented.
    if (left < 0) throw new Error('the document has more text than is compared')
    texts.push(orders)
    page.cleanup()
  }
  return texts
}
