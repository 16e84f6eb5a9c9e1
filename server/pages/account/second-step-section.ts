import type { SecondStepState } from '../../services/account/second-step-services.ts'
import { postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { passkeySection } from './passkey-section.ts'
import { passwordField } from './proving.ts'

/** Where password and second step are. */
export const securityPath = '/account/security'

/** The form that begins or ends the codes of a device. */
export const stepForm = { form: 'step', fields: ['password'] } as const
/** The form that makes new backup codes. */
export const backupForm = { form: 'backup', fields: ['password'] } as const

/** A form of one button that the password must prove. */
const passwordForm = (
  words: Words,
  form: string,
  refused: Refused | undefined,
  { action, button, isDanger }: { action: string; button: PlainKey; isDanger?: boolean },
): Html => {
  const proof = passwordField(words, form, refused)
  return postForm(
    `${securityPath}/${action}`,
    html`${proof}<button${isDanger && html` class="danger"`}>${words.text(button)}</button>`,
  )
}

/** The second step of the security page: whether it is on, its device, its passkeys, its backup codes. */
export const secondStepSection = (
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
${passkeySection(words, { passkeys, origin }, refused)}
<h2>${text('security.app')}</h2>
<p>${text(hasDevice ? 'security.appOn' : 'security.appOff')}</p>
${passwordForm(words, stepForm.form, refused, device)}
${
  isOn &&
  html`<h2>${text('security.backupCodes')}</h2>
<p>${text('security.backupLeft', { count: number(backupCodesLeft) })} ${text('security.backupNewText')}</p>
${passwordForm(words, backupForm.form, refused, { action: 'backup-codes', button: 'security.backupNew' })}`
}`
}
