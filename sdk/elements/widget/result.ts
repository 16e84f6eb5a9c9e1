import {
  formatAmountWith,
  formatNumberWith,
  formatPeriodWith,
  formatSignedPercentWith,
} from '../../src/derived/languages/figures.ts'
import { fillGaps } from '../../src/derived/languages/text.ts'
import type { Estimate } from '../../src/derived/types.ts'
import { make } from './dom.ts'
import type { EstimateAnswer } from './requests.ts'
import { type Scene, toSentenceCase } from './scene.ts'

/** Degrees of completeness, each filling one mark more. */
const classes = ['few', 'partial', 'complete']

/** Formats the three values as one sentence. */
const formatEstimateValues = ({ say, habits }: Scene, estimate: Estimate): string =>
  say('resultSaid', {
    low: formatAmountWith(habits, estimate.estimationBasse),
    mid: formatAmountWith(habits, estimate.estimationCentrale),
    high: formatAmountWith(habits, estimate.estimationHaute),
  })

/** Formats the share of sales in the range, and the interval of half of them. */
const formatSalesShare = ({ words, habits }: Scene, { intervals: [half] }: Estimate): string =>
  half
    ? fillGaps(words.shareOfSales, {
        low: formatAmountWith(habits, half.low),
        high: formatAmountWith(habits, half.high),
      })
    : ''

/** Formats the three values and the share of sales between them for screen readers. */
export const formatAnnouncement = (scene: Scene, estimate: Estimate): string =>
  `${formatEstimateValues(scene, estimate)} ${formatSalesShare(scene, estimate)}`

/** Formats the home of an answer: its place, and its area. */
const formatHomeParts = ({ habits }: Scene, { input, estimate }: EstimateAnswer): [place: string, area: string] => [
  [input.quartier, estimate.reference.commune].filter(Boolean).join(', '),
  `${formatNumberWith(habits, input.surface, input.surface % 1 ? 1 : 0)} m²`,
]

/** Formats the home of an answer briefly: "Mamer · 80 m²". */
export const formatHome = (scene: Scene, answered: EstimateAnswer, between = ' · '): string =>
  formatHomeParts(scene, answered).join(between)

/** Formats the estimate as a text that a visitor sends or keeps. */
export const formatEstimateText = (scene: Scene, answered: EstimateAnswer, title: string): string => {
  const { say, words } = scene
  const [place, area] = formatHomeParts(scene, answered)
  return [
    title,
    say('line', { name: words.fields.commune, value: place }),
    say('line', { name: words.fields.surface, value: area }),
    formatAnnouncement(scene, answered.estimate),
    say('caveat'),
  ].join('\n')
}

/** Renders low and high, with the half of sales and the central value at their positions. */
const renderBand = (scene: Scene, estimate: Estimate) => {
  const { say, habits } = scene
  const { estimationBasse: low, estimationCentrale: mid, estimationHaute: high } = estimate
  const [half] = estimate.intervals
  const place = (value: number): number => ((value - low) / (high - low || 1)) * 100
  const drawn = (part: string, from: number, to: number) => {
    const element = make('i', { part })
    element.style.setProperty('inset-inline', `${place(from)}% ${100 - place(to)}%`)
    return element
  }
  const end = (name: string, value: number) =>
    make('span', {}, make('small', {}, name), ' ', make('b', {}, formatAmountWith(habits, value)))
  return [
    make(
      'div',
      { part: 'band', class: 'd', role: 'img', 'aria-label': formatEstimateValues(scene, estimate) },
      half && drawn('band-half', half.low, half.high),
      drawn('band-mark', mid, mid),
    ),
    make('div', { part: 'ends', class: 'n' }, end(say('low'), low), end(say('high'), high)),
  ]
}

/** Renders rows of name and value, without colons, which French sets apart. */
const renderNamedValues = (list: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  make('dl', {}, ...list.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]))

const renderReferenceRows = ({ say, words, habits }: Scene, { reference }: Estimate): HTMLElement => {
  const { basePriceM2, commune, period, kind, salesCount, source, index } = reference
  const origin = toSentenceCase(words.kind[kind as keyof typeof words.kind] ?? kind)
  const sales = salesCount === null ? '' : ` · ${say('sales', { n: formatNumberWith(habits, salesCount) })}`
  return renderNamedValues([
    [say('reference'), `${formatAmountWith(habits, basePriceM2)}/m² · ${commune}`],
    [say('period'), `${formatPeriodWith(habits, period)} → ${index.to}`],
    [say('origin'), origin + sales],
    [say('source'), source],
  ])
}

const renderEstimateDetails = (scene: Scene, estimate: Estimate, isOpen: boolean): HTMLElement => {
  const { say, words, habits } = scene
  const { ajustements } = estimate
  const adjustments = renderNamedValues(
    ajustements.map(({ labelKey, pct }) => [
      words.adjustments[labelKey as keyof typeof words.adjustments] ?? labelKey,
      formatSignedPercentWith(habits, pct, pct % 1 ? 1 : 0),
    ]),
  )
  const reference = make('div', { part: 'reference' }, renderReferenceRows(scene, estimate))
  return make(
    'details',
    { part: 'details', open: isOpen },
    make('summary', {}, say('details')),
    ...(ajustements.length > 0 ? [make('h4', {}, say('adjustments')), adjustments] : []),
    reference,
  )
}

/** Renders the estimate in reading order: value, ranges, completeness, caveat, calculation, open or not. */
export const renderEstimateParts = (scene: Scene, answered: EstimateAnswer, isOpen: boolean): HTMLElement[] => {
  const { say, words, habits } = scene
  const { estimate } = answered
  const { completeness, estimationCentrale, ifLessTimid } = estimate
  const known = classes.indexOf(completeness)
  const marks = classes.map((_, index) => make('i', { class: index <= known && 'on' }))
  return [
    make('h3', { part: 'result-title', tabindex: -1, id: 'result' }, say('result')),
    make('p', { part: 'home' }, formatHome(scene, answered)),
    make('p', { class: 'w h' }, say('stale')),
    make(
      'p',
      { part: 'value', class: 'v' },
      make('small', {}, words.centralValue),
      make('strong', {}, formatAmountWith(habits, estimationCentrale)),
    ),
    ...renderBand(scene, estimate),
    make('p', { class: 'v' }, formatSalesShare(scene, estimate)),
    make(
      'p',
      // `confidence` is kept for pages that styled it by this name.
      { part: 'known confidence', class: 'o' },
      make('span', { class: 'k', 'aria-hidden': 'true' }, ...marks),
      make('span', {}, words.completeness[completeness as keyof typeof words.completeness] ?? completeness),
    ),
    ...(ifLessTimid === null
      ? []
      : [make('p', { class: 'h' }, fillGaps(words.timid, { value: formatAmountWith(habits, ifLessTimid) }))]),
    make('p', { class: 'h' }, say('caveat')),
    renderEstimateDetails(scene, estimate, isOpen),
  ]
}
