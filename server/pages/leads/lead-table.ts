import type { ListedLead } from '../../services/leads/lead-services.ts'
import { renderPostForm } from '../form.ts'
import { html, type Part } from '../html.ts'
import type { Words } from '../words.ts'

/** Path of the leads page. */
export const leadsPath = '/account/leads'

/** Whether a lead is held back now. */
const isHeld = ({ hold }: Pick<ListedLead, 'hold'>): boolean => hold !== undefined && hold.dueAt !== null

/** Renders the delivery state of a lead, and why it is or was held back. */
export const renderLeadState = (words: Words, lead: Pick<ListedLead, 'state' | 'hold'>): Part => {
  const { text, markup } = words
  const { state, hold } = lead
  const due = hold?.dueAt && html`<br><small>${markup('lead.held.due', { time: words.instant(hold.dueAt) })}</small>`
  if (isHeld(lead) && hold) return html`${text(`lead.held.${hold.reason}`)}${due}`
  return html`${text(`lead.state.${state}`)}${hold && html`<br><small>${text(`lead.held.${hold.reason}`)}</small>`}`
}

/** Renders the actions on a lead in the list: deliver if it is held back, resend if it was lost, and delete. */
export const renderLeadActions = (words: Words, lead: ListedLead): Part => {
  const { id, state, isReadable, receivedAt } = lead
  const { text } = words
  return html`${
    isHeld(lead) &&
    renderPostForm(`${leadsPath}/${id}/release`, html`<button class="quiet">${text('lead.release')}</button>`, {
      isInline: true,
    })
  }${
    (state === 'lost' || state === 'partly') &&
    isReadable &&
    renderPostForm(`${leadsPath}/${id}/again`, html`<button class="quiet">${text('lead.again')}</button>`, {
      isInline: true,
    })
  }${renderPostForm(`${leadsPath}/${id}/delete`, html`<button class="quiet">${text('leads.deleteOne')}<span class="unseen"> ${words.instant(receivedAt)}</span></button>`, { isInline: true })}`
}
