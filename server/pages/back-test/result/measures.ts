import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { Judgement } from '../sale.ts'

const names = ['medianRatio', 'cod', 'prd', 'prb'] as const

const decimals = { medianRatio: 3, cod: 2, prd: 3, prb: 3 } as const

/** Renders the four ratio study measures with their confidence limits and the standard's limits, and the errors. */
export const renderMeasures = (judgement: Judgement, { say, number, share }: BackTestTexts): Html => {
  const range = (low: number | null, high: number | null, digits: number): string =>
    low === null || high === null ? '–' : say('range', { low: number(low, digits), high: number(high, digits) })
  const row = (name: (typeof names)[number]) => {
    const { value, low95, high95, limits } = judgement[name]
    const digits = decimals[name]
    const isWithin = value !== null && value >= limits.low && value <= limits.high
    return [
      html`${say(name)} <small>${say(`${name}.says`)}</small>`,
      value === null ? say('none') : number(value, digits),
      range(low95, high95, digits),
      range(limits.low, limits.high, 2),
      value === null
        ? '–'
        : html`<b class="${isWithin ? 'kept' : 'broken'}">${say(isWithin ? 'within' : 'outside')}</b>`,
    ]
  }
  const { mdapePct, ppe10, ppe20 } = judgement
  return html`<h3>${say('measures')}</h3>
<p>${say('measures.says')}</p>
${renderTable({
  caption: say('measures.table'),
  columns: [
    { text: say('measures.measure') },
    { text: say('measures.value'), isNumber: true },
    { text: say('measures.limits95'), isNumber: true },
    { text: say('measures.sound'), isNumber: true },
    { text: say('measures.verdict') },
  ],
  rows: names.map(row),
  isStacked: true,
})}
<h3>${say('errors')}</h3>
<p>${say('errors.says', { mdape: share(mdapePct / 100), ppe10: share(ppe10), ppe20: share(ppe20) })}</p>
`
}
