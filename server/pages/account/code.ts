import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, fault, missing, type Outcome, type RefusedForm, refusedForm, tooOften } from './call.ts'
import { nextOf } from './sign-in.ts'

const form = { form: 'code', fields: ['code'] } as const

/** The second step of a sign-in: a code of the device, or a backup code. */
export const codeView = (words: Words, { next, refused }: { next: string; refused?: Refused | undefined }): Html => {
  const { text } = words
  const { input, hidden } = fieldsOf(words, form.form, refused)
  return html`${faultSummary(words, refused)}<p>${text('code.text')}</p>
${postForm(
  '/sign-in/code',
  html`${input('code', { autocomplete: 'one-time-code' })}${next !== '' && hidden('next', next)}
<button>${text('code.submit')}</button>`,
)}
<p>${text('code.backup')}</p>`
}

const page = (call: Call, next: string, refused?: RefusedForm): Outcome => ({
  title: call.words.text('code.title'),
  main: codeView(call.words, { next, refused: refused?.refused }),
  here: next === '' ? '/sign-in/code' : `/sign-in/code?next=${encodeURIComponent(next)}`,
  status: refused?.status ?? 200,
  ...(refused && { headers: refused.headers }),
})

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
