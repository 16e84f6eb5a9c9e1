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
} from './call.ts'
import { toReturnPath } from './sign-in.ts'

const form = { form: 'code', fields: ['code'] } as const

/** Data of the second-factor page. */
export interface CodePage {
  /** Path to continue to; '' for the account. */
  next: string
  /** Whether authenticator codes are accepted; backup codes always are. */
  hasDevice: boolean
  hasPasskey: boolean
  refused?: Refused | undefined
}

/** Renders the second step of a sign-in: a passkey, an authenticator code, or a backup code. */
export const renderCodeForm = (words: Words, { next, hasDevice, hasPasskey, refused }: CodePage): Html => {
  const { text } = words
  const { input, hidden } = createFormFields(words, form.form, refused)
  const kept = next !== '' && hidden('next', next)
  return html`${renderFaultSummary(words, refused)}${
    hasPasskey &&
    renderPostForm(
      '/sign-in/code/passkey',
      html`${kept}<button>${text('passkey.use')}</button>
<span class="hint">${text('passkey.script')}</span>`,
    )
  }<p>${text(hasDevice ? 'code.text' : 'code.backupOnly')}</p>
${renderPostForm(
  '/sign-in/code',
  html`${input('code', { autocomplete: 'one-time-code', ...(!hasDevice && { label: 'code.backupCode', hint: false }) })}${kept}
<button${hasPasskey && html` class="quiet"`}>${text('code.submit')}</button>`,
)}
${hasDevice && html`<p>${text('code.backup')}</p>`}`
}

/** Path of the second-factor page, with the path to continue to. */
export const getCodePath = (next: string): string =>
  next === '' ? '/sign-in/code' : `/sign-in/code?next=${encodeURIComponent(next)}`

const loadCodePage = async (call: Call, next: string, refused?: RefusedForm): Promise<Outcome> => {
  const ways = await call.accounts.entry.secondStepWays(call.cookie)
  const { hasDevice, hasPasskey } = ways ?? { hasDevice: true, hasPasskey: false }
  return {
    title: call.words.text('code.title'),
    main: renderCodeForm(call.words, { next, hasDevice, hasPasskey, refused: refused?.refused }),
    here: getCodePath(next),
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the second-factor page again, with its faults. */
export const loadRefusedCodePage = (call: Call, refused: RefusedForm): Promise<Outcome> =>
  loadCodePage(call, toReturnPath(call.form.text('next')), refused)

/** Shows the second step of a sign-in. */
export const showCode = async (call: Call): Promise<Outcome> =>
  loadCodePage(call, toReturnPath(call.query.get('next') ?? ''))

/** Handles POST: starts the session, or shows the form again; an expired partial session returns to the sign-in. */
export const signInByCode = async (call: Call): Promise<Outcome> => {
  const next = toReturnPath(call.form.text('next'))
  const empty = findMissingFields(call, form.fields)
  if (empty.length > 0) return loadCodePage(call, next, createRefusedForm(call, form, empty))
  const result = await call.accounts.entry.code(call.cookie, call.form.text('code'), call.visit)
  switch (result.outcome) {
    case 'signedIn':
      return { to: next || '/account', cookies: result.cookies }
    case 'tooMany':
      return loadCodePage(call, next, createThrottledForm(call, form, result.resetAt))
    case 'wrong':
      return loadCodePage(call, next, createRefusedForm(call, form, [createFault(call.words, 'code', 'fault.code')]))
    default:
      return { to: '/sign-in?again=1' }
  }
}
