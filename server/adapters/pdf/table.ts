import type { Block, Cell, Row } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import { type Drawing, drawLines } from './page-layout.ts'
import type { Look } from './sheet.ts'
import { addChildElement, type Element } from './structure.ts'
import { fitTextSize, wrapText } from './wrap.ts'

/** Horizontal area of content. */
export interface Area {
  x: number
  width: number
  /** Shared size of headings in adjacent columns. */
  headingSize?: number
}

type Table = Extract<Block, { kind: 'table' }>
type Facts = Extract<Block, { kind: 'facts' }>

/** Column shares of each table, its font size, and the padding above and below a row. */
const shapes: Readonly<Record<Table['key'] | 'facts', { columns: readonly number[]; size: number; padding: number }>> =
  {
    facts: { columns: [0.42, 0.58], size: 9, padding: 1.2 },
    adjustments: { columns: [0.66, 0.34], size: 9, padding: 1.2 },
    reasons: { columns: [0.81, 0.19], size: 8.5, padding: 1.2 },
    costs: { columns: [0.57, 0.175, 0.085, 0.17], size: 8.5, padding: 0.8 },
    aidsComputed: { columns: [0.84, 0.16], size: 8.5, padding: 0.8 },
    aidsListed: { columns: [0.8, 0.2], size: 8.5, padding: 0.8 },
    reliefs: { columns: [0.84, 0.16], size: 8.5, padding: 0.8 },
    making: { columns: [0.66, 0.34], size: 9, padding: 1.2 },
    proceeds: { columns: [0.66, 0.34], size: 9, padding: 1.2 },
    gain: { columns: [0.8, 0.2], size: 8.5, padding: 0.8 },
  }

const noteSize = 8
/** Tables have a tighter line height than paragraphs. */
const spacing = 1.16
const headSize = 8
const leastAmount = 8
const hairline = 0.5
const headRule = 0.9
/** Gap between columns. */
const between = 5

/** Wrapped cell. */
interface SetCell extends Area {
  lines: readonly string[]
  look: Look
  notes: readonly string[]
  align: Cell['align']
  height: number
}

/** Wraps a cell; its note may have more width than its text. */
const wrapCell = (
  drawing: Drawing,
  { text, note, align }: Cell,
  { x, width, noteWidth = width }: Area & { noteWidth?: number },
  look: Look,
): SetCell => {
  const { width: measure } = drawing.fonts
  // A figure is never broken; a text of several words is.
  const isFigure = align === 'right' && !text.includes(' ')
  const size = isFigure ? fitTextSize(text, look, leastAmount, width, measure) : look.size
  const lines = text === '' ? [] : wrapText(text, { ...look, size }, width, measure)
  const notes = note === undefined ? [] : wrapText(note, { size: noteSize, weight: 400 }, noteWidth, measure)
  const height = spacing * (lines.length * size + notes.length * noteSize)
  return { x, width, lines, notes, align, look: { ...look, size }, height }
}

const drawCell = (drawing: Drawing, cell: SetCell, top: number): void => {
  const { lines, notes, look } = cell
  const taken = drawLines(drawing, { ...cell, lines, top, spacing }, look)
  const note: Look = { size: noteSize, weight: 400, colour: drawing.palette.grey }
  drawLines(drawing, { ...cell, lines: notes, top: top + taken, spacing }, note)
}

/** Columns of a table within its area. */
const splitTableColumns = ({ x, width }: Area, shares: readonly number[]): Area[] => {
  let left = x
  return shares.map((share, index) => {
    const column = { x: left, width: width * share - (index < shares.length - 1 ? between : 0) }
    left += width * share
    return column
  })
}

const measureRow = (cells: readonly SetCell[], padding: number): number =>
  Math.max(...cells.map(({ height }) => height)) + 2 * padding

interface RowPlan {
  cells: readonly SetCell[]
  /** Element type of each cell. */
  types: readonly ('RowHead' | 'ColumnHead' | 'Data')[]
  padding: number
  area: Area
  isTotal?: boolean | undefined
}

const createCellElement = (row: Element, type: RowPlan['types'][number]): Element => {
  if (type === 'Data') return addChildElement(row, 'TD')
  return addChildElement(row, 'TH', { scope: type === 'RowHead' ? 'Row' : 'Column' })
}

