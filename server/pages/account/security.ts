import type { TwoFactorSetUp } from '../../ports/accounts.ts'
import type { Proven } from '../../services/account/account-services.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { fault, missing, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from './call.ts'
import { qrCode } from './qr-code.ts'

/** What the page of password and second step shows. */
export interface SecurityPage {
  twoFactor: boolean
  done?: PlainKey | undefined
  refused?: Refused | undefined
}

const path = '/account/security'
const passwordForm = { form: 'password', fields: ['current', 'password'] } as const
const stepForm = { form: 'step', fields: ['password'] } as const
const confirmForm = { form: 'confirm', fields: ['code'] } as const

/** Password, and the second step turned on or off. */
export const securityView = (words: Words, { twoFactor, done, refused }: SecurityPage): Html => {
  const { text } = words
  const changing = fieldsOf(words, passwordForm.form, refused)
  const step = fieldsOf(words, stepForm.form, refused)
  const proof = step.input('password', {
    type: 'password',
    autocomplete: 'current-password',
    label: 'field.current',
    hint: 'field.current.hint',
  })
  return html`${done && notice(text(done))}${faultSummary(words, refused)}<h2>${text('security.password')}</h2>
${postForm(
  `${path}/password`,
  html`${changing.input('current', { type: 'password', autocomplete: 'current-password' })}
${changing.input('password', { type: 'password', autocomplete: 'new-password', label: 'security.newPassword' })}
<button>${text('save')}</button>`,
)}
<h2>${text('security.twoFactor')}</h2>
<p>${text('security.twoFactorText')} <strong>${text(twoFactor ? 'security.on' : 'security.off')}</strong></p>
${
  twoFactor
    ? postForm(`${path}/two-factor/off`, html`${proof}<button class="danger">${text('security.turnOff')}</button>`)
    : postForm(`${path}/two-factor`, html`${proof}<button>${text('security.turnOn')}</button>`)
}`
}

/** The secret of the second step, shown this once, and the form that confirms it; without it, the form alone. */
export const twoFactorView = (words: Words, setUp: TwoFactorSetUp | undefined, refused?: Refused): Html => {
  const { text } = words
  const { input } = fieldsOf(words, confirmForm.form, refused)
  return html`${faultSummary(words, refused)}
${
  setUp &&
  html`<p>${text('security.scan')}</p>
${qrCode(setUp.uri, text('security.qr'))}
<dl class="facts"><dt>${text('security.secret')}</dt><dd><code class="secret">${setUp.secret}</code></dd></dl>
<h2>${text('security.backupCodes')}</h2>
<p>${text('security.backupText')}</p>
<ul class="codes">${setUp.backupCodes.map(code => html`<li><code>${code}</code></li>`)}</ul>`
}
${postForm(`${path}/two-factor/confirm`, html`${input('code', { autocomplete: 'one-time-code', hint: 'security.codeHint' })}<button>${text('security.confirm')}</button>`)}
<p><a href="${path}">${text('security.title')}</a></p>`
}

const done: readonly (readonly [name: string, key: PlainKey])[] = [
  ['changed', 'security.changed'],
  ['on', 'security.on'],
  ['off', 'security.off'],
]

const page = ({ words, actor, query }: OwnCall, refused?: RefusedForm): Outcome => ({
  title: words.text('security.title'),
  main: securityView(words, {
    twoFactor: actor.session.user.twoFactor,
    done: refused ? undefined : done.find(([name]) => query.has(name))?.[1],
    refused: refused?.refused,
  }),
  here: path,
  status: refused?.status ?? 200,
})

const twoFactorPage = ({ words }: OwnCall, setUp?: TwoFactorSetUp, refused?: RefusedForm): Outcome => ({
  title: words.text('security.twoFactor'),
  main: twoFactorView(words, setUp, refused?.refused),
  here: path,
  status: refused?.status ?? 200,
})

/** Shows the password form and the state of the second factor. */
export const showSecurity = async (call: OwnCall): Promise<Outcome> => page(call)

/** A change that a password or a code must prove: its form, what a wrong one is called, the page when it is refused. */
interface Proving {
  form: { form: string; fields: readonly string[] }
  wrong: { field: string; key: PlainKey }
  refusedPage(refused: RefusedForm): Outcome
}

/** Tries a change that must be proven; after too many tries the session is over and the way leads to a new one. */
const proving = async <Value>(
  call: OwnCall,
  { form, wrong, refusedPage }: Proving,
  act: () => Promise<Proven<Value>>,
  done: (value: Value) => Outcome,
): Promise<Outcome> => {
  const empty = missing(call, form.fields)
  if (empty.length > 0) return refusedPage(refusedForm(call, form, empty))
  const results: Proven<Value>[] = []
  const refused = await tried(call, form, async () => void results.push(await act()))
  const [result] = results
  if (refused || !result) return refusedPage(refused ?? refusedForm(call, form, []))
  if (result.outcome === 'sessionEnded') return { to: '/sign-in?again=1', cookies: result.cookies }
  if (result.outcome === 'wrong')
    return refusedPage(refusedForm(call, form, [fault(call.words, wrong.field, wrong.key)]))
  return done(result)
}

/** POST: the password is changed, other sessions end. */
export const changePassword = (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, cookie, form } = call
  const passwords = { current: form.exact('current'), password: form.exact('password') }
  const wrong = { field: 'current', key: 'fault.currentWrong' } as const
  return proving(
    call,
    { form: passwordForm, wrong, refusedPage: refused => page(call, refused) },
    () => accounts.security.changePassword(actor, cookie, passwords),
    ({ cookies }) => ({ to: `${path}?changed=1`, cookies }),
  )
}

const wrongPassword = { field: 'password', key: 'fault.currentWrong' } as const

/** POST: the secret of the second step is made and shown; it counts once a code confirmed it. */
export const startTwoFactor = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form: stepForm, wrong: wrongPassword, refusedPage: refused => page(call, refused) },
    () => call.accounts.security.startTwoFactor(call.actor, call.cookie, call.form.exact('password')),
    ({ setUp }) => twoFactorPage(call, setUp),
  )

/** POST: a code of the device turns the second step on. */
export const confirmTwoFactor = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    {
      form: confirmForm,
      wrong: { field: 'code', key: 'fault.code' },
      refusedPage: refused => twoFactorPage(call, undefined, refused),
    },
    () => call.accounts.security.confirmTwoFactor(call.actor, call.cookie, call.form.text('code')),
    ({ cookies }) => ({ to: `${path}?on=1`, cookies }),
  )

/** POST: the password turns the second step off. */
export const stopTwoFactor = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form: stepForm, wrong: wrongPassword, refusedPage: refused => page(call, refused) },
    () => call.accounts.security.stopTwoFactor(call.actor, call.cookie, call.form.exact('password')),
    ({ cookies }) => ({ to: `${path}?off=1`, cookies }),
  )
