import { chooseGridStep } from '#domain/core/grid-step'
import { dayMs, utcDay } from '#domain/core/instants'
import { type Html, html } from '../html.ts'

/** History of a figure, oldest version first. */
export interface StepChart {
  title: string
  /** Text alternative of the chart. */
  summary: string
  versions: readonly { from: string; until: string | null; value: number }[]
  /** End day of an open version in the chart. */
  today: string
  /** Formats a value. */
  text(value: number): string
}

/** Sizes in view box units; the drawing scales with the page. */
const [width, height, left, top, bottom] = [640, 200, 76, 12, 26]
const [plotWidth, plotHeight] = [width - left - 8, height - top - bottom]
const linesOfGrid = 3

const toDayNumber = (day: string): number => Date.parse(day) / dayMs

const formatHistoryCoordinate = (value: number): string => value.toFixed(1)

/** Renders a grid line with its label. */
const renderHistoryGridLine = (
  y: number,
  text: string,
): Html => html`<line x1="${left}" x2="${width - 8}" y1="${formatHistoryCoordinate(y)}" y2="${formatHistoryCoordinate(y)}" stroke="currentColor" stroke-opacity="0.25"/>
<text x="${left - 8}" y="${formatHistoryCoordinate(y + 4)}" text-anchor="end" font-size="13" fill="currentColor">${text}</text>
`

/**
 * Renders the history of a figure as steps, with the axis from zero so that changes are not exaggerated. The table
 * on the page has the same figures.
 */
export const renderStepChart = ({ title, summary, versions, today, text }: StepChart): Html => {
  const first = toDayNumber(versions[0]?.from ?? today)
  const lastFrom = toDayNumber(versions.at(-1)?.from ?? today)
  const last = Math.max(toDayNumber(today), lastFrom + (lastFrom - first) * 0.1, first + 1)
  const most = Math.max(...versions.map(({ value }) => value))
  // A rate of 3 % is not read as one above it.
  const step = chooseGridStep(most > 0 ? most * 0.999 : 1, linesOfGrid)
  const x = (day: number): number => left + (plotWidth * (day - first)) / (last - first)
  const y = (value: number): number => top + plotHeight * (1 - value / (step * linesOfGrid))
  const lines = versions.map(({ from, until, value }) => {
    const end = until === null ? last : Math.min(last, toDayNumber(until) + 1)
    return { start: x(toDayNumber(from)), end: x(end), y: y(value) }
  })
  // A gap between two versions stays a gap.
  const path = lines
    .map((line, index) => {
      const isJoined = index > 0 && Math.abs((lines[index - 1]?.end ?? 0) - line.start) < 0.05
      return `${isJoined ? 'V' : `M${formatHistoryCoordinate(line.start)} `}${formatHistoryCoordinate(line.y)}H${formatHistoryCoordinate(line.end)}`
    })
    .join('')
  return html`<figure class="steps">
<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="steps-title steps-text">
<title id="steps-title">${title}</title>
<desc id="steps-text">${summary}</desc>
${Array.from({ length: linesOfGrid + 1 }, (_, index) => renderHistoryGridLine(y(index * step), text(index * step)))}<path class="line" d="${path}" fill="none" stroke="currentColor" stroke-width="2.5"/>
<text x="${left}" y="${height - 6}" font-size="13" fill="currentColor">${versions[0]?.from}</text>
<text x="${width - 8}" y="${height - 6}" text-anchor="end" font-size="13" fill="currentColor">${utcDay(new Date(last * dayMs))}</text>
</svg>
<figcaption>${summary}</figcaption>
</figure>
`
}
