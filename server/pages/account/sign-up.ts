import type { AccountSettings } from '../../ports/accounts.ts'
import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import {
  type Call,
  fault,
  missing,
  type Outcome,
  type RefusedForm,
  refusedForm,
  tooOften,
  tried,
  withMissing,
} from './call.ts'
import { legalLinks } from './legal.ts'

/** What the page of a new account shows. */
export interface SignUpPage {
  settings: AccountSettings
  /** Of an invitation, so that it need not be typed. */
  email?: string | undefined
  refused?: Refused | undefined
}

const form = { form: 'signUp', fields: ['name', 'email', 'password'] } as const

/** The form of a new account; where none can be made, one sentence that says so. */
export const signUpView = (words: Words, { settings, email, refused }: SignUpPage): Html => {
  const { text } = words
  if (settings.signUps === 'closed')
    return html`<p class="notice bad" role="alert">${text('fault.closed')}</p>
<p><a href="/sign-in">${text('nav.signIn')}</a></p>`
  const { input } = fieldsOf(words, form.form, refused)
  const legal = legalLinks(words, settings)
  return html`${faultSummary(words, refused)}<p>${text('signUp.lead')}</p>
${settings.signUps === 'invited' && html`<p>${text('signUp.invited')}</p>`}
${postForm(
  '/sign-up',
  html`${input('name', { autocomplete: 'name' })}
${input('email', { type: 'email', autocomplete: 'email', ...(email !== undefined && { value: email }) })}
${input('password', { type: 'password', autocomplete: 'new-password' })}
${legal.length > 0 && html`<p>${text('signUp.read')} ${legal.map(({ href, text: name }, index) => html`${index > 0 && ', '}<a href="${href}">${name}</a>`)}</p>`}
<button>${text('signUp.submit')}</button>`,
)}
<p><a href="/sign-in">${text('signUp.have')}</a></p>`
}

/** @param invitation the one that led here, as long as it can be accepted. */
const page = (call: Call, refused?: RefusedForm, invitation?: { id: string; email: string }): Outcome => {
  const { settings } = call.accounts
  return {
    title: call.words.text('signUp.title'),
    main: signUpView(call.words, { settings, email: invitation?.email, refused: refused?.refused }),
    here: invitation ? `/sign-up?invitation=${invitation.id}` : '/sign-up',
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** GET: the form, with the e-mail of the invitation that led here. */
export const showSignUp = async (call: Call): Promise<Outcome> => {
  const id = call.query.get('invitation')
  const invitation = id === null ? undefined : await call.accounts.organisations.invitation(id)
  return page(call, undefined, invitation?.isOver === false ? invitation : undefined)
}

/** POST: the account is made, or its owner written to, with one answer. */
export const signUp = async (call: Call): Promise<Outcome> => {
  const { accounts, place, visit } = call
  if (accounts.settings.signUps === 'closed')
    return page(call, refusedForm(call, form, [fault(call.words, '', 'fault.closed')], 403))
  const empty = missing(call, form.fields)
  const person = { name: call.form.text('name'), email: call.form.text('email'), password: call.form.exact('password') }
  let often: RefusedForm | undefined
  const refused = await tried(call, form, async () => {
    const answer = await accounts.entry.signUp(person, place, visit)
    if (answer.outcome === 'tooMany') often = tooOften(call, form, answer.resetAt)
  })
  const failed = refused ? withMissing(refused, empty) : often
  return failed ? page(call, failed) : { to: '/check-mail' }
}
