import { validateEmail } from '../../services/account/validate-person.ts'
import type { Colleague, LeadSettingsView, ListedLead } from '../../services/leads/lead-services.ts'
import {
  createFault,
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  trySubmit,
} from '../account/call.ts'
import { runConfirmed } from '../account/confirm.ts'
import { renderFront } from '../drawings.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { renderPeople } from './lead-row.ts'
import {
  addressForm,
  keepForm,
  readKeepDays,
  renderReceiver,
  renderReceiverNotices,
  renderSettingForms,
} from './lead-settings.ts'
import { leadsPath, renderLeadActions } from './lead-table.ts'

/** Data of the leads page. */
export interface LeadsPage {
  /** Undefined if the visitor belongs to no organisation. */
  settings: LeadSettingsView | undefined
  leads: readonly ListedLead[]
  /** Members, by whose names those who take care of a contact are shown. */
  colleagues?: readonly Colleague[]
  /** Cursor of the next page, with older leads. */
  next?: string | undefined
  /** Number of contacts that are held back. */
  held: number
  hasWebhooks: boolean
  done?: PlainKey | undefined
  refused?: Refused | undefined
}

const deleteForm = { form: 'deleteAll', fields: ['deleteAll'] } as const
const wholeForm = { form: 'whole', fields: [] } as const

/** Renders the reason why leads cannot be received, with a link that helps. */
const renderOffNotice = ({ text }: Words, off: LeadSettingsView['off']): Html | false => {
  if (off === undefined) return false
  if (off === 'terms')
    return html`<p class="notice bad">${text('terms.title')}. <a href="/account">${text('nav.account')}</a></p>`
  return html`<p class="notice bad">${text(`leads.off.${off}`)}</p>`
}

const renderTestForm = ({ text }: Words): Html =>
  html`${renderPostForm(
    `${leadsPath}/test`,
    html`<button class="quiet">${text('leads.test')}</button>
<span class="hint">${text('leads.testText')}</span>`,
  )}`

/** Renders how many contacts are held back, and the button that delivers them. */
const renderHeldNotice = (words: Words, held: number, mayChange: boolean): Html | false =>
  held > 0 &&
  html`<div class="notice"><p>${words.markup('leads.held', { count: words.number(held) })}</p>
${mayChange && renderPostForm(`${leadsPath}/release`, html`<button class="quiet">${words.text('leads.release')}</button>`)}</div>`

const renderDeleteAllForm = (words: Words, refused: Refused | undefined): Html => {
  const { text } = words
  return html`<h2>${text('leads.deleteAll')}</h2>
${renderPostForm(
  `${leadsPath}/delete`,
  html`${createFormFields(words, deleteForm.form, refused).tick('deleteAll')}
<button class="danger">${text('leads.deleteAll')}</button>`,
)}`
}

/** Renders the leads of an organisation, their receiver, and their retention. */
export const renderLeads = (words: Words, shown: LeadsPage): Html => {
  const { text, markup } = words
  const { settings, leads, colleagues = [], next, held, done, refused } = shown
  if (!settings)
    return html`<p>${text('leads.noOrganisation')} <a href="/account/organisation">${text('organisation.found')}</a></p>`
  const { mayChange, receiver } = settings
  return html`${done && renderNotice(text(done))}${renderFaultSummary(words, refused)}<p class="soft">${text('leads.lead')}</p>
${renderOffNotice(words, settings.off)}
${renderReceiverNotices(words, settings)}
${renderHeldNotice(words, held, mayChange)}
${
  leads.length === 0
    ? html`<div class="empty">${renderFront()}<h2>${text('leads.emptyTitle')}</h2><p>${markup('leads.empty', { address: html`<bdi>${receiver}</bdi>` })}</p>
<p><a class="button" href="/account/embed">${text('leads.put')}</a></p>${mayChange && renderTestForm(words)}</div>`
    : html`${renderPeople(words, leads, { colleagues, renderActions: lead => mayChange && renderLeadActions(words, lead) })}
${next !== undefined && html`<p><a href="${leadsPath}?before=${next}">${text('leads.older')}</a></p>`}`
}
${renderReceiver(words, { settings, hasWebhooks: shown.hasWebhooks })}
${mayChange && leads.length > 0 && html`${renderTestForm(words)}<p>${text('leads.take')} <a href="${leadsPath}.xlsx" download>${text('leads.xlsx')}</a> · <a href="${leadsPath}.csv" download>${text('leads.csv')}</a></p>`}
${mayChange && renderSettingForms(words, settings, refused)}
${mayChange && leads.length > 0 && renderDeleteAllForm(words, refused)}`
}

