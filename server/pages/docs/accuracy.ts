import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import { operationPath } from '#contract/openapi/operation-path'
import { impliedSurfaceM2 } from '#contract/rules/accuracy'
import { type Source, texts } from '#languages/derived/accuracy'
import { percentText } from '#languages/formats'
import { type Say, sayFrom } from '#languages/text'
import { coverageChart } from '../coverage-chart.ts'
import { type Html, html } from '../html.ts'
import { accuracyPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import type { DocsPage } from './docs-page.ts'
import { languageLinks } from './language-links.ts'

/** What the page shows: nothing on it is a figure that somebody typed. */
export type AccuracyFigures = z.infer<typeof Accuracy>

/** The voice of the page and its figures. */
interface Voice {
  words: Words
  say: Say<Source>
  /** Percent, where 5 means five percent. */
  percent(percent: number, decimals?: number): string
  /** A share between 0 and 1 as percent. */
  share(share: number, decimals?: number): string
}

const voiceOf = (words: Words): Voice => ({
  words,
  say: sayFrom<Source>(texts[words.language]),
  percent: (percent, decimals = 2) => percentText(percent, words.language, decimals),
  share: (share, decimals = 1) => percentText(100 * share, words.language, decimals),
})

const promisedText = (coverage: number, { share }: Voice): string => share(coverage, 0)

const studyTable = (voice: Voice, { published, modelled }: AccuracyFigures['measured']): Html => {
  const { words, say, percent } = voice
  const { number } = words
  return table({
    caption: say('study.table'),
    columns: [
      { text: say('study.method') },
      { text: say('column.medianRatio'), isNumber: true },
      { text: say('column.cod'), isNumber: true },
      { text: say('column.prd'), isNumber: true },
      { text: say('column.prb'), isNumber: true },
      { text: say('column.mdape'), isNumber: true },
      { text: say('column.rmse'), isNumber: true },
    ],
    rows: [
      { name: say('study.published'), study: published },
      { name: say('study.modelled'), study: modelled },
    ].map(({ name, study }) => [
      name,
      number(study.medianRatio, 3),
      number(study.cod, 2),
      number(study.prd, 3),
      study.prb === null ? '–' : number(study.prb, 3),
      percent(study.mdapePct),
      percent(study.rmsePct),
    ]),
    isStacked: true,
  })
}

/** The two samples on which the intervals were tried. */
const samples = ({ words, say }: Voice, { pairs, intervals, untouched }: AccuracyFigures['measured']) => [
  { name: say('intervals.pairs', { count: words.number(pairs) }), intervals },
  {
    name: say('intervals.year', { year: untouched.year, count: words.number(untouched.communes) }),
    intervals: untouched.intervals,
  },
]

const intervalsPart = (voice: Voice, measured: AccuracyFigures['measured']): Html => {
  const { say, share } = voice
  const tried = samples(voice, measured)
  const points = tried.flatMap(({ name, intervals }) =>
    intervals.map(({ coverage, held }) =>
      say('plot.point', { name, promised: promisedText(coverage, voice), held: share(held) }),
    ),
  )
  return html`<div class="beside-table">${coverageChart({
    id: 'coverage',
    title: say('plot.title'),
    summary: `${points.join('; ')}. ${say('plot.caption')}`,
    caption: say('plot.caption'),
    axes: { promised: say('plot.promised'), held: say('plot.held') },
    kept: say('plot.kept'),
    series: tried.map(({ name, intervals }) => ({
      name,
      points: intervals.map(({ coverage, held }) => ({ promised: coverage, held })),
    })),
    share,
  })}${table({
    caption: say('intervals.table'),
    columns: [
      { text: say('column.sample') },
      { text: say('column.promised'), isNumber: true },
      { text: say('column.held'), isNumber: true },
    ],
    rows: tried.flatMap(({ name, intervals }) =>
      intervals.map(({ coverage, held }) => [name, promisedText(coverage, voice), share(held)]),
    ),
  })}</div>
`
}

const groupTables = (voice: Voice, { bySales, byPrice }: AccuracyFigures['measured']): Html => {
  const { words, say, percent } = voice
  const { number } = words
  const groupColumns = (first: string) => [
    { text: first },
    { text: say('column.pairs'), isNumber: true },
    { text: say('column.rmse'), isNumber: true },
  ]
  const salesText = (at: number): string => {
    const [from = 0, next] = [bySales[at]?.salesMin, bySales[at + 1]?.salesMin]
    return next === undefined
      ? say('sales.from', { from: number(from) })
      : say('sales.range', { from: number(from), to: number(next - 1) })
  }
  const thirds = {
    low: say('third.low'),
    middle: say('third.middle'),
    high: say('third.high'),
  }
  return html`${table({
    caption: say('bySales.table'),
    columns: groupColumns(say('column.sales')),
    rows: bySales.map(({ pairs, rmsePct }, at) => [salesText(at), number(pairs), percent(rmsePct)]),
  })}
${table({
  caption: say('byPrice.table'),
  columns: groupColumns(say('column.price')),
  rows: byPrice.map(({ third, pairs, rmsePct }) => [thirds[third], number(pairs), percent(rmsePct)]),
})}
`
}

const measuredPart = (voice: Voice, { measured }: AccuracyFigures): Html => {
  const { words, say } = voice
  const { untouched, intervals, pairs } = measured
  return html`<h2 id="measured">${say('measured')}</h2>
<p>${say('measured.says', { pairs: words.number(pairs) })}</p>
<p>${say('measured.notDwelling')}</p>
${studyTable(voice, measured)}
<p class="hint">${say('study.explained')}</p>
<h3 id="intervals">${say('intervals')}</h3>
<p>${say('intervals.says', { coverage: promisedText(intervals[0]?.coverage ?? 0, voice) })}</p>
<p>${say('intervals.untouched', { year: untouched.year, communes: words.number(untouched.communes) })}</p>
${intervalsPart(voice, measured)}<h3 id="groups">${say('groups')}</h3>
${groupTables(voice, measured)}`
}

const impliedPart = (voice: Voice, { implied }: AccuracyFigures): Html => {
  const { words, say, percent, share } = voice
  const surface = words.number(impliedSurfaceM2)
  return html`<h2 id="implied">${say('implied')}</h2>
<p>${say('implied.says', { surface })}</p>
<p>${say('implied.known')}</p>
${table({
  caption: say('implied.table', { surface }),
  columns: [
    { text: say('column.method') },
    { text: say('column.known') },
    { text: say('column.communes'), isNumber: true },
    { text: say('column.fsd'), isNumber: true },
    { text: say('column.mdape'), isNumber: true },
    { text: say('column.ppe10'), isNumber: true },
    { text: say('column.ppe20'), isNumber: true },
  ],
  rows: implied.map(({ method, communes, known, fsdPct: { low, median, high }, mdapePct, ppe10, ppe20 }) => [
    say(`method.${method}`),
    say(`known.${known}`),
    words.number(communes),
    say('fsd.range', { median: percent(median), low: percent(low), high: percent(high) }),
    percent(mdapePct),
    share(ppe10),
    share(ppe20),
  ]),
  isStacked: true,
})}
<p class="hint">${say('implied.explained')}</p>
`
}

const testedPart = (
  { words, say }: Voice,
  { tested }: AccuracyFigures,
): Html => html`<h2 id="tested">${say('tested')}</h2>
<p>${say('tested.none', { sales: words.number(tested.sales) })}</p>
<p>${say('tested.own')}</p>
<ul>
<li><a href="${backTestPath}?lang=${words.language}">${say('tested.page')}</a></li>
<li><a href="/docs/backtest" hreflang="en">${say('tested.api')}</a></li>
</ul>
`

/** How accurate the estimates are, in three levels that are never mixed, in the language of the reader. */
export const accuracyPage = (words: Words, figures: AccuracyFigures): DocsPage => {
  const voice = voiceOf(words)
  const { say } = voice
  return {
    title: say('title'),
    path: accuracyPath,
    words,
    main: html`${languageLinks(words, accuracyPath)}<p class="lead">${say('lead')}</p>
<p class="hint">${say('asOf', { day: words.dayText(figures.asOf), tables: figures.tables })}</p>
<div class="limits">
${measuredPart(voice, figures)}${impliedPart(voice, figures)}${testedPart(voice, figures)}<h2 id="more">${say('more')}</h2>
<ul>
<li><a href="${modelPath}?lang=${words.language}">${say('more.model')}</a></li>
<li><a href="${limitsPath}?lang=${words.language}">${say('more.limits')}</a></li>
<li><a href="${operationPath('accuracy')}" hreflang="en">${say('more.api')}</a></li>
</ul>
</div>
`,
  }
}
