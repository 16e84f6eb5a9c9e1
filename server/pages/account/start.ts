import { type FormUsageDay, isFormUsed } from '../../ports/embeds.ts'
import type { OpenLeads } from '../../ports/leads.ts'
import type { Colleague, ListedLead } from '../../services/leads/lead-services.ts'
import { type Html, html, type Part } from '../html.ts'
import { type IconName, renderIcon } from '../icons.ts'
import { renderPeople } from '../leads/lead-row.ts'
import { leadsPath } from '../leads/lead-table.ts'
import type { Words } from '../words.ts'
import { renderMonth } from './month.ts'
import { reportPath } from './report.ts'

/** Number of the newest contacts that the start page shows. */
export const lastLeads = 3

/** Use of an agency’s forms and its newest contacts. */
export interface AgencyStart {
  /** UTC day of the last column. */
  today: string
  usage: readonly FormUsageDay[]
  /** Newest contacts, newest first. */
  leads: readonly ListedLead[]
  /** Members of the organisation, who take care of contacts. */
  colleagues: readonly Colleague[]
  /** Counts of all its contacts that wait for a person. */
  waiting: OpenLeads
}

const renderTask = (href: string, icon: IconName, title: string, text: Part): Html =>
  html`<li><a href="${href}">${renderIcon(icon)}<strong>${title}</strong> <small>${text}</small></a></li>
`

const renderTasks = (words: Words, { open, newestAt, lost }: OpenLeads): Html => {
  const { text, markup, number, instant } = words
  const call = open === 1 ? text('start.callOne') : text('start.callMany', { count: number(open) })
  return html`<ul class="todo">${
    newestAt !== undefined &&
    renderTask(leadsPath, 'phone', call, markup('start.callText', { time: instant(newestAt) }))
  }${
    lost > 0 && renderTask(leadsPath, 'warn', text('start.lost', { count: number(lost) }), text('start.lostText'))
  }${renderTask(reportPath, 'file', text('nav.report'), text('start.reportText'))}</ul>`
}

/** Heading of an agency’s start page: when its form was last seen. */
export const renderStartHeading = ({ markup, instant }: Words, title: string, usage: AgencyStart['usage']): Html => {
  const [last] = usage.filter(isFormUsed).toSorted((one, other) => other.lastAt.localeCompare(one.lastAt))
  const seen =
    last &&
    html`<p class="live"><span>${markup('start.live', { host: html`<bdi>${last.host}</bdi>`, time: instant(last.lastAt) })}</span></p>`
  return html`<div class="headline"><h1>${title}</h1>${seen}</div>`
}

/** Renders the use of the forms, the last contacts and what to do next. */
export const renderStart = (words: Words, { today, usage, leads, colleagues, waiting }: AgencyStart): Html => {
  const { text } = words
  const last = leads.slice(0, lastLeads)
  return html`${renderMonth(words, usage, today)}
<div class="pairs gap-above"><section><h2>${text('start.last')}</h2>
${last.length > 0 ? renderPeople(words, last, { colleagues }) : html`<p class="soft">${text('leads.emptyTitle')}</p>`}
<p><a href="${leadsPath}">${text('start.all')}</a></p></section>
<section><h2>${text('start.next')}</h2>${renderTasks(words, waiting)}</section></div>`
}
