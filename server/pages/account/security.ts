import type { SecondStepState } from '../../services/account/second-step-services.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { proving } from './proving.ts'
import { securityPath as path, secondStepSection } from './second-step-section.ts'

/** What the page of password and second step shows. */
export interface SecurityPage {
  secondStep: SecondStepState
  /** Scheme, host and port of the page. */
  origin: string
  /** The person must set a second step up before anything else. */
  isDue?: boolean
  done?: PlainKey | undefined
  refused?: Refused | undefined
}

const passwordForm = { form: 'password', fields: ['current', 'password'] } as const

/** Password, and the second step with what belongs to it. */
export const securityView = (words: Words, { secondStep, origin, isDue, done, refused }: SecurityPage): Html => {
  const { text } = words
  const { input } = fieldsOf(words, passwordForm.form, refused)
  return html`${isDue && html`<p class="notice bad">${text('security.due')}</p>`}${done && notice(text(done))}${faultSummary(words, refused)}<h2>${text('security.password')}</h2>
${postForm(
  `${path}/password`,
  html`${input('current', { type: 'password', autocomplete: 'current-password' })}
${input('password', { type: 'password', autocomplete: 'new-password', label: 'security.newPassword' })}
<button>${text('save')}</button>`,
)}
${secondStepSection(words, secondStep, origin, refused)}`
}

const done: readonly (readonly [name: string, key: PlainKey])[] = [
  ['changed', 'security.changed'],
  ['off', 'security.offNow'],
  ['saved', 'security.stepChanged'],
]

/** The page of password and second step, with what was wrong with one of its forms. */
export const securityPage = async (
  { words, accounts, actor, query }: OwnCall,
  refused?: RefusedForm,
): Promise<Outcome> => ({
  title: words.text('security.title'),
  main: securityView(words, {
    secondStep: await accounts.secondSteps.state(actor),
    origin: actor.place.origin,
    isDue: actor.session.needsSecondStep,
    done: refused ? undefined : done.find(([name]) => query.has(name))?.[1],
    refused: refused?.refused,
  }),
  here: path,
  status: refused?.status ?? 200,
})

/** Shows the password form and the state of the second step. */
export const showSecurity = (call: OwnCall): Promise<Outcome> => securityPage(call)

/** POST: the password is changed, other sessions end. */
export const changePassword = (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, cookie, form } = call
  const passwords = { current: form.exact('current'), password: form.exact('password') }
  const wrong = { field: 'current', key: 'fault.currentWrong' } as const
  return proving(
    call,
    { form: passwordForm, wrong, refusedPage: refused => securityPage(call, refused) },
    () => accounts.security.changePassword(actor, cookie, passwords),
    ({ cookies }) => ({ to: `${path}?changed=1`, cookies }),
  )
}
