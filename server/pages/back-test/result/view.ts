import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { coverages } from '#domain/estimation/parameters/uncertainty'
import { type Html, html } from '../../html.ts'
import type { JudgedFile, Outcome } from '../judging.ts'
import type { Voice } from '../voice.ts'
import { coveragePart } from './coverage.ts'
import { measuresPart } from './measures.ts'
import { ratioPlot } from './ratio-plot.ts'
import { groupsPart, leftPart, worstPart } from './sale-tables.ts'

/** Half width of the range of 80 %, in standard deviations. */
const deviations = coverages.find(({ coverage }) => coverage === 0.8)?.z ?? Number.NaN

/** More names than these are cut off: a file that is none of sales may have thousands. */
const shownNames = 20

const namesText = (names: readonly string[]): string =>
  [...names.slice(0, shownNames), ...(names.length > shownNames ? ['…'] : [])].join(', ')

/** What a reader must know before using the figures. */
const notices = ({ judgement, ignored, floorNumbers }: JudgedFile, { say, number }: Voice): Html => {
  const { fewSales } = backTestLimits
  const said = [
    say('hindsight'),
    ...(judgement.count < fewSales ? [say('fewSales', { few: number(fewSales) })] : []),
    say('leaveOut'),
    ...(ignored.length > 0 ? [say('ignored.columns', { names: namesText(ignored) })] : []),
    ...(floorNumbers > 0 ? [say('ignored.floors', { count: number(floorNumbers) })] : []),
  ]
  return html`<div class="notice"><ul>
${said.map(
  text => html`<li>${text}</li>
`,
)}</ul></div>
`
}

const judgedView = (file: JudgedFile, voice: Voice): Html => {
  const { say, number } = voice
  const { judgement, rows, wrong } = file
  return html`<p>${say('result.count', { count: number(judgement.count), rows: number(rows) })} ${say('result.today', { tables: judgement.tables })}</p>
${notices(file, voice)}${measuresPart(judgement, voice)}${ratioPlot(judgement, deviations, voice)}${coveragePart(judgement, deviations, voice)}${groupsPart(judgement, backTestLimits.leastGroup, voice)}${worstPart(file, voice)}${leftPart(wrong, voice)}<h3>${say('take')}</h3>
<p>${say('take.says')}</p>
<p class="buttons"><button type="button" class="quiet" id="take-json">${say('take.json')}</button>
<button type="button" class="quiet" id="take-csv">${say('take.csv')}</button></p>
`
}

/** What became of a file, as the part of the page below its heading: the result, or why there is none. */
export const resultView = (outcome: Outcome, voice: Voice): Html =>
  'fault' in outcome
    ? html`<div class="notice bad"><p>${voice.fault(outcome.fault)}</p></div>
${leftPart(outcome.wrong, voice)}`
    : judgedView(outcome, voice)
