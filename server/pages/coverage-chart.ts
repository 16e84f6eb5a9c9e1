import { type Html, html } from './html.ts'

/** What intervals promised and what they held, measured on one sample. */
export interface CoverageSeries {
  /** The sample, as the legend names it. */
  name: string
  /** Shares between 0 and 1; with the limits that sampling gives the held one, where they are known. */
  points: readonly { promised: number; held: number; low?: number; high?: number }[]
}

/** A chart of promised against held shares. */
export interface CoverageChart {
  /** Tells this chart from others of the page. */
  id: string
  title: string
  /** What the picture shows, point by point, for those who do not see it. */
  summary: string
  /** How it is read. */
  caption: string
  axes: { promised: string; held: string }
  /** Names the diagonal on which an interval holds what it promises. */
  kept: string
  /** At most three, each with a shape of its own. */
  series: readonly CoverageSeries[]
  /** A share as people read it, with so many decimals. */
  share(value: number, decimals: number): string
}

/** Sizes in the units of the drawing: narrow, so that its letters stay legible on a telephone. */
const [width, left, top, plotSize] = [400, 62, 14, 314]
const bottom = top + plotSize
const step = 0.1

const place = (value: number): string => value.toFixed(1)

/** Where the axes begin: a step below the lowest share that is drawn. */
const lowestShare = (series: readonly CoverageSeries[]): number => {
  const shares = series.flatMap(({ points }) =>
    points.flatMap(({ promised, held, low = held }) => [promised, held, low]),
  )
  return Math.max(0, (Math.floor(Math.min(...shares) / step + 1e-9) - 1) * step)
}

type Shape = (x: number, y: number) => Html

/** Told apart by form alone: a full disc, a hollow square, a full triangle. */
const shapes: readonly Shape[] = [
  (x, y) => html`<circle cx="${place(x)}" cy="${place(y)}" r="6" fill="currentColor"/>`,
  (x, y) =>
    html`<rect x="${place(x - 6)}" y="${place(y - 6)}" width="12" height="12" fill="none" stroke="currentColor" stroke-width="2.5"/>`,
  (x, y) => html`<path d="M${place(x)} ${place(y - 7)}l7 13h-14z" fill="currentColor"/>`,
]

const text = (x: number, y: number, said: string, anchor: 'start' | 'middle' | 'end' = 'start'): Html =>
  html`<text x="${place(x)}" y="${place(y)}" text-anchor="${anchor}" font-size="14" fill="currentColor">${said}</text>`

const line = (x1: number, y1: number, x2: number, y2: number, look: Html): Html =>
  html`<line x1="${place(x1)}" y1="${place(y1)}" x2="${place(x2)}" y2="${place(y2)}" stroke="currentColor" ${look}/>`

const faint = html`stroke-opacity="0.22"`
const dashed = html`stroke-width="1.5" stroke-dasharray="6 5"`
const firm = html`stroke-width="2"`

interface Scale {
  x(share: number): number
  y(share: number): number
}

const scaleFrom = (lowest: number): Scale => {
  const along = (share: number): number => ((share - lowest) / (1 - lowest)) * plotSize
  return { x: share => left + along(share), y: share => bottom - along(share) }
}

/** The lines of the grid with their shares, on both axes. */
const grid = (lowest: number, { x, y }: Scale, share: CoverageChart['share']): Html => {
  const count = Math.round((1 - lowest) / step)
  const every = count > 5 ? 2 : 1
  const shares = Array.from({ length: count + 1 }, (_, at) => 1 - at * step).filter((_, at) => at % every === 0)
  return html`${shares.map(
    value => html`${line(left, y(value), left + plotSize, y(value), faint)}${line(x(value), top, x(value), bottom, faint)}
${text(left - 8, y(value) + 5, share(value, 0), 'end')}${text(x(value), bottom + 20, share(value, 0), 'middle')}
`,
  )}`
}

/** The points of one sample, with their limits; labels of the second sample stand on the other side, so that none meet. */
const pointsOf = ({ points }: CoverageSeries, at: number, { x, y }: Scale, share: CoverageChart['share']): Html => {
  const shape = shapes[at % shapes.length] as Shape
  return html`${points.map(({ promised, held, low, high }) => {
    const isLeft = at % 2 === 1
    const [atX, atY] = [x(promised), y(held)]
    return html`${low !== undefined && high !== undefined && html`${line(atX, y(low), atX, y(high), firm)}${line(atX - 6, y(low), atX + 6, y(low), firm)}${line(atX - 6, y(high), atX + 6, y(high), firm)}`}${shape(atX, atY)}${text(atX + (isLeft ? -12 : 12), atY + 5, share(held, 1), isLeft ? 'end' : 'start')}
`
  })}`
}

const legendY = (row: number): number => bottom + 62 + row * 22

/**
 * Promised share against held share as a drawing that needs no colour: a shape for each sample, a label at each point, a
 * dashed line where promises are kept. The page has the same figures in a table.
 */
export const coverageChart = ({ id, title, summary, caption, axes, kept, series, share }: CoverageChart): Html => {
  const lowest = lowestShare(series)
  const scale = scaleFrom(lowest)
  const { x, y } = scale
  const height = bottom + 74 + series.length * 22
  return html`<figure class="coverage">
<svg role="img" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${title}</title>
<desc id="${id}-text">${summary}</desc>
${grid(lowest, scale, share)}${line(x(lowest), y(lowest), x(1), y(1), dashed)}
${text(left + plotSize / 2, bottom + 40, axes.promised, 'middle')}
<text transform="rotate(-90)" x="${place(-(top + plotSize / 2))}" y="13" text-anchor="middle" font-size="14" fill="currentColor">${axes.held}</text>
${series.map((one, at) => pointsOf(one, at, scale, share))}${series.map(
  (
    { name },
    at,
  ) => html`${(shapes[at % shapes.length] as Shape)(left + 6, legendY(at))}${text(left + 24, legendY(at) + 5, name)}
`,
)}${line(left - 4, legendY(series.length), left + 16, legendY(series.length), dashed)}${text(left + 24, legendY(series.length) + 5, kept)}
</svg>
<figcaption>${caption}</figcaption>
</figure>
`
}
