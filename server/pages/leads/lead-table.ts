import type { ListedLead } from '../../services/leads/lead-services.ts'
import { postForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'

/** Where the contacts of an organisation are. */
export const leadsPath = '/account/leads'

/** What is kept of the content of a contact, and the way to it. */
const contentCell = (words: Words, { id, isReadable, contentUntil }: ListedLead): Part => {
  const { text, markup } = words
  if (!isReadable) return text('leads.contentGone')
  const until =
    contentUntil !== null && html`<br><small>${markup('leads.until', { day: words.dayOf(contentUntil) })}</small>`
  return html`<a href="${leadsPath}/${id}">${text('leads.open')}</a>${until}`
}

/** What may be done about a contact in the list: it is sent again where it was lost, and deleted. */
const acts = (words: Words, { id, state, isReadable, receivedAt }: ListedLead): Part => {
  const { text } = words
  return html`${
    (state === 'lost' || state === 'partly') &&
    isReadable &&
    postForm(`${leadsPath}/${id}/again`, html`<button class="quiet">${text('lead.again')}</button>`, { isInline: true })
  }${postForm(`${leadsPath}/${id}/delete`, html`<button class="quiet">${text('leads.deleteOne')}<span class="unseen"> ${words.instant(receivedAt)}</span></button>`, { isInline: true })}`
}

/** Contacts, newest first: when, from where, how far, what was done, what is kept. */
export const leadTable = (words: Words, leads: readonly ListedLead[], mayChange: boolean): Html => {
  const { text } = words
  return table({
    caption: text('leads.title'),
    isStacked: true,
    columns: [
      { text: text('leads.received') },
      { text: text('leads.host') },
      { text: text('leads.state') },
      { text: text('leads.work') },
      { text: text('leads.content') },
      ...(mayChange ? [{ text: text('organisation.actions') }] : []),
    ],
    rows: leads.map(lead => [
      html`${words.instant(lead.receivedAt)}${lead.isTest && html`<br><small>${text('leads.isTest')}</small>`}`,
      html`<bdi>${lead.host}</bdi>`,
      text(`lead.state.${lead.state}`),
      text(`lead.work.${lead.work}`),
      contentCell(words, lead),
      ...(mayChange ? [acts(words, lead)] : []),
    ]),
  })
}
