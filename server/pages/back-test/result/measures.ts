import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { Judgement } from '../sale.ts'

const names = ['medianRatio', 'cod', 'prd', 'prb'] as const

const decimals = { medianRatio: 3, cod: 2, prd: 3, prb: 3 } as const

/**
 * Renders the four ratio study measures with their limits, and what they should be for the same homes; the limits of the
 * standard are a note, without a verdict.
 */
export const renderMeasures = (judgement: Judgement, { say, number, share }: BackTestTexts): Html => {
  const row = (name: (typeof names)[number]) => {
    const { value, low95, high95, expected } = judgement[name]
    const shown = (figure: number): string => number(figure, decimals[name])
    return [
      html`${say(name)} <small>${say(`${name}.says`)}</small>`,
      value === null ? say('none') : shown(value),
      low95 === null || high95 === null ? '–' : say('range', { low: shown(low95), high: shown(high95) }),
      expected
        ? say('expected', { mean: shown(expected.mean), low: shown(expected.low), high: shown(expected.high) })
        : '–',
    ]
  }
  const { mdapePct, ppe10, ppe20, sales } = judgement
  const fsd = sales.reduce((sum, { fsdPct }) => sum + fsdPct, 0) / sales.length
  return html`<h3>${say('measures')}</h3>
<p>${say('measures.says')}</p>
${renderTable({
  caption: say('measures.table'),
  columns: [
    { text: say('measures.measure') },
    { text: say('measures.value'), isNumber: true },
    { text: say('measures.limits95'), isNumber: true },
    { text: say('measures.expected'), isNumber: true },
  ],
  rows: names.map(row),
  isStacked: true,
})}
<p class="hint">${say('measures.iaao', { fsd: share(fsd / 100, 0) })}</p>
<h3>${say('errors')}</h3>
<p>${say('errors.says', { mdape: share(mdapePct / 100), ppe10: share(ppe10), ppe20: share(ppe20) })}</p>
`
}
