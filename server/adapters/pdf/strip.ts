import type { Block } from '../../domain/report/report.ts'
import type { Box } from './flow.ts'
import { type Drawing, drawLines, drawLinked, type Lines, leading } from './page-layout.ts'
import { type Look, mm } from './sheet.ts'
import { child } from './structure.ts'
import type { Area } from './table.ts'
import { fittingSize, linesOf } from './wrap.ts'

type Strip = Extract<Block, { kind: 'strip' }>
type Item = Strip['items'][number]

const nameSize = 8
/** Lines of a value beyond which the items stand one under the other. */
const linesMax = 4
/** How much smaller values may be before that, in points. */
const smaller = [0, 0.5, 1] as const
const stackedNames = 28 * mm
const between = 4 * mm
const padding = 2.2 * mm
const leastAmount = 8

interface StripLook {
  name: Look
  value: Look
}

const looks = ({ palette }: Drawing, { key }: Strip): StripLook => ({
  name: { size: nameSize, weight: 400, colour: palette.grey },
  value:
    key !== 'particulars'
      ? { size: 11, weight: 600, colour: palette.ink }
      : { size: 9, weight: 400, colour: palette.text },
})

/** Widths that share a room: to each its longest word, and of the rest as much as its whole text asks. */
const shared = (texts: readonly { word: number; whole: number }[], room: number): number[] => {
  const words = texts.reduce((sum, { word }) => sum + word, 0)
  const wishes = texts.reduce((sum, { word, whole }) => sum + whole - word, 0)
  const rest = room - words
  // Where not even the words have room, all columns are equal, and words are broken.
  if (rest < 0) return texts.map(() => room / texts.length)
  const each = Math.max(0, rest - wishes) / texts.length
  return texts.map(({ word, whole }) => word + each + (wishes > 0 ? (whole - word) * Math.min(1, rest / wishes) : 0))
}

/** The widths that an item needs: for its longest word, and for its name and value on one line each. */
const widthsOf = ({ fonts }: Drawing, { name, value }: Item, look: StripLook): { word: number; whole: number } => {
  const wide = (texts: readonly string[], { weight, size }: Look): number[] =>
    texts.map(text => fonts.width(text, weight, size))
  return {
    word: Math.max(...wide(name.split(' '), look.name), ...wide(value.split(/[ \n]/), look.value)),
    whole: Math.max(...wide([name], look.name), ...wide(value.split('\n'), look.value)),
  }
}

/** The lines of one line of a value, and where it leads. */
interface ValueLines {
  lines: readonly string[]
  href: string | undefined
}

interface SetItem extends Area {
  names: readonly string[]
  values: readonly ValueLines[]
  size: number
}

/** A value in lines; each of its own lines that leads somewhere by itself. */
const valueLines = ({ fonts }: Drawing, { value, links = [] }: Item, look: Look, width: number): ValueLines[] =>
  value.split('\n').map(text => ({
    lines: linesOf(text, look, width, fonts.width),
    href: links.find(link => link.text === text)?.href,
  }))

const lineCount = (values: readonly ValueLines[]): number => values.reduce((sum, { lines }) => sum + lines.length, 0)

/** Draws names and values of an item as one paragraph, in which links are links. */
const drawItem = (
  drawing: Drawing,
  {
    names,
    values,
    look,
  }: { names: Lines; values: Omit<Lines, 'lines'> & { parts: readonly ValueLines[] }; look: StripLook },
): void => {
  const { sheet } = drawing
  const paragraph = child(sheet.document, 'P')
  sheet.mark(paragraph, () => drawLines(drawing, names, look.name))
  const { parts, ...place } = values
  let top = place.top
  for (const part of parts) top += drawLinked(drawing, paragraph, { ...place, ...part, top }, look.value)
}

/** Items in columns beside each other. */
const columnsOf = (drawing: Drawing, { items }: Strip, look: StripLook, { x, width }: Area): SetItem[] => {
  const { width: measure } = drawing.fonts
  const room = width - (items.length - 1) * between
  const widths = shared(
    items.map(item => widthsOf(drawing, item, look)),
    room,
  )
  let left = x
  return items.map((item, index) => {
    const { name, value } = item
    const column = { x: left, width: widths[index] ?? room }
    left += column.width + between
    // A hundredth of a point more, so that what was measured to fit is not broken for the last digit of a sum.
    const most = column.width + 0.01
    const size = value.includes(' ') ? look.value.size : fittingSize(value, look.value, leastAmount, most, measure)
    const names = linesOf(name, look.name, most, measure)
    return { ...column, names, size, values: valueLines(drawing, item, { ...look.value, size }, most) }
  })
}

/** Items that were set side by side; `lines` are those of the longest value. */
interface SetStrip {
  height: number
  lines: number
  draw(top: number): void
}

/** Items side by side. */
const sideBySide = (drawing: Drawing, strip: Strip, area: Area, look: StripLook): SetStrip => {
  const columns = columnsOf(drawing, strip, look, area)
  const nameHeight = Math.max(...columns.map(({ names }) => names.length)) * leading * nameSize + 1
  const lines = Math.max(...columns.map(({ values }) => lineCount(values)))
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

/** An item of many lines: its name beside it. */
const stackedBox = (drawing: Drawing, strip: Strip, item: Item, { x, width }: Area): Box => {
  const { fonts } = drawing
  const look = looks(drawing, strip)
  const names = linesOf(item.name, look.name, stackedNames - between, fonts.width)
  const values = valueLines(drawing, item, look.value, width - stackedNames)
  return {
    height: leading * Math.max(names.length * look.name.size, lineCount(values) * look.value.size),
    gap: 1 * mm,
    draw: top =>
      drawItem(drawing, {
        names: { lines: names, x, top: top + 1, width: stackedNames },
        values: { parts: values, x: x + stackedNames, top, width: width - stackedNames },
        look,
      }),
  }
}

/** Figures side by side; one under the other where one of them is long. The budget stands on the tint. */
export const stripBoxes = (drawing: Drawing, strip: Strip, area: Area): Box[] => {
  const { sheet, palette } = drawing
  const inset = strip.key === 'particulars' ? 0 : padding
  const { name, value } = looks(drawing, strip)
  const inner = { x: area.x + inset, width: area.width - 2 * inset }
  const row = smaller
    .map(less => sideBySide(drawing, strip, inner, { name, value: { ...value, size: value.size - less } }))
    .find(({ lines }) => lines <= linesMax)
  if (!row)
    return strip.items.map((item, index) => {
      const box = stackedBox(drawing, strip, item, area)
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
