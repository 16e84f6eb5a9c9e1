import type { PasskeyView } from '../../services/account/second-step-services.ts'
import { createFormFields, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'
import { buildPasskeyPromptPage } from './passkey-prompt.ts'
import { formatPasskeyTimes, newPasskeyForm, passkeysPath } from './passkey-section.ts'
import { renderPasswordField, runWithProof, wrongPassword } from './proof-form.ts'
import { buildBackupCodesPage } from './second-step.ts'
import { securityPath } from './second-step-section.ts'
import { loadSecurityPage } from './security.ts'

const renameForm = { form: 'rename', fields: ['name', 'password'] } as const
const removeForm = { form: 'remove', fields: ['password'] } as const

/** Renders a passkey: its creation and last use, and the forms that rename or remove it. */
export const renderPasskey = (words: Words, passkey: PasskeyView, refused?: Refused): Html => {
  const { text } = words
  const { made, used } = formatPasskeyTimes(words, passkey)
  const { input } = createFormFields(words, renameForm.form, refused)
  const path = `${passkeysPath}/${passkey.id}`
  return html`${renderFaultSummary(words, refused)}<dl class="facts"><dt>${text('passkey.made')}</dt><dd>${made}</dd>
<dt>${text('passkey.used')}</dt><dd>${used}</dd></dl>
<h2>${text('passkey.rename')}</h2>
${renderPostForm(
  `${path}/rename`,
  html`${input('name', { autocomplete: 'off', hint: 'passkey.nameHint', value: passkey.name })}
${renderPasswordField(words, renameForm.form, refused)}<button>${text('save')}</button>`,
)}
<h2>${text('passkey.remove')}</h2>
<p>${text('passkey.removeText')}</p>
${renderPostForm(
  `${path}/remove`,
  html`${renderPasswordField(words, removeForm.form, refused)}<button class="danger">${text('passkey.remove')}</button>`,
)}
<p><a href="${securityPath}">${text('security.title')}</a></p>`
}

const loadPasskeyPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const passkey = await call.accounts.passkeys.one(call.actor, call.id)
  return {
    title: passkey.name,
    main: renderPasskey(call.words, passkey, refused?.refused),
    here: `${passkeysPath}/${passkey.id}`,
    status: refused?.status ?? 200,
  }
}

export const showPasskey = (call: OwnCall): Promise<Outcome> => loadPasskeyPage(call)

/** Handles POST: requests a new passkey from the browser, confirmed by the password. */
export const requestNewPasskey = (call: OwnCall): Promise<Outcome> => {
  const wanted = { name: call.form.text('name'), password: call.form.exact('password') }
  return runWithProof(
    call,
    { form: newPasskeyForm, wrong: wrongPassword, refusedPage: refused => loadSecurityPage(call, refused) },
    () => call.accounts.passkeys.askForNew(call.actor, call.cookie, wanted),
    ({ question }) =>
      buildPasskeyPromptPage(call.words, {
        ...{ ask: 'create', question, action: `${passkeysPath}/added`, back: securityPath },
        kept: { name: wanted.name },
      }),
  )
}

/** Handles POST: adds the passkey of the browser's answer, and ends other sessions. */
export const addPasskey = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, form } = call
  let outcome: Outcome = { to: securityPath }
  const refused = await trySubmit(call, newPasskeyForm, async () => {
    const added = { name: form.text('name'), answer: form.exact('answer') }
    const { cookies, backupCodes } = await accounts.passkeys.add(actor, added)
    outcome =
      backupCodes.length > 0
        ? buildBackupCodesPage(call, backupCodes, 'security.onNow', cookies)
        : { to: `${securityPath}?saved=1`, cookies }
  })
  return refused ? loadSecurityPage(call, refused) : outcome
}

/** Handles POST: renames a passkey, confirmed by the password. */
export const renamePasskey = (call: OwnCall): Promise<Outcome> => {
  const wanted = { name: call.form.text('name'), password: call.form.exact('password') }
  return runWithProof(
    call,
    { form: renameForm, wrong: wrongPassword, refusedPage: refused => loadPasskeyPage(call, refused) },
    () => call.accounts.passkeys.rename(call.actor, call.cookie, call.id, wanted),
    () => ({ to: `${passkeysPath}/${call.id}` }),
  )
}

/** Handles POST: removes a passkey, confirmed by the password, and ends other sessions. */
export const removePasskey = (call: OwnCall): Promise<Outcome> =>
  runWithProof(
    call,
    { form: removeForm, wrong: wrongPassword, refusedPage: refused => loadPasskeyPage(call, refused) },
    () => call.accounts.passkeys.remove(call.actor, call.cookie, call.id, call.form.exact('password')),
    ({ cookies, isOn }) => ({ to: `${securityPath}?${isOn ? 'saved' : 'off'}=1`, cookies }),
  )
