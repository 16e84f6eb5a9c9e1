import type { RateLimited, SignUpProof, SignUpView, VerifyResult } from '../../services/account/auth-service.ts'
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

/** Data of the e-mail confirmation page. */
export interface VerifyPage {
  token: string
  /** Time and origin of the sign-up, so that users recognise a foreign one. */
  signUp: Pick<SignUpView, 'createdAt' | 'address' | 'hasPassword'>
  refused?: Refused | undefined
}

/** Confirms with the password of the sign-up. */
const ownForm = { form: 'verify', fields: ['password'] } as const
/** Confirms with a name and a password that are chosen on the page. */
const newForm = { form: 'verifyNew', fields: ['name', 'password'] } as const

const renderSignUpOrigin = ({ text, markup, instant }: Words, { createdAt, address }: VerifyPage['signUp']): Html => {
  const shown = address === '' ? text('sessions.unknown') : address
  return html`<p>${markup('verify.made', { time: instant(createdAt), address: html`<bdi>${shown}</bdi>` })}</p>`
}

/**
 * Renders the two ways to confirm. Opening the link alone changes nothing, since mail scanners open links too; nor does
 * the link confirm a password that its reader did not choose.
 */
export const renderVerify = (words: Words, { token, signUp, refused }: VerifyPage): Html => {
  const { text } = words
  const own = createFormFields(words, ownForm.form, refused)
  const chosen = createFormFields(words, newForm.form, refused)
  return html`${renderFaultSummary(words, refused)}${renderSignUpOrigin(words, signUp)}
${
  signUp.hasPassword &&
  html`<h2>${text('verify.own')}</h2>
${renderPostForm(
  '/verify',
  html`${own.hidden('token', token)}${own.input('password', { type: 'password', autocomplete: 'current-password', label: 'verify.password', hint: 'verify.passwordHint' })}
<button>${text('verify.confirm')}</button>`,
)}
<h2>${text('verify.other')}</h2>
<p>${text('verify.otherText')}</p>`
}
${!signUp.hasPassword && html`<p>${text('verify.choose')}</p>`}
${renderPostForm(
  '/verify',
  html`${chosen.hidden('token', token)}${chosen.hidden('new', 'yes')}${chosen.input('name', { autocomplete: 'name' })}
${chosen.input('password', { type: 'password', autocomplete: 'new-password', label: 'security.newPassword', hint: 'field.password.hint' })}
<button${signUp.hasPassword && html` class="quiet"`}>${text('verify.submitNew')}</button>`,
)}`
}

/** Renders the notice of an expired link, with a link to request a new one. */
export const renderDeadLink = ({ text }: Words, next: { href: string; text: string }): Html =>
  html`<p class="notice bad" role="alert">${text('fault.token')}</p>
<p><a href="${next.href}">${next.text}</a></p>`

const buildDeadVerifyPage = ({ words }: Call): Outcome => ({
  title: words.text('verify.title'),
  main: renderDeadLink(words, { href: '/check-mail', text: words.text('checkMail.again') }),
  here: '/check-mail',
  status: 400,
})

const confirmedPath = '/sign-in?verified=1'

const loadVerifyPage = async (call: Call, token: string, refused?: RefusedForm): Promise<Outcome> => {
  const signUp = token === '' ? undefined : await call.accounts.entry.signUpOf(token)
  if (!signUp) return buildDeadVerifyPage(call)
  if (signUp.isConfirmed) return { to: confirmedPath }
  return {
    title: call.words.text('verify.title'),
    main: renderVerify(call.words, { token, signUp, refused: refused?.refused }),
    here: `/verify?token=${encodeURIComponent(token)}`,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Handles GET: shows the ways to confirm. */
export const showVerify = (call: Call): Promise<Outcome> => loadVerifyPage(call, call.query.get('token') ?? '')

/** Form of the way that was chosen, with its entered proof and its empty fields. */
const readProof = (call: Call) => {
  const isNew = call.form.text('new') !== ''
  const which = isNew ? newForm : ownForm
  const password = call.form.exact('password')
  const proof: SignUpProof = isNew ? { name: call.form.text('name'), newPassword: password } : { password }
  return { which, proof, empty: findMissingFields(call, which.fields) }
}

const createOutcomeForm = (
  call: Call,
  which: typeof ownForm | typeof newForm,
  result: VerifyResult | RateLimited | undefined,
): RefusedForm | undefined => {
  if (result?.outcome === 'tooMany') return createThrottledForm(call, which, result.resetAt)
  if (result?.outcome !== 'wrong') return undefined
  return createRefusedForm(call, which, [createFault(call.words, 'password', 'fault.signUpPassword')])
}

/** Handles POST: creates the account of this sign-up; the browser that signed up is signed in. */
export const verifySignUp = async (call: Call): Promise<Outcome> => {
  const token = call.form.exact('token')
  const { which, proof, empty } = readProof(call)
  // A missing password is no wrong one; a new one is refused by the service, with the name.
  if (which === ownForm && empty.length > 0) return loadVerifyPage(call, token, createRefusedForm(call, which, empty))
  const results: (VerifyResult | RateLimited)[] = []
  const refused = await trySubmit(
    call,
    which,
    async () => void results.push(await call.accounts.entry.verify(token, proof, call.cookie, call.visit)),
  )
  const [result] = results
  const failed = refused ? withMissingFields(refused, empty) : createOutcomeForm(call, which, result)
  if (failed) return loadVerifyPage(call, token, failed)
  if (result?.outcome !== 'done') return buildDeadVerifyPage(call)
  return { to: result.isSignedIn ? '/account' : confirmedPath, cookies: result.cookies }
}
