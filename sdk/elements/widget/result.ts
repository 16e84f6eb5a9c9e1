import { amountIn, numberIn, periodIn, signedPercentIn } from '../../src/derived/languages/figures.ts'
import { filled } from '../../src/derived/languages/text.ts'
import type { Estimate } from '../../src/derived/types.ts'
import { make } from './dom.ts'
import type { Answered } from './requests.ts'
import { capital, type Scene } from './scene.ts'

/** Classes of what is known, each filling one mark more. */
const classes = ['faible', 'moyenne', 'forte']

/** The three values as one sentence. */
const saidValues = ({ say, habits }: Scene, estimate: Estimate): string =>
  say('resultSaid', {
    low: amountIn(habits, estimate.estimationBasse),
    mid: amountIn(habits, estimate.estimationCentrale),
    high: amountIn(habits, estimate.estimationHaute),
  })

/** How many sales lie in the range, and between which values half of them do. */
const shareOfSales = ({ words, habits }: Scene, { intervals: [half] }: Estimate): string =>
  half ? filled(words.shareOfSales, { low: amountIn(habits, half.low), high: amountIn(habits, half.high) }) : ''

/** The three values and the share of sales between them, for those who hear it. */
export const saidResult = (scene: Scene, estimate: Estimate): string =>
  `${saidValues(scene, estimate)} ${shareOfSales(scene, estimate)}`

/** The home of an answer: where it is, and its area. */
const homeOf = ({ habits }: Scene, { input, estimate }: Answered): [place: string, area: string] => [
  [input.quartier, estimate.reference.commune].filter(Boolean).join(', '),
  `${numberIn(habits, input.surface, input.surface % 1 ? 1 : 0)} m²`,
]

/** The home of an answer in few words: "Mamer · 80 m²". */
export const homeText = (scene: Scene, answered: Answered, between = ' · '): string =>
  homeOf(scene, answered).join(between)

/** The estimate as a text that a visitor sends or keeps. */
export const estimateText = (scene: Scene, answered: Answered, title: string): string => {
  const { say, words } = scene
  const [place, area] = homeOf(scene, answered)
  return [
    title,
    say('line', { name: words.fields.commune, value: place }),
    say('line', { name: words.fields.surface, value: area }),
    saidResult(scene, answered.estimate),
    say('caveat'),
  ].join('\n')
}

/** Low and high with the half of sales and the central value between them, where they lie. */
const band = (scene: Scene, estimate: Estimate) => {
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
    make('span', {}, make('small', {}, name), ' ', make('b', {}, amountIn(habits, value)))
  return [
    make(
      'div',
      { part: 'band', class: 'd', role: 'img', 'aria-label': saidValues(scene, estimate) },
      half && drawn('band-half', half.low, half.high),
      drawn('band-mark', mid, mid),
    ),
    make('div', { part: 'ends', class: 'n' }, end(say('low'), low), end(say('high'), high)),
  ]
}

/** Rows of name and value; French sets colons apart, so there are none. */
const rows = (list: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  make('dl', {}, ...list.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]))

const referenceRows = ({ say, words, habits }: Scene, { reference }: Estimate): HTMLElement => {
  const { basePriceM2, commune, period, kind, salesCount, source, index } = reference
  const origin = capital(words.kind[kind as keyof typeof words.kind] ?? kind)
  const sales = salesCount === null ? '' : ` · ${say('sales', { n: numberIn(habits, salesCount) })}`
  return rows([
    [say('reference'), `${amountIn(habits, basePriceM2)}/m² · ${commune}`],
    [say('period'), `${periodIn(habits, period)} → ${index.to}`],
    [say('origin'), origin + sales],
    [say('source'), source],
  ])
}

const details = (scene: Scene, estimate: Estimate, isOpen: boolean): HTMLElement => {
  const { say, words, habits } = scene
  const { ajustements } = estimate
  const adjustments = rows(
    ajustements.map(({ labelKey, pct }) => [
      words.adjustments[labelKey as keyof typeof words.adjustments] ?? labelKey,
      signedPercentIn(habits, pct, pct % 1 ? 1 : 0),
    ]),
  )
  const reference = make('div', { part: 'reference' }, referenceRows(scene, estimate))
  return make(
    'details',
    { part: 'details', open: isOpen },
    make('summary', {}, say('details')),
    ...(ajustements.length > 0 ? [make('h4', {}, say('adjustments')), adjustments] : []),
    reference,
  )
}

/** The estimate in the order in which it is read: value, ranges, how much is known, caveat, how it was calculated, open or not. */
export const resultParts = (scene: Scene, answered: Answered, isOpen: boolean): HTMLElement[] => {
  const { say, words, habits } = scene
  const { estimate } = answered
  const { confiance, estimationCentrale } = estimate
  const known = classes.indexOf(confiance)
  const marks = classes.map((_, index) => make('i', { class: index <= known && 'on' }))
  return [
    make('h3', { part: 'result-title', tabindex: -1, id: 'result' }, say('result')),
    make('p', { part: 'home' }, homeText(scene, answered)),
    make('p', { class: 'w h' }, say('stale')),
    make(
      'p',
      { part: 'value', class: 'v' },
      make('small', {}, words.centralValue),
      make('strong', {}, amountIn(habits, estimationCentrale)),
    ),
    ...band(scene, estimate),
    make('p', { class: 'v' }, shareOfSales(scene, estimate)),
    make(
      'p',
      // `confidence` is the name by which pages styled it before.
      { part: 'known confidence', class: 'o' },
      make('span', { class: 'k', 'aria-hidden': 'true' }, ...marks),
      make('span', {}, words.confiance[confiance as keyof typeof words.confiance] ?? confiance),
    ),
    make('p', { class: 'h' }, say('caveat')),
    details(scene, estimate, isOpen),
  ]
}
