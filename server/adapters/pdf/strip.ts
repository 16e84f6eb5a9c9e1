import type { Block } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import { type Drawing, drawLines, drawLinkedLines, type Lines, leading } from './page-layout.ts'
import { type Look, mm } from './sheet.ts'
import { addChildElement } from './structure.ts'
import type { Area } from './table.ts'
import { fitTextSize } from './wrap.ts'

type Strip = Extract<Block, { kind: 'strip' }>
type Item = Strip['items'][number]

const nameSize = 8
/** Items are stacked where a value takes more lines. */
const linesMax = 4
/** Reductions of the value size, in points, tried before that. */
const smaller = [0, 0.5, 1] as const
const stackedNames = 28 * mm
const between = 4 * mm
const padding = 2.2 * mm
const leastAmount = 8

interface StripLook {
  name: Look
  value: Look
}

const getStripLook = ({ palette }: Drawing, { key }: Strip): StripLook => ({
  name: { size: nameSize, weight: 400, colour: palette.grey },
  value:
    key !== 'particulars'
      ? { size: 11, weight: 600, colour: palette.ink }
      : { size: 9, weight: 400, colour: palette.text },
})

/** Distributes a width over columns: to each its longest word, and the rest in proportion to its whole text. */
const allocateWidths = (texts: readonly { word: number; whole: number }[], room: number): number[] => {
  const words = texts.reduce((sum, { word }) => sum + word, 0)
  const wishes = texts.reduce((sum, { word, whole }) => sum + whole - word, 0)
  const rest = room - words
  // Where not even the words fit, all columns are equal, and words are broken.
  if (rest < 0) return texts.map(() => room / texts.length)
  const each = Math.max(0, rest - wishes) / texts.length
  return texts.map(({ word, whole }) => word + each + (wishes > 0 ? (whole - word) * Math.min(1, rest / wishes) : 0))
}

/** Widths needed by an item: for its longest word, and for name and value on one line each. */
const measureItem = ({ fonts }: Drawing, { name, value }: Item, look: StripLook): { word: number; whole: number } => {
  const wide = (texts: readonly string[], { weight, size }: Look): number[] =>
    texts.map(text => fonts.width(text, weight, size))
  return {
    word: Math.max(...wide(name.split(' '), look.name), ...wide(value.split(/[ \n]/), look.value)),
    whole: Math.max(...wide([name], look.name), ...wide(value.split('\n'), look.value)),
  }
}

/** Wrapped lines of one line of a value, and its link. */
interface ValueLines {
  lines: readonly string[]
  href: string | undefined
}

interface SetItem extends Area {
  names: readonly string[]
  values: readonly ValueLines[]
  size: number
}

/** Wraps a value; each of its lines may have a link of its own. */
const wrapValue = ({ wrap }: Drawing, { value, links = [] }: Item, look: Look, width: number): ValueLines[] =>
  value.split('\n').map(text => ({
    lines: wrap(text, look, width),
    href: links.find(link => link.text === text)?.href,
  }))

const countLines = (values: readonly ValueLines[]): number => values.reduce((sum, { lines }) => sum + lines.length, 0)

/** Draws name and value of an item as one paragraph with links. */
const drawItem = (
  drawing: Drawing,
  {
    names,
    values,
    look,
  }: { names: Lines; values: Omit<Lines, 'lines'> & { parts: readonly ValueLines[] }; look: StripLook },
): void => {
  const { sheet } = drawing
  const paragraph = addChildElement(sheet.document, 'P')
  sheet.mark(paragraph, () => drawLines(drawing, names, look.name))
  const { parts, ...place } = values
  let top = place.top
  for (const part of parts) top += drawLinkedLines(drawing, paragraph, { ...place, ...part, top }, look.value)
}

/** Lays out items in columns. */
const createItemColumns = (drawing: Drawing, { items }: Strip, look: StripLook, { x, width }: Area): SetItem[] => {
  const { wrap } = drawing
  const { width: measure } = drawing.fonts
  const room = width - (items.length - 1) * between
  const widths = allocateWidths(
    items.map(item => measureItem(drawing, item, look)),
    room,
  )
  let left = x
  return items.map((item, index) => {
    const { name, value } = item
    const column = { x: left, width: widths[index] ?? room }
    left += column.width + between
    // A tolerance of a hundredth of a point, so that rounding does not break a text measured to fit.
    const most = column.width + 0.01
    const size = value.includes(' ') ? look.value.size : fitTextSize(value, look.value, leastAmount, most, measure)
    const names = wrap(name, look.name, most)
    return { ...column, names, size, values: wrapValue(drawing, item, { ...look.value, size }, most) }
  })
}

/** Items laid out in a row; `lines` is the line count of the longest value. */
interface SetStrip {
  height: number
  lines: number
  draw(top: number): void
}

/** Lays out items in a row. */
const createItemRow = (drawing: Drawing, strip: Strip, area: Area, look: StripLook): SetStrip => {
  const columns = createItemColumns(drawing, strip, look, area)
  const nameHeight = Math.max(...columns.map(({ names }) => names.length)) * leading * nameSize + 1
  const lines = Math.max(...columns.map(({ values }) => countLines(values)))
  return {
    lines,
    height: nameHeight + lines * leading * look.value.size,
    draw: top => {
      for (const { names, values, size, ...column } of columns)
        drawItem(drawing, {
          names: { ...column, lines: names, top },
          values: { ...column, parts: values, top: top + nameHeight },
          look: { ...look, value: { ...look.value, size } },
        })
    },
  }
}

/** Item with a value of many lines: its name is to the left. */
const createStackedBox = (drawing: Drawing, strip: Strip, item: Item, { x, width }: Area): Box => {
  const { wrap } = drawing
  const look = getStripLook(drawing, strip)
  const names = wrap(item.name, look.name, stackedNames - between)
  const values = wrapValue(drawing, item, look.value, width - stackedNames)
  return {
    height: leading * Math.max(names.length * look.name.size, countLines(values) * look.value.size),
    gap: 1 * mm,
    draw: top =>
      drawItem(drawing, {
        names: { lines: names, x, top: top + 1, width: stackedNames },
        values: { parts: values, x: x + stackedNames, top, width: width - stackedNames },
        look,
      }),
  }
}

/** Figures in a row, or stacked where one of them is long. The budget has a tinted background. */
export const createStripBoxes = (drawing: Drawing, strip: Strip, area: Area): Box[] => {
  const { sheet, palette } = drawing
  const inset = strip.key === 'particulars' ? 0 : padding
  const { name, value } = getStripLook(drawing, strip)
  const inner = { x: area.x + inset, width: area.width - 2 * inset }
  let row: SetStrip | undefined
  for (const less of smaller) {
    const tried = createItemRow(drawing, strip, inner, { name, value: { ...value, size: value.size - less } })
    if (tried.lines > linesMax) continue
    row = tried
    break
  }
  if (!row)
    return strip.items.map((item, index) => {
      const box = createStackedBox(drawing, strip, item, area)
      return index === 0 ? { ...box, gap: 4 * mm } : box
    })
  return [
    {
      height: row.height + 2 * inset,
      gap: inset > 0 ? 1 * mm : 4 * mm,
      draw: top => {
        if (inset > 0)
          sheet.artefact(() => sheet.rectangle(area.x, top, area.width, row.height + 2 * inset, palette.tint))
        row.draw(top + inset)
      },
    },
  ]
}
