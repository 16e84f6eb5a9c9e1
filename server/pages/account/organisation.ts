import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Organisation } from '#contract/account/organisation'
import { type Role, roles } from '../../ports/accounts.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { fault, missing, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from './call.ts'
import { keysToReplace, madeByMember, madeKeys, replacePath } from './keys-to-replace.ts'
import { eventsPath } from './organisation-events.ts'
import { invitationTable, memberTable } from './organisation-tables.ts'
import { passwordField, proving, wrongPassword } from './proving.ts'
import { secondStepDutySection } from './second-step-duty.ts'
import { acceptedTerms } from './terms.ts'

/** What the page of an organisation shows; without one, the form that founds it. */
export interface OrganisationPage {
  organisation: (z.infer<typeof Organisation> & { isSecondStepRequired: boolean }) | undefined
  /** Working keys of the organisation that the visitor made. */
  made?: readonly z.infer<typeof Key>[]
  /** Whether keys work whose makers have left, which the visitor may replace. */
  hasKeysToReplace?: boolean
  /** It was deleted just now. */
  isDeleted?: boolean
  /** Terms of contacts that creating an organisation accepts. */
  termsUrl?: string
  refused?: Refused | undefined
}

const foundForm = { form: 'found', fields: ['name'] } as const
const inviteForm = { form: 'invite', fields: ['email', 'role'] } as const
/** Forms of one button, whose faults stand at the head of the page. */
const wholeForm = { form: 'whole', fields: [] } as const
const deleteForm = { form: 'delete', fields: ['password'] } as const

const path = '/account/organisation'

const founding = (words: Words, { refused, termsUrl = '/terms/contacts' }: OrganisationPage): Html => {
  const { text } = words
  const { input } = fieldsOf(words, foundForm.form, refused)
  return html`<p>${text('organisation.none')}</p>
${postForm(path, html`${input('name', { autocomplete: 'organization' })}${acceptedTerms(words, termsUrl)}<button>${text('organisation.found')}</button>`)}`
}

const inviting = (words: Words, refused: Refused | undefined): Html => {
  const { text } = words
  const { input, radios } = fieldsOf(words, inviteForm.form, refused)
  return html`<h2>${text('organisation.invite')}</h2>
${postForm(
  `${path}/invitations`,
  html`${input('email', { type: 'email', autocomplete: 'off', hint: false })}
${radios('role', [
  { value: 'member', text: text('role.member') },
  { value: 'admin', text: text('role.admin') },
])}
<button>${text('organisation.inviteSubmit')}</button>`,
)}`
}

/** The way out: leaving, or for an owner who is alone the end of the organisation. */
const ending = (
  words: Words,
  { name, role, members }: z.infer<typeof Organisation>,
  { made = [], refused }: { made?: OrganisationPage['made'] | undefined; refused: Refused | undefined },
): Html | false => {
  const { text, markup } = words
  const organisation = html`<bdi>${name}</bdi>`
  if (role !== 'owner')
    return html`<h2>${text('organisation.leave')}</h2><p>${markup('organisation.leaveText', { organisation })}</p>
${made.length > 0 && madeKeys(words, made, role !== 'member')}
${postForm(`${path}/leave`, html`<button class="danger">${text('organisation.leave')}</button>`)}`
  return (
    members.length === 1 &&
    html`<h2>${text('organisation.delete')}</h2><p>${markup('organisation.deleteText', { organisation })}</p>
<p>${text('organisation.deletePassword')}</p>
${postForm(
  `${path}/delete`,
  html`${passwordField(words, deleteForm.form, refused)}<button class="danger">${text('organisation.delete')}</button>`,
)}`
  )
}

/** The pages about the organisation that the visitor may see. */
const ways = ({ text }: Words, { role }: z.infer<typeof Organisation>, hasKeysToReplace: boolean): Html =>
  html`<ul class="ways"><li><a href="${path}/branding">${text('organisation.brand')}</a></li>
${role === 'owner' && html`<li><a href="${eventsPath}">${text('events.title')}</a></li>`}
${hasKeysToReplace && html`<li><a href="${replacePath}">${text('replace.title')}</a></li>`}</ul>`

