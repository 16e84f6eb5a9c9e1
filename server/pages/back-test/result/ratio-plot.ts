import { type Html, html } from '../../html.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { Judgement } from '../sale.ts'

/** Sizes in view box units; narrow, so that text stays legible on a phone. */
const [width, left, right, top, plotHeight] = [420, 60, 12, 14, 260]
const plotWidth = width - left - right
const bottom = top + plotHeight

const formatPlotCoordinate = (value: number): string => value.toFixed(1)

const renderPlotText = (x: number, y: number, said: string, anchor: 'start' | 'middle' | 'end' = 'start'): Html =>
  html`<text x="${formatPlotCoordinate(x)}" y="${formatPlotCoordinate(y)}" text-anchor="${anchor}" font-size="14" fill="currentColor">${said}</text>`

/** Round values between two bounds: 1, 2 and 5 times powers of ten. */
const listRoundValues = (low: number, high: number): number[] => {
  const powers = Array.from({ length: 24 }, (_, at) => 10 ** (at - 8))
  return powers.flatMap(power => [power, 2 * power, 5 * power]).filter(value => value >= low && value <= high)
}

/** Ratios of the grid lines; only those within the plot are drawn. */
const ratioLines = [0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 4]

type Sale = Judgement['sales'][number]

/** Whether the price is within a range of this many standard deviations. */
const isPriceInside = ({ ratio, fsdPct }: Sale, deviations: number): boolean =>
  Math.abs(1 / ratio - 1) <= (deviations * fsdPct) / 100

/** Renders a disc if the price is within the range, else a cross; distinguishable without colour. */
const renderMark = (x: number, y: number, isHeld: boolean): Html =>
  isHeld
    ? html`<circle cx="${formatPlotCoordinate(x)}" cy="${formatPlotCoordinate(y)}" r="3.5" fill="currentColor" fill-opacity="0.75"/>`
    : html`<path d="M${formatPlotCoordinate(x - 4)} ${formatPlotCoordinate(y - 4)}l8 8m0 -8l-8 8" fill="none" stroke="currentColor" stroke-width="2"/>`

const createLogScale = (low: number, high: number, from: number, to: number): ((value: number) => number) => {
  const [a, b] = [Math.log(low), Math.log(high)]
  return value => from + ((Math.log(value) - a) / (b - a)) * (to - from)
}

const renderPlotLine = (x1: number, y1: number, x2: number, y2: number, look: Html): Html =>
  html`<line x1="${formatPlotCoordinate(x1)}" y1="${formatPlotCoordinate(y1)}" x2="${formatPlotCoordinate(x2)}" y2="${formatPlotCoordinate(y2)}" stroke="currentColor" ${look}/>`

const faint = html`stroke-opacity="0.22"`
const dashed = html`stroke-width="1.5" stroke-dasharray="6 5"`

const renderPlotLegend = ({ say }: BackTestTexts): Html => {
  const rows = [
    { sign: renderMark(left + 8, bottom + 62, true), said: say('plot.inside') },
    { sign: renderMark(left + 8, bottom + 84, false), said: say('plot.outside') },
    { sign: renderPlotLine(left - 2, bottom + 106, left + 18, bottom + 106, dashed), said: say('plot.exact') },
  ]
  return html`${rows.map(({ sign, said }, at) => html`${sign}${renderPlotText(left + 26, bottom + 67 + at * 22, said)}`)}`
}

/**
 * Renders ratio against price, both logarithmic, so that double and half are equally far from 1. Readable without
 * colour; the description counts the sales inside and outside. `deviations` is the half width of the 80 % range.
 */
export const renderRatioPlot = (judgement: Judgement, deviations: number, voice: BackTestTexts): Html => {
  const { say, number } = voice
  const { sales, medianRatio } = judgement
  const prices = sales.map(({ price }) => price)
  const ratios = sales.map(({ ratio }) => ratio)
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  const [low, high] = [Math.min(0.72, ...ratios) * 0.97, Math.max(1.4, ...ratios) * 1.03]
  const x = createLogScale(lowPrice / 1.05, highPrice * 1.05, left, left + plotWidth)
  const y = createLogScale(low, high, bottom, top)
  const inside = sales.filter(sale => isPriceInside(sale, deviations)).length
  const summary = say('plot.summary', {
    count: number(sales.length),
    low: voice.amount(lowPrice),
    high: voice.amount(highPrice),
    median: number(medianRatio.value ?? Number.NaN, 3),
    inside: number(inside),
    outside: number(sales.length - inside),
  })
  const marked = listRoundValues(lowPrice / 1.05, highPrice * 1.05)
  return html`<h3>${say('plot.title')}</h3>
<figure class="coverage">
<svg role="img" viewBox="0 0 ${width} ${bottom + 118}" aria-labelledby="plot-title plot-text">
<title id="plot-title">${say('plot.title')}</title>
<desc id="plot-text">${summary}</desc>
${ratioLines
  .filter(ratio => ratio >= low && ratio <= high)
  .map(
    ratio => html`${renderPlotLine(left, y(ratio), left + plotWidth, y(ratio), ratio === 1 ? dashed : faint)}${renderPlotText(left - 8, y(ratio) + 5, number(ratio, Number.isInteger(ratio) || ratio * 10 === Math.round(ratio * 10) ? 1 : 2), 'end')}
`,
  )}${marked.map(
  price => html`${renderPlotLine(x(price), top, x(price), bottom, faint)}${renderPlotText(Math.min(x(price), left + plotWidth - 34), bottom + 20, voice.amount(price), 'middle')}
`,
)}${sales.map(sale => renderMark(x(sale.price), y(sale.ratio), isPriceInside(sale, deviations)))}
${renderPlotText(left + plotWidth / 2, bottom + 40, say('plot.price'), 'middle')}
<text transform="rotate(-90)" x="${formatPlotCoordinate(-(top + plotHeight / 2))}" y="12" text-anchor="middle" font-size="14" fill="currentColor">${say('plot.ratio')}</text>
${renderPlotLegend(voice)}</svg>
<figcaption>${summary}</figcaption>
</figure>
`
}
