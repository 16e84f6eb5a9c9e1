import type { FormUsageDay } from '../../ports/embeds.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'

/** Usage of a key's form: forms opened, estimates and leads by day and host, newest first. */
export const renderEmbedDays = (words: Words, days: readonly FormUsageDay[]): Html => {
  const { text, markup, number } = words
  const head = html`<h2>${text('embed.seen')}</h2>
`
  const [last] = days.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt))
  if (!last) return html`${head}<p>${text('embed.unseen')}</p>`
  const sum = (of: (day: FormUsageDay) => number): string => number(days.reduce((total, day) => total + of(day), 0))
  return html`${head}<p>${markup('embed.last', { host: html`<bdi>${last.host}</bdi>`, time: words.instant(last.lastAt) })} ${text('embed.seenText')}</p>
${renderTable({
  caption: text('embed.seen'),
  isStacked: true,
  columns: [
    { text: text('embed.day') },
    { text: text('leads.host') },
    { text: text('embed.forms'), isNumber: true },
    { text: text('embed.estimates'), isNumber: true },
    { text: text('embed.contacts'), isNumber: true },
  ],
  rows: days.map(({ day, host, forms, estimates, contacts }) => [
    words.day(day),
    html`<bdi>${host}</bdi>`,
    number(forms),
    number(estimates),
    number(contacts),
  ]),
  total: [
    text('total'),
    '',
    sum(({ forms }) => forms),
    sum(({ estimates }) => estimates),
    sum(({ contacts }) => contacts),
  ],
})}`
}
