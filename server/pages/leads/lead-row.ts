import type { ListedLead } from '../../services/leads/lead-services.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderIcon } from '../icons.ts'
import type { Words } from '../words.ts'
import { leadsPath, renderLeadState } from './lead-table.ts'

/** Renders the status of a contact; a test says so, and has a status once it was worked on. */
const renderChips = ({ text }: Words, { isTest, work }: ListedLead): Html => {
  const kind = { new: ' new', answered: '', closed: ' good' }[work]
  const status = html`<span class="chip${kind}">${text(`lead.work.${work}`)}</span>`
  return html`${isTest && html`<span class="chip">${text('leads.isTest')}</span>`}${(!isTest || work !== 'new') && status}`
}

const renderRow = (words: Words, lead: ListedLead, actions: Part): Html => {
  const { text, markup, instant, dayOf } = words
  const { id, host, receivedAt, contentUntil, isReadable, isTest, work } = lead
  return html`<li class="who${work === 'new' && isReadable && !isTest && ' is-new'}"><span class="face" aria-hidden="true">${renderIcon('people')}</span>${
    isReadable
      ? html`<a class="name" href="${leadsPath}/${id}">${text('leads.open')}<span class="unseen"> ${instant(receivedAt)}</span></a>`
      : html`<span class="name">${text('leads.contentGone')}</span>`
  }<small class="where"><bdi>${host}</bdi></small><span class="state">${renderLeadState(words, lead)}</span><small class="more">${
    isReadable && contentUntil !== null && markup('leads.until', { day: dayOf(contentUntil) })
  }</small><span class="chips">${renderChips(words, lead)}</span><small class="when">${instant(receivedAt)}</small>${actions && html`<div class="acts">${actions}</div>`}</li>
`
}

/** Renders contacts as rows, newest first: website, delivery, status, time; a row with content is a link to it. */
export const renderPeople = (
  words: Words,
  leads: readonly ListedLead[],
  renderActions: (lead: ListedLead) => Part = () => undefined,
): Html => html`<ul class="people">
${leads.map(lead => renderRow(words, lead, renderActions(lead)))}</ul>`
