import { Refusal } from '#domain/core/refusal'
import type { InvitationView } from '../../services/account/account-services.ts'
import { type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'

/** Data of the invitation page. */
export interface InvitationPage {
  invitation: InvitationView
  /** E-mail of the visitor; undefined when signed out. */
  email: string | undefined
  refused?: Refused | undefined
}

const form = { form: 'invitation', fields: [] } as const

const renderAnswerButtons = ({ text }: Words, path: string): Html =>
  html`<div class="buttons">${renderPostForm(`${path}/accept`, html`<button>${text('invitation.accept')}</button>`, { isInline: true })}
${renderPostForm(`${path}/decline`, html`<button class="quiet">${text('invitation.decline')}</button>`, { isInline: true })}</div>`

const renderSignedOutLinks = ({ text }: Words, id: string): Html =>
  html`<p>${text('invitation.signedOut')}</p>
<ul class="ways"><li><a href="/sign-in?next=/invitations/${id}">${text('nav.signIn')}</a></li>
<li><a href="/sign-up">${text('signUp.title')}</a></li></ul>`

/** Whether the visitor is the invited person; the link alone shows nobody who invites whom. */
const isInvitedVisitor = ({ invitation, email }: Pick<InvitationPage, 'invitation' | 'email'>): boolean =>
  email?.toLowerCase() === invitation.email.toLowerCase()

/** Renders the inviter, organisation and role to the invited person, and what other visitors can do. */
export const renderInvitation = (words: Words, { invitation, email, refused }: InvitationPage): Html => {
  const { text, markup } = words
  const { id, organisation, inviter, role, isOver } = invitation
  if (isOver) return html`${renderFaultSummary(words, refused)}<p class="notice">${text('invitation.over')}</p>`
  if (!isInvitedVisitor({ invitation, email }))
    return html`${renderFaultSummary(words, refused)}${email === undefined ? renderSignedOutLinks(words, id) : html`<p class="notice bad">${text('invitation.other')}</p>`}`
  return html`${renderFaultSummary(words, refused)}<p>${markup('invitation.text', {
    inviter: html`<bdi>${inviter}</bdi>`,
    organisation: html`<bdi>${organisation}</bdi>`,
    role: text(`role.${role}`),
  })}</p>
${renderAnswerButtons(words, `/invitations/${id}`)}`
}

const loadInvitationPage = async (call: Call, email: string | undefined, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, words, id } = call
  const invitation = await accounts.organisations.invitation(id)
  if (!invitation) throw new Refusal('route_not_found')
  const { organisation } = invitation
  return {
    title: isInvitedVisitor({ invitation, email })
      ? words.text('invitation.title', { organisation })
      : words.text('invitation.plainTitle'),
    main: renderInvitation(words, { invitation, email, refused: refused?.refused }),
    here: `/invitations/${id}`,
    status: refused?.status ?? 200,
  }
}

/** Handles GET, with or without a session. */
export const showInvitation = (call: Call & { actor?: OwnCall['actor'] }): Promise<Outcome> =>
  loadInvitationPage(call, call.actor?.session.user.email)

const respondToInvitation = async (call: OwnCall, act: () => Promise<void>, to: string): Promise<Outcome> => {
  if (!(await call.accounts.organisations.invitation(call.id))) throw new Refusal('route_not_found')
  const refused = await trySubmit(call, form, act)
  return refused ? loadInvitationPage(call, call.actor.session.user.email, refused) : { to }
}

/** Handles POST: joins the organisation. */
export const acceptInvitation = (call: OwnCall): Promise<Outcome> =>
  respondToInvitation(call, () => call.accounts.organisations.accept(call.actor, call.id), '/account/organisation')

/** Handles POST: declines the invitation. */
export const declineInvitation = (call: OwnCall): Promise<Outcome> =>
  respondToInvitation(call, () => call.accounts.organisations.decline(call.actor, call.id), '/account')
