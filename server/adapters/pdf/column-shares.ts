import type { Fonts } from './fonts.ts'
import type { Style } from './wrap.ts'

/** Text of a cell in its typographic style. */
interface MeasuredCell {
  text: string
  style: Style
}

/** Space of a table: its width, and the gap between its columns. */
interface TableSpace {
  width: number
  gap: number
}

/** Widths that a column needs for its longest word, and for its longest text on one line. */
interface Need {
  word: number
  line: number
}

/** Share of the width above which a text counts as long, however long it is: short ones beside it need their room too. */
const longLine = 0.4
/** Least weight of a column, in points. */
const slack = 0.1

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const measureNeed = (cells: readonly MeasuredCell[], width: Fonts['width']): Need => {
  const wide = (texts: (text: string) => string[]): number =>
    Math.max(0, ...cells.flatMap(({ text, style }) => texts(text).map(part => width(part, style.weight, style.size))))
  return { word: wide(text => text.split(/[ \n]/)), line: wide(text => text.split('\n')) }
}

/** Distributes a width: to each need as it is, and what is left, or lacks, in proportion to the weights. */
const distributeWidth = (needs: readonly number[], weights: readonly number[], width: number): number[] => {
  const [needed, weighed] = [sum(needs), sum(weights)]
  return needs.map((need, index) => need + ((width - needed) * (weights[index] ?? 0)) / weighed)
}

/**
 * Shares of the columns of a table by its texts: each has room for its longest word where all have, and the rest goes to
 * the columns whose texts are longer than a line.
 * @param rows cells of each row, the head among them.
 */
export const fitColumns = (
  rows: readonly (readonly MeasuredCell[])[],
  { width, gap }: TableSpace,
  measure: Fonts['width'],
): number[] => {
  const count = Math.max(...rows.map(cells => cells.length))
  const columns = Array.from({ length: count }, (_, index) => rows.flatMap(cells => cells[index] ?? []))
  // A tenth of a point, since sums of widths are rounded.
  const needs = columns.map(cells => measureNeed(cells, measure)).map(({ word, line }) => ({ word: word + 0.1, line }))
  const words = needs.map(({ word }) => word)
  const lines = needs.map(({ word, line }) => Math.max(word, line))
  const text = width - gap * (count - 1)
  const widths =
    sum(lines) <= text
      ? distributeWidth(lines, lines, text)
      : sum(words) < text
        ? distributeWidth(
            words,
            needs.map(({ word, line }) => Math.max(0, Math.min(line, longLine * text) - word) + slack),
            text,
          )
        : distributeWidth(words, words, text)
  return widths.map((own, index) => (own + (index < count - 1 ? gap : 0)) / width)
}
