import { formatDay } from '#languages/formats'
import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import { faultsMax, listReadingNotes, renderFaultTable } from '../../table-file/fault-table.ts'
import type { HomeFault } from '../reading/portfolio.ts'
import type { RevaluationTexts } from '../revaluation-texts.ts'
import type { PortfolioSum, RevaluationOutcome, RevaluedFile } from '../revaluing.ts'
import { toChangePct } from './result-table.ts'

const listCarried = ({ rows }: RevaluedFile) =>
  rows.flatMap(({ record, home, carried }) => (home && carried ? [{ line: record.line, home, carried }] : []))

const renderSpread = (total: PortfolioSum, { say, share }: RevaluationTexts): Html => html`<h3>${say('spread')}</h3>
<p>${say('spread.says')}</p>
${renderTable({
  caption: say('spread.table'),
  columns: [{ text: say('spread.part') }, { text: say('spread.value'), isNumber: true }],
  rows: [
    [say('spread.home'), share(total.homeFsdPct / 100)],
    [say('spread.place'), share(total.placeFsdPct / 100)],
    [say('spread.independent'), share(total.ifIndependentPct / 100)],
  ],
  isStacked: true,
})}
`

const renderTotal = (file: RevaluedFile, voice: RevaluationTexts): Html => {
  const { say, number, amount, signed, language } = voice
  const { total, sentTotal } = file
  if (!total) return html`<p>${say('total.none')}</p>`
  const day = formatDay(total.day, language)
  const others = listCarried(file).length - total.items
  return html`<p class="verdict"><strong>${say('total.says', {
    items: number(total.items),
    value: amount(total.value),
    day,
    change: signed(total.value / sentTotal - 1),
    sent: amount(sentTotal),
  })}</strong></p>
<p>${say('total.range', { low: amount(total.low), high: amount(total.high) })}</p>
${others > 0 && html`<p>${say('total.others', { day, count: number(others) })}</p>`}`
}

/** Homes up to which their table is unfolded: on a phone each takes a third of a screen. */
const unfoldedMax = 30

const renderHomes = (file: RevaluedFile, { say, number, amount, signed, language }: RevaluationTexts): Html => {
  const homes = listCarried(file)
  const dated = (value: number, day: string): Html => html`${amount(value)} <small>${formatDay(day, language)}</small>`
  const table = renderTable({
    caption: say('homes.table'),
    columns: [
      { text: say('left.line') },
      { text: say('homes.id') },
      { text: say('homes.commune') },
      { text: say('homes.before'), isNumber: true },
      { text: say('homes.after'), isNumber: true },
      { text: say('homes.change'), isNumber: true },
      { text: say('homes.range'), isNumber: true },
    ],
    rows: homes
      .slice(0, faultsMax)
      .map(({ line, home, carried }) => [
        html`${say('left.line')} ${line}`,
        home.id ?? '–',
        carried.commune,
        dated(home.value, home.valuedOn),
        dated(carried.value, carried.to.day),
        signed(toChangePct(carried) / 100),
        say('range', { low: amount(carried.homeLow), high: amount(carried.homeHigh) }),
      ]),
    isStacked: true,
  })
  const isLong = homes.length > unfoldedMax
  return html`<h3>${say('homes')}</h3>
${isLong ? html`<details class="figures"><summary>${say('homes.table')}</summary>${table}</details>` : table}
${homes.length > faultsMax && html`<p>${say('homes.more', { count: number(faultsMax) })}</p>`}`
}

const renderLeftOut = (
  wrong: readonly HomeFault[],
  isWorkbook: boolean | undefined,
  voice: RevaluationTexts,
): Html | false =>
  wrong.length > 0 &&
  html`<h3>${voice.say('left')}</h3>
<p>${voice.say('left.says', { count: voice.number(new Set(wrong.map(({ line }) => line)).size) })}</p>
${renderFaultTable({ caption: voice.say('left.table'), isWorkbook }, wrong, voice)}`

const renderUnread = (unread: readonly HomeFault[], voice: RevaluationTexts): Html | false =>
  unread.length > 0 &&
  html`<h3>${voice.say('unread')}</h3>
${renderFaultTable({ caption: voice.say('unread.table') }, unread, voice)}`

const renderRevaluedFile = (file: RevaluedFile, voice: RevaluationTexts): Html => {
  const { say, number } = voice
  const { rows, portfolio, source, total, tables } = file
  const notes = [
    say('note.count', { count: number(listCarried(file).length), rows: number(rows.length), tables }),
    ...listReadingNotes(
      { ...source, isMonthFirst: portfolio.isMonthFirst, ignored: portfolio.columns.repeated },
      voice,
    ),
  ]
  return html`${renderTotal(file, voice)}<div class="notice"><ul>
${notes.map(
  note => html`<li>${note}</li>
`,
)}</ul></div>
<p>${say('take.says')}</p>
<p class="buttons"><button type="button" class="quiet" id="take-csv">${say('take.csv')}</button>
<button type="button" class="quiet" id="take-workbook">${say('take.workbook')}</button></p>
${total && renderSpread(total, voice)}${renderLeftOut(
  rows.flatMap(({ faults }) => faults),
  source.isWorkbook,
  voice,
)}${renderUnread(portfolio.unread, voice)}${renderHomes(file, voice)}`
}

/** Renders the outcome of a file below the heading: the result, or its fault. */
export const renderRevaluation = (outcome: RevaluationOutcome, voice: RevaluationTexts): Html =>
  'fault' in outcome
    ? html`<div class="notice bad"><p>${voice.fault(outcome.fault)}</p></div>
${renderLeftOut(outcome.wrong, outcome.source?.isWorkbook, voice)}`
    : renderRevaluedFile(outcome, voice)
