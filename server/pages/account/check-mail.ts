import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, fault, type Outcome, type RefusedForm, refusedForm } from './call.ts'

/** What the page after each letter shows: the same whatever the e-mail was. */
export interface CheckMailPage {
  /** Folder of the letters, where there is no mail server. */
  outbox: string | undefined
  refused?: Refused | undefined
}

const form = { form: 'checkMail', fields: ['email'] } as const

/** Says where to look, and sends a confirmation again. */
export const checkMailView = (words: Words, { outbox, refused }: CheckMailPage): Html => {
  const { text } = words
  const { input } = fieldsOf(words, form.form, refused)
  return html`${faultSummary(words, refused)}<p>${text('checkMail.text')}</p>
${outbox !== undefined && html`<p>${words.markup('checkMail.outbox', { folder: html`<code>${outbox}</code>` })}</p>`}
<h2>${text('checkMail.againTitle')}</h2>
${postForm('/check-mail', html`${input('email', { type: 'email', autocomplete: 'email', hint: false })}<button class="quiet">${text('checkMail.again')}</button>`)}
<p><a href="/sign-in">${text('nav.signIn')}</a></p>`
}

const page = (call: Call, refused?: RefusedForm): Outcome => ({
  title: call.words.text('checkMail.title'),
  main: checkMailView(call.words, { outbox: call.accounts.settings.outbox, refused: refused?.refused }),
  here: '/check-mail',
  status: refused?.status ?? 200,
})

/** Shows where the letter went, and the form that sends it again. */
export const showCheckMail = async (call: Call): Promise<Outcome> => page(call)

/** POST: the letter goes out again, if there is one to send; the answer is the same. */
export const sendAgain = async (call: Call): Promise<Outcome> => {
  const email = call.form.text('email')
  if (email === '') return page(call, refusedForm(call, form, [fault(call.words, 'email', 'fault.required')]))
  await call.accounts.entry.sendAgain(email, call.place, call.visit)
  return { to: '/check-mail' }
}
