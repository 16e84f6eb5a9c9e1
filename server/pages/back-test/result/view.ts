import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { coverages } from '#domain/estimation/parameters/uncertainty'
import { type Html, html } from '../../html.ts'
import { listReadingNotes } from '../../table-file/fault-table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { BackTestOutcome, JudgedFile } from '../judging.ts'
import { saleColumns } from '../reading/names.ts'
import { renderCoverage } from './coverage.ts'
import { renderGroups } from './groups.ts'
import { renderMeasures } from './measures.ts'
import { renderRatioPlot } from './ratio-plot.ts'
import { renderLeftOutLines, renderSuspectedSales, renderUnreadCells, renderWorstSales } from './sale-tables.ts'
import { renderTrend, renderVerdict } from './verdict.ts'

/** Half width of the 80 % range, in standard deviations. */
const deviations = coverages.find(({ coverage }) => coverage === 0.8)?.z ?? Number.NaN

/** Caveats to read before using the figures. */
const renderBackTestNotices = (
  { judgement, ignored, floorNumbers, isMonthFirst, source }: JudgedFile,
  voice: BackTestTexts,
): Html => {
  const { say, number, language } = voice
  const warned = new Set(judgement.warnings.map(({ code }) => code))
  const { fewSales } = backTestLimits
  const said = [
    say('hindsight'),
    ...(judgement.count < fewSales ? [say('fewSales', { few: number(fewSales) })] : []),
    say('leaveOut'),
    ...(warned.has('many_suspected') ? [say('note.suspected', { count: number(judgement.suspected.length) })] : []),
    ...(warned.has('clustered')
      ? [say('note.clustered', { column: saleColumns.list('group', language)[0] ?? '' })]
      : []),
    ...listReadingNotes({ ...source, isMonthFirst, ignored }, voice),
    ...(floorNumbers > 0 ? [say('ignored.floors', { count: number(floorNumbers) })] : []),
  ]
  return html`<div class="notice"><ul>
${said.map(
  text => html`<li>${text}</li>
`,
)}</ul></div>
`
}

const renderJudgedFile = (file: JudgedFile, voice: BackTestTexts): Html => {
  const { say, number } = voice
  const { judgement, rows, unread } = file
  return html`${renderVerdict(judgement, voice)}<p>${say('result.count', { count: number(judgement.count), rows: number(rows) })} ${say('result.today', { tables: judgement.tables })}</p>
${renderBackTestNotices(file, voice)}${renderTrend(judgement, voice)}${renderMeasures(judgement, voice)}${renderRatioPlot(judgement, deviations, voice)}${renderCoverage(judgement, deviations, voice)}${renderGroups(judgement, backTestLimits.leastGroup, voice)}${renderWorstSales(file, voice)}${renderSuspectedSales(file, voice)}${renderLeftOutLines(file, voice)}${renderUnreadCells(unread, voice)}<h3>${say('take')}</h3>
<p>${say('take.says')}</p>
<p class="buttons"><button type="button" class="quiet" id="take-json">${say('take.json')}</button>
<button type="button" class="quiet" id="take-csv">${say('take.csv')}</button></p>
`
}

/** Renders the outcome of a file below the heading: the result, or its fault. */
export const renderBackTestResult = (outcome: BackTestOutcome, voice: BackTestTexts): Html =>
  'fault' in outcome
    ? html`<div class="notice bad"><p>${voice.fault(outcome.fault)}</p></div>
${renderLeftOutLines(outcome, voice)}`
    : renderJudgedFile(outcome, voice)