/** The organisation with its members and invitations, and what the visitor may do there. */
export const organisationView = (words: Words, shown: OrganisationPage): Html => {
  const { organisation, made, hasKeysToReplace = false, isDeleted, refused } = shown
  const { text } = words
  const faults = faultSummary(words, refused)
  if (!organisation) return html`${isDeleted && notice(text('organisation.deleted'))}${faults}${founding(words, shown)}`
  const { name, role, plan, invitations } = organisation
  const isAdmin = role !== 'member'
  return html`${faults}<dl class="facts"><dt>${text('field.name')}</dt><dd><bdi>${name}</bdi></dd>
<dt>${text('account.plan')}</dt><dd>${text(`plan.${plan}`)}</dd>
<dt>${text('field.role')}</dt><dd>${text(`role.${role}`)}</dd></dl>
${ways(words, organisation, hasKeysToReplace)}
<h2>${text('organisation.members')}</h2>
${memberTable(words, organisation)}
${
  isAdmin &&
  invitations.length > 0 &&
  html`<h2>${text('organisation.invitations')}</h2>
${invitationTable(words, invitations)}`
}
${isAdmin && inviting(words, refused)}
${secondStepDutySection(words, organisation)}
${ending(words, organisation, { made, refused })}`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words } = call
  const membership = await accounts.organisations.membership(actor.session.userId)
  const organisation = membership && {
    ...(await accounts.organisations.view(actor)),
    isSecondStepRequired: membership.isSecondStepRequired,
  }
  const keys = organisation ? await accounts.keys.list(actor) : []
  return {
    title: organisation?.name ?? words.text('organisation.title'),
    main: organisationView(words, {
      organisation,
      made: madeByMember(keys, actor.session.userId),
      hasKeysToReplace: organisation?.role !== 'member' && keysToReplace(keys).length > 0,
      termsUrl: accounts.settings.termsUrl,
      isDeleted: call.query.has('deleted') && !refused,
      refused: refused?.refused,
    }),
    here: path,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the organisation of the visitor, or the form that founds one. */
export const showOrganisation = (call: OwnCall): Promise<Outcome> => page(call)

/** Does something to the organisation; back to its page, with what was wrong with the form. */
const acted = async (
  call: OwnCall,
  form: { form: string; fields: readonly string[] },
  act: () => Promise<unknown>,
): Promise<Outcome> => {
  const refused = await tried(call, form, act)
  return refused ? page(call, refused) : { to: path }
}

/** POST: an organisation is founded. */
export const foundOrganisation = async (call: OwnCall): Promise<Outcome> => {
  const empty = missing(call, foundForm.fields)
  if (empty.length > 0) return page(call, refusedForm(call, foundForm, empty))
  return acted(call, foundForm, () => call.accounts.organisations.found(call.actor, call.form.text('name')))
}

/** POST: invites a person by e-mail. */
export const invite = async (call: OwnCall): Promise<Outcome> => {
  const empty = missing(call, ['email'])
  if (empty.length > 0) return page(call, refusedForm(call, inviteForm, empty))
  const [email, role] = [call.form.text('email'), call.form.text('role')]
  if (role !== 'admin' && role !== 'member')
    return page(call, refusedForm(call, inviteForm, [fault(call.words, 'role', 'fault.notAllowed')]))
  return acted(call, inviteForm, () => call.accounts.organisations.invite(call.actor, { email, role }))
}

/** POST: an invitation is cancelled. */
export const cancelInvitation = (call: OwnCall): Promise<Outcome> =>
  acted(call, wholeForm, () => call.accounts.organisations.cancelInvitation(call.actor, call.id))

const isRole = (text: string): text is Role => roles.some(role => role === text)

/** POST: a member gets another role; `owner` hands the organisation over. */
export const setRole = async (call: OwnCall): Promise<Outcome> => {
  const role = call.form.text('role')
  if (!isRole(role)) return page(call, refusedForm(call, wholeForm, [fault(call.words, '', 'fault.notAllowed')]))
  return acted(call, wholeForm, () => call.accounts.organisations.setRole(call.actor, call.id, role))
}

/** POST: a member is removed; if keys are left whose makers are gone, their list is next. */
export const removeMember = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id } = call
  const outcome = await acted(call, wholeForm, () => accounts.organisations.removeMember(actor, id))
  if (!('to' in outcome)) return outcome
  return keysToReplace(await accounts.keys.list(actor)).length > 0 ? { to: replacePath } : outcome
}

/** POST: the owner asks every member for a second step, or no longer. */
export const requireSecondStep = (call: OwnCall): Promise<Outcome> => {
  const isRequired = call.form.text('required') === 'yes'
  return acted(call, wholeForm, () => call.accounts.organisations.requireSecondStep(call.actor, isRequired))
}

/** POST: the visitor leaves. */
export const leave = (call: OwnCall): Promise<Outcome> =>
  acted(call, wholeForm, () => call.accounts.organisations.leave(call.actor))

/** POST: the organisation ends, which the password proves. */
export const deleteOrganisation = (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, cookie, form } = call
  return proving(
    call,
    { form: deleteForm, wrong: wrongPassword, refusedPage: refused => page(call, refused) },
    () => accounts.organisations.remove(actor, cookie, form.exact('password')),
    () => ({ to: `${path}?deleted=1` }),
  )
}