const createRowBox = (
  drawing: Drawing,
  table: () => Element,
  { cells, types, padding, area, isTotal }: RowPlan,
): Box => {
  const { sheet, palette } = drawing
  const height = measureRow(cells, padding)
  const isHead = types.every(type => type === 'ColumnHead')
  const rule = isHead ? { thickness: headRule, colour: palette.ink } : { thickness: hairline, colour: palette.hairline }
  const draw = (top: number): void => {
    sheet.artefact(() => {
      if (isTotal) sheet.rectangle(area.x - 3, top, area.width + 6, height, palette.tint)
      else sheet.rectangle(area.x, top + height - rule.thickness, area.width, rule.thickness, rule.colour)
    })
    const row = addChildElement(table(), 'TR')
    for (const [index, cell] of cells.entries()) {
      const element = createCellElement(row, types[index] ?? 'Data')
      if (cell.lines.length > 0) sheet.mark(element, () => drawCell(drawing, cell, top + padding))
    }
  }
  return { height, draw }
}

/** Repeated head of a table on a later page: an artefact, since a screen reader has already read it. */
const createRepeatedHead = (drawing: Drawing, { cells, padding, area }: RowPlan): NonNullable<Box['repeated']> => {
  const { sheet, palette } = drawing
  const height = measureRow(cells, padding)
  return {
    height,
    draw: top =>
      sheet.artefact(() => {
        for (const cell of cells) drawCell(drawing, cell, top + padding)
        sheet.rectangle(area.x, top + height - headRule, area.width, headRule, palette.ink)
      }),
  }
}

const planRow = (drawing: Drawing, key: keyof typeof shapes, { cells, isTotal }: Row, area: Area): RowPlan => {
  const { columns, size, padding } = shapes[key]
  const { palette } = drawing
  const look: Look = { size, weight: isTotal ? 600 : 400, colour: isTotal ? palette.ink : palette.text }
  // An empty last cell leaves its width to the one before.
  const isAlone = cells.length === 2 && cells[1]?.text === ''
  const areas = isAlone ? [area, { ...area, x: area.x + area.width, width: 0 }] : splitTableColumns(area, columns)
  const others = cells.slice(1).map((cell, index) => wrapCell(drawing, cell, areas[index + 1] ?? area, look))
  // Below figures of one line the width of the row is free for the note of the first cell.
  const isFree = others.every(({ lines, notes }) => lines.length <= 1 && notes.length === 0)
  const [first] = cells
  const own = { ...(areas[0] ?? area), ...(isFree && { noteWidth: area.width }) }
  return {
    cells: [...(first ? [wrapCell(drawing, first, own, look)] : []), ...others],
    types: cells.map((_, index) => (index === 0 ? 'RowHead' : 'Data')),
    padding: (isTotal ? padding + 1.5 : padding) * drawing.ease,
    area,
    isTotal,
  }
}

/** Creates the element of a table with its first row, so that it comes there in reading order. */
const createLazyTable = (parent: Element): (() => Element) => {
  let table: Element | undefined
  return () => {
    table ??= addChildElement(parent, 'Table')
    return table
  }
}

/** Table with one box per row; its head stays with the first row and is repeated on each page. */
export const createTableBoxes = (drawing: Drawing, parent: Element, { key, head, rows }: Table, area: Area): Box[] => {
  const table = createLazyTable(parent)
  const look: Look = { size: headSize, weight: 600, colour: drawing.palette.grey }
  const areas = splitTableColumns(area, shapes[key].columns)
  const headPlan: RowPlan | undefined = head && {
    cells: head.map((cell, index) => wrapCell(drawing, cell, areas[index] ?? area, look)),
    types: head.map(() => 'ColumnHead'),
    padding: 2,
    area,
  }
  const repeated = headPlan && createRepeatedHead(drawing, headPlan)
  const boxes = rows.map(row => ({
    ...createRowBox(drawing, table, planRow(drawing, key, row, area)),
    ...(repeated && { repeated }),
  }))
  return [...(headPlan ? [{ ...createRowBox(drawing, table, headPlan), keepsNext: true }] : []), ...boxes]
}

/** Facts, one name and value per row; values that were not provided are grey. */
export const createFactBoxes = (drawing: Drawing, parent: Element, { rows }: Facts, area: Area): Box[] => {
  const table = createLazyTable(parent)
  const { columns, size, padding } = shapes.facts
  const { palette } = drawing
  const [names = area, values = area] = splitTableColumns(area, columns)
  return rows.map(({ name, value, isMissing }) => {
    const grey: Look = { size, weight: 400, colour: palette.grey }
    const cells = [
      wrapCell(drawing, { text: name }, names, grey),
      wrapCell(drawing, { text: value }, values, isMissing ? grey : { ...grey, colour: palette.text }),
    ]
    return createRowBox(drawing, table, { cells, types: ['RowHead', 'Data'], padding: padding * drawing.ease, area })
  })
}
