import type { ResetEffects } from '../../ports/reset-records.ts'
import { createFormFields, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { reviewPath } from './access-review.ts'
import { type Call, createRefusedForm, findMissingFields, type Outcome, type RefusedForm, trySubmit } from './call.ts'
import { renderDeadLink } from './verify.ts'

const form = { form: 'forgot', fields: ['email'] } as const
const newForm = { form: 'reset', fields: ['password'] } as const

/** Renders the form that requests a password reset link. */
export const renderForgotForm = (words: Words, refused?: Refused): Html => {
  const { text } = words
  const { input } = createFormFields(words, form.form, refused)
  return html`${renderFaultSummary(words, refused)}<p>${text('forgot.text')}</p>
${renderPostForm('/forgot', html`${input('email', { type: 'email', autocomplete: 'email', hint: false })}<button>${text('forgot.submit')}</button>`)}`
}

/** Renders the form that sets the new password. */
export const renderResetForm = (words: Words, token: string, refused?: Refused): Html => {
  const { input, hidden } = createFormFields(words, newForm.form, refused)
  return html`${renderFaultSummary(words, refused)}
${renderPostForm('/reset', html`${hidden('token', token)}${input('password', { type: 'password', autocomplete: 'new-password' })}<button>${words.text('reset.submit')}</button>`)}`
}

const buildForgotPage = (call: Call, refused?: RefusedForm): Outcome => ({
  title: call.words.text('forgot.title'),
  main: renderForgotForm(call.words, refused?.refused),
  here: '/forgot',
  status: refused?.status ?? 200,
})

const buildResetPage = (call: Call, token: string, refused?: RefusedForm): Outcome => ({
  title: call.words.text('reset.title'),
  main: renderResetForm(call.words, token, refused?.refused),
  here: `/reset?token=${encodeURIComponent(token)}`,
  status: refused?.status ?? 200,
})

const buildDeadResetPage = ({ words }: Call): Outcome => ({
  title: words.text('reset.title'),
  main: renderDeadLink(words, { href: '/forgot', text: words.text('forgot.submit') }),
  here: '/forgot',
  status: 400,
})

/** Shows the form that requests a reset link. */
export const showForgot = async (call: Call): Promise<Outcome> => buildForgotPage(call)

/** Handles POST: e-mails an existing account; the answer is the same for all. */
export const requestPasswordReset = async (call: Call): Promise<Outcome> => {
  const empty = findMissingFields(call, form.fields)
  if (empty.length > 0) return buildForgotPage(call, createRefusedForm(call, form, empty))
  await call.accounts.entry.forgot(call.form.text('email'), call.place, call.visit)
  return { to: '/check-mail' }
}

/** Handles GET with the token of the e-mail. */
export const showReset = async (call: Call): Promise<Outcome> => {
  const token = call.query.get('token') ?? ''
  return token === '' ? buildDeadResetPage(call) : buildResetPage(call, token)
}

/** Path after a reset: the sign-in, then what else opens the account if there is anything. */
const choosePathAfterReset = ({ hasEnded, hasLeft }: ResetEffects): string => {
  const done = hasEnded ? 'stepOff' : 'reset'
  return `/sign-in?${done}=1${hasLeft ? `&next=${encodeURIComponent(reviewPath)}` : ''}`
}

/** Handles POST: saves the new password and ends every session. */
export const resetPassword = async (call: Call): Promise<Outcome> => {
  const token = call.form.exact('token')
  const empty = findMissingFields(call, newForm.fields)
  if (empty.length > 0) return buildResetPage(call, token, createRefusedForm(call, newForm, empty))
  let done: ResetEffects | undefined
  const refused = await trySubmit(call, newForm, async () => {
    const result = await call.accounts.entry.reset(token, call.form.exact('password'), call.place, call.visit)
    if (result.outcome === 'done') done = result
  })
  if (refused) return buildResetPage(call, token, refused)
  return done ? { to: choosePathAfterReset(done) } : buildDeadResetPage(call)
}
