import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { type Call, fault, missing, type Outcome, type RefusedForm, refusedForm, tooOften } from './call.ts'
import { mayHavePasskeys } from './passkey-question.ts'

/** What the page of the sign-in shows. */
export interface SignInPage {
  /** Where to go afterwards; '' for the account. */
  next: string
  /** What was done before. */
  done?: PlainKey | undefined
  refused?: Refused | undefined
  /** Passkeys can be used at this address. */
  hasPasskeys: boolean
  /** An address that is not confirmed yet, to which the letter can go again. */
  unverified?: string | undefined
}

const form = { form: 'signIn', fields: ['email', 'password'] } as const

/** Whether a browser goes to a path as it is written: `..` and its like lead elsewhere. */
const isDirect = (path: string): boolean => new URL(path, 'http://localhost').pathname === path.split('?')[0]

/** Whether a path may follow a sign-in: one of our own that needs it. */
export const isNext = (path: string): boolean =>
  /^\/(account|ask|invitations\/[\w-]{1,60})([/?][\w/?=&.%-]*)?$/.test(path) && !path.includes('//') && isDirect(path)

/** The form of the sign-in, and the ways around it. */
export const signInView = (words: Words, { next, done, refused, unverified, hasPasskeys }: SignInPage): Html => {
  const { text } = words
  const { input, hidden } = fieldsOf(words, form.form, refused)
  return html`${done && notice(text(done))}${faultSummary(words, refused)}
${
  unverified !== undefined &&
  postForm('/check-mail', html`${hidden('email', unverified)}<button class="quiet">${text('checkMail.again')}</button>`)
}
${postForm(
  '/sign-in',
  html`${input('email', { type: 'email', autocomplete: 'email', hint: false })}
${input('password', { type: 'password', autocomplete: 'current-password', hint: false })}
${next !== '' && hidden('next', next)}<button>${text('signIn.submit')}</button>`,
)}
${
  hasPasskeys &&
  postForm(
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
]

/** Where a sign-in leads to: a page for signed-in persons; '' for anything else. */
export const nextOf = (path: string): string => (isNext(path) ? path : '')

/** The page of the sign-in, with where it leads to. */
export const signInPath = (next: string): string =>
  next === '' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`

/** Shows the sign-in form. */
export const showSignIn = async ({ words, query, place }: Call): Promise<Outcome> => {
  const next = nextOf(query.get('next') ?? '')
  return {
    title: words.text('signIn.title'),
    main: signInView(words, {
      next,
      done: done.find(([name]) => query.get(name) === '1')?.[1],
      hasPasskeys: mayHavePasskeys(place.origin),
    }),
    here: signInPath(next),
  }
}

/** The form of the sign-in again, with what was wrong. */
export const signInAgain = (call: Call, { refused, status, headers }: RefusedForm, unverified?: string): Outcome => {
  const next = nextOf(call.form.text('next'))
  return {
    title: call.words.text('signIn.title'),
    main: signInView(call.words, { next, refused, unverified, hasPasskeys: mayHavePasskeys(call.place.origin) }),
    here: signInPath(next),
    status,
    headers,
  }
}

/** POST: a session, the second step, or one sentence for whatever was wrong. */
export const signIn = async (call: Call): Promise<Outcome> => {
  const { words } = call
  const empty = missing(call, form.fields)
  if (empty.length > 0) return signInAgain(call, refusedForm(call, form, empty))
  const [email, password] = [call.form.text('email'), call.form.exact('password')]
  const { cookie, place, visit } = call
  const result = await call.accounts.entry.signIn({ email, password }, cookie, place, visit)
  const next = nextOf(call.form.text('next'))
  switch (result.outcome) {
    case 'signedIn':
      return { to: next || '/account', cookies: result.cookies }
    case 'code':
      return {
        to: next === '' ? '/sign-in/code' : `/sign-in/code?next=${encodeURIComponent(next)}`,
        cookies: result.cookies,
      }
    case 'tooMany':
      return signInAgain(call, tooOften(call, form, result.resetAt))
    case 'unverified':
      return signInAgain(call, refusedForm(call, form, [fault(words, '', 'fault.unverified')]), email)
    default:
      return signInAgain(call, refusedForm(call, form, [fault(words, '', 'fault.credentials')]))
  }
}
