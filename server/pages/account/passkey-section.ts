import type { PasskeyView } from '../../services/account/second-step-services.ts'
import { createFormFields, type Refused, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { canUsePasskeys } from './passkey-prompt.ts'
import { renderPasswordField } from './proof-form.ts'

/** Path under which passkeys are managed. */
export const passkeysPath = '/account/security/passkeys'

export const newPasskeyForm = { form: 'passkey', fields: ['name', 'password'] } as const

/** Formats the creation and last use of a passkey. */
export const formatPasskeyTimes = (words: Words, { createdAt, lastUsedAt }: PasskeyView) => ({
  made: words.instant(createdAt),
  used: lastUsedAt === undefined ? words.text('passkey.never') : words.instant(lastUsedAt),
})

const renderPasskeyTable = (words: Words, passkeys: readonly PasskeyView[]): Html => {
  const { text } = words
  return renderTable({
    caption: text('passkey.title'),
    isStacked: true,
    columns: [{ text: text('field.name') }, { text: text('passkey.made') }, { text: text('passkey.used') }],
    rows: passkeys.map(passkey => {
      const { made, used } = formatPasskeyTimes(words, passkey)
      return [html`<a href="${passkeysPath}/${passkey.id}"><bdi>${passkey.name}</bdi></a>`, made, used]
    }),
  })
}

const renderAddPasskeyForm = (words: Words, origin: string, refused: Refused | undefined): Html => {
  const { text, markup } = words
  if (!canUsePasskeys(origin)) {
    const named = new URL('/account/security', origin)
    named.hostname = 'localhost'
    return html`<p>${markup('passkey.address', { link: html`<code>${named.href}</code>` })}</p>`
  }
  const { input } = createFormFields(words, newPasskeyForm.form, refused)
  return renderPostForm(
    passkeysPath,
    html`${input('name', { autocomplete: 'off', hint: 'passkey.nameHint' })}
${renderPasswordField(words, newPasskeyForm.form, refused)}<button>${text('passkey.add')}</button>`,
  )
}

/** Renders the passkeys of the security page, and the form that adds one. */
export const renderPasskeySection = (
  words: Words,
  { passkeys, origin }: { passkeys: readonly PasskeyView[]; origin: string },
  refused: Refused | undefined,
): Html => html`<h2>${words.text('passkey.title')}</h2>
<p>${words.text('passkey.text')}</p>
${passkeys.length > 0 && renderPasskeyTable(words, passkeys)}
${renderAddPasskeyForm(words, origin, refused)}`
