import { buildParagraphs, type Piece } from './pieces.ts'

/** A line of a paragraph. */
type Line = Piece[]

/** A part of an answer: a paragraph, or a table of rows of cells, the first of which is its head. */
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }

/** Pieces parted where a sign stands in their words. */
const splitAt = (pieces: readonly Piece[], sign: string): Piece[][] => {
  const parts: Piece[][] = [[]]
  for (const piece of pieces) {
    const [first = '', ...others] = piece.kind === 'words' ? piece.text.split(sign) : [undefined]
    if (piece.kind !== 'words') parts.at(-1)?.push(piece)
    else if (first !== '') parts.at(-1)?.push({ kind: 'words', text: first })
    for (const text of others) parts.push(text === '' || text === undefined ? [] : [{ kind: 'words', text }])
  }
  return parts
}

const getText = (line: Line): string => line.map(({ text }) => text).join('')

const isRow = (line: Line): boolean => /^\s*\|.*\|\s*$/.test(getText(line))
const isRule = (line: Line): boolean => /^\s*\|[\s|:-]+\|\s*$/.test(getText(line)) && getText(line).includes('-')

/** Words of a cell without the spaces around them. */
const trimCell = (cell: Piece[]): Piece[] =>
  cell.flatMap((piece, at): Piece[] => {
    if (piece.kind !== 'words') return [piece]
    const begun = at === 0 ? piece.text.trimStart() : piece.text
    const text = at === cell.length - 1 ? begun.trimEnd() : begun
    return text === '' ? [] : [{ kind: 'words', text }]
  })

/** Cells of a row, without what stands before its first bar and behind its last one. */
const splitCells = (line: Line): Piece[][] => splitAt(line, '|').slice(1, -1).map(trimCell)

const joinLines = (lines: readonly Line[]): Piece[] =>
  lines.flatMap((line, at): Piece[] => (at === 0 ? line : [{ kind: 'words', text: '\n' }, ...line]))

/** Blocks of one paragraph: lines of bars below a head and a rule are a table. */
const splitBlocks = (paragraph: readonly Piece[]): Block[] => {
  const lines = splitAt(paragraph, '\n')
  const rule = lines.findIndex((line, at) => isRule(line) && isRow(lines[at - 1] ?? []))
  if (rule === -1) return [{ kind: 'paragraph', pieces: [...paragraph] }]
  const length = lines.slice(rule + 1).findIndex(line => !isRow(line))
  const end = length === -1 ? lines.length : rule + 1 + length
  const before = joinLines(lines.slice(0, rule - 1))
  const after = joinLines(lines.slice(end))
  return [
    ...(before.length > 0 ? [{ kind: 'paragraph' as const, pieces: before }] : []),
    { kind: 'table', head: splitCells(lines[rule - 1] ?? []), rows: lines.slice(rule + 1, end).map(splitCells) },
    ...(after.length > 0 ? splitBlocks(after) : []),
  ]
}

/** Paragraphs and tables of an answer, in order. Models are told to write none, and some do. */
export const buildBlocks = (answer: Parameters<typeof buildParagraphs>[0]): Block[] =>
  buildParagraphs(answer).flatMap(splitBlocks)
