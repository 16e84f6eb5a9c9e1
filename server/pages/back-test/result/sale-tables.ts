import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { JudgedFile } from '../judging.ts'
import type { RowFault } from '../reading/fault.ts'
import type { Judgement } from '../sale.ts'

/** Maximum number of faults listed; the rest are counted. */
const faultsMax = 200

type SizeGroup = Judgement['bySize'][number]

const formatSizeRange = ({ fromM2, toM2 }: SizeGroup, { say, number }: BackTestTexts): string => {
  if (toM2 === null) return say('size.from', { from: number(fromM2) })
  return fromM2 === 0
    ? say('size.below', { to: number(toM2) })
    : say('size.between', { from: number(fromM2), to: number(toM2) })
}

/** Renders the groups by municipality and by size; `least` is the minimum group size. */
export const renderGroups = ({ byCommune, bySize }: Judgement, least: number, voice: BackTestTexts): Html => {
  const { say, number } = voice
  const groupTable = (
    caption: string,
    groups: readonly { name: string; count: number; medianRatio: number; cod: number }[],
  ) =>
    groups.length === 0
      ? false
      : renderTable({
          caption,
          columns: [
            { text: say('groups.group') },
            { text: say('groups.count'), isNumber: true },
            { text: say('medianRatio'), isNumber: true },
            { text: say('cod'), isNumber: true },
          ],
          rows: groups.map(({ name, count, medianRatio, cod }) => [
            name,
            number(count),
            number(medianRatio, 3),
            number(cod, 2),
          ]),
          isStacked: true,
        })
  const isEmpty = byCommune.length + bySize.length === 0
  return html`<h3>${say('groups')}</h3>
<p>${say(isEmpty ? 'groups.none' : 'groups.says', { least: number(least) })}</p>
${groupTable(
  say('groups.commune'),
  byCommune.map(group => ({ name: group.commune, ...group })),
)}${groupTable(
  say('groups.size'),
  bySize.map(group => ({ name: formatSizeRange(group, voice), ...group })),
)}`
}

/** Renders the sales farthest from their estimates, with their line numbers. */
export const renderWorstSales = (
  { judgement, lines }: JudgedFile,
  { say, number, amount }: BackTestTexts,
): Html => html`<h3>${say('worst')}</h3>
${renderTable({
  caption: say('worst.table'),
  columns: [
    { text: say('worst.line') },
    { text: say('worst.commune') },
    { text: say('worst.price'), isNumber: true },
    { text: say('worst.estimate'), isNumber: true },
    { text: say('worst.ratio'), isNumber: true },
  ],
  rows: judgement.worst.map(({ index, commune, price, estimate, ratio }) => [
    html`${say('worst.line')} ${lines[index]}`,
    commune,
    amount(price),
    amount(estimate),
    number(ratio, 2),
  ]),
  isStacked: true,
})}
`

/** Renders the lines left out, each with its fault; nothing if there are none. */
export const renderLeftOutLines = (wrong: readonly RowFault[], { say, number, fault }: BackTestTexts): Html | false => {
  if (wrong.length === 0) return false
  const count = new Set(wrong.map(({ line }) => line)).size
  const more = wrong.length - faultsMax
  return html`<h3>${say('left')}</h3>
<p>${say('left.says', { count: number(count) })}</p>
${renderTable({
  caption: say('left.table'),
  columns: [{ text: say('left.line') }, { text: say('left.column') }, { text: say('left.why') }],
  rows: wrong.slice(0, faultsMax).map(one => [html`${say('left.line')} ${one.line}`, one.column ?? '–', fault(one)]),
  isStacked: true,
})}
${more > 0 && html`<p>${say('left.more', { count: number(more) })}</p>`}`
}
