import type { ShownPasskey } from '../../services/account/second-step-services.ts'
import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Outcome, type OwnCall, type RefusedForm, tried } from './call.ts'
import { passkeyQuestionPage } from './passkey-question.ts'
import { newPasskeyForm, passkeyFacts, passkeysPath } from './passkey-section.ts'
import { passwordField, proving, wrongPassword } from './proving.ts'
import { backupCodesPage } from './second-step.ts'
import { securityPath } from './second-step-section.ts'
import { securityPage } from './security.ts'

const renameForm = { form: 'rename', fields: ['name', 'password'] } as const
const removeForm = { form: 'remove', fields: ['password'] } as const

/** One passkey: when it was made and used, its name, its end. */
export const passkeyView = (words: Words, passkey: ShownPasskey, refused?: Refused): Html => {
  const { text } = words
  const { made, used } = passkeyFacts(words, passkey)
  const { input } = fieldsOf(words, renameForm.form, refused)
  const path = `${passkeysPath}/${passkey.id}`
  return html`${faultSummary(words, refused)}<dl class="facts"><dt>${text('passkey.made')}</dt><dd>${made}</dd>
<dt>${text('passkey.used')}</dt><dd>${used}</dd></dl>
<h2>${text('passkey.rename')}</h2>
${postForm(
  `${path}/rename`,
  html`${input('name', { autocomplete: 'off', hint: 'passkey.nameHint', value: passkey.name })}
${passwordField(words, renameForm.form, refused)}<button>${text('save')}</button>`,
)}
<h2>${text('passkey.remove')}</h2>
<p>${text('passkey.removeText')}</p>
${postForm(
  `${path}/remove`,
  html`${passwordField(words, removeForm.form, refused)}<button class="danger">${text('passkey.remove')}</button>`,
)}
<p><a href="${securityPath}">${text('security.title')}</a></p>`
}

const onePage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const passkey = await call.accounts.passkeys.one(call.actor, call.id)
  return {
    title: passkey.name,
    main: passkeyView(call.words, passkey, refused?.refused),
    here: `${passkeysPath}/${passkey.id}`,
    status: refused?.status ?? 200,
  }
}

/** Shows one passkey. */
export const showPasskey = (call: OwnCall): Promise<Outcome> => onePage(call)

/** POST: with the password, the browser is asked for a new passkey. */
export const askForPasskey = (call: OwnCall): Promise<Outcome> => {
  const wanted = { name: call.form.text('name'), password: call.form.exact('password') }
  return proving(
    call,
    { form: newPasskeyForm, wrong: wrongPassword, refusedPage: refused => securityPage(call, refused) },
    () => call.accounts.passkeys.askForNew(call.actor, call.cookie, wanted),
    ({ question }) =>
      passkeyQuestionPage(call.words, {
        ...{ ask: 'create', question, action: `${passkeysPath}/added`, back: securityPath },
        kept: { name: 'name', value: wanted.name },
      }),
  )
}

/** POST: the answer of the browser adds the passkey; other sessions end. */
export const addPasskey = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, form } = call
  let outcome: Outcome = { to: securityPath }
  const refused = await tried(call, newPasskeyForm, async () => {
    const added = { name: form.text('name'), answer: form.exact('answer') }
    const { cookies, backupCodes } = await accounts.passkeys.add(actor, added)
    outcome =
      backupCodes.length > 0
        ? backupCodesPage(call, backupCodes, 'security.onNow', cookies)
        : { to: `${securityPath}?saved=1`, cookies }
  })
  return refused ? securityPage(call, refused) : outcome
}

/** POST: with the password, a passkey gets another name. */
export const renamePasskey = (call: OwnCall): Promise<Outcome> => {
  const wanted = { name: call.form.text('name'), password: call.form.exact('password') }
  return proving(
    call,
    { form: renameForm, wrong: wrongPassword, refusedPage: refused => onePage(call, refused) },
    () => call.accounts.passkeys.rename(call.actor, call.cookie, call.id, wanted),
    () => ({ to: `${passkeysPath}/${call.id}` }),
  )
}

/** POST: with the password, a passkey is removed; other sessions end. */
export const removePasskey = (call: OwnCall): Promise<Outcome> =>
  proving(
    call,
    { form: removeForm, wrong: wrongPassword, refusedPage: refused => onePage(call, refused) },
    () => call.accounts.passkeys.remove(call.actor, call.cookie, call.id, call.form.exact('password')),
    ({ cookies, isOn }) => ({ to: `${securityPath}?${isOn ? 'saved' : 'off'}=1`, cookies }),
  )
