import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import { faultsMax, renderFaultTable } from '../../table-file/fault-table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { BackTestOutcome, JudgedFile } from '../judging.ts'
import type { SaleRowFault } from '../reading/sale-fault.ts'
import type { Judgement } from '../sale.ts'

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

/** Renders the optional cells that count as unknown; nothing if there are none. */
export const renderUnreadCells = (unread: readonly SaleRowFault[], voice: BackTestTexts): Html | false =>
  unread.length > 0 &&
  html`<h3>${voice.say('unread')}</h3>
<p>${voice.say('unread.says', { count: voice.number(unread.length) })}</p>
${renderFaultTable({ caption: voice.say('unread.table') }, unread, voice)}`

/** Lines left out of a file, and whether it is a workbook. */
type LeftOut = Pick<BackTestOutcome, 'wrong' | 'source'>

/** Renders the lines left out, each with its fault; nothing if there are none. */
export const renderLeftOutLines = ({ wrong, source }: LeftOut, voice: BackTestTexts): Html | false =>
  wrong.length > 0 &&
  html`<h3>${voice.say('left')}</h3>
<p>${voice.say('left.says', { count: voice.number(new Set(wrong.map(({ line }) => line)).size) })}</p>
${renderFaultTable({ caption: voice.say('left.table'), isWorkbook: source?.isWorkbook }, wrong, voice)}`
