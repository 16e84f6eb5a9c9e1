import type { AccountSettings } from '../../ports/accounts.ts'
import { createFormFields, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import {
  type Call,
  createFault,
  createRefusedForm,
  createThrottledForm,
  findMissingFields,
  type Outcome,
  type RefusedForm,
  trySubmit,
  withMissingFields,
} from './call.ts'
import { listLegalLinks } from './legal.ts'

/** Data of the sign-up page. */
export interface SignUpPage {
  settings: AccountSettings
  /** E-mail of an invitation, prefilled. */
  email?: string | undefined
  refused?: Refused | undefined
}

const form = { form: 'signUp', fields: ['name', 'email', 'password'] } as const

/** Renders the sign-up form, or a notice where sign-ups are closed. */
export const renderSignUp = (words: Words, { settings, email, refused }: SignUpPage): Html => {
  const { text } = words
  if (settings.signUps === 'closed')
    return html`<p class="notice bad" role="alert">${text('fault.closed')}</p>
<p><a href="/sign-in">${text('nav.signIn')}</a></p>`
  const { input } = createFormFields(words, form.form, refused)
  const legal = listLegalLinks(words, settings)
  return html`${renderFaultSummary(words, refused)}<p>${text('signUp.lead')}</p>
${settings.signUps === 'invited' && html`<p>${text('signUp.invited')}</p>`}
${renderPostForm(
  '/sign-up',
  html`${input('name', { autocomplete: 'name' })}
${input('email', { type: 'email', autocomplete: 'email', ...(email !== undefined && { value: email }) })}
${input('password', { type: 'password', autocomplete: 'new-password' })}
${legal.length > 0 && html`<p>${text('signUp.read')} ${legal.map(({ href, text: name }, index) => html`${index > 0 && ', '}<a href="${href}">${name}</a>`)}</p>`}
<button>${text('signUp.submit')}</button>`,
)}
<p><a href="/sign-in">${text('signUp.have')}</a></p>`
}

/** @param invitation the invitation that was followed, while it can be accepted. */
const buildSignUpPage = (call: Call, refused?: RefusedForm, invitation?: { id: string; email: string }): Outcome => {
  const { settings } = call.accounts
  return {
    title: call.words.text('signUp.title'),
    main: renderSignUp(call.words, { settings, email: invitation?.email, refused: refused?.refused }),
    here: invitation ? `/sign-up?invitation=${invitation.id}` : '/sign-up',
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Handles GET: the form, with the e-mail of the invitation that was followed. */
export const showSignUp = async (call: Call): Promise<Outcome> => {
  const id = call.query.get('invitation')
  const invitation = id === null ? undefined : await call.accounts.organisations.invitation(id)
  return buildSignUpPage(call, undefined, invitation?.isOver === false ? invitation : undefined)
}

/** Handles POST: creates the account, or e-mails its existing owner; the answer is the same. */
export const createAccountFromForm = async (call: Call): Promise<Outcome> => {
  const { accounts, place, visit } = call
  if (accounts.settings.signUps === 'closed')
    return buildSignUpPage(call, createRefusedForm(call, form, [createFault(call.words, '', 'fault.closed')], 403))
  const empty = findMissingFields(call, form.fields)
  const person = { name: call.form.text('name'), email: call.form.text('email'), password: call.form.exact('password') }
  let often: RefusedForm | undefined
  const refused = await trySubmit(call, form, async () => {
    const answer = await accounts.entry.signUp(person, place, visit)
    if (answer.outcome === 'tooMany') often = createThrottledForm(call, form, answer.resetAt)
  })
  const failed = refused ? withMissingFields(refused, empty) : often
  return failed ? buildSignUpPage(call, failed) : { to: '/check-mail' }
}
