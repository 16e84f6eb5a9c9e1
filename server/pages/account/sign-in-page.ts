import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { type Call, createFault, createRefusedForm, type Outcome, type RefusedForm } from './call.ts'
import { buildKeptPage, type Continuation, readContinuation, renderContinuation } from './kept-entries.ts'
import { canUsePasskeys } from './passkey-prompt.ts'

/** Data of the sign-in page. */
export interface SignInPage extends Continuation {
  /** Text key of the completed action to confirm. */
  done?: PlainKey | undefined
  refused?: Refused | undefined
  /** Whether passkeys can be used at this origin. */
  hasPasskeys: boolean
  /** Unconfirmed e-mail address, to which the confirmation can be resent. */
  unverified?: string | undefined
}

/** The form of e-mail and password. */
export const signInForm = { form: 'signIn', fields: ['email', 'password'] } as const

/** Renders the sign-in form, with links to reset the password or sign up. */
export const renderSignIn = (words: Words, page: SignInPage): Html => {
  const { text } = words
  const { done, refused, unverified, hasPasskeys, kept } = page
  const continuation = renderContinuation(page)
  const { input, hidden } = createFormFields(words, signInForm.form, refused)
  return html`${done && renderNotice(text(done))}${kept && html`<p class="notice" role="status">${text('kept.signIn')}</p>`}${renderFaultSummary(words, refused)}
${
  unverified !== undefined &&
  renderPostForm(
    '/check-mail',
    html`${hidden('email', unverified)}<button class="quiet">${text('checkMail.again')}</button>`,
  )
}
${renderPostForm(
  '/sign-in',
  html`${input('email', { type: 'email', autocomplete: 'email', hint: false })}
${input('password', { type: 'password', autocomplete: 'current-password', hint: false })}
${continuation}<button>${text('signIn.submit')}</button>`,
)}
${
  hasPasskeys &&
  renderPostForm(
    '/sign-in/passkey',
    html`${continuation}<button class="quiet">${text('passkey.signIn')}</button>
<span class="hint">${text('passkey.script')}</span>`,
  )
}
<ul class="ways"><li><a href="/forgot">${text('signIn.forgot')}</a></li>
<li><a href="/sign-up">${text('signIn.new')}</a></li></ul>`
}

/** Path of the sign-in page, with the path to continue to. */
export const getSignInPath = (next: string): string =>
  next === '' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`

/** Builds the sign-in page with where it continues. */
export const buildSignInPage = (
  { words, place }: Call,
  page: Continuation & Pick<SignInPage, 'done'>,
  again?: RefusedForm & Pick<SignInPage, 'unverified'>,
): Outcome => ({
  title: words.text('signIn.title'),
  main: renderSignIn(words, {
    ...page,
    ...{ refused: again?.refused, unverified: again?.unverified, hasPasskeys: canUsePasskeys(place.origin) },
  }),
  here: getSignInPath(page.next),
  ...(again && { status: again.status, headers: again.headers }),
})

/** Builds the sign-in page again, with its faults. */
export const buildRefusedSignInPage = (call: Call, refused: RefusedForm, unverified?: string): Outcome =>
  buildSignInPage(call, readContinuation(call.form), { ...refused, unverified })

/** Leads to the sign-in again after a step of it has expired; entries that wait for it are kept. */
export const returnToSignIn = (call: Call): Outcome =>
  readContinuation(call.form).kept
    ? buildRefusedSignInPage(call, createRefusedForm(call, signInForm, [createFault(call.words, '', 'signIn.again')]))
    : { to: '/sign-in?again=1' }

/** Ends a sign-in: leads to where it continues, or back to the form whose entries were kept. */
export const finishSignIn = ({ form, words }: Call, cookies: readonly string[]): Outcome => {
  const { next, kept } = readContinuation(form)
  return kept ? buildKeptPage(words, kept, cookies) : { to: next || '/account', cookies }
}
