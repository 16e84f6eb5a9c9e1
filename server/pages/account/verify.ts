import { postForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Call, Outcome } from './call.ts'

/** What the page of a confirming link shows. */
export interface VerifyPage {
  token: string
  /** When and from where the sign-up came, where that is known, so that nobody confirms that of somebody else. */
  signUp?: { createdAt: string; address: string } | undefined
}

/** One button that confirms; opening the link alone changes nothing, since scanners of mail open links too. */
export const verifyView = ({ text, markup, instant }: Words, { token, signUp }: VerifyPage): Html =>
  html`<p>${text('verify.text')}</p>
${
  signUp &&
  signUp.address !== '' &&
  html`<p>${markup('verify.made', {
    time: instant(signUp.createdAt),
    address: html`<bdi>${signUp.address}</bdi>`,
  })}</p>`
}
${postForm('/verify', html`<input type="hidden" name="token" value="${token}"><button>${text('verify.confirm')}</button>`)}`

/** A link that is over, and the way to a new one. */
export const deadLinkView = ({ text }: Words, next: { href: string; text: string }): Html =>
  html`<p class="notice bad" role="alert">${text('fault.token')}</p>
<p><a href="${next.href}">${next.text}</a></p>`

const dead = ({ words }: Call): Outcome => ({
  title: words.text('verify.title'),
  main: deadLinkView(words, { href: '/check-mail', text: words.text('checkMail.again') }),
  here: '/check-mail',
  status: 400,
})

/** GET: the button. */
export const showVerify = async (call: Call): Promise<Outcome> => {
  const token = call.query.get('token') ?? ''
  if (token === '') return dead(call)
  return {
    title: call.words.text('verify.title'),
    main: verifyView(call.words, { token, signUp: await call.accounts.entry.signUpOf(token) }),
    here: `/verify?token=${encodeURIComponent(token)}`,
  }
}

/** POST: the account of this sign-up is made; nobody is signed in by it. */
export const verify = async (call: Call): Promise<Outcome> => {
  const isVerified = await call.accounts.entry.verify(call.form.exact('token'), call.visit)
  return isVerified ? { to: '/sign-in?verified=1' } : dead(call)
}
