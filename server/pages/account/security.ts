import type { SecondStepState } from '../../services/account/second-step-services.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { reviewPath } from './access-review.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { createEmailChangeHandler, type EmailSection, renderEmailSection } from './email-change.ts'
import { runWithProof } from './proof-form.ts'
import { securityPath as path, renderSecondStepSection } from './second-step-section.ts'

/** Data of the security page. */
export interface SecurityPage {
  secondStep: SecondStepState
  /** Scheme, host and port of the page. */
  origin: string
  email: EmailSection
  /** The user must set up a second factor first. */
  isDue?: boolean
  done?: PlainKey | undefined
  refused?: Refused | undefined
}

const changePasswordForm = { form: 'password', fields: ['current', 'password'] } as const

/** Renders the password form and the second factor. */
export const renderSecurity = (
  words: Words,
  { secondStep, origin, email, isDue, done, refused }: SecurityPage,
): Html => {
  const { text } = words
  const { input } = createFormFields(words, changePasswordForm.form, refused)
  return html`${isDue && html`<p class="notice bad">${text('security.due')}</p>`}${done && renderNotice(text(done))}${renderFaultSummary(words, refused)}<h2>${text('security.password')}</h2>
${renderPostForm(
  `${path}/password`,
  html`${input('current', { type: 'password', autocomplete: 'current-password' })}
${input('password', { type: 'password', autocomplete: 'new-password', label: 'security.newPassword' })}
<button>${text('save')}</button>`,
)}
${renderSecondStepSection(words, secondStep, origin, refused)}
${!isDue && renderEmailSection(words, email, refused)}
<p><a href="${reviewPath}">${text('review.link')}</a></p>
<p><a href="/account/sessions">${text('nav.sessions')}</a></p>`
}

const done: readonly (readonly [name: string, key: PlainKey])[] = [
  ['changed', 'security.changed'],
  ['off', 'security.offNow'],
  ['saved', 'security.stepChanged'],
  ['email', 'email.sent'],
  ['emailChanged', 'email.changed'],
]

/** Loads the security page, with the faults of a refused form. */
export const loadSecurityPage = async (
  { words, accounts, actor, query }: OwnCall,
  refused?: RefusedForm,
): Promise<Outcome> => ({
  title: words.text('security.title'),
  main: renderSecurity(words, {
    secondStep: await accounts.secondSteps.state(actor),
    origin: actor.place.origin,
    email: { current: actor.session.user.email, waiting: await accounts.emailChanges.waiting(actor) },
    isDue: actor.session.needsSecondStep,
    done: refused ? undefined : done.find(([name]) => query.has(name))?.[1],
    refused: refused?.refused,
  }),
  here: path,
  status: refused?.status ?? 200,
  ...(refused && { headers: refused.headers }),
})

/** Shows the password form and the state of the second step. */
export const showSecurity = (call: OwnCall): Promise<Outcome> => loadSecurityPage(call)

/** Handles POST: changes the password and ends other sessions. */
export const changePassword = (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, cookie, form } = call
  const passwords = { current: form.exact('current'), password: form.exact('password') }
  const wrong = { field: 'current', key: 'fault.currentWrong' } as const
  return runWithProof(
    call,
    { form: changePasswordForm, wrong, refusedPage: refused => loadSecurityPage(call, refused) },
    () => accounts.security.changePassword(actor, cookie, passwords),
    ({ cookies }) => ({ to: `${path}?changed=1`, cookies }),
  )
}

/** Handles POST: asks both mailboxes to confirm another address of the account. */
export const changeEmail = createEmailChangeHandler(loadSecurityPage)
