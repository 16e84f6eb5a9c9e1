import type { LeadSettingsView, ListedLead } from '../../services/leads/lead-services.ts'
import { fault, missing, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from '../account/call.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { leadsPath, leadTable } from './lead-table.ts'
import { webhooksPath } from './webhooks.ts'

/** What the page of contacts shows. */
export interface LeadsPage {
  /** Undefined where the visitor belongs to no organisation. */
  settings: LeadSettingsView | undefined
  leads: readonly ListedLead[]
  /** The id before which older ones are. */
  next?: string | undefined
  hasWebhooks: boolean
  done?: PlainKey | undefined
  refused?: Refused | undefined
}

const addressForm = { form: 'address', fields: ['email'] } as const
const keepForm = { form: 'keep', fields: ['keepDays'] } as const
const deleteForm = { form: 'deleteAll', fields: ['deleteAll'] } as const
const wholeForm = { form: 'whole', fields: [] } as const

/** Why nothing can be received, with the way out. */
const offNotice = ({ text }: Words, off: LeadSettingsView['off']): Html | false => {
  if (off === undefined) return false
  if (off === 'terms')
    return html`<p class="notice bad">${text('terms.title')}. <a href="/account">${text('nav.account')}</a></p>`
  return html`<p class="notice bad">${text(`leads.off.${off}`)}</p>`
}

/** Where contacts go now. */
const receiving = (
  words: Words,
  { settings, hasWebhooks }: { settings: LeadSettingsView; hasWebhooks: boolean },
): Html => {
  const { text, markup } = words
  const { receiver, email, isConfirmed, mayChange } = settings
  const link = (said: string): Html => html`<a href="${webhooksPath}">${said}</a>`
  const webhooks = hasWebhooks
    ? markup('leads.webhooksToo', { webhooks: link(text('leads.webhooksLink')) })
    : mayChange && link(text('webhooks.add'))
  const waits = email !== null && !isConfirmed
  return html`<p>${markup('leads.receiver', { address: html`<strong><bdi>${receiver}</bdi></strong>` })}${webhooks && html` ${webhooks}`}</p>
${waits && html`<p class="notice">${markup('leads.waiting', { address: html`<bdi>${email}</bdi>` })}</p>`}`
}

const testing = ({ text }: Words): Html =>
  html`${postForm(
    `${leadsPath}/test`,
    html`<button class="quiet">${text('leads.test')}</button>
<span class="hint">${text('leads.testText')}</span>`,
  )}`

const settingForms = (words: Words, settings: LeadSettingsView, refused: Refused | undefined): Html => {
  const { text } = words
  const { email, keepDays } = settings
  const days = [0, 30, 90].map(value => ({
    value: String(value),
    text: value === 0 ? text('leads.keep0') : text('leads.keepDays', { days: words.number(value) }),
  }))
  return html`<h2>${text('leads.settings')}</h2>
${postForm(
  `${leadsPath}/address`,
  html`${fieldsOf(words, addressForm.form, refused).input('email', { type: 'email', autocomplete: 'off', hint: 'leads.addressHint', value: email ?? '' })}
<button>${text('leads.setAddress')}</button>`,
)}
${email !== null && postForm(`${leadsPath}/address/remove`, html`<button class="quiet">${text('leads.removeAddress')}</button>`)}
${postForm(
  `${leadsPath}/keep`,
  html`${fieldsOf(words, keepForm.form, refused).radios('keepDays', days, { value: String(keepDays) })}
<button>${text('save')}</button>`,
)}`
}

const deleting = (words: Words, refused: Refused | undefined): Html => {
  const { text } = words
  return html`<h2>${text('leads.deleteAll')}</h2>
${postForm(
  `${leadsPath}/delete`,
  html`${fieldsOf(words, deleteForm.form, refused).tick('deleteAll')}
<button class="danger">${text('leads.deleteAll')}</button>`,
)}`
}

/** The contacts of an organisation, where they go, and for how long they are kept. */
export const leadsView = (words: Words, shown: LeadsPage): Html => {
  const { text, markup } = words
  const { settings, leads, next, done, refused } = shown
  if (!settings)
    return html`<p>${text('leads.noOrganisation')} <a href="/account/organisation">${text('organisation.found')}</a></p>`
  const { mayChange, receiver } = settings
  return html`${done && notice(text(done))}${faultSummary(words, refused)}<p>${text('leads.lead')}</p>
${offNotice(words, settings.off)}
${receiving(words, { settings, hasWebhooks: shown.hasWebhooks })}
${
  leads.length === 0
    ? html`<div class="empty"><p>${markup('leads.empty', { address: html`<bdi>${receiver}</bdi>` })}</p>
${mayChange && testing(words)}</div>`
    : html`${leadTable(words, leads, mayChange)}
${next !== undefined && html`<p><a href="${leadsPath}?before=${next}">${text('leads.older')}</a></p>`}
${mayChange && html`${testing(words)}<p><a href="${leadsPath}.csv" download>${text('leads.csv')}</a></p>`}`
}
${mayChange && settingForms(words, settings, refused)}
${mayChange && leads.length > 0 && deleting(words, refused)}`
}

const dones: Readonly<Record<string, PlainKey>> = {
  tested: 'leads.tested',
  deleted: 'leads.deleted',
  again: 'leads.again',
  saved: 'leads.saved',
  address: 'leads.sentAddress',
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const title = words.text('leads.title')
  const membership = await accounts.organisations.membership(actor.session.userId)
  if (!membership) {
    const main = leadsView(words, { settings: undefined, leads: [], hasWebhooks: false })
    return { title, main, here: leadsPath }
  }
  const { leads: services } = accounts
  const [settings, { leads, next }, webhooks] = await Promise.all([
    services.setting.settings(actor),
    services.leads.list(actor, query.get('before') ?? undefined),
    services.webhooks.list(actor),
  ])
  return {
    title,
    main: leadsView(words, {
      ...{ settings, leads, next, hasWebhooks: webhooks.some(({ off }) => off === undefined) },
      done: refused ? undefined : dones[query.get('done') ?? ''],
      refused: refused?.refused,
    }),
    here: leadsPath,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the contacts of the visitor's organisation. */
export const showLeads = (call: OwnCall): Promise<Outcome> => page(call)

/** Does something to the contacts; back to their page, with what was done or what was wrong. */
const acted = async (
  call: OwnCall,
  form: { form: string; fields: readonly string[] },
  done: string,
  act: () => Promise<unknown>,
): Promise<Outcome> => {
  const refused = await tried(call, form, act)
  return refused ? page(call, refused) : { to: `${leadsPath}?done=${done}` }
}

/** POST: a contact of an invented visitor takes every way. */
export const sendTest = (call: OwnCall): Promise<Outcome> =>
  acted(call, wholeForm, 'tested', () => call.accounts.leads.leads.sendTest(call.actor))

/** POST: an address gets the link that confirms it. */
export const setAddress = async (call: OwnCall): Promise<Outcome> => {
  const empty = missing(call, addressForm.fields)
  if (empty.length > 0) return page(call, refusedForm(call, addressForm, empty))
  return acted(call, addressForm, 'address', () =>
    call.accounts.leads.setting.setAddress(call.actor, call.form.text('email')),
  )
}

/** POST: contacts go to the owner again. */
export const removeAddress = (call: OwnCall): Promise<Outcome> =>
  acted(call, wholeForm, 'saved', () => call.accounts.leads.setting.removeAddress(call.actor))

/** POST: for how long contacts are kept. */
export const setKeepDays = async (call: OwnCall): Promise<Outcome> => {
  const days = ([0, 30, 90] as const).find(value => String(value) === call.form.text('keepDays'))
  if (days === undefined)
    return page(call, refusedForm(call, keepForm, [fault(call.words, 'keepDays', 'fault.notAllowed')]))
  return acted(call, keepForm, 'saved', () => call.accounts.leads.setting.setKeepDays(call.actor, days))
}

/** POST: all contacts are deleted, where the box is ticked. */
export const deleteAll = async (call: OwnCall): Promise<Outcome> => {
  if (call.form.text('deleteAll') !== 'yes')
    return page(call, refusedForm(call, deleteForm, [fault(call.words, 'deleteAll', 'fault.deleteAll')]))
  return acted(call, deleteForm, 'deleted', () => call.accounts.leads.leads.removeAll(call.actor))
}

/** POST: a lost contact goes into the queue again. */
export const sendAgain = (call: OwnCall): Promise<Outcome> =>
  acted(call, wholeForm, 'again', () => call.accounts.leads.leads.sendAgain(call.actor, call.id))

/** POST: one contact is deleted. */
export const deleteLead = (call: OwnCall): Promise<Outcome> =>
  acted(call, wholeForm, 'deleted', () => call.accounts.leads.leads.remove(call.actor, call.id))
