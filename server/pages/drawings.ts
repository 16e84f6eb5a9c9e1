import { type Html, html } from './html.ts'

/** Sign of the service: a range with its half and its middle. */
export const renderMark = (): Html =>
  html`<svg viewBox="0 0 38 22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><path d="M1 11h36M1 6v10M37 6v10" opacity=".55"/><path d="M10 6h18v10H10z" fill="currentColor" stroke="none"/><path d="M19 2v18" stroke="var(--ink)" stroke-width="3"/></svg>`

interface WindowRows {
  /** Left and upper edge of the first window. */
  at: readonly [x: number, y: number]
  columns: number
  rows?: number
  /** Distances between the left and the upper edges. */
  steps: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
}

const drawWindows = ({
  at: [x, y],
  columns,
  rows = 1,
  steps: [across, down],
  size: [width, height],
}: WindowRows): string =>
  Array.from(
    { length: rows * columns },
    (_, index) =>
      `M${x + (index % columns) * across} ${y + Math.floor(index / columns) * down}h${width}v${height}h-${width}z`,
  ).join('')

/** Renders the front of a house with one floor in the accent. */
export const renderFront = (): Html => {
  const neighbours = `${drawWindows({ at: [40, 166], columns: 2, rows: 3, steps: [26, 32], size: [13, 19] })}${drawWindows({ at: [318, 146], columns: 2, rows: 4, steps: [26, 29], size: [13, 18] })}`
  const lit = drawWindows({ at: [116, 93], columns: 5, steps: [39, 0], size: [16, 27] })
  const other = `${drawWindows({ at: [116, 138], columns: 5, rows: 2, steps: [39, 44], size: [16, 25] })}${drawWindows({ at: [126, 52], columns: 4, steps: [42, 0], size: [16, 20] })}`
  return html`<svg viewBox="0 20 400 256" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"><path d="M14 266H386" stroke-width="2"/><path d="M26 266V150h72M302 266V128l36-20 36 20v138" opacity=".45"/><path d="${neighbours}" opacity=".3"/><path d="M98 266V84h204v182zM90 84l22-46h176l22 46z" fill="var(--card)"/><path d="M90 84h220M98 128h204M98 172h204M98 216h204" opacity=".55"/><path d="M98 128h204V84H98z" fill="var(--accent)" stroke="var(--accent)"/><path d="${lit}" fill="var(--card)" stroke="none"/><path d="${other}M116 266v-36h20v36M184 266v-40h32v40M260 266v-36h20v36" opacity=".75"/></svg>`
}

/** Columns of windows, floors and roof of each house of the street; the fifth has the floor in the accent. */
const houses: readonly (readonly [columns: number, floors: number, roof: 'mansard' | 'gable' | 'flat'])[] = [
  [3, 4, 'mansard'],
  [4, 3, 'gable'],
  [2, 2, 'flat'],
  [3, 2, 'mansard'],
  [4, 3, 'gable'],
  [3, 2, 'flat'],
  [3, 2, 'mansard'],
  [2, 3, 'gable'],
  [3, 3, 'flat'],
  [4, 2, 'mansard'],
  [2, 3, 'gable'],
  [3, 3, 'flat'],
  [3, 3, 'mansard'],
  [4, 3, 'gable'],
]

/** Renders a street of houses, drawn from the left, which is cut on the right where the page is narrow. */
export const renderStreet = (): Html => {
  let [left, outline, windows, lit] = [-10, '', '', html``]
  houses.forEach(([columns, floors, roof], index) => {
    const [width, top] = [columns * 24 + 20, 178 - floors * 26]
    const half = width / 2
    const roofLine = { mansard: `l8-20h${width - 16}l8 20`, gable: `l${half}-24l${half} 24`, flat: `v-7h${width}v7` }[
      roof
    ]
    outline += `M${left} 190V${top}${roofLine}V190M${left} ${top}h${width}`
    windows += drawWindows({ at: [left + 15, top + 9], columns, rows: floors - 1, steps: [24, 26], size: [10, 15] })
    if (index === 4)
      lit = html`<path d="M${left + 2} ${top + 2}h${width - 4}v24h-${width - 4}z" fill="var(--accent)" stroke="none"/><path d="${drawWindows({ at: [left + 15, top + 7], columns, steps: [24, 26], size: [10, 15] })}" fill="var(--ground)" stroke="none"/>`
    left += width
  })
  return html`<svg class="street" viewBox="0 32 1280 160" preserveAspectRatio="xMinYMax slice" aria-hidden="true" fill="none" stroke="var(--edge)" stroke-width="1.1"><path d="${outline}" opacity=".55"/><path d="${windows}" opacity=".38"/>${lit}<path d="M-10 190.5H1290" stroke-width="2"/></svg>`
}

/** Amounts of a range: both ends of 8 in 10, both of half, and the middle. */
export interface Range {
  low: number
  high: number
  half?: readonly [low: number, high: number] | undefined
  mid: number
}

/** Renders a range: a thin line for 8 in 10, a bar for half with its amounts over the ends, a mark for the middle. */
export const renderRange = ({ low, high, half, mid }: Range, format: (amount: number) => string): Html => {
  const at = (amount: number): string => `${(((amount - low) / (high - low || 1)) * 100).toFixed(1)}%`
  const bar = half && {
    left: at(half[0]),
    right: at(half[1]),
    width: `${(((half[1] - half[0]) / (high - low || 1)) * 100).toFixed(1)}%`,
  }
  // Without half nothing stands over the line.
  return html`<svg class="range${half === undefined && ' bare'}"><svg y="${half ? 0 : -28}" overflow="visible"><g aria-hidden="true"><path class="thin" d="M1 34v12"/><line class="thin" x1="0" x2="100%" y1="40" y2="40"/><svg x="100%" overflow="visible"><path class="thin" d="M-1 34v12"/></svg>${
    bar && html`<rect class="half" x="${bar.left}" y="34" width="${bar.width}" height="12" rx="2"/>`
  }<svg x="${at(mid)}" overflow="visible"><rect class="mid" x="-3" y="29" width="6" height="22" rx="3"/></svg></g>${
    half &&
    bar &&
    html`<text x="${bar.left}" y="20" text-anchor="middle">${format(half[0])}</text> <text x="${bar.right}" y="20" text-anchor="middle">${format(half[1])}</text>`
  }</svg></svg>`
}
