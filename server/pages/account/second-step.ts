import type { TwoFactorSetUp } from '../../ports/accounts.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { proving, wrongPassword } from './proving.ts'
import { qrCode } from './qr-code.ts'
import { backupForm, securityPath as path, stepForm } from './second-step-section.ts'
import { securityPage } from './security.ts'

const confirmForm = { form: 'confirm', fields: ['code'] } as const

/** The secret of the second step, shown this once, and the form that confirms it; without it, the form alone. */
export const twoFactorView = (words: Words, setUp: TwoFactorSetUp | undefined, refused?: Refused): Html => {
  const { text } = words
  const { input } = fieldsOf(words, confirmForm.form, refused)
  return html`${faultSummary(words, refused)}
${
  setUp &&
  html`<p>${text('security.scan')}</p>
${qrCode(setUp.uri, text('security.qr'))}
<dl class="facts"><dt>${text('security.secret')}</dt><dd><code class="secret">${setUp.secret}</code></dd></dl>`
}
${postForm(`${path}/two-factor/confirm`, html`${input('code', { autocomplete: 'one-time-code', hint: 'security.codeHint' })}<button>${text('security.confirm')}</button>`)}
<p><a href="${path}">${text('security.title')}</a></p>`
}

/** Backup codes, shown this once, after what was done. */
export const backupCodesView = ({ text }: Words, codes: readonly string[], done: PlainKey): Html =>
  html`${notice(text(done))}<p>${text('security.backupText')}</p>
<ul class="codes">${codes.map(code => html`<li><code>${code}</code></li>`)}</ul>
<p><a href="${path}">${text('security.title')}</a></p>`

const twoFactorPage = ({ words }: OwnCall, setUp?: TwoFactorSetUp, refused?: RefusedForm): Outcome => ({
  title: words.text('security.twoFactor'),
  main: twoFactorView(words, setUp, refused?.refused),
  here: path,
  status: refused?.status ?? 200,
})

/** The page of new backup codes; `cookies` are those of the session where it was made anew. */
export const backupCodesPage = (
  { words }: OwnCall,
  codes: readonly string[],
  done: PlainKey,
  cookies?: readonly string[],
): Outcome => ({
  title: words.text('security.backupCodes'),
  main: backupCodesView(words, codes, done),
  here: path,
  ...(cookies && { cookies }),
})

/** POST: the secret of the second step is made and shown; it counts once a code confirmed it. */
export const startTwoFactor = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form: stepForm, wrong: wrongPassword, refusedPage: refused => securityPage(call, refused) },
    () => call.accounts.secondSteps.start(call.actor, call.cookie, call.form.exact('password')),
    ({ setUp }) => twoFactorPage(call, setUp),
  )

/** POST: a code of the device turns the second step on; other sessions end, and the backup codes are shown. */
export const confirmTwoFactor = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    {
      form: confirmForm,
      wrong: { field: 'code', key: 'fault.code' },
      refusedPage: refused => twoFactorPage(call, undefined, refused),
    },
    () => call.accounts.secondSteps.confirm(call.actor, call.cookie, call.form.text('code')),
    ({ cookies, backupCodes }) => backupCodesPage(call, backupCodes, 'security.onNow', cookies),
  )

/** POST: the password turns the second step off; other sessions end. */
export const stopTwoFactor = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form: stepForm, wrong: wrongPassword, refusedPage: refused => securityPage(call, refused) },
    () => call.accounts.secondSteps.stop(call.actor, call.cookie, call.form.exact('password')),
    ({ cookies, isOn }) => ({ to: `${path}?${isOn ? 'saved' : 'off'}=1`, cookies }),
  )

/** POST: the password replaces the backup codes. */
export const makeBackupCodes = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form: backupForm, wrong: wrongPassword, refusedPage: refused => securityPage(call, refused) },
    () => call.accounts.secondSteps.newBackupCodes(call.actor, call.cookie, call.form.exact('password')),
    ({ backupCodes }) => backupCodesPage(call, backupCodes, 'security.backupMade'),
  )
