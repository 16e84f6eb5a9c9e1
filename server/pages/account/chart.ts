import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'

/** Calls of thirty days, oldest first. */
export interface ChartData {
  /** Prefix of element ids. */
  id: string
  title: string
  days: readonly { day: string; count: number }[]
  total: number
  /** Calls allowed per UTC day; undefined without a limit or for the sum of several keys. */
  dayLimit?: number | undefined
}

/** Sizes in view box units; the drawing scales with the page. */
const [width, height, left, top, bottom] = [420, 180, 44, 10, 24]
const [plotWidth, plotHeight] = [width - left - 4, height - top - bottom]
const linesOfGrid = 3

/** Grid step: the smallest of 1, 2, 5, 10, 20, 50, … of which three reach the highest day. */
const chooseUsageGridStep = (most: number): number => {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map(digit => digit * power).find(candidate => candidate * linesOfGrid >= most)
    if (step !== undefined) return step
  }
}

/** Formats a coordinate with one decimal. */
const formatUsageCoordinate = (value: number): string => value.toFixed(1)

const renderUsageGrid = (words: Words, step: number, y: (count: number) => number): Html[] =>
  Array.from({ length: linesOfGrid + 1 }, (_, index) => index * step).map(
    count => html`<line x1="${left}" x2="${width}" y1="${formatUsageCoordinate(y(count))}" y2="${formatUsageCoordinate(y(count))}" stroke="currentColor" stroke-opacity="0.25"/>
<text x="${left - 6}" y="${formatUsageCoordinate(y(count) + 4)}" text-anchor="end" font-size="13" fill="currentColor">${words.number(count)}</text>
`,
  )

const renderUsageBars = (days: ChartData['days'], y: (count: number) => number): Html[] => {
  const slot = plotWidth / days.length
  return days.map(({ count }, index) => {
    const tall = count === 0 ? 0 : Math.max(1, y(0) - y(count))
    return html`<rect x="${formatUsageCoordinate(left + index * slot + 1)}" y="${formatUsageCoordinate(y(0) - tall)}" width="${formatUsageCoordinate(slot - 2)}" height="${formatUsageCoordinate(tall)}" fill="currentColor"/>
`
  })
}

const renderUsageDrawing = (
  words: Words,
  { id, title, days, dayLimit }: ChartData,
  most: number,
  summary: string,
): Html => {
  const step = chooseUsageGridStep(most)
  const topCount = step * linesOfGrid
  const y = (count: number): number => top + plotHeight * (1 - count / topCount)
  const limit = dayLimit !== undefined && dayLimit <= topCount ? dayLimit : undefined
  return html`<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${title}</title>
<desc id="${id}-text">${summary}</desc>
${renderUsageGrid(words, step, y)}<g class="bars">${renderUsageBars(days, y)}</g>
${
  limit !== undefined &&
  html`<line x1="${left}" x2="${width}" y1="${formatUsageCoordinate(y(limit))}" y2="${formatUsageCoordinate(y(limit))}" stroke="currentColor" stroke-dasharray="6 4"/>`
}
<text x="${left}" y="${height - 6}" font-size="13" fill="currentColor">${words.dayText(days[0]?.day ?? '')}</text>
<text x="${width}" y="${height - 6}" text-anchor="end" font-size="13" fill="currentColor">${words.dayText(days.at(-1)?.day ?? '')}</text>
</svg>`
}

const renderUsageDayTable = (words: Words, { days, total }: ChartData): Html =>
  renderTable({
    caption: words.text('key.table'),
    columns: [{ text: words.text('key.day') }, { text: words.text('key.count'), isNumber: true }],
    rows: days.toReversed().map(({ day, count }) => [words.day(day), words.number(count)]),
    total: [words.text('total'), words.number(total)],
  })

/**
 * Renders thirty days as a figure: a summary, bars, and a table with every count as the text alternative of the
 * drawing. Quota days are UTC days.
 */
export const renderUsageChart = (words: Words, data: ChartData): Html => {
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
${renderUsageDrawing(words, data, highest.count, summary)}
<details class="figures"><summary>${words.text('chart.show')}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${words.text('key.table')}">${renderUsageDayTable(words, data)}</div></details>
</figure>
`
}
