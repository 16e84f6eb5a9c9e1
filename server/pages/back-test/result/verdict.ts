import { getLanguageRow } from '#languages/registry'
import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { Judgement } from '../sale.ts'

type Finding = Judgement['verdict']

/** The sentence of a finding with the spaces of its language. */
const formatFinding = ({ says }: Finding, { language }: BackTestTexts): string =>
  getLanguageRow(language).typography.spaced(says[language] ?? says.en)

/** Renders the verdict in a sentence, the other findings, and how much the sales tell where they are in groups. */
export const renderVerdict = ({ verdict, findings, regression, count }: Judgement, voice: BackTestTexts): Html => {
  const others = findings.slice(1)
  const effective = Math.round(regression.effectiveCount)
  return html`<p class="verdict"><strong>${formatFinding(verdict, voice)}</strong></p>
${
  others.length > 0 &&
  html`<p>${voice.say('verdict.also')}</p>
<ul>${others.map(finding => html`<li>${formatFinding(finding, voice)}</li>`)}</ul>
`
}${effective < count && html`<p>${voice.say('verdict.effective', { count: voice.number(effective) })}</p>`}`
}

/** Renders level, slope on the value and slope on time with their limits. */
export const renderTrend = ({ regression }: Judgement, { say, signed }: BackTestTexts): Html => {
  const row = (name: 'level' | 'value' | 'year', scale: number) => {
    const found = regression[name]
    if (!found) return [say(`trend.${name}`), say('none'), '–']
    const [value, low, high] = [found.value, found.low95, found.high95].map(share => signed(scale * share)) as [
      string,
      string,
      string,
    ]
    return [say(`trend.${name}`), value, say('range', { low, high })]
  }
  return html`<h3>${say('trend')}</h3>
<p>${say('trend.says')}</p>
${renderTable({
  caption: say('trend.table'),
  columns: [
    { text: say('measures.measure') },
    { text: say('measures.value'), isNumber: true },
    { text: say('measures.limits95'), isNumber: true },
  ],
  // The slope on the natural logarithm is shown for twice the value.
  rows: [row('level', 1), row('value', Math.LN2), row('year', 1)],
  isStacked: true,
})}
`
}
