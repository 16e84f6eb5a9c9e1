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
  refused?: Refused | undefined
}

const form = { form: 'signUp', fields: ['name', 'email', 'password'] } as const

/** Renders the sign-up form, or a notice where sign-ups are closed. */
export const renderSignUp = (words: Words, { settings, refused }: SignUpPage): Html => {
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
${input('email', { type: 'email', autocomplete: 'email' })}
${input('password', { type: 'password', autocomplete: 'new-password' })}
${legal.length > 0 && html`<p>${text('signUp.read')} ${legal.map(({ href, text: name }, index) => html`${index > 0 && ', '}<a href="${href}">${name}</a>`)}</p>`}
<button>${text('signUp.submit')}</button>`,
)}
<p><a href="/sign-in">${text('signUp.have')}</a></p>`
}

const buildSignUpPage = (call: Call, refused?: RefusedForm): Outcome => ({
  title: call.words.text('signUp.title'),
  main: renderSignUp(call.words, { settings: call.accounts.settings, refused: refused?.refused }),
  here: '/sign-up',
  status: refused?.status ?? 200,
  ...(refused && { headers: refused.headers }),
})

/** Handles GET: the form. */
export const showSignUp = async (call: Call): Promise<Outcome> => buildSignUpPage(call)

/** Handles POST: creates the account, or e-mails its existing owner; the answer is the same. */
export const createAccountFromForm = async (call: Call): Promise<Outcome> => {
  const { accounts, place, visit } = call
  if (accounts.settings.signUps === 'closed')
    return buildSignUpPage(call, createRefusedForm(call, form, [createFault(call.words, '', 'fault.closed')], 403))
  const empty = findMissingFields(call, form.fields)
  const person = { name: call.form.text('name'), email: call.form.text('email'), password: call.form.exact('password') }
  let often: RefusedForm | undefined
  let cookies: readonly string[] = []
  const refused = await trySubmit(call, form, async () => {
    const answer = await accounts.entry.signUp(person, place, visit)
    if (answer.outcome === 'tooMany') often = createThrottledForm(call, form, answer.resetAt)
    else cookies = answer.cookies
  })
  const failed = refused ? withMissingFields(refused, empty) : often
  return failed ? buildSignUpPage(call, failed) : { to: '/check-mail', cookies }
}
