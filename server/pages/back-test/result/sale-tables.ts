import { type Html, html } from '../../html.ts'
import { table } from '../../table.ts'
import type { JudgedFile } from '../judging.ts'
import type { RowFault } from '../reading/fault.ts'
import type { Judgement } from '../sale.ts'
import type { Voice } from '../voice.ts'

/** More faults than these are counted, not listed. */
const shownFaults = 200

type SizeGroup = Judgement['bySize'][number]

const sizeText = ({ fromM2, toM2 }: SizeGroup, { say, number }: Voice): string => {
  if (toM2 === null) return say('size.from', { from: number(fromM2) })
  return fromM2 === 0
    ? say('size.below', { to: number(toM2) })
    : say('size.between', { from: number(fromM2), to: number(toM2) })
}

/** The groups by municipality and by size; `least` is the size of the smallest that is shown. */
export const groupsPart = ({ byCommune, bySize }: Judgement, least: number, voice: Voice): Html => {
  const { say, number } = voice
  const groupTable = (
    caption: string,
    groups: readonly { name: string; count: number; medianRatio: number; cod: number }[],
  ) =>
    groups.length === 0
      ? false
      : table({
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
  bySize.map(group => ({ name: sizeText(group, voice), ...group })),
)}`
}

/** The sales farthest from their estimates, by the lines of the file. */
export const worstPart = (
  { judgement, lines }: JudgedFile,
  { say, number, amount }: Voice,
): Html => html`<h3>${say('worst')}</h3>
${table({
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

/** The lines that were left out, each with what is wrong with it; nothing where there are none. */
export const leftPart = (wrong: readonly RowFault[], { say, number, fault }: Voice): Html | false => {
  if (wrong.length === 0) return false
  const count = new Set(wrong.map(({ line }) => line)).size
  const more = wrong.length - shownFaults
  return html`<h3>${say('left')}</h3>
<p>${say('left.says', { count: number(count) })}</p>
${table({
  caption: say('left.table'),
  columns: [{ text: say('left.line') }, { text: say('left.column') }, { text: say('left.why') }],
  rows: wrong.slice(0, shownFaults).map(one => [html`${say('left.line')} ${one.line}`, one.column ?? '–', fault(one)]),
  isStacked: true,
})}
${more > 0 && html`<p>${say('left.more', { count: number(more) })}</p>`}`
}
