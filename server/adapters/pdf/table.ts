import type { Block, Cell, Row } from '../../domain/report/report.ts'
import { fitColumns } from './column-shares.ts'
import type { Box, SpacedBox } from './flow.ts'
import { type Drawing, drawLines } from './page-layout.ts'
import type { Look } from './sheet.ts'
import { addChildElement, type Element } from './structure.ts'
import { fitTextSize } from './wrap.ts'

/** Horizontal area of content. */
export interface Area {
  x: number
  width: number
  /** Shared size of headings in adjacent columns. */
  headingSize?: number
}

type Table = Extract<Block, { kind: 'table' }>
type Facts = Extract<Block, { kind: 'facts' }>

/** Column shares of a table, its font size, and the padding above and below a row. */
interface Shape {
  columns: readonly number[]
  size: number
  padding: number
  /** Gap between columns, `between` by default. */
  gap?: number
}

/** Shapes of the tables whose columns are known. */
const shapes: Readonly<Record<Exclude<Table['key'], 'plain'> | 'facts', Shape>> = {
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

/** Shape of a table whose columns are as wide as their texts need. */
const plainShape = { size: 8.5, padding: 0.8, gap: 12 } as const

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
  const { wrap } = drawing
  // A figure is never broken; a text of several words is.
  const isFigure = align === 'right' && !text.includes(' ')
  const size = isFigure ? fitTextSize(text, look, leastAmount, width, drawing.fonts.width) : look.size
  const lines = text === '' ? [] : wrap(text, { ...look, size }, width)
  const notes = note === undefined ? [] : wrap(note, { size: noteSize, weight: 400 }, noteWidth)
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
const splitTableColumns = ({ x, width }: Area, shares: readonly number[], gap = between): Area[] => {
  let left = x
  return shares.map((share, index) => {
    const column = { x: left, width: width * share - (index < shares.length - 1 ? gap : 0) }
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
  /** Above and below the cells, with the narrowest spaces. */
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
  { cells, types, area, isTotal, ...plan }: RowPlan,
  ease: number,
): Box => {
  const { sheet, palette } = drawing
  const isHead = types.every(type => type === 'ColumnHead')
  const padding = isHead ? plan.padding : plan.padding * ease
  const height = measureRow(cells, padding)
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

const planRow = (
  drawing: Drawing,
  { columns, size, padding, gap }: Shape,
  { cells, isTotal }: Row,
  area: Area,
): RowPlan => {
  const { palette } = drawing
  const look: Look = { size, weight: isTotal ? 600 : 400, colour: isTotal ? palette.ink : palette.text }
  // An empty last cell leaves its width to the one before.
  const isAlone = cells.length === 2 && cells[1]?.text === ''
  const areas = isAlone ? [area, { ...area, x: area.x + area.width, width: 0 }] : splitTableColumns(area, columns, gap)
  const others = cells.slice(1).map((cell, index) => wrapCell(drawing, cell, areas[index + 1] ?? area, look))
  // Below figures of one line the width of the row is free for the note of the first cell.
  const isFree = others.every(({ lines, notes }) => lines.length <= 1 && notes.length === 0)
  const [first] = cells
  const own = { ...(areas[0] ?? area), ...(isFree && { noteWidth: area.width }) }
  return {
    cells: [...(first ? [wrapCell(drawing, first, own, look)] : []), ...others],
    types: cells.map((_, index) => (index === 0 ? 'RowHead' : 'Data')),
    padding: isTotal ? padding + 1.5 : padding,
    area,
    isTotal,
  }
}

/** Shape of a table; the columns of a plain one are fitted to its texts. */
const findShape = ({ fonts }: Drawing, { key, head, rows }: Table, { width }: Area): Shape => {
  if (key !== 'plain') return shapes[key]
  const { size } = plainShape
  const measured = [
    ...(head ? [head.map(({ text }) => ({ text, style: { size: headSize, weight: 600 as const } }))] : []),
    ...rows.map(({ cells }) => cells.map(({ text }) => ({ text, style: { size, weight: 400 as const } }))),
  ]
  return { ...plainShape, columns: fitColumns(measured, { width, gap: plainShape.gap }, fonts.width) }
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
export const createTableBoxes = (drawing: Drawing, parent: Element, content: Table, area: Area): SpacedBox[] => {
  const { head, rows } = content
  const table = createLazyTable(parent)
  const shape = findShape(drawing, content, area)
  const look: Look = { size: headSize, weight: 600, colour: drawing.palette.grey }
  const areas = splitTableColumns(area, shape.columns, shape.gap)
  const headPlan: RowPlan | undefined = head && {
    cells: head.map((cell, index) => wrapCell(drawing, cell, areas[index] ?? area, look)),
    types: head.map(() => 'ColumnHead'),
    padding: 2,
    area,
  }
  const repeated = headPlan && createRepeatedHead(drawing, headPlan)
  const boxes = rows.map((row): SpacedBox => {
    const plan = planRow(drawing, shape, row, area)
    return ease => ({ ...createRowBox(drawing, table, plan, ease), ...(repeated && { repeated }) })
  })
  if (!headPlan) return boxes
  return [ease => ({ ...createRowBox(drawing, table, headPlan, ease), keepsNext: true }), ...boxes]
}

/** Facts, one name and value per row; values that were not provided are grey. */
export const createFactBoxes = (
  drawing: Drawing,
  parent: Element,
  { rows, isWhole }: Facts,
  area: Area,
): SpacedBox[] => {
  const table = createLazyTable(parent)
  const { columns, size, padding } = shapes.facts
  const { palette } = drawing
  const [names = area, values = area] = splitTableColumns(area, columns)
  return rows.map(({ name, value, isMissing }, index) => {
    const grey: Look = { size, weight: 400, colour: palette.grey }
    const cells = [
      wrapCell(drawing, { text: name }, names, grey),
      wrapCell(drawing, { text: value }, values, isMissing ? grey : { ...grey, colour: palette.text }),
    ]
    const plan: RowPlan = { cells, types: ['RowHead', 'Data'], padding, area }
    const keepsNext = isWhole === true && index < rows.length - 1
    return ease => ({ ...createRowBox(drawing, table, plan, ease), keepsNext })
  })
}
