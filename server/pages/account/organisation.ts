import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Organisation } from '#contract/account/organisation'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { advisedKeepDays, listKeepChoices, readKeepDays } from '../leads/lead-settings.ts'
import { madeItemsPath } from '../paths.ts'
import type { Words } from '../words.ts'
import {
  createFault,
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  trySubmit,
} from './call.ts'
import { filterKeysOfCreator, renderCreatedKeys } from './keys-to-replace.ts'
import { eventsPath } from './organisation-events.ts'
import { renderInvitationTable, renderMemberTable } from './organisation-tables.ts'
import { renderPasswordField, runWithProof, wrongPassword } from './proof-form.ts'
import { renderSecondStepDuty } from './second-step-duty.ts'
import { renderAcceptedTerms } from './terms.ts'

/** Data of the organisation page; without an organisation, of the form that creates one. */
export interface OrganisationPage {
  organisation: (z.infer<typeof Organisation> & { isSecondStepRequired: boolean }) | undefined
  /** Active organisation keys created by the visitor. */
  made?: readonly z.infer<typeof Key>[]
  /** Whether former members left items about which the visitor may decide. */
  hasItemsToDecide?: boolean
  /** Whether the visitor can take back an organisation that it handed over. */
  canTakeBack?: boolean
  /** It was just deleted. */
  isDeleted?: boolean
  /** Lead terms accepted by creating an organisation. */
  termsUrl?: string
  refused?: Refused | undefined
}

const foundForm = { form: 'found', fields: ['name', 'keepDays'] } as const
/** Form of an invitation. */
export const inviteForm = { form: 'invite', fields: ['email', 'role'] } as const
/** Forms of one button, whose faults are shown at the top of the page. */
export const wholeForm = { form: 'whole', fields: [] } as const
const deleteForm = { form: 'delete', fields: ['password'] } as const

/** Path of the organisation page. */
export const organisationPath = '/account/organisation'
const path = organisationPath

const renderTakeBackLink = ({ text }: Words): Html =>
  html`<p class="notice"><a href="${path}/hand-over">${text('takeBack.title')}</a></p>
`

const renderFoundForm = (words: Words, { refused, termsUrl = '/terms/contacts' }: OrganisationPage): Html => {
  const { text } = words
  const { input, radios } = createFormFields(words, foundForm.form, refused)
  return html`<p>${text('organisation.none')}</p>
${renderPostForm(path, html`${input('name', { autocomplete: 'organization' })}${radios('keepDays', listKeepChoices(words), { hint: 'organisation.keepHint' })}${renderAcceptedTerms(words, termsUrl)}<button>${text('organisation.found')}</button>`)}`
}

const renderInviteForm = (words: Words, refused: Refused | undefined): Html => {
  const { text } = words
  const { input, radios } = createFormFields(words, inviteForm.form, refused)
  return html`<h2>${text('organisation.invite')}</h2>
${renderPostForm(
  `${path}/invitations`,
  html`${input('email', { type: 'email', autocomplete: 'off', hint: false })}
${radios('role', [
  { value: 'member', text: text('role.member') },
  { value: 'admin', text: text('role.admin') },
])}
<button>${text('organisation.inviteSubmit')}</button>`,
)}`
}

/** Renders the form to leave, or for a sole owner to delete the organisation. */
const renderEndForm = (
  words: Words,
  { name, role, members }: z.infer<typeof Organisation>,
  { made = [], refused }: { made?: OrganisationPage['made'] | undefined; refused: Refused | undefined },
): Html | false => {
  const { text, markup } = words
  const organisation = html`<bdi>${name}</bdi>`
  if (role !== 'owner')
    return html`<h2>${text('organisation.leave')}</h2><p>${markup('organisation.leaveText', { organisation })}</p>
${made.length > 0 && renderCreatedKeys(words, made, role !== 'member')}
${renderPostForm(`${path}/leave`, html`<button class="danger">${text('organisation.leave')}</button>`)}`
  return (
    members.length === 1 &&
    html`<h2>${text('organisation.delete')}</h2><p>${markup('organisation.deleteText', { organisation })}</p>
<p>${text('organisation.deletePassword')}</p>
${renderPostForm(
  `${path}/delete`,
  html`${renderPasswordField(words, deleteForm.form, refused)}<button class="danger">${text('organisation.delete')}</button>`,
)}`
  )
}

/** Renders links to the organisation pages that the visitor may see. */
const renderOrganisationLinks = ({ text }: Words, { role }: z.infer<typeof Organisation>, hasItems: boolean): Html =>
  html`<ul class="ways"><li><a href="${path}/branding">${text('organisation.brand')}</a></li>
${role === 'owner' && html`<li><a href="${eventsPath}">${text('events.title')}</a></li>`}
${hasItems && html`<li><a href="${madeItemsPath}">${text('replace.title')}</a></li>`}</ul>`

