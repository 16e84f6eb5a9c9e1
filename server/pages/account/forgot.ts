import type { Reset } from '../../ports/reset-records.ts'
import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, missing, type Outcome, type RefusedForm, refusedForm, tried } from './call.ts'
import { earlierKeysPath } from './earlier-keys.ts'
import { deadLinkView } from './verify.ts'

const form = { form: 'forgot', fields: ['email'] } as const
const newForm = { form: 'reset', fields: ['password'] } as const

/** Asks for the link with which a new password is chosen. */
export const forgotView = (words: Words, refused?: Refused): Html => {
  const { text } = words
  const { input } = fieldsOf(words, form.form, refused)
  return html`${faultSummary(words, refused)}<p>${text('forgot.text')}</p>
${postForm('/forgot', html`${input('email', { type: 'email', autocomplete: 'email', hint: false })}<button>${text('forgot.submit')}</button>`)}`
}

/** Chooses the new password. */
export const resetView = (words: Words, token: string, refused?: Refused): Html => {
  const { input, hidden } = fieldsOf(words, newForm.form, refused)
  return html`${faultSummary(words, refused)}
${postForm('/reset', html`${hidden('token', token)}${input('password', { type: 'password', autocomplete: 'new-password' })}<button>${words.text('reset.submit')}</button>`)}`
}

const forgotPage = (call: Call, refused?: RefusedForm): Outcome => ({
  title: call.words.text('forgot.title'),
  main: forgotView(call.words, refused?.refused),
  here: '/forgot',
  status: refused?.status ?? 200,
})

const resetPage = (call: Call, token: string, refused?: RefusedForm): Outcome => ({
  title: call.words.text('reset.title'),
  main: resetView(call.words, token, refused?.refused),
  here: `/reset?token=${encodeURIComponent(token)}`,
  status: refused?.status ?? 200,
})

const dead = ({ words }: Call): Outcome => ({
  title: words.text('reset.title'),
  main: deadLinkView(words, { href: '/forgot', text: words.text('forgot.submit') }),
  here: '/forgot',
  status: 400,
})

/** Shows the form that asks for a new password. */
export const showForgot = async (call: Call): Promise<Outcome> => forgotPage(call)

/** POST: the letter goes out to an account that exists; the answer is the same for all. */
export const forgot = async (call: Call): Promise<Outcome> => {
  const empty = missing(call, form.fields)
  if (empty.length > 0) return forgotPage(call, refusedForm(call, form, empty))
  await call.accounts.entry.forgot(call.form.text('email'), call.place, call.visit)
  return { to: '/check-mail' }
}

/** GET with the token of the letter. */
export const showReset = async (call: Call): Promise<Outcome> => {
  const token = call.query.get('token') ?? ''
  return token === '' ? dead(call) : resetPage(call, token)
}

/** Where a reset leads to: to the sign-in, and from there to the keys that it asks about. */
const afterReset = ({ isSecondStepRemoved, hasEarlierKeys }: Reset): string => {
  const done = isSecondStepRemoved ? 'stepOff' : 'reset'
  return `/sign-in?${done}=1${hasEarlierKeys ? `&next=${encodeURIComponent(earlierKeysPath)}` : ''}`
}

/** POST: the new password is saved and every session ends. */
export const reset = async (call: Call): Promise<Outcome> => {
  const token = call.form.exact('token')
  const empty = missing(call, newForm.fields)
  if (empty.length > 0) return resetPage(call, token, refusedForm(call, newForm, empty))
  let done: Reset | undefined
  const refused = await tried(call, newForm, async () => {
    const result = await call.accounts.entry.reset(token, call.form.exact('password'), call.place, call.visit)
    if (result.outcome === 'done') done = result
  })
  if (refused) return resetPage(call, token, refused)
  return done ? { to: afterReset(done) } : dead(call)
}
