import { formatAmountWith, formatNumberWith, formatSignedPercentWith } from '../../src/derived/languages/figures.ts'
import { fillGaps } from '../../src/derived/languages/text.ts'
import type { Estimate } from '../../src/derived/types.ts'
import { make } from './dom.ts'
import { renderPriceLine } from './price-line.ts'
import type { EstimateAnswer } from './requests.ts'
import { type Scene, toSentenceCase } from './scene.ts'

/** Formats the range of half of the sales, and that of eight in ten, each as a sentence. */
const formatRanges = ({ say, habits }: Scene, { intervals }: Estimate): string[] =>
  intervals.map((range, index) => {
    const [low, high] = [formatAmountWith(habits, range.low), formatAmountWith(habits, range.high)]
    return index === 0 ? say('half', { low, high }) : say('most', { low, high })
  })

/** Formats the value and its ranges for screen readers, and for a message. */
export const formatAnnouncement = (scene: Scene, estimate: Estimate): string =>
  [
    scene.say('line', {
      name: scene.say('result'),
      value: formatAmountWith(scene.habits, estimate.estimationCentrale),
    }),
    ...formatRanges(scene, estimate),
  ].join('. ')

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
  const { say, words, habits } = scene
  const [place, area] = formatHomeParts(scene, answered)
  const { estimationCentrale } = answered.estimate
  return [
    title,
    say('line', { name: words.fields.commune, value: place }),
    say('line', { name: words.fields.surface, value: area }),
    say('line', { name: say('result'), value: formatAmountWith(habits, estimationCentrale) }),
    ...formatRanges(scene, answered.estimate),
    say('caveat'),
  ].join('\n')
}

/** Renders the half of sales over the bar: their sentence, its two amounts over the ends of the half, and the bar. */
const renderBand = (scene: Scene, estimate: Estimate): Node[] => {
  const { say, habits } = scene
  const { estimationBasse, estimationHaute, estimationCentrale } = estimate
  const [{ low, high } = { low: estimationBasse, high: estimationHaute }] = estimate.intervals
  const width = estimationHaute - estimationBasse || 1
  const [from, to, middle] = [low, high, estimationCentrale].map(
    value => `${(100 * (value - estimationBasse)) / width}%`,
  )
  // The sentence without its amounts: what is before, between and after them.
  const [before = '', between = '', after = ''] = say('half', { low: '\n', high: '\n' }).split('\n')
  const end = (left: string | undefined, value: number, ...joined: Node[]): HTMLElement => {
    const made = make('span', {}, ...joined, formatAmountWith(habits, value))
    made.style.left = left ?? ''
    return made
  }
  const bar = [make('i', { part: 'band-half' }), make('b', { part: 'band-mark' })] as const
  bar[0].style.left = from ?? ''
  bar[0].style.right = `calc(100% - ${to})`
  bar[1].style.left = middle ?? ''
  return [
    make('p', { class: 'h' }, before),
    make(
      'p',
      { part: 'ends', class: 'n' },
      end(from, low),
      ' ',
      end(to, high, make('span', { class: 'u' }, `${between} `)),
    ),
    make('div', { part: 'band', class: 'd', 'aria-hidden': 'true' }, ...bar),
    ...(after.trim().length > 1 ? [make('p', { class: 'h' }, after)] : []),
  ]
}

/** Formats the months of a price in figures: `2025-07..2026-06` is 07/2025 – 06/2026. */
const formatMonths = (period: string): string =>
  period
    .replace(/(\d{4})-(\d\d)/g, '$2/$1')
    .replace('..', ' – ')
    .replace(' indexed to ', ' → ')
    .replace(' (imputed)', '')

/** Renders the calculation: the price of the place, what changes it, and what both are based on. */
export const renderCalculation = (scene: Scene, { input, estimate }: EstimateAnswer): HTMLElement[] => {
  const { say, words, habits } = scene
  const { ajustements, ifLessTimid } = estimate
  const { basePriceM2, commune, period, kind, salesCount, source } = estimate.reference
  const origin = toSentenceCase(words.kind[kind as keyof typeof words.kind] ?? kind)
  const rows = [
    [say('reference', { place: commune }), `${formatAmountWith(habits, basePriceM2)}/m²`],
    ...ajustements.map(({ labelKey, pct }) => [
      words.adjustments[labelKey as keyof typeof words.adjustments] ?? labelKey,
      formatSignedPercentWith(habits, pct, pct % 1 ? 1 : 0),
    ]),
    [words.fields.surface, formatHomeParts(scene, { input, estimate, requestId: undefined })[1]],
    [formatMonths(period), salesCount === null ? origin : say('sales', { n: formatNumberWith(habits, salesCount) })],
  ]
  const list = rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)])
  const less = ifLessTimid === null ? '' : fillGaps(words.timid, { value: formatAmountWith(habits, ifLessTimid) })
  // A new build has no line.
  const hasGap = estimate.reference.segment !== 'newBuild' && estimate.history?.published.includes(null)
  return [
    make('dl', { part: 'reference' }, ...list),
    make(
      'p',
      { class: 'h' },
      less && `${less} `,
      say('line', { name: say('source'), value: source }),
      hasGap && `. ${say('dotted')}`,
    ),
  ]
}

/** Renders the estimate in reading order: value, half of sales over their bar, eight in ten, prices of the place. */
export const renderEstimateParts = (scene: Scene, { estimate }: EstimateAnswer): Node[] => {
  const { say, habits } = scene
  const [, most = ''] = formatRanges(scene, estimate)
  return [
    make('h3', { part: 'result-title', tabindex: -1, id: 'result' }, say('result')),
    make('p', { class: 'w h' }, say('stale')),
    make('p', { part: 'value', class: 'v' }, make('strong', {}, formatAmountWith(habits, estimate.estimationCentrale))),
    ...renderBand(scene, estimate),
    make('p', {}, most),
    ...renderPriceLine(scene, estimate),
  ]
}
