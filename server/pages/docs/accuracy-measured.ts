import type * as z from 'zod'
import type { MeasuredAccuracy } from '#contract/estimation/measured-accuracy'
import { renderCoverageChart } from '../coverage-chart.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import { type AccuracyTexts, formatLimits, renderGroups } from './accuracy-texts.ts'

type Measured = z.infer<typeof MeasuredAccuracy>
type Interval = Measured['ahead']['intervals'][number]

/** One way in which means were predicted. */
interface Trial {
  name: string
  means: number
  biasPct: number
  rmsePct: number
  intervals: readonly Interval[]
}

/** Every way in which means were predicted, those of untouched files last. */
const listTrials = (
  { say, period: months }: AccuracyTexts,
  { ahead, aheadIndexOnly, hidden, untouched }: Measured,
): Trial[] => [
  ...(
    [
      ['trial.ahead', ahead],
      ['trial.aheadIndexOnly', aheadIndexOnly],
      ['trial.hidden', hidden],
    ] as const
  ).map(([key, { pairs, biasPct, study, intervals }]) => ({
    ...{ name: say(key), means: pairs, biasPct, rmsePct: study.rmsePct, intervals },
  })),
  ...untouched.map(({ period, communes, ...errors }) => ({
    ...{ name: say('trial.untouched', { period: months(period) }), means: communes, ...errors },
  })),
]

const renderTrials = (voice: AccuracyTexts, trials: readonly Trial[]): Html => {
  const { words, say, percent, signed, share } = voice
  return renderTable({
    caption: say('trials.table'),
    columns: [
      { text: say('column.sample') },
      { text: say('column.pairs'), isNumber: true },
      { text: say('column.bias'), isNumber: true },
      { text: say('column.rmse'), isNumber: true },
      ...(trials[0]?.intervals ?? []).map(({ coverage }) => ({
        text: say('column.heldAt', { coverage: share(coverage, 0) }),
        isNumber: true,
      })),
    ],
    rows: trials.map(({ name, means, biasPct, rmsePct, intervals }) => [
      ...[name, words.number(means), signed(biasPct), percent(rmsePct)],
      ...intervals.map(({ held }) => share(held)),
    ]),
    isStacked: true,
  })
}

/** Renders actual against expected shares: the means a year ahead, and those of the newest file. */
const renderPlot = (voice: AccuracyTexts, trials: readonly Trial[]): Html => {
  const { say, share } = voice
  const drawn = [trials[0], trials.at(-1)].filter(trial => trial !== undefined)
  const points = drawn.flatMap(({ name, intervals }) =>
    intervals.map(({ coverage, held }) => say('plot.point', { name, promised: share(coverage, 0), held: share(held) })),
  )
  return html`<div class="beside-table">${renderCoverageChart({
    id: 'coverage',
    title: say('plot.title'),
    summary: `${points.join('; ')}. ${say('plot.caption')}`,
    caption: say('plot.caption'),
    axes: { promised: say('plot.promised'), held: say('plot.held') },
    kept: say('plot.kept'),
    series: drawn.map(({ name, intervals }) => ({
      name,
      points: intervals.map(({ coverage, held, low95, high95 }) => ({
        ...{ promised: coverage, held, low: low95, high: high95 },
      })),
    })),
    share,
  })}${renderTable({
    caption: say('intervals.table'),
    columns: [
      { text: say('column.sample') },
      { text: say('column.promised'), isNumber: true },
      { text: say('column.held'), isNumber: true },
    ],
    rows: drawn.flatMap(({ name, intervals }) =>
      intervals.map(interval => [name, share(interval.coverage, 0), formatLimits(interval, voice)]),
    ),
  })}</div>
`
}

const renderRivals = ({ words, say, percent }: AccuracyTexts, { rivals }: Measured): Html => {
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
    rows: rivals.map(({ key, study }) => [
      say(`rival.${key}`),
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

const renderGroupTables = (voice: AccuracyTexts, measured: Measured): Html => {
  const { words, say } = voice
  const { byCanton, byYear, bySalesBefore, byPrice } = measured
  const salesText = (at: number): string => {
    const [from = 0, next] = [bySalesBefore[at]?.salesMin, bySalesBefore[at + 1]?.salesMin]
    return next === undefined
      ? say('sales.from', { from: words.number(from) })
      : say('sales.range', { from: words.number(from), to: words.number(next - 1) })
  }
  const column = say('column.canton')
  return html`${renderGroups(voice, {
    ...{ caption: say('byCanton.hidden'), column },
    groups: byCanton.map(({ canton, hidden }) => [canton, hidden] as const),
  })}${renderGroups(voice, {
    ...{ caption: say('byCanton.ahead'), column },
    groups: byCanton.flatMap(({ canton, ahead }) => (ahead ? [[canton, ahead] as const] : [])),
  })}${renderGroups(voice, {
    ...{ caption: say('byYear.table'), column: say('column.year') },
    groups: byYear.map(({ year, ...group }) => [String(year), group] as const),
  })}${renderGroups(voice, {
    ...{ caption: say('bySales.table'), column: say('column.sales') },
    groups: bySalesBefore.map((group, at) => [salesText(at), group] as const),
  })}${renderGroups(voice, {
    ...{ caption: say('byPrice.table'), column: say('column.price') },
    groups: byPrice.map(({ third, ...group }) => [say(`third.${third}`), group] as const),
  })}`
}

/** Renders what was measured on official files: every trial, the rivals of the model, and the groups. */
export const renderMeasured = (voice: AccuracyTexts, measured: Measured): Html => {
  const { words, say } = voice
  const { ahead, hidden, untouched } = measured
  const trials = listTrials(voice, measured)
  const counts = { pairs: words.number(ahead.pairs), hidden: words.number(hidden.pairs) }
  return html`<h2 id="measured">${say('measured')}</h2>
<p>${say('measured.says', counts)}</p>
<p>${say('measured.notDwelling')}</p>
${renderTrials(voice, trials)}
<p class="hint">${say('bias.explained')}</p>
<h3 id="intervals">${say('intervals')}</h3>
<p>${say('intervals.says')}</p>
<p>${say('intervals.untouched', { periods: untouched.map(({ period }) => voice.period(period)).join(', ') })}</p>
${renderPlot(voice, trials)}<h3 id="rivals">${say('rivals')}</h3>
<p>${say('rivals.says', { pairs: words.number(ahead.pairs) })}</p>
${renderRivals(voice, measured)}
<p class="hint">${say('study.explained')}</p>
<h3 id="groups">${say('groups')}</h3>
<p>${say('groups.says')}</p>
${renderGroupTables(voice, measured)}`
}