/** Renders the organisation with its members and invitations, and the visitor's actions. */
export const renderOrganisation = (words: Words, shown: OrganisationPage): Html => {
  const { organisation, made, hasItemsToDecide = false, canTakeBack = false, isDeleted, refused } = shown
  const { text } = words
  const faults = renderFaultSummary(words, refused)
  if (!organisation)
    return html`${canTakeBack && renderTakeBackLink(words)}${isDeleted && renderNotice(text('organisation.deleted'))}${faults}${renderFoundForm(words, shown)}`
  const { name, role, plan, invitations } = organisation
  const isAdmin = role !== 'member'
  return html`${canTakeBack && renderTakeBackLink(words)}${faults}<dl class="facts"><dt>${text('field.name')}</dt><dd><bdi>${name}</bdi></dd>
<dt>${text('account.plan')}</dt><dd>${text(`plan.${plan}`)}</dd>
<dt>${text('field.role')}</dt><dd>${text(`role.${role}`)}</dd></dl>
${renderOrganisationLinks(words, organisation, hasItemsToDecide)}
<h2>${text('organisation.members')}</h2>
${renderMemberTable(words, organisation)}
${
  isAdmin &&
  invitations.length > 0 &&
  html`<h2>${text('organisation.invitations')}</h2>
${renderInvitationTable(words, invitations)}`
}
${isAdmin && renderInviteForm(words, refused)}
${renderSecondStepDuty(words, organisation)}
${renderEndForm(words, organisation, { made, refused })}`
}

/** Builds the page of the organisation, with the faults of a refused form. */
export const loadOrganisationPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words } = call
  const membership = await accounts.organisations.membership(actor.session.userId)
  const organisation = membership && {
    ...(await accounts.organisations.view(actor)),
    isSecondStepRequired: membership.isSecondStepRequired,
  }
  const keys = organisation ? await accounts.keys.list(actor) : []
  const isAdmin = organisation !== undefined && organisation.role !== 'member'
  return {
    title: organisation?.name ?? words.text('organisation.title'),
    main: renderOrganisation(words, {
      organisation,
      made: filterKeysOfCreator(keys, actor.session.userId),
      hasItemsToDecide: isAdmin && (await accounts.madeItems.list(actor)).length > 0,
      canTakeBack: (await accounts.organisations.openTransfer(actor)) !== undefined,
      termsUrl: accounts.settings.termsUrl,
      isDeleted: call.query.has('deleted') && !refused,
      refused: refused?.refused,
    }),
    here: path,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the organisation of the visitor, or the form that creates one. */
export const showOrganisation = (call: OwnCall): Promise<Outcome> => loadOrganisationPage(call)

/** Runs an action on the organisation, then shows its page, with the faults of the form if it was refused. */
export const runOrganisationAction = async (
  call: OwnCall,
  form: { form: string; fields: readonly string[] },
  act: () => Promise<unknown>,
): Promise<Outcome> => {
  const refused = await trySubmit(call, form, act)
  return refused ? loadOrganisationPage(call, refused) : { to: path }
}

/** Handles POST: creates an organisation. */
export const createOrganisationFromForm = async (call: OwnCall): Promise<Outcome> => {
  const chosen = call.form.text('keepDays')
  const days = chosen === '' ? advisedKeepDays : readKeepDays(chosen)
  const faults = [
    ...findMissingFields(call, ['name']),
    ...(days === undefined ? [createFault(call.words, 'keepDays', 'fault.notAllowed')] : []),
  ]
  if (faults.length > 0) return loadOrganisationPage(call, createRefusedForm(call, foundForm, faults))
  return runOrganisationAction(call, foundForm, () =>
    call.accounts.organisations.found(call.actor, call.form.text('name'), days),
  )
}

/** Handles POST: cancels an invitation. */
export const cancelMemberInvitation = (call: OwnCall): Promise<Outcome> =>
  runOrganisationAction(call, wholeForm, () => call.accounts.organisations.cancelInvitation(call.actor, call.id))

/** Handles POST: removes a member; shows what it had made if there is anything to decide. */
export const removeMember = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id } = call
  const outcome = await runOrganisationAction(call, wholeForm, () => accounts.organisations.removeMember(actor, id))
  if (!('to' in outcome)) return outcome
  return (await accounts.madeItems.list(actor)).length > 0 ? { to: madeItemsPath } : outcome
}

/** Handles POST: the owner turns the required second factor on or off. */
export const requireSecondStep = (call: OwnCall): Promise<Outcome> => {
  const isRequired = call.form.text('required') === 'yes'
  return runOrganisationAction(call, wholeForm, () =>
    call.accounts.organisations.requireSecondStep(call.actor, isRequired),
  )
}

/** Handles POST: leaves the organisation. */
export const leaveOrganisation = (call: OwnCall): Promise<Outcome> =>
  runOrganisationAction(call, wholeForm, () => call.accounts.organisations.leave(call.actor))

/** Handles POST: deletes the organisation, confirmed by the password. */
export const deleteOrganisation = (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, cookie, form } = call
  return runWithProof(
    call,
    { form: deleteForm, wrong: wrongPassword, refusedPage: refused => loadOrganisationPage(call, refused) },
    () => accounts.organisations.remove(actor, cookie, form.exact('password')),
    () => ({ to: `${path}?deleted=1` }),
  )
}
