import type { Block, Cell, Row } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import { type Drawing, drawLines } from './page-layout.ts'
import type { Look } from './sheet.ts'
import { child, type Element } from './structure.ts'
import { fittingSize, linesOf } from './wrap.ts'

/** Where something is set. */
export interface Area {
  x: number
  width: number
  /** Size of its headings, where halves beside each other share one. */
  headingSize?: number
}

type Table = Extract<Block, { kind: 'table' }>
type Facts = Extract<Block, { kind: 'facts' }>

/** Parts of the width of each table's columns, its size of text, and the space above and below a row. */
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
/** Lines of tables stand closer than those of paragraphs. */
const spacing = 1.16
const headSize = 8
const leastAmount = 8
const hairline = 0.5
const headRule = 0.9
/** Space between a column and the next. */
const between = 5

/** A cell in lines. */
interface SetCell extends Area {
  lines: readonly string[]
  look: Look
  notes: readonly string[]
  align: Cell['align']
  height: number
}

const setCell = (drawing: Drawing, { text, note, align }: Cell, { x, width }: Area, look: Look): SetCell => {
  const { width: measure } = drawing.fonts
  // A figure is never broken; a text of several words is.
  const isFigure = align === 'right' && !text.includes(' ')
  const size = isFigure ? fittingSize(text, look, leastAmount, width, measure) : look.size
  const lines = text === '' ? [] : linesOf(text, { ...look, size }, width, measure)
  const notes = note === undefined ? [] : linesOf(note, { size: noteSize, weight: 400 }, width, measure)
  const height = spacing * (lines.length * size + notes.length * noteSize)
  return { x, width, lines, notes, align, look: { ...look, size }, height }
}

const drawCell = (drawing: Drawing, cell: SetCell, top: number): void => {
  const { lines, notes, look } = cell
  const taken = drawLines(drawing, { ...cell, lines, top, spacing }, look)
  const note: Look = { size: noteSize, weight: 400, colour: drawing.palette.grey }
  drawLines(drawing, { ...cell, lines: notes, top: top + taken, spacing }, note)
}

/** The columns of a table within its area. */
const columnsOf = ({ x, width }: Area, shares: readonly number[]): Area[] => {
  let left = x
  return shares.map((share, index) => {
    const column = { x: left, width: width * share - (index < shares.length - 1 ? between : 0) }
    left += width * share
    return column
  })
}

const rowHeight = (cells: readonly SetCell[], padding: number): number =>
  Math.max(...cells.map(({ height }) => height)) + 2 * padding

interface RowPlan {
  cells: readonly SetCell[]
  /** Type and scope of each cell's element. */
  types: readonly ('RowHead' | 'ColumnHead' | 'Data')[]
  padding: number
  area: Area
  isTotal?: boolean | undefined
}

const cellElement = (row: Element, type: RowPlan['types'][number]): Element => {
  if (type === 'Data') return child(row, 'TD')
  return child(row, 'TH', { scope: type === 'RowHead' ? 'Row' : 'Column' })
}

const rowBox = (drawing: Drawing, table: () => Element, { cells, types, padding, area, isTotal }: RowPlan): Box => {
  const { sheet, palette } = drawing
  const height = rowHeight(cells, padding)
  const isHead = types.every(type => type === 'ColumnHead')
  const rule = isHead ? { thickness: headRule, colour: palette.ink } : { thickness: hairline, colour: palette.hairline }
  const draw = (top: number): void => {
    sheet.artefact(() => {
      if (isTotal) sheet.rectangle(area.x - 3, top, area.width + 6, height, palette.tint)
      else sheet.rectangle(area.x, top + height - rule.thickness, area.width, rule.thickness, rule.colour)
    })
    const row = child(table(), 'TR')
    for (const [index, cell] of cells.entries()) {
      const element = cellElement(row, types[index] ?? 'Data')
      if (cell.lines.length > 0) sheet.mark(element, () => drawCell(drawing, cell, top + padding))
    }
  }
  return { height, draw }
}

/** The repeated head of a table on a further page: an artefact, since a screen reader has read it already. */
const repeatedHead = (drawing: Drawing, { cells, padding, area }: RowPlan): NonNullable<Box['repeated']> => {
  const { sheet, palette } = drawing
  const height = rowHeight(cells, padding)
  return {
    height,
    draw: top =>
      sheet.artefact(() => {
        for (const cell of cells) drawCell(drawing, cell, top + padding)
        sheet.rectangle(area.x, top + height - headRule, area.width, headRule, palette.ink)
      }),
  }
}

const rowPlan = (drawing: Drawing, key: keyof typeof shapes, { cells, isTotal }: Row, area: Area): RowPlan => {
  const { columns, size, padding } = shapes[key]
  const { palette } = drawing
  const look: Look = { size, weight: isTotal ? 600 : 400, colour: isTotal ? palette.ink : palette.text }
  // Beside a last cell without a text the one before has its room too.
  const isAlone = cells.length === 2 && cells[1]?.text === ''
  const areas = isAlone ? [area, { ...area, x: area.x + area.width, width: 0 }] : columnsOf(area, columns)
  return {
    cells: cells.map((cell, index) => setCell(drawing, cell, areas[index] ?? area, look)),
    types: cells.map((_, index) => (index === 0 ? 'RowHead' : 'Data')),
    padding: (isTotal ? padding + 1.5 : padding) * drawing.ease,
    area,
    isTotal,
  }
}

/** The element of a table, made with its first row, so that it stands where that is read. */
const onceDrawn = (parent: Element): (() => Element) => {
  let table: Element | undefined
  return () => {
    table ??= child(parent, 'Table')
    return table
  }
}

/** A table, a row a box; its head stays with its first row and comes again on a further page. */
export const tableBoxes = (drawing: Drawing, parent: Element, { key, head, rows }: Table, area: Area): Box[] => {
  const table = onceDrawn(parent)
  const look: Look = { size: headSize, weight: 600, colour: drawing.palette.grey }
  const areas = columnsOf(area, shapes[key].columns)
  const headPlan: RowPlan | undefined = head && {
    cells: head.map((cell, index) => setCell(drawing, cell, areas[index] ?? area, look)),
    types: head.map(() => 'ColumnHead'),
    padding: 2,
    area,
  }
  const repeated = headPlan && repeatedHead(drawing, headPlan)
  const boxes = rows.map(row => ({
    ...rowBox(drawing, table, rowPlan(drawing, key, row, area)),
    ...(repeated && { repeated }),
  }))
  return [...(headPlan ? [{ ...rowBox(drawing, table, headPlan), keepsNext: true }] : []), ...boxes]
}

/** Facts: a name and its value per row; a value that was not sent is grey. */
export const factBoxes = (drawing: Drawing, parent: Element, { rows }: Facts, area: Area): Box[] => {
  const table = onceDrawn(parent)
  const { columns, size, padding } = shapes.facts
  const { palette } = drawing
  const [names = area, values = area] = columnsOf(area, columns)
  return rows.map(({ name, value, isMissing }) => {
    const grey: Look = { size, weight: 400, colour: palette.grey }
    const cells = [
      setCell(drawing, { text: name }, names, grey),
      setCell(drawing, { text: value }, values, isMissing ? grey : { ...grey, colour: palette.text }),
    ]
    return rowBox(drawing, table, { cells, types: ['RowHead', 'Data'], padding: padding * drawing.ease, area })
  })
}
