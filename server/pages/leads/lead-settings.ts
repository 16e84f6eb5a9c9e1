import { type KeepDays, keepDays as keepDayChoices } from '../../ports/leads.ts'
import type { LeadSettingsView } from '../../services/leads/lead-services.ts'
import { type Choice, createFormFields, type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { madeItemsPath } from '../paths.ts'
import type { Words } from '../words.ts'
import { leadsPath } from './lead-table.ts'
import { webhooksPath } from './webhooks.ts'

/** Form of the address that leads go to. */
export const addressForm = { form: 'address', fields: ['email'] } as const
/** Form of the retention of leads. */
export const keepForm = { form: 'keep', fields: ['keepDays'] } as const

/** Retention that an organisation begins with unless it chooses another, in days. */
export const advisedKeepDays = 30

/** Retention of contacts that a form names; undefined for another text. */
export const readKeepDays = (text: string): KeepDays | undefined => keepDayChoices.find(days => String(days) === text)

/** Choices of the retention of leads, the advised one first. */
export const listKeepChoices = ({ text, number }: Words): Choice[] =>
  ([30, 90, 0] as const).map(days => {
    const key = days === advisedKeepDays ? 'leads.keepAdvised' : 'leads.keepDays'
    return { value: String(days), text: days === 0 ? text('leads.keep0') : text(key, { days: number(days) }) }
  })

/** Renders the current receiver of leads, and for how long they are kept. */
export const renderReceiver = (
  words: Words,
  { settings, hasWebhooks }: { settings: LeadSettingsView; hasWebhooks: boolean },
): Html => {
  const { text, markup, number } = words
  const { receiver, keepDays, mayChange } = settings
  const link = (said: string): Html => html`<a href="${webhooksPath}">${said}</a>`
  const webhooks = hasWebhooks
    ? markup('leads.webhooksToo', { webhooks: link(text('leads.webhooksLink')) })
    : mayChange && link(text('webhooks.add'))
  const change = mayChange && html` <a href="#address">${text('leads.change')}</a>`
  return html`<div class="under soft small"><p>${markup('leads.receiver', { address: html`<strong><bdi>${receiver}</bdi></strong>` })}${webhooks && html` ${webhooks}`}${change}</p>
<p>${keepDays === 0 ? text('leads.keptNone') : text('leads.kept', { days: number(keepDays) })}</p></div>`
}

/** Renders what keeps contacts from their receiver. */
export const renderReceiverNotices = (
  { text, markup }: Words,
  { email, isConfirmed, isSuspended }: LeadSettingsView,
): Html => html`${isSuspended && html`<p class="notice bad">${markup('leads.suspended', { address: html`<bdi>${email}</bdi>` })} <a href="${madeItemsPath}">${text('replace.title')}</a></p>`}
${email !== null && !isConfirmed && html`<p class="notice">${markup('leads.waiting', { address: html`<bdi>${email}</bdi>` })}</p>`}`

/** Renders the forms of the address that leads go to, and of their retention. */
export const renderSettingForms = (words: Words, settings: LeadSettingsView, refused: Refused | undefined): Html => {
  const { text } = words
  const { email, isSuspended, keepDays } = settings
  // A link is not sent to a former member by pressing the button of a filled form.
  const value = isSuspended ? '' : (email ?? '')
  return html`<h2 id="address">${text('leads.settings')}</h2>
${renderPostForm(
  `${leadsPath}/address`,
  html`${createFormFields(words, addressForm.form, refused).input('email', { type: 'email', autocomplete: 'off', hint: 'leads.addressHint', value })}
<button>${text('leads.setAddress')}</button>`,
)}
${email !== null && renderPostForm(`${leadsPath}/address/remove`, html`<button class="quiet">${text('leads.removeAddress')}</button>`)}
${renderPostForm(
  `${leadsPath}/keep`,
  html`${createFormFields(words, keepForm.form, refused).radios('keepDays', listKeepChoices(words), { value: String(keepDays) })}
<button>${text('save')}</button>`,
)}`
}
