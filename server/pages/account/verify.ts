import { renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Call, Outcome } from './call.ts'

/** Data of the e-mail confirmation page. */
export interface VerifyPage {
  token: string
  /** Time and IP address of the sign-up, if known, so that users do not confirm a foreign one. */
  signUp?: { createdAt: string; address: string } | undefined
}

/** Renders the confirm button; opening the link alone changes nothing, since mail scanners open links too. */
export const renderVerify = ({ text, markup, instant }: Words, { token, signUp }: VerifyPage): Html =>
  html`<p>${text('verify.text')}</p>
${
  signUp &&
  signUp.address !== '' &&
  html`<p>${markup('verify.made', {
    time: instant(signUp.createdAt),
    address: html`<bdi>${signUp.address}</bdi>`,
  })}</p>`
}
${renderPostForm('/verify', html`<input type="hidden" name="token" value="${token}"><button>${text('verify.confirm')}</button>`)}`

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

/** Handles GET: shows the confirm button. */
export const showVerify = async (call: Call): Promise<Outcome> => {
  const token = call.query.get('token') ?? ''
  if (token === '') return buildDeadVerifyPage(call)
  return {
    title: call.words.text('verify.title'),
    main: renderVerify(call.words, { token, signUp: await call.accounts.entry.signUpOf(token) }),
    here: `/verify?token=${encodeURIComponent(token)}`,
  }
}

/** Handles POST: creates the account of this sign-up, without a session. */
export const verifySignUp = async (call: Call): Promise<Outcome> => {
  const isVerified = await call.accounts.entry.verify(call.form.exact('token'), call.visit)
  return isVerified ? { to: '/sign-in?verified=1' } : buildDeadVerifyPage(call)
}
