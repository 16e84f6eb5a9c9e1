import { renderCoverageChart } from '../../coverage-chart.ts'
import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { Judgement } from '../sale.ts'

type Held = Judgement['coverage'][number]

const formatVerdict = ({ coverage, low95, high95 }: Held, { say }: BackTestTexts): string => {
  if (coverage < low95) return say('coverage.verdict.more')
  return coverage > high95 ? say('coverage.verdict.less') : say('coverage.verdict.agrees')
}

/**
 * Renders the coverage of the ranges as a chart and a table, and the factors that would calibrate them. `deviations` is
 * the
 * half width of the range of 80 %.
 */
export const renderCoverage = (judgement: Judgement, deviations: number, voice: BackTestTexts): Html => {
  const { say, number, share } = voice
  const { coverage, conformal, count } = judgement
  const limits = ({ low95, high95 }: Held): string => say('range', { low: share(low95), high: share(high95) })
  const points = coverage.map(one =>
    say('coverage.point', {
      promised: share(one.coverage, 0),
      held: share(one.held),
      low: share(one.low95),
      high: share(one.high95),
    }),
  )
  return html`<h3>${say('coverage')}</h3>
<div class="beside-table">${renderCoverageChart({
    id: 'coverage',
    title: say('coverage.title'),
    summary: `${points.join('; ')}. ${say('coverage.caption')}`,
    caption: say('coverage.caption'),
    axes: { promised: say('coverage.promised'), held: say('coverage.held') },
    kept: say('coverage.kept'),
    series: [
      {
        name: say('coverage.sample', { count: number(count) }),
        points: coverage.map(one => ({ promised: one.coverage, held: one.held, low: one.low95, high: one.high95 })),
      },
    ],
    share,
  })}${renderTable({
    caption: say('coverage.table'),
    columns: [
      { text: say('coverage.promised') },
      { text: say('coverage.held'), isNumber: true },
      { text: say('coverage.limits'), isNumber: true },
      { text: say('measures.verdict') },
    ],
    rows: coverage.map(one => [share(one.coverage, 0), share(one.held), limits(one), formatVerdict(one, voice)]),
    isStacked: true,
  })}</div>
<p>${say('coverage.tails', { under: number(judgement.tails.under), over: number(judgement.tails.over) })}</p>
<h3>${say('conformal')}</h3>
<p>${say('conformal.says', {
    factor80: number(conformal.factor80, 2),
    factor90: number(conformal.factor90, 2),
    model: number(deviations, 2),
    ...{ low80: share(conformal.holds80.low95, 0), high80: share(conformal.holds80.high95, 0) },
    ...{ low90: share(conformal.holds90.low95, 0), high90: share(conformal.holds90.high95, 0) },
  })}</p>
`
}
