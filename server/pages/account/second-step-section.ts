import type { SecondStepState } from '../../services/account/second-step-services.ts'
import { type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { renderPasskeySection } from './passkey-section.ts'
import { renderPasswordField } from './proof-form.ts'

/** Path of the security page. */
export const securityPath = '/account/security'

/** The form that turns authenticator codes on or off. */
export const stepForm = { form: 'step', fields: ['password'] } as const
/** The form that generates new backup codes. */
export const backupForm = { form: 'backup', fields: ['password'] } as const

/** Renders a form of one button, confirmed by the password. */
const renderPasswordForm = (
  words: Words,
  form: string,
  refused: Refused | undefined,
  { action, button, isDanger }: { action: string; button: PlainKey; isDanger?: boolean },
): Html => {
  const proof = renderPasswordField(words, form, refused)
  return renderPostForm(
    `${securityPath}/${action}`,
    html`${proof}<button${isDanger && html` class="danger"`}>${words.text(button)}</button>`,
  )
}

/** Renders the second factor: its state, authenticator app, passkeys and backup codes. */
export const renderSecondStepSection = (
  words: Words,
  { hasDevice, passkeys, backupCodesLeft }: SecondStepState,
  origin: string,
  refused: Refused | undefined,
): Html => {
  const { text, number } = words
  const isOn = hasDevice || passkeys.length > 0
  const device = hasDevice
    ? ({ action: 'two-factor/off', button: 'security.turnOff', isDanger: true } as const)
    : ({ action: 'two-factor', button: 'security.turnOn' } as const)
  return html`<h2>${text('security.twoFactor')}</h2>
<p>${text('security.twoFactorText')} <strong>${text(isOn ? 'security.on' : 'security.off')}</strong></p>
${renderPasskeySection(words, { passkeys, origin }, refused)}
<h2>${text('security.app')}</h2>
<p>${text(hasDevice ? 'security.appOn' : 'security.appOff')}</p>
${renderPasswordForm(words, stepForm.form, refused, device)}
${
  isOn &&
  html`<h2>${text('security.backupCodes')}</h2>
<p>${text('security.backupLeft', { count: number(backupCodesLeft) })} ${text('security.backupNewText')}</p>
${renderPasswordForm(words, backupForm.form, refused, { action: 'backup-codes', button: 'security.backupNew' })}`
}`
}
