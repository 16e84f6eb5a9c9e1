import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { JudgedFile } from '../judging.ts'
import type { RowFault } from '../reading/fault.ts'
import type { Judgement } from '../sale.ts'

/** Maximum number of faults listed; the rest are counted. */
const faultsMax = 200

const renderSales = (
  caption: string,
  sales: Judgement['worst'],
  { lines, voice: { say, number, amount } }: { lines: readonly number[]; voice: BackTestTexts },
): Html =>
  renderTable({
    caption,
    columns: [
      { text: say('worst.line') },
      { text: say('worst.commune') },
      { text: say('worst.price'), isNumber: true },
      { text: say('worst.estimate'), isNumber: true },
      { text: say('worst.ratio'), isNumber: true },
    ],
    rows: sales.map(({ index, commune, price, estimate, ratio }) => [
      html`${say('worst.line')} ${lines[index]}`,
      commune,
      amount(price),
      amount(estimate),
      number(ratio, 2),
    ]),
    isStacked: true,
  })

/** Renders the sales farthest from their estimates, with their line numbers. */
export const renderWorstSales = ({ judgement, lines }: JudgedFile, voice: BackTestTexts): Html =>
  html`<h3>${voice.say('worst')}</h3>
${renderSales(voice.say('worst.table'), judgement.worst, { lines, voice })}
`

/** Renders the sales whose price is suspected, with the measures that they would give; nothing if there are none. */
export const renderSuspectedSales = ({ judgement, lines }: JudgedFile, voice: BackTestTexts): Html | false => {
  const { suspected, withSuspected } = judgement
  if (!withSuspected) return false
  const { say, number } = voice
  return html`<h3>${say('suspected')}</h3>
<p>${say('suspected.says', {
    median: number(withSuspected.medianRatio, 3),
    cod: number(withSuspected.cod, 2),
    prd: number(withSuspected.prd, 3),
  })}</p>
${renderSales(say('suspected.table'), suspected.slice(0, faultsMax), { lines, voice })}
`
}

const renderFaults = (caption: string, faults: readonly RowFault[], { say, number, fault }: BackTestTexts): Html => {
  const more = faults.length - faultsMax
  return html`${renderTable({
    caption,
    columns: [{ text: say('left.line') }, { text: say('left.column') }, { text: say('left.why') }],
    rows: faults.slice(0, faultsMax).map(one => [html`${say('left.line')} ${one.line}`, one.column ?? '–', fault(one)]),
    isStacked: true,
  })}
${more > 0 && html`<p>${say('left.more', { count: number(more) })}</p>`}`
}

/** Renders the optional cells that count as unknown; nothing if there are none. */
export const renderUnreadCells = (unread: readonly RowFault[], voice: BackTestTexts): Html | false =>
  unread.length > 0 &&
  html`<h3>${voice.say('unread')}</h3>
<p>${voice.say('unread.says', { count: voice.number(unread.length) })}</p>
${renderFaults(voice.say('unread.table'), unread, voice)}`

/** Renders the lines left out, each with its fault; nothing if there are none. */
export const renderLeftOutLines = (wrong: readonly RowFault[], voice: BackTestTexts): Html | false =>
  wrong.length > 0 &&
  html`<h3>${voice.say('left')}</h3>
<p>${voice.say('left.says', { count: voice.number(new Set(wrong.map(({ line }) => line)).size) })}</p>
${renderFaults(voice.say('left.table'), wrong, voice)}`
