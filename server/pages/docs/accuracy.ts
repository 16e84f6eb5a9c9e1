import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import { getOperationPath } from '#contract/openapi/operation-path'
import { impliedSurfaceM2 } from '#contract/rules/accuracy'
import { type Source, texts } from '#languages/derived/accuracy'
import { formatPercent } from '#languages/formats'
import { createSay, type Say } from '#languages/text'
import { renderCoverageChart } from '../coverage-chart.ts'
import { type Html, html } from '../html.ts'
import { accuracyPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import type { DocsPage } from './docs-page.ts'
import { renderLanguageLinks } from './language-links.ts'

/** Figures of the page; all are computed, none is typed in. */
export type AccuracyFigures = z.infer<typeof Accuracy>

/** Texts and formatters of the page. */
interface AccuracyTexts {
  words: Words
  say: Say<Source>
  /** Formats percentage points: 5 is 5 %. */
  percent(percent: number, decimals?: number): string
  /** Formats a fraction as per cent. */
  share(share: number, decimals?: number): string
}

const createAccuracyTexts = (words: Words): AccuracyTexts => ({
  words,
  say: createSay<Source>(texts[words.language]),
  percent: (percent, decimals = 2) => formatPercent(percent, words.language, decimals),
  share: (share, decimals = 1) => formatPercent(100 * share, words.language, decimals),
})

const formatNominalCoverage = (coverage: number, { share }: AccuracyTexts): string => share(coverage, 0)

const renderStudyTable = (voice: AccuracyTexts, { published, modelled }: AccuracyFigures['measured']): Html => {
  const { words, say, percent } = voice
  const { number } = words
  return renderTable({
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

/** The two samples on which the intervals were tested. */
const listSamples = ({ words, say }: AccuracyTexts, { pairs, intervals, untouched }: AccuracyFigures['measured']) => [
  { name: say('intervals.pairs', { count: words.number(pairs) }), intervals },
  {
    name: say('intervals.year', { year: untouched.year, count: words.number(untouched.communes) }),
    intervals: untouched.intervals,
  },
]

const renderIntervals = (voice: AccuracyTexts, measured: AccuracyFigures['measured']): Html => {
  const { say, share } = voice
  const tried = listSamples(voice, measured)
  const points = tried.flatMap(({ name, intervals }) =>
    intervals.map(({ coverage, held }) =>
      say('plot.point', { name, promised: formatNominalCoverage(coverage, voice), held: share(held) }),
    ),
  )
  return html`<div class="beside-table">${renderCoverageChart({
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
  })}${renderTable({
    caption: say('intervals.table'),
    columns: [
      { text: say('column.sample') },
      { text: say('column.promised'), isNumber: true },
      { text: say('column.held'), isNumber: true },
    ],
    rows: tried.flatMap(({ name, intervals }) =>
      intervals.map(({ coverage, held }) => [name, formatNominalCoverage(coverage, voice), share(held)]),
    ),
  })}</div>
`
}

const renderGroupTables = (voice: AccuracyTexts, { bySales, byPrice }: AccuracyFigures['measured']): Html => {
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
  return html`${renderTable({
    caption: say('bySales.table'),
    columns: groupColumns(say('column.sales')),
    rows: bySales.map(({ pairs, rmsePct }, at) => [salesText(at), number(pairs), percent(rmsePct)]),
  })}
${renderTable({
  caption: say('byPrice.table'),
  columns: groupColumns(say('column.price')),
  rows: byPrice.map(({ third, pairs, rmsePct }) => [thirds[third], number(pairs), percent(rmsePct)]),
})}
`
}

const renderMeasured = (voice: AccuracyTexts, { measured }: AccuracyFigures): Html => {
  const { words, say } = voice
  const { untouched, intervals, pairs } = measured
  return html`<h2 id="measured">${say('measured')}</h2>
<p>${say('measured.says', { pairs: words.number(pairs) })}</p>
<p>${say('measured.notDwelling')}</p>
${renderStudyTable(voice, measured)}
<p class="hint">${say('study.explained')}</p>
<h3 id="intervals">${say('intervals')}</h3>
<p>${say('intervals.says', { coverage: formatNominalCoverage(intervals[0]?.coverage ?? 0, voice) })}</p>
<p>${say('intervals.untouched', { year: untouched.year, communes: words.number(untouched.communes) })}</p>
${renderIntervals(voice, measured)}<h3 id="groups">${say('groups')}</h3>
${renderGroupTables(voice, measured)}`
}

const renderImplied = (voice: AccuracyTexts, { implied }: AccuracyFigures): Html => {
  const { words, say, percent, share } = voice
  const surface = words.number(impliedSurfaceM2)
  return html`<h2 id="implied">${say('implied')}</h2>
<p>${say('implied.says', { surface })}</p>
<p>${say('implied.known')}</p>
${renderTable({
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

const renderTested = (
  { words, say }: AccuracyTexts,
  { tested }: AccuracyFigures,
): Html => html`<h2 id="tested">${say('tested')}</h2>
<p>${say('tested.none', { sales: words.number(tested.sales) })}</p>
<p>${say('tested.own')}</p>
<ul>
<li><a href="${backTestPath}?lang=${words.language}">${say('tested.page')}</a></li>
<li><a href="/docs/backtest" hreflang="en">${say('tested.api')}</a></li>
</ul>
`

/** Builds the page on the accuracy of estimates, in three levels that are never mixed, in the reader's language. */
export const buildAccuracyPage = (words: Words, figures: AccuracyFigures): DocsPage => {
  const voice = createAccuracyTexts(words)
  const { say } = voice
  return {
    title: say('title'),
    path: accuracyPath,
    words,
    main: html`${renderLanguageLinks(words, accuracyPath)}<p class="lead">${say('lead')}</p>
<p class="hint">${say('asOf', { day: words.dayText(figures.asOf), tables: figures.tables })}</p>
<div class="limits">
${renderMeasured(voice, figures)}${renderImplied(voice, figures)}${renderTested(voice, figures)}<h2 id="more">${say('more')}</h2>
<ul>
<li><a href="${modelPath}?lang=${words.language}">${say('more.model')}</a></li>
<li><a href="${limitsPath}?lang=${words.language}">${say('more.limits')}</a></li>
<li><a href="${getOperationPath('accuracy')}" hreflang="en">${say('more.api')}</a></li>
</ul>
</div>
`,
  }
}
