import { dayMs, utcDay } from '#domain/core/instants'
import { type Html, html } from '../html.ts'

/** What a figure was from one day to another, oldest first. */
export interface Steps {
  title: string
  /** What the picture says, in words. */
  summary: string
  versions: readonly { from: string; until: string | null; value: number }[]
  /** Day up to which an open version is drawn. */
  today: string
  /** A value as people read it. */
  text(value: number): string
}

/** Sizes in the units of the drawing, which grows and shrinks with the page. */
const [width, height, left, top, bottom] = [640, 200, 76, 12, 26]
const [plotWidth, plotHeight] = [width - left - 8, height - top - bottom]
const linesOfGrid = 3

const dayNumber = (day: string): number => Date.parse(day) / dayMs

/** The step between lines of the grid: the smallest of 1, 2, 2.5, 5 times a power of ten with which three reach the highest value. */
const stepFor = (most: number): number => {
  for (let power = 10 ** Math.floor(Math.log10(most / linesOfGrid)); ; power *= 10) {
    const step = [1, 2, 2.5, 5].map(digit => digit * power).find(candidate => candidate * linesOfGrid >= most * 0.999)
    if (step !== undefined) return step
  }
}

const place = (value: number): string => value.toFixed(1)

/** A line of the grid with its figure. */
const gridLine = (
  y: number,
  text: string,
): Html => html`<line x1="${left}" x2="${width - 8}" y1="${place(y)}" y2="${place(y)}" stroke="currentColor" stroke-opacity="0.25"/>
<text x="${left - 8}" y="${place(y + 4)}" text-anchor="end" font-size="13" fill="currentColor">${text}</text>
`

/**
 * The history of a figure as steps, from zero, so that nothing looks larger than it is. The table beside it has the same
 * figures: the picture adds nothing that the words lack.
 */
export const stepChart = ({ title, summary, versions, today, text }: Steps): Html => {
  const first = dayNumber(versions[0]?.from ?? today)
  const lastFrom = dayNumber(versions.at(-1)?.from ?? today)
  const last = Math.max(dayNumber(today), lastFrom + (lastFrom - first) * 0.1, first + 1)
  const most = Math.max(...versions.map(({ value }) => value))
  const step = stepFor(most > 0 ? most : 1)
  const x = (day: number): number => left + (plotWidth * (day - first)) / (last - first)
  const y = (value: number): number => top + plotHeight * (1 - value / (step * linesOfGrid))
  const lines = versions.map(({ from, until, value }) => {
    const end = until === null ? last : Math.min(last, dayNumber(until) + 1)
    return { start: x(dayNumber(from)), end: x(end), y: y(value) }
  })
  // A gap between two versions stays a gap.
  const path = lines
    .map((line, index) => {
      const isJoined = index > 0 && Math.abs((lines[index - 1]?.end ?? 0) - line.start) < 0.05
      return `${isJoined ? 'V' : `M${place(line.start)} `}${place(line.y)}H${place(line.end)}`
    })
    .join('')
  return html`<figure class="steps">
<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="steps-title steps-text">
<title id="steps-title">${title}</title>
<desc id="steps-text">${summary}</desc>
${Array.from({ length: linesOfGrid + 1 }, (_, index) => gridLine(y(index * step), text(index * step)))}<path class="line" d="${path}" fill="none" stroke="currentColor" stroke-width="2.5"/>
<text x="${left}" y="${height - 6}" font-size="13" fill="currentColor">${versions[0]?.from}</text>
<text x="${width - 8}" y="${height - 6}" text-anchor="end" font-size="13" fill="currentColor">${utcDay(new Date(last * dayMs))}</text>
</svg>
<figcaption>${summary}</figcaption>
</figure>
`
}
