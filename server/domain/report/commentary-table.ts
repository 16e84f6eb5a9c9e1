import type { Block, Cell, Row } from './report.ts'

/** Columns of a table that fit a page. */
const columnsMax = 6

const isTableRow = (line: string): boolean => /^\|.*\|$/.test(line.trim().slice(0, 2000))
const isTableRule = (line: string): boolean => /^\|[\s|:-]{3,400}\|$/.test(line.trim()) && line.includes('-')

const splitTableCells = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())

/** A cell is set to the right where it begins with a figure. */
const toCell = (text: string): Cell => (/^[-\u2212+€£$]?[ \u00a0]?\d/u.test(text) ? { text, align: 'right' } : { text })

/** A row of the table, with as many cells as its head. */
const toRow = (cells: readonly string[], index: number, columns: number): Row => ({
  key: String(index),
  cells: Array.from({ length: columns }, (_, at) => toCell(cells[at] ?? '')),
})

const toTable = (head: readonly string[], rows: readonly string[][]): Block[] =>
  head.length > columnsMax || rows.length === 0
    ? [head, ...rows].map(cells => ({ kind: 'paragraph', text: cells.filter(Boolean).join(' · '), tone: 'prose' }))
    : [
        {
          kind: 'table',
          key: 'plain',
          head: head.map((text, at) => ({ ...toCell(rows[0]?.[at] ?? ''), text })),
          rows: rows.map((cells, index) => toRow(cells, index, head.length)),
        },
      ]

/**
 * Lines of a commentary as blocks: rows of bars below a head and a rule are a table, or lines where it has too many columns;
 * `toParagraphs` makes the blocks of any other line.
 */
export const buildCommentaryBlocks = (lines: readonly string[], toParagraphs: (line: string) => Block[]): Block[] => {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (!isTableRow(line) || !isTableRule(lines[at + 1] ?? '')) {
      blocks.push(...toParagraphs(line))
      continue
    }
    const rest = lines.slice(at + 2)
    const other = rest.findIndex(one => !isTableRow(one))
    const rows = rest.slice(0, other === -1 ? rest.length : other)
    blocks.push(...toTable(splitTableCells(line), rows.map(splitTableCells)))
    at += rows.length + 1
  }
  return blocks
}
