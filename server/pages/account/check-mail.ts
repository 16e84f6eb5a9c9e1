import { createFormFields, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Call, createFault, createRefusedForm, type Outcome, type RefusedForm } from './call.ts'

/** Data of the page after an e-mail was requested; the same for known and unknown addresses. */
export interface CheckMailPage {
  /** Folder that receives e-mails when no mail server is configured. */
  outbox: string | undefined
  refused?: Refused | undefined
}

const form = { form: 'checkMail', fields: ['email'] } as const

/** Renders the hint to check the mailbox, and the form that resends the confirmation. */
export const renderCheckMail = (words: Words, { outbox, refused }: CheckMailPage): Html => {
  const { text } = words
  const { input } = createFormFields(words, form.form, refused)
  return html`${renderFaultSummary(words, refused)}<p>${text('checkMail.text')}</p>
${outbox !== undefined && html`<p>${words.markup('checkMail.outbox', { folder: html`<code>${outbox}</code>` })}</p>`}
<h2>${text('checkMail.againTitle')}</h2>
${renderPostForm('/check-mail', html`${input('email', { type: 'email', autocomplete: 'email', hint: false })}<button class="quiet">${text('checkMail.again')}</button>`)}
<p><a href="/sign-in">${text('nav.signIn')}</a></p>`
}

const buildCheckMailPage = (call: Call, refused?: RefusedForm): Outcome => ({
  title: call.words.text('checkMail.title'),
  main: renderCheckMail(call.words, { outbox: call.accounts.settings.outbox, refused: refused?.refused }),
  here: '/check-mail',
  status: refused?.status ?? 200,
})

/** Shows the hint to check the mailbox. */
export const showCheckMail = async (call: Call): Promise<Outcome> => buildCheckMailPage(call)

/** Handles POST: resends the confirmation if one is pending; the answer does not tell. */
export const sendConfirmationAgain = async (call: Call): Promise<Outcome> => {
  const email = call.form.text('email')
  if (email === '')
    return buildCheckMailPage(call, createRefusedForm(call, form, [createFault(call.words, 'email', 'fault.required')]))
  await call.accounts.entry.sendAgain(email, call.cookie, call.place, call.visit)
  return { to: '/check-mail' }
}
