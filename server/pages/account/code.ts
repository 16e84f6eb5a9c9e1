import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, fault, missing, type Outcome, type RefusedForm, refusedForm, tooOften } from './call.ts'
import { nextOf } from './sign-in.ts'

const form = { form: 'code', fields: ['code'] } as const

/** What the page of the second step shows. */
export interface CodePage {
  /** Where to go afterwards; '' for the account. */
  next: string
  /** Codes of a device are good here; backup codes always are. */
  hasDevice: boolean
  hasPasskey: boolean
  refused?: Refused | undefined
}

/** The second step of a sign-in: a passkey, a code of the device, or a backup code. */
export const codeView = (words: Words, { next, hasDevice, hasPasskey, refused }: CodePage): Html => {
  const { text } = words
  const { input, hidden } = fieldsOf(words, form.form, refused)
  const kept = next !== '' && hidden('next', next)
  return html`${faultSummary(words, refused)}${
    hasPasskey &&
    postForm(
      '/sign-in/code/passkey',
      html`${kept}<button>${text('passkey.use')}</button>
<span class="hint">${text('passkey.script')}</span>`,
    )
  }<p>${text(hasDevice ? 'code.text' : 'code.backupOnly')}</p>
${postForm(
  '/sign-in/code',
  html`${input('code', { autocomplete: 'one-time-code', ...(!hasDevice && { label: 'code.backupCode', hint: false }) })}${kept}
<button${hasPasskey && html` class="quiet"`}>${text('code.submit')}</button>`,
)}
${hasDevice && html`<p>${text('code.backup')}</p>`}`
}

/** The page of the second step, with where it leads to. */
export const codePath = (next: string): string =>
  next === '' ? '/sign-in/code' : `/sign-in/code?next=${encodeURIComponent(next)}`

const page = async (call: Call, next: string, refused?: RefusedForm): Promise<Outcome> => {
  const ways = await call.accounts.entry.secondStepWays(call.cookie)
  const { hasDevice, hasPasskey } = ways ?? { hasDevice: true, hasPasskey: false }
  return {
    title: call.words.text('code.title'),
    main: codeView(call.words, { next, hasDevice, hasPasskey, refused: refused?.refused }),
    here: codePath(next),
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** The page of the second step again, with what was wrong. */
export const codePage = (call: Call, refused: RefusedForm): Promise<Outcome> =>
  page(call, nextOf(call.form.text('next')), refused)

/** Shows the second step of a sign-in. */
export const showCode = async (call: Call): Promise<Outcome> => page(call, nextOf(call.query.get('next') ?? ''))

/** POST: the session, or the form again; a half session that is over begins anew. */
export const signInByCode = async (call: Call): Promise<Outcome> => {
  const next = nextOf(call.form.text('next'))
  const empty = missing(call, form.fields)
  if (empty.length > 0) return page(call, next, refusedForm(call, form, empty))
  const result = await call.accounts.entry.code(call.cookie, call.form.text('code'), call.visit)
  switch (result.outcome) {
    case 'signedIn':
      return { to: next || '/account', cookies: result.cookies }
    case 'tooMany':
      return page(call, next, tooOften(call, form, result.resetAt))
    case 'wrong':
      return page(call, next, refusedForm(call, form, [fault(call.words, 'code', 'fault.code')]))
    default:
      return { to: '/sign-in?again=1' }
  }
}
