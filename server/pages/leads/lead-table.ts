import type { ListedLead } from '../../services/leads/lead-services.ts'
import { renderPostForm } from '../form.ts'
import { html, type Part } from '../html.ts'
import type { Words } from '../words.ts'

/** Path of the leads page. */
export const leadsPath = '/account/leads'

/** First letters of the first and the last name. */
export const getInitials = (name: string): string => {
  const parts = name.split(/\s+/).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map(part => [...(part ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}

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

/** Renders what became of one way of delivery. */
export const renderWayState = (words: Words, { state, attempts, nextAt }: ListedLead['deliveries'][number]): Part => {
  if (state !== 'waiting') return words.text(`lead.way.${state}`)
  if (attempts === 0 || nextAt === undefined) return words.text('lead.state.queued')
  return words.markup('lead.way.waiting', { time: words.instant(nextAt) })
}

/** Renders each way of delivery with its state; the state of the whole where none has begun. */
export const renderWays = (words: Words, lead: ListedLead): Part => {
  const { deliveries } = lead
  if (deliveries.length === 0 || isHeld(lead)) return renderLeadState(words, lead)
  return deliveries.map(
    (delivery, index) =>
      html`${index > 0 && ' · '}${words.markup('leads.way', {
        way: words.text(delivery.webhookId === undefined ? 'leads.letter' : 'leads.webhook'),
        state: renderWayState(words, delivery),
      })}`,
  )
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
