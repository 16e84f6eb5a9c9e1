import { type Html, html } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'

/** The calls of thirty days, oldest first, as they are drawn. */
export interface ChartData {
  /** Part of the ids on the page. */
  id: string
  title: string
  days: readonly { day: string; count: number }[]
  total: number
  /** Calls that one UTC day allows; undefined where there is no such limit or several keys are summed up. */
  dayLimit?: number | undefined
}

/** Sizes in the units of the drawing, which grows and shrinks with the page. */
const [width, height, left, top, bottom] = [420, 180, 44, 10, 24]
const [plotWidth, plotHeight] = [width - left - 4, height - top - bottom]
const linesOfGrid = 3

/** The step between lines of the grid: the smallest of 1, 2, 5, 10, 20, 50, … with which three reach the highest day. */
const stepFor = (most: number): number => {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map(digit => digit * power).find(candidate => candidate * linesOfGrid >= most)
    if (step !== undefined) return step
  }
}

/** A place in the drawing, with one decimal. */
const place = (value: number): string => value.toFixed(1)

const gridLines = (words: Words, step: number, y: (count: number) => number): Html[] =>
  Array.from({ length: linesOfGrid + 1 }, (_, index) => index * step).map(
    count => html`<line x1="${left}" x2="${width}" y1="${place(y(count))}" y2="${place(y(count))}" stroke="currentColor" stroke-opacity="0.25"/>
<text x="${left - 6}" y="${place(y(count) + 4)}" text-anchor="end" font-size="13" fill="currentColor">${words.number(count)}</text>
`,
  )

const bars = (days: ChartData['days'], y: (count: number) => number): Html[] => {
  const slot = plotWidth / days.length
  return days.map(({ count }, index) => {
    const tall = count === 0 ? 0 : Math.max(1, y(0) - y(count))
    return html`<rect x="${place(left + index * slot + 1)}" y="${place(y(0) - tall)}" width="${place(slot - 2)}" height="${place(tall)}" fill="currentColor"/>
`
  })
}

const drawing = (words: Words, { id, title, days, dayLimit }: ChartData, most: number, summary: string): Html => {
  const step = stepFor(most)
  const topCount = step * linesOfGrid
  const y = (count: number): number => top + plotHeight * (1 - count / topCount)
  const limit = dayLimit !== undefined && dayLimit <= topCount ? dayLimit : undefined
  return html`<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${title}</title>
<desc id="${id}-text">${summary}</desc>
${gridLines(words, step, y)}<g class="bars">${bars(days, y)}</g>
${
  limit !== undefined &&
  html`<line x1="${left}" x2="${width}" y1="${place(y(limit))}" y2="${place(y(limit))}" stroke="currentColor" stroke-dasharray="6 4"/>`
}
<text x="${left}" y="${height - 6}" font-size="13" fill="currentColor">${words.dayText(days[0]?.day ?? '')}</text>
<text x="${width}" y="${height - 6}" text-anchor="end" font-size="13" fill="currentColor">${words.dayText(days.at(-1)?.day ?? '')}</text>
</svg>`
}

const dayTable = (words: Words, { days, total }: ChartData): Html =>
  table({
    caption: words.text('key.table'),
    columns: [{ text: words.text('key.day') }, { text: words.text('key.count'), isNumber: true }],
    rows: days.toReversed().map(({ day, count }) => [words.day(day), words.number(count)]),
    total: [words.text('total'), words.number(total)],
  })

/**
 * Thirty days as a figure: a sentence, bars, and a table with every count, so that the picture adds nothing that the words
 * lack. The day of the quota is a UTC day.
 */
export const chart = (words: Words, data: ChartData): Html => {
  const { days, total, dayLimit } = data
  const highest = days.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  const figures = {
    total: words.number(total),
    most: words.number(highest.count),
    today: words.number(days.at(-1)?.count ?? 0),
  }
  const isEmpty = highest.count === 0
  const summary = isEmpty
    ? words.text('chart.none')
    : words.text('chart.summary', { ...figures, day: words.dayText(highest.day) })
  const caption = isEmpty ? summary : words.markup('chart.summary', { ...figures, day: words.day(highest.day) })
  return html`<figure class="chart">
<figcaption>${caption}${
    dayLimit !== undefined && html` ${words.text('chart.limit', { limit: words.number(dayLimit) })}.`
  }</figcaption>
${drawing(words, data, highest.count, summary)}
<details class="figures"><summary>${words.text('chart.show')}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${words.text('key.table')}">${dayTable(words, data)}</div></details>
</figure>
`
}
