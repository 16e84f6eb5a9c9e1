import type { TwoFactorSetUp } from '../../ports/accounts.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { runWithProof, wrongPassword } from './proof-form.ts'
import { renderQrCode } from './qr-code.ts'
import { backupForm, securityPath as path, stepForm } from './second-step-section.ts'
import { loadSecurityPage } from './security.ts'

const confirmForm = { form: 'confirm', fields: ['code'] } as const

/** Renders the authenticator secret, shown only once, and the form that confirms it. */
export const renderTwoFactorSetUp = (words: Words, setUp: TwoFactorSetUp | undefined, refused?: Refused): Html => {
  const { text } = words
  const { input } = createFormFields(words, confirmForm.form, refused)
  return html`${renderFaultSummary(words, refused)}
${
  setUp &&
  html`<p>${text('security.scan')}</p>
${renderQrCode(setUp.uri, text('security.qr'))}
<dl class="facts"><dt>${text('security.secret')}</dt><dd><code class="secret">${setUp.secret}</code></dd></dl>`
}
${renderPostForm(`${path}/two-factor/confirm`, html`${input('code', { autocomplete: 'one-time-code', hint: 'security.codeHint' })}<button>${text('security.confirm')}</button>`)}
<p><a href="${path}">${text('security.title')}</a></p>`
}

/** Renders backup codes, shown only once, after a notice. */
export const renderBackupCodes = ({ text }: Words, codes: readonly string[], done: PlainKey): Html =>
  html`${renderNotice(text(done))}<p>${text('security.backupText')}</p>
<ul class="codes">${codes.map(code => html`<li><code>${code}</code></li>`)}</ul>
<p><a href="${path}">${text('security.title')}</a></p>`

const buildTwoFactorPage = ({ words }: OwnCall, setUp?: TwoFactorSetUp, refused?: RefusedForm): Outcome => ({
  title: words.text('security.twoFactor'),
  main: renderTwoFactorSetUp(words, setUp, refused?.refused),
  here: path,
  status: refused?.status ?? 200,
})

/** Builds the page of new backup codes; `cookies` are those of a renewed session. */
export const buildBackupCodesPage = (
  { words }: OwnCall,
  codes: readonly string[],
  done: PlainKey,
  cookies?: readonly string[],
): Outcome => ({
  title: words.text('security.backupCodes'),
  main: renderBackupCodes(words, codes, done),
  here: path,
  ...(cookies && { cookies }),
})

/** Handles POST: creates and shows the authenticator secret; it is active once confirmed by a code. */
export const startTwoFactor = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    { form: stepForm, wrong: wrongPassword, refusedPage: refused => loadSecurityPage(call, refused) },
    () => call.accounts.secondSteps.start(call.actor, call.cookie, call.form.exact('password')),
    ({ setUp }) => buildTwoFactorPage(call, setUp),
  )

/**
 * Handles POST: turns the second factor on by an authenticator code, ends other sessions, and shows the backup codes.
 */
export const confirmTwoFactor = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    {
      form: confirmForm,
      wrong: { field: 'code', key: 'fault.code' },
      refusedPage: refused => buildTwoFactorPage(call, undefined, refused),
    },
    () => call.accounts.secondSteps.confirm(call.actor, call.cookie, call.form.text('code')),
    ({ cookies, backupCodes }) => buildBackupCodesPage(call, backupCodes, 'security.onNow', cookies),
  )

/** Handles POST: turns authenticator codes off, confirmed by the password, and ends other sessions. */
export const disableTwoFactor = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    { form: stepForm, wrong: wrongPassword, refusedPage: refused => loadSecurityPage(call, refused) },
    () => call.accounts.secondSteps.stop(call.actor, call.cookie, call.form.exact('password')),
    ({ cookies, isOn }) => ({ to: `${path}?${isOn ? 'saved' : 'off'}=1`, cookies }),
  )

/** Handles POST: replaces the backup codes, confirmed by the password. */
export const renewBackupCodes = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    { form: backupForm, wrong: wrongPassword, refusedPage: refused => loadSecurityPage(call, refused) },
    () => call.accounts.secondSteps.newBackupCodes(call.actor, call.cookie, call.form.exact('password')),
    ({ backupCodes }) => buildBackupCodesPage(call, backupCodes, 'security.backupMade'),
  )
