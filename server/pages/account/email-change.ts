import type { EmailChangeQuestion, EmailChanges } from '../../services/account/email-change-services.ts'
import { validateEmail } from '../../services/account/validate-person.ts'
import { createFormFields, type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import {
  type Call,
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
} from './call.ts'
import { runConfirmed } from './confirm.ts'
import { securityPath } from './second-step-section.ts'
import { renderDeadLink } from './verify.ts'

/** Path of the form that asks for another address. */
export const emailPath = `${securityPath}/email`

const form = { form: 'email', fields: ['email'] } as const

/** Address of an account, and the change that waits. */
export interface EmailSection {
  current: string
  waiting: Awaited<ReturnType<EmailChanges['waiting']>>
}

const renderWaitingChange = (
  { text, markup, instant }: Words,
  { current, waiting }: EmailSection,
): Html | undefined => {
  if (!waiting) return undefined
  const states = [
    [current, waiting.confirmed.includes('old')],
    [waiting.email, waiting.confirmed.includes('new')],
  ] as const
  return html`<p>${markup('email.waiting', { email: html`<bdi>${waiting.email}</bdi>`, time: instant(waiting.expiresAt) })}</p>
<ul>${states.map(([address, isDone]) => html`<li><bdi>${address}</bdi> · ${text(isDone ? 'email.confirmed' : 'email.open')}</li>`)}</ul>
${renderPostForm(`${emailPath}/cancel`, html`<button class="quiet">${text('email.cancel')}</button>`)}`
}

/** Renders the address of the account, the change that waits, and the form for another address. */
export const renderEmailSection = (words: Words, section: EmailSection, refused: Refused | undefined): Html => {
  const { text } = words
  const { input } = createFormFields(words, form.form, refused)
  return html`<h2 id="email">${text('email.title')}</h2>
<p><bdi>${section.current}</bdi></p>
${renderWaitingChange(words, section)}
${renderPostForm(
  emailPath,
  html`${input('email', { type: 'email', autocomplete: 'email', label: 'email.new', hint: 'email.hint' })}
<button>${text('email.submit')}</button>`,
)}`
}

/** Creates the handler of POST: sends a link to both mailboxes once the person has proven itself. */
export const createEmailChangeHandler =
  (loadPage: (call: OwnCall, refused: RefusedForm) => Promise<Outcome>) =>
  async (call: OwnCall): Promise<Outcome> => {
    const empty = findMissingFields(call, form.fields)
    if (empty.length > 0) return loadPage(call, createRefusedForm(call, form, empty))
    const email = call.form.text('email')
    return runConfirmed(
      call,
      emailPath,
      {
        ...{ what: call.words.text('confirm.email', { email }), form, back: securityPath },
        check: () => void validateEmail(email),
        refusedPage: refused => loadPage(call, refused),
      },
      proven => call.accounts.emailChanges.request(call.actor, email, proven),
      () => ({ to: `${securityPath}?email=1#email` }),
    )
  }

/** Handles POST: ends the change that waits. */
export const cancelEmailChange = async ({ accounts, actor }: OwnCall): Promise<Outcome> => {
  await accounts.emailChanges.cancel(actor)
  return { to: `${securityPath}#email` }
}

const confirmPath = '/confirm-email'

/** Renders the question of a link. Opening the link alone changes nothing, since mail scanners open links too. */
export const renderEmailQuestion = (words: Words, token: string, question: EmailChangeQuestion): Html => {
  const { text, markup } = words
  const values = { current: html`<bdi>${question.current}</bdi>`, email: html`<bdi>${question.email}</bdi>` }
  return html`<p>${markup(question.mailbox === 'old' ? 'email.askOld' : 'email.askNew', values)}</p>
${renderPostForm(confirmPath, html`<input type="hidden" name="token" value="${token}"><button>${text('email.confirmSubmit')}</button>`)}`
}

const buildDeadLinkPage = ({ words }: Call): Outcome => ({
  title: words.text('email.confirmTitle'),
  main: renderDeadLink(words, { href: `${securityPath}#email`, text: words.text('email.title') }),
  here: '/sign-in',
  status: 400,
})

/** Handles GET of a link: shows what it changes. */
export const showEmailQuestion = async (call: Call): Promise<Outcome> => {
  const token = call.query.get('token') ?? ''
  const question = token === '' ? undefined : await call.accounts.emailChanges.question(token)
  if (!question) return buildDeadLinkPage(call)
  return {
    title: call.words.text('email.confirmTitle'),
    main: renderEmailQuestion(call.words, token, question),
    here: `${confirmPath}?token=${encodeURIComponent(token)}`,
  }
}

/** Handles POST of a link: confirms one mailbox; the second one changes the address. */
export const confirmEmailChange = async (call: Call): Promise<Outcome> => {
  const { accounts, cookie, place, visit, words } = call
  const result = await accounts.emailChanges.confirm(call.form.exact('token'), cookie, place, visit)
  if (result.outcome === 'gone') return buildDeadLinkPage(call)
  if (result.outcome === 'changed')
    return result.cookies.length > 0
      ? { to: `${securityPath}?emailChanged=1`, cookies: result.cookies }
      : { to: '/sign-in?emailChanged=1' }
  return {
    title: words.text('email.confirmTitle'),
    main: html`<p class="notice good" role="status">${words.text('email.otherOpen')}</p>`,
    here: '/sign-in',
  }
}
