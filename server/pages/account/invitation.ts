import { Refusal } from '#domain/core/refusal'
import type { InvitationView } from '../../services/account/account-services.ts'
import { faultSummary, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, type Outcome, type OwnCall, type RefusedForm, tried } from './call.ts'

/** What the page of an invitation shows. */
export interface InvitationPage {
  invitation: InvitationView
  /** E-mail of the visitor; undefined when signed out. */
  email: string | undefined
  refused?: Refused | undefined
}

const form = { form: 'invitation', fields: [] } as const

const answering = ({ text }: Words, path: string): Html =>
  html`<div class="buttons">${postForm(`${path}/accept`, html`<button>${text('invitation.accept')}</button>`, { isInline: true })}
${postForm(`${path}/decline`, html`<button class="quiet">${text('invitation.decline')}</button>`, { isInline: true })}</div>`

const signedOut = ({ text }: Words, id: string): Html =>
  html`<p>${text('invitation.signedOut')}</p>
<ul class="ways"><li><a href="/sign-in?next=/invitations/${id}">${text('nav.signIn')}</a></li>
<li><a href="/sign-up?invitation=${id}">${text('signUp.title')}</a></li></ul>`

/** Who invites, where to, as what; and what the visitor can do about it. */
export const invitationView = (words: Words, { invitation, email, refused }: InvitationPage): Html => {
  const { text, markup } = words
  const { id, organisation, inviter, role, isOver } = invitation
  if (isOver) return html`${faultSummary(words, refused)}<p class="notice">${text('invitation.over')}</p>`
  const isInvited = email?.toLowerCase() === invitation.email.toLowerCase()
  return html`${faultSummary(words, refused)}<p>${markup('invitation.text', {
    inviter: html`<bdi>${inviter}</bdi>`,
    organisation: html`<bdi>${organisation}</bdi>`,
    role: text(`role.${role}`),
  })}</p>
${email === undefined && signedOut(words, id)}
${email !== undefined && (isInvited ? answering(words, `/invitations/${id}`) : html`<p class="notice bad">${text('invitation.other')}</p>`)}`
}

const page = async (call: Call, email: string | undefined, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, words, id } = call
  const invitation = await accounts.organisations.invitation(id)
  if (!invitation) throw new Refusal('route_not_found')
  return {
    title: words.text('invitation.title', { organisation: invitation.organisation }),
    main: invitationView(words, { invitation, email, refused: refused?.refused }),
    here: `/invitations/${id}`,
    status: refused?.status ?? 200,
  }
}

/** GET; signed in or not. */
export const showInvitation = (call: Call & { actor?: OwnCall['actor'] }): Promise<Outcome> =>
  page(call, call.actor?.session.user.email)

const answered = async (call: OwnCall, act: () => Promise<void>, to: string): Promise<Outcome> => {
  if (!(await call.accounts.organisations.invitation(call.id))) throw new Refusal('route_not_found')
  const refused = await tried(call, form, act)
  return refused ? page(call, call.actor.session.user.email, refused) : { to }
}

/** POST: the invited person joins. */
export const acceptInvitation = (call: OwnCall): Promise<Outcome> =>
  answered(call, () => call.accounts.organisations.accept(call.actor, call.id), '/account/organisation')

/** POST: the invited person does not. */
export const declineInvitation = (call: OwnCall): Promise<Outcome> =>
  answered(call, () => call.accounts.organisations.decline(call.actor, call.id), '/account')
