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
import { type Continuation, readContinuation, renderContinuation } from './kept-entries.ts'
import { toReturnPath } from './return-path.ts'
import { finishSignIn, returnToSignIn } from './sign-in-page.ts'

const form = { form: 'code', fields: ['code'] } as const

/** Data of the second-factor page. */
export interface CodePage extends Continuation {
  /** Whether authenticator codes are accepted; backup codes always are. */
  hasDevice: boolean
  hasPasskey: boolean
  refused?: Refused | undefined
}

/** Renders the second step of a sign-in: a passkey, an authenticator code, or a backup code. */
export const renderCodeForm = (words: Words, page: CodePage): Html => {
  const { text } = words
  const { hasDevice, hasPasskey, refused } = page
  const { input } = createFormFields(words, form.form, refused)
  const kept = renderContinuation(page)
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

const loadCodePage = async (
  call: Call,
  continuation: Continuation,
  { refused, ...page }: Partial<RefusedForm> & { cookies?: readonly string[] } = {},
): Promise<Outcome> => {
  const ways = await call.accounts.entry.secondStepWays(call.cookie)
  const { hasDevice, hasPasskey } = ways ?? { hasDevice: true, hasPasskey: false }
  return {
    title: call.words.text('code.title'),
    main: renderCodeForm(call.words, { ...continuation, hasDevice, hasPasskey, refused }),
    here: getCodePath(continuation.next),
    ...page,
  }
}

/** Shows the second-factor page again, with its faults. */
export const loadRefusedCodePage = (call: Call, { refused, status, headers }: RefusedForm): Promise<Outcome> =>
  loadCodePage(call, readContinuation(call.form), { refused, status, headers })

/** Shows the second step of a sign-in. */
export const showCode = async (call: Call): Promise<Outcome> =>
  loadCodePage(call, { next: toReturnPath(call.query.get('next') ?? '') })

/** Continues a sign-in with its second step; its page itself carries entries that were kept. */
export const continueWithCode = async (call: Call, cookies: readonly string[]): Promise<Outcome> => {
  const continuation = readContinuation(call.form)
  if (!continuation.kept) return { to: getCodePath(continuation.next), cookies }
  const cookie = cookies.map(text => text.split(';')[0]).join('; ')
  return loadCodePage({ ...call, cookie }, continuation, { cookies })
}

/** Handles POST: starts the session, or shows the form again; an expired partial session returns to the sign-in. */
export const signInByCode = async (call: Call): Promise<Outcome> => {
  const empty = findMissingFields(call, form.fields)
  if (empty.length > 0) return loadRefusedCodePage(call, createRefusedForm(call, form, empty))
  const result = await call.accounts.entry.code(call.cookie, call.form.text('code'), call.visit)
  switch (result.outcome) {
    case 'signedIn':
      return finishSignIn(call, result.cookies)
    case 'tooMany':
      return loadRefusedCodePage(call, createThrottledForm(call, form, result.resetAt))
    case 'wrong':
      return loadRefusedCodePage(call, createRefusedForm(call, form, [createFault(call.words, 'code', 'fault.code')]))
    default:
      return returnToSignIn(call)
  }
}
