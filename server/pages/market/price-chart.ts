import { type Html, html } from '../html.ts'

/** A point of a line: a year or a quarter. */
export interface ChartPoint {
  /** Text of the point, as `2019`. */
  label: string
  value: number
  /** Ends of the band about the value; left out where it has none. */
  low?: number
  high?: number
  /** Published figure of the same time. */
  published?: number | null
}

/** Line of values over time with a band, and the published figures as rings. */
export interface PriceChart {
  /** Prefix of element ids, unique on the page. */
  id: string
  title: string
  /** Text alternative, shown as the caption. */
  summary: string
  points: readonly ChartPoint[]
  /** Formats a value of the axis. */
  text(value: number): string
}

/** Sizes in view box units; narrow, so that text stays legible on a phone. */
const [width, height, left, right, top, bottom] = [380, 230, 68, 12, 12, 28]
const [plotWidth, plotHeight] = [width - left - right, height - top - bottom]
/** Most lines of the grid above the lowest. */
const linesMax = 4
/** Most labels of the time axis. */
const labelsMax = 6

const formatPriceCoordinate = (value: number): string => value.toFixed(1)

/** Lines of a grid: the lowest, their distance, and how many lie above the lowest. */
interface PriceGrid {
  base: number
  step: number
  count: number
}

/** Grid with the smallest step of 1, 2, 2.5 and 5 times a power of ten of which few lines enclose the values. */
const choosePriceGrid = (least: number, most: number): PriceGrid => {
  for (let power = 10 ** Math.floor(Math.log10(Math.max(most - least, 1) / linesMax)); ; power *= 10)
    for (const step of [1, 2, 2.5, 5].map(digit => digit * power)) {
      const base = Math.floor(least / step) * step
      const count = Math.max(1, Math.ceil((most - base) / step))
      if (count <= linesMax) return { base, step, count }
    }
}

/** Path of a line through points, in view box units. */
const toPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${formatPriceCoordinate(x)} ${formatPriceCoordinate(y)}`).join('')

/** Renders a line of prices; a table on the page has the same figures. The axis does not begin at zero: its labels say where. */
export const renderPriceChart = ({ id, title, summary, points, text }: PriceChart): Html => {
  const values = points.flatMap(({ value, low = value, high = value, published }) => [low, high, published ?? value])
  const { base, step, count } = choosePriceGrid(Math.min(...values), Math.max(...values))
  const x = (at: number): number => left + (plotWidth * at) / Math.max(1, points.length - 1)
  const y = (value: number): number => top + plotHeight * (1 - (value - base) / (step * count))
  const starts = points.flatMap(({ label }, at) => (label === points[at - 1]?.label ? [] : [at]))
  const every = Math.ceil(starts.length / labelsMax)
  const labelled = new Set(starts.filter((_, order) => (starts.length - 1 - order) % every === 0))
  const line = points.map(({ value }, at) => [x(at), y(value)] as const)
  const band = [
    ...points.map(({ value, high = value }, at) => [x(at), y(high)] as const),
    ...points.map(({ value, low = value }, at) => [x(at), y(low)] as const).toReversed(),
  ]
  return html`<figure class="prices">
<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${title}</title>
<desc id="${id}-text">${summary}</desc>
${Array.from({ length: count + 1 }, (_, at) => base + at * step).map(
  value => html`<line x1="${left}" x2="${width - right}" y1="${formatPriceCoordinate(y(value))}" y2="${formatPriceCoordinate(y(value))}" stroke="currentColor" stroke-opacity="0.2"/>
<text x="${left - 8}" y="${formatPriceCoordinate(y(value) + 4)}" text-anchor="end" font-size="13" fill="currentColor">${text(value)}</text>
`,
)}<path d="${toPath(band)}z" fill="currentColor" fill-opacity="0.16"/>
<path class="line" d="${toPath(line)}" fill="none" stroke="currentColor" stroke-width="2.5"/>
${points.map(
  ({ published }, at) =>
    published !== undefined &&
    published !== null &&
    html`<circle cx="${formatPriceCoordinate(x(at))}" cy="${formatPriceCoordinate(y(published))}" r="4" fill="none" stroke="currentColor" stroke-width="1.5"/>`,
)}
${points.map(
  ({ label }, at) =>
    labelled.has(at) &&
    html`<text x="${formatPriceCoordinate(x(at))}" y="${height - 8}" text-anchor="${at === points.length - 1 ? 'end' : at === 0 ? 'start' : 'middle'}" font-size="13" fill="currentColor">${label}</text>`,
)}
</svg>
<figcaption>${summary}</figcaption>
</figure>
`
}

/** Sizes of a small line in a row of a table. */
const [smallWidth, smallHeight] = [96, 24]

/** Renders a small line without labels for a row of a table, whose figures stand beside it. */
export const renderSmallLine = (values: readonly number[]): Html => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const range = Math.max(most - least, 1)
  const path = toPath(
    values.map((value, at) => [
      2 + ((smallWidth - 4) * at) / Math.max(1, values.length - 1),
      2 + (smallHeight - 4) * (1 - (value - least) / range),
    ]),
  )
  return html`<svg class="small-line" width="${smallWidth}" height="${smallHeight}" viewBox="0 0 ${smallWidth} ${smallHeight}" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>`
}
