import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import {
  type Call,
  createFault,
  createRefusedForm,
  createThrottledForm,
  findMissingFields,
  type Outcome,
  type RefusedForm,
} from './call.ts'
import { canUsePasskeys } from './passkey-prompt.ts'

/** Data of the sign-in page. */
export interface SignInPage {
  /** Path to continue to; '' for the account. */
  next: string
  /** Text key of the completed action to confirm. */
  done?: PlainKey | undefined
  refused?: Refused | undefined
  /** Whether passkeys can be used at this origin. */
  hasPasskeys: boolean
  /** Unconfirmed e-mail address, to which the confirmation can be resent. */
  unverified?: string | undefined
}

const form = { form: 'signIn', fields: ['email', 'password'] } as const

/** Whether a URL parser leaves the path unchanged; `..` segments do not. */
const isNormalisedPath = (path: string): boolean => new URL(path, 'http://localhost').pathname === path.split('?')[0]

/** Whether a sign-in may redirect to a path: one of our pages that needs a session. */
export const isReturnPath = (path: string): boolean =>
  /^\/(account|ask|invitations\/[\w-]{1,60})([/?][\w/?=&.%-]*)?$/.test(path) &&
  !path.includes('//') &&
  isNormalisedPath(path)

/** Renders the sign-in form, with links to reset the password or sign up. */
export const renderSignIn = (words: Words, { next, done, refused, unverified, hasPasskeys }: SignInPage): Html => {
  const { text } = words
  const { input, hidden } = createFormFields(words, form.form, refused)
  return html`${done && renderNotice(text(done))}${renderFaultSummary(words, refused)}
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
${next !== '' && hidden('next', next)}<button>${text('signIn.submit')}</button>`,
)}
${
  hasPasskeys &&
  renderPostForm(
    '/sign-in/passkey',
    html`${next !== '' && hidden('next', next)}<button class="quiet">${text('passkey.signIn')}</button>
<span class="hint">${text('passkey.script')}</span>`,
  )
}
<ul class="ways"><li><a href="/forgot">${text('signIn.forgot')}</a></li>
<li><a href="/sign-up">${text('signIn.new')}</a></li></ul>`
}

const done: readonly (readonly [name: string, key: PlainKey])[] = [
  ['verified', 'signIn.verified'],
  ['reset', 'signIn.reset'],
  ['stepOff', 'signIn.stepOff'],
  ['again', 'signIn.again'],
  ['deleted', 'privacy.deleted'],
  ['emailChanged', 'email.changedElsewhere'],
]

/** The path if a sign-in may redirect to it, else ''. */
export const toReturnPath = (path: string): string => (isReturnPath(path) ? path : '')

/** Path of the sign-in page, with the path to continue to. */
export const getSignInPath = (next: string): string =>
  next === '' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`

/** Shows the sign-in form. */
export const showSignIn = async ({ words, query, place }: Call): Promise<Outcome> => {
  const next = toReturnPath(query.get('next') ?? '')
  return {
    title: words.text('signIn.title'),
    main: renderSignIn(words, {
      next,
      done: done.find(([name]) => query.get(name) === '1')?.[1],
      hasPasskeys: canUsePasskeys(place.origin),
    }),
    here: getSignInPath(next),
  }
}

/** Builds the sign-in page again, with its faults. */
export const buildRefusedSignInPage = (
  call: Call,
  { refused, status, headers }: RefusedForm,
  unverified?: string,
): Outcome => {
  const next = toReturnPath(call.form.text('next'))
  return {
    title: call.words.text('signIn.title'),
    main: renderSignIn(call.words, { next, refused, unverified, hasPasskeys: canUsePasskeys(call.place.origin) }),
    here: getSignInPath(next),
    status,
    headers,
  }
}

/** Handles POST: starts a session or the second step; the error does not tell which credential is wrong. */
export const signInByPassword = async (call: Call): Promise<Outcome> => {
  const { words } = call
  const empty = findMissingFields(call, form.fields)
  if (empty.length > 0) return buildRefusedSignInPage(call, createRefusedForm(call, form, empty))
  const [email, password] = [call.form.text('email'), call.form.exact('password')]
  const { cookie, place, visit } = call
  const result = await call.accounts.entry.signIn({ email, password }, cookie, place, visit)
  const next = toReturnPath(call.form.text('next'))
  switch (result.outcome) {
    case 'signedIn':
      return { to: next || '/account', cookies: result.cookies }
    case 'code':
      return {
        to: next === '' ? '/sign-in/code' : `/sign-in/code?next=${encodeURIComponent(next)}`,
        cookies: result.cookies,
      }
    case 'tooMany':
      return buildRefusedSignInPage(call, createThrottledForm(call, form, result.resetAt))
    case 'unverified':
      return buildRefusedSignInPage(
        call,
        createRefusedForm(call, form, [createFault(words, '', 'fault.unverified')]),
        email,
      )
    default:
      return buildRefusedSignInPage(call, createRefusedForm(call, form, [createFault(words, '', 'fault.credentials')]))
  }
}
