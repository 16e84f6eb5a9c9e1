import { type Html, html } from '../../html.ts'
import { renderTable } from '../../table.ts'
import type { BackTestTexts } from '../back-test-texts.ts'
import type { Judgement } from '../sale.ts'

type SizeGroup = Judgement['bySize'][number]

/** Measures of a group of sales beside its name. */
interface NamedGroup {
  name: string
  count: number
  medianRatio: number
  low95: number
  high95: number
  held: number
}

const formatSizeRange = ({ fromM2, toM2 }: SizeGroup, { say, number }: BackTestTexts): string => {
  if (toM2 === null) return say('size.from', { from: number(fromM2) })
  return fromM2 === 0
    ? say('size.below', { to: number(toM2) })
    : say('size.between', { from: number(fromM2), to: number(toM2) })
}

const renderGroupTable = (
  caption: string,
  groups: readonly NamedGroup[],
  { say, number, share }: BackTestTexts,
): Html | false =>
  groups.length > 0 &&
  renderTable({
    caption,
    columns: [
      { text: say('groups.group') },
      { text: say('groups.count'), isNumber: true },
      { text: say('medianRatio'), isNumber: true },
      { text: say('groups.limits'), isNumber: true },
      { text: say('groups.held'), isNumber: true },
    ],
    rows: groups.map(({ name, count, medianRatio, low95, high95, held }) => [
      name,
      number(count),
      number(medianRatio, 3),
      say('range', { low: number(low95, 3), high: number(high95, 3) }),
      share(held, 0),
    ]),
    isStacked: true,
  })

/** Renders the groups of sales by year, place, size and what is known; `least` is the minimum group size. */
export const renderGroups = (judgement: Judgement, least: number, voice: BackTestTexts): Html => {
  const { say, number } = voice
  const tables: [caption: string, groups: readonly NamedGroup[]][] = [
    [say('groups.year'), judgement.byYear.map(group => ({ name: String(group.year), ...group }))],
    [say('groups.canton'), judgement.byCanton.map(group => ({ name: group.canton, ...group }))],
    [say('groups.commune'), judgement.byCommune.map(group => ({ name: group.commune, ...group }))],
    [say('groups.size'), judgement.bySize.map(group => ({ name: formatSizeRange(group, voice), ...group }))],
    [say('groups.known'), judgement.byKnown.map(group => ({ name: say(`known.${group.known}`), ...group }))],
    [
      say('groups.energy'),
      judgement.byEnergyClass.map(({ energyClass, ...group }) => ({
        name: energyClass === 'unknown' ? say('energy.unknown') : energyClass,
        ...group,
      })),
    ],
  ]
  const isEmpty = tables.every(([, groups]) => groups.length === 0)
  return html`<h3>${say('groups')}</h3>
<p>${say(isEmpty ? 'groups.none' : 'groups.says', { least: number(least) })}</p>
${tables.map(([caption, groups]) => renderGroupTable(caption, groups, voice))}`
}
