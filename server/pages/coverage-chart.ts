import { type Html, html } from './html.ts'

/** Nominal and measured coverage of intervals on one sample. */
interface CoverageSeries {
  /** Name of the sample in the legend. */
  name: string
  /** Fractions; `low` and `high` are the sampling limits of `held`, where known. */
  points: readonly { promised: number; held: number; low?: number; high?: number }[]
}

/** A chart of measured against nominal coverage. */
export interface CoverageChart {
  /** Prefix of element ids, unique on the page. */
  id: string
  title: string
  /** Text alternative: the points of the chart. */
  summary: string
  /** Explanation of the chart. */
  caption: string
  axes: { promised: string; held: string }
  /** Label of the diagonal, where measured equals nominal coverage. */
  kept: string
  /** At most three, each with its own marker shape. */
  series: readonly CoverageSeries[]
  /** Formats a fraction as per cent. */
  share(value: number, decimals: number): string
}

/** Sizes in view box units; narrow, so that text stays legible on a phone. */
const [width, left, top, plotSize] = [400, 62, 14, 314]
const bottom = top + plotSize
const step = 0.1

const formatCoverageCoordinate = (value: number): string => value.toFixed(1)

/** Origin of the axes: a grid step below the lowest share. */
const findLowestShare = (series: readonly CoverageSeries[]): number => {
  const shares = series.flatMap(({ points }) =>
    points.flatMap(({ promised, held, low = held }) => [promised, held, low]),
  )
  return Math.max(0, (Math.floor(Math.min(...shares) / step + 1e-9) - 1) * step)
}

type Shape = (x: number, y: number) => Html

/** Marker shapes, distinguishable without colour: disc, hollow square, triangle. */
const shapes: readonly Shape[] = [
  (x, y) =>
    html`<circle cx="${formatCoverageCoordinate(x)}" cy="${formatCoverageCoordinate(y)}" r="6" fill="currentColor"/>`,
  (x, y) =>
    html`<rect x="${formatCoverageCoordinate(x - 6)}" y="${formatCoverageCoordinate(y - 6)}" width="12" height="12" fill="none" stroke="currentColor" stroke-width="2.5"/>`,
  (x, y) =>
    html`<path d="M${formatCoverageCoordinate(x)} ${formatCoverageCoordinate(y - 7)}l7 13h-14z" fill="currentColor"/>`,
]

const renderCoverageText = (x: number, y: number, said: string, anchor: 'start' | 'middle' | 'end' = 'start'): Html =>
  html`<text x="${formatCoverageCoordinate(x)}" y="${formatCoverageCoordinate(y)}" text-anchor="${anchor}" font-size="14" fill="currentColor">${said}</text>`

const renderCoverageLine = (x1: number, y1: number, x2: number, y2: number, look: Html): Html =>
  html`<line x1="${formatCoverageCoordinate(x1)}" y1="${formatCoverageCoordinate(y1)}" x2="${formatCoverageCoordinate(x2)}" y2="${formatCoverageCoordinate(y2)}" stroke="currentColor" ${look}/>`

const faint = html`stroke-opacity="0.22"`
const dashed = html`stroke-width="1.5" stroke-dasharray="6 5"`
const firm = html`stroke-width="2"`

interface Scale {
  x(share: number): number
  y(share: number): number
}

const createCoverageScale = (lowest: number): Scale => {
  const along = (share: number): number => ((share - lowest) / (1 - lowest)) * plotSize
  return { x: share => left + along(share), y: share => bottom - along(share) }
}

/** Renders the grid lines with their labels, on both axes. */
const renderCoverageGrid = (lowest: number, { x, y }: Scale, share: CoverageChart['share']): Html => {
  const count = Math.round((1 - lowest) / step)
  const every = count > 5 ? 2 : 1
  const shares = Array.from({ length: count + 1 }, (_, at) => 1 - at * step).filter((_, at) => at % every === 0)
  return html`${shares.map(
    value => html`${renderCoverageLine(left, y(value), left + plotSize, y(value), faint)}${renderCoverageLine(x(value), top, x(value), bottom, faint)}
${renderCoverageText(left - 8, y(value) + 5, share(value, 0), 'end')}${renderCoverageText(x(value), bottom + 20, share(value, 0), 'middle')}
`,
  )}`
}

/**
 * Renders the points of one sample, with their limits; labels of the second sample are on the left, to avoid overlaps.
 */
const renderCoveragePoints = (
  { points }: CoverageSeries,
  at: number,
  { x, y }: Scale,
  share: CoverageChart['share'],
): Html => {
  const shape = shapes[at % shapes.length] as Shape
  return html`${points.map(({ promised, held, low, high }) => {
    const isLeft = at % 2 === 1
    const [atX, atY] = [x(promised), y(held)]
    return html`${low !== undefined && high !== undefined && html`${renderCoverageLine(atX, y(low), atX, y(high), firm)}${renderCoverageLine(atX - 6, y(low), atX + 6, y(low), firm)}${renderCoverageLine(atX - 6, y(high), atX + 6, y(high), firm)}`}${shape(atX, atY)}${renderCoverageText(atX + (isLeft ? -12 : 12), atY + 5, share(held, 1), isLeft ? 'end' : 'start')}
`
  })}`
}

const getLegendY = (row: number): number => bottom + 62 + row * 22

/**
 * Renders measured against nominal coverage without relying on colour: a shape per sample, a label per point, and a
 * dashed diagonal. The page has the same figures in a table.
 */
export const renderCoverageChart = ({
  id,
  title,
  summary,
  caption,
  axes,
  kept,
  series,
  share,
}: CoverageChart): Html => {
  const lowest = findLowestShare(series)
  const scale = createCoverageScale(lowest)
  const { x, y } = scale
  const height = bottom + 74 + series.length * 22
  return html`<figure class="coverage">
<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${title}</title>
<desc id="${id}-text">${summary}</desc>
${renderCoverageGrid(lowest, scale, share)}${renderCoverageLine(x(lowest), y(lowest), x(1), y(1), dashed)}
${renderCoverageText(left + plotSize / 2, bottom + 40, axes.promised, 'middle')}
<text transform="rotate(-90)" x="${formatCoverageCoordinate(-(top + plotSize / 2))}" y="13" text-anchor="middle" font-size="14" fill="currentColor">${axes.held}</text>
${series.map((one, at) => renderCoveragePoints(one, at, scale, share))}${series.map(
  (
    { name },
    at,
  ) => html`${(shapes[at % shapes.length] as Shape)(left + 6, getLegendY(at))}${renderCoverageText(left + 24, getLegendY(at) + 5, name)}
`,
)}${renderCoverageLine(left - 4, getLegendY(series.length), left + 16, getLegendY(series.length), dashed)}${renderCoverageText(left + 24, getLegendY(series.length) + 5, kept)}
</svg>
<figcaption>${caption}</figcaption>
</figure>
`
}