const dones: Readonly<Record<string, PlainKey>> = {
  tested: 'leads.tested',
  deleted: 'leads.deleted',
  again: 'leads.again',
  released: 'leads.released',
  saved: 'leads.saved',
  address: 'leads.sentAddress',
}

const loadLeadsPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const title = words.text('leads.title')
  const membership = await accounts.organisations.membership(actor.session.userId)
  if (!membership) {
    const main = renderLeads(words, { settings: undefined, leads: [], held: 0, hasWebhooks: false })
    return { title, main, here: leadsPath }
  }
  const { leads: services } = accounts
  const [settings, { leads, next, held }, colleagues, webhooks] = await Promise.all([
    services.setting.settings(actor),
    services.leads.list(actor, { before: query.get('before') ?? undefined }),
    services.leads.colleagues(actor),
    services.webhooks.list(actor),
  ])
  return {
    title,
    main: renderLeads(words, {
      ...{ settings, leads, colleagues, next, held, hasWebhooks: webhooks.some(({ off }) => off === undefined) },
      done: refused ? undefined : dones[query.get('done') ?? ''],
      refused: refused?.refused,
    }),
    here: leadsPath,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the leads of the visitor's organisation. */
export const showLeads = (call: OwnCall): Promise<Outcome> => loadLeadsPage(call)

/** Runs an action on the leads, then shows their page, with a notice or the faults. */
const runLeadsAction = async (
  call: OwnCall,
  form: { form: string; fields: readonly string[] },
  done: string,
  act: () => Promise<unknown>,
): Promise<Outcome> => {
  const refused = await trySubmit(call, form, act)
  return refused ? loadLeadsPage(call, refused) : { to: `${leadsPath}?done=${done}` }
}

/** Handles POST: sends a test lead through every delivery. */
export const sendTestLead = (call: OwnCall): Promise<Outcome> =>
  runLeadsAction(call, wholeForm, 'tested', () => call.accounts.leads.leads.sendTest(call.actor))

/** Handles POST: e-mails a confirmation link to a new receiver address. */
export const setLeadAddress = async (call: OwnCall): Promise<Outcome> => {
  const empty = findMissingFields(call, addressForm.fields)
  if (empty.length > 0) return loadLeadsPage(call, createRefusedForm(call, addressForm, empty))
  const email = call.form.text('email')
  return runConfirmed(
    call,
    `${leadsPath}/address`,
    {
      ...{ what: call.words.text('confirm.address', { email }), form: addressForm, back: leadsPath },
      check: () => void validateEmail(email),
      refusedPage: refused => loadLeadsPage(call, refused),
    },
    proven => call.accounts.leads.setting.setAddress(call.actor, email, proven),
    () => ({ to: `${leadsPath}?done=address` }),
  )
}

/** Handles POST: removes the receiver address; leads go to the owner again. */
export const removeLeadAddress = (call: OwnCall): Promise<Outcome> =>
  runLeadsAction(call, wholeForm, 'saved', () => call.accounts.leads.setting.removeAddress(call.actor))

/** Handles POST: sets the retention of leads. */
export const setLeadKeepDays = async (call: OwnCall): Promise<Outcome> => {
  const days = readKeepDays(call.form.text('keepDays'))
  if (days === undefined)
    return loadLeadsPage(
      call,
      createRefusedForm(call, keepForm, [createFault(call.words, 'keepDays', 'fault.notAllowed')]),
    )
  return runLeadsAction(call, keepForm, 'saved', () => call.accounts.leads.setting.setKeepDays(call.actor, days))
}

/** Handles POST: deletes all leads, if the box is ticked. */
export const deleteAllLeads = async (call: OwnCall): Promise<Outcome> => {
  if (call.form.text('deleteAll') !== 'yes')
    return loadLeadsPage(
      call,
      createRefusedForm(call, deleteForm, [createFault(call.words, 'deleteAll', 'fault.deleteAll')]),
    )
  return runLeadsAction(call, deleteForm, 'deleted', () => call.accounts.leads.leads.removeAll(call.actor))
}

/** Handles POST: delivers the leads that are held back, or one of them. */
export const releaseLeads = (call: OwnCall): Promise<Outcome> =>
  runLeadsAction(call, wholeForm, 'released', () =>
    call.accounts.leads.leads.release(call.actor, call.id === '' ? undefined : call.id),
  )

/** Handles POST: requeues a lost lead. */
export const retryLead = (call: OwnCall): Promise<Outcome> =>
  runLeadsAction(call, wholeForm, 'again', () => call.accounts.leads.leads.sendAgain(call.actor, call.id))

/** Handles POST: deletes one lead. */
export const deleteLead = (call: OwnCall): Promise<Outcome> =>
  runLeadsAction(call, wholeForm, 'deleted', () => call.accounts.leads.leads.remove(call.actor, call.id))
