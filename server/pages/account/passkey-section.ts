import type { ShownPasskey } from '../../services/account/second-step-services.ts'
import { fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import { mayHavePasskeys } from './passkey-question.ts'
import { passwordField } from './proving.ts'

/** Where passkeys are changed. */
export const passkeysPath = '/account/security/passkeys'

/** The form that asks for a new passkey. */
export const newPasskeyForm = { form: 'passkey', fields: ['name', 'password'] } as const

/** When a passkey was made and used. */
export const passkeyFacts = (words: Words, { createdAt, lastUsedAt }: ShownPasskey) => ({
  made: words.instant(createdAt),
  used: lastUsedAt === undefined ? words.text('passkey.never') : words.instant(lastUsedAt),
})

const passkeyTable = (words: Words, passkeys: readonly ShownPasskey[]): Html => {
  const { text } = words
  return table({
    caption: text('passkey.title'),
    isStacked: true,
    columns: [{ text: text('field.name') }, { text: text('passkey.made') }, { text: text('passkey.used') }],
    rows: passkeys.map(passkey => {
      const { made, used } = passkeyFacts(words, passkey)
      return [html`<a href="${passkeysPath}/${passkey.id}"><bdi>${passkey.name}</bdi></a>`, made, used]
    }),
  })
}

const adding = (words: Words, origin: string, refused: Refused | undefined): Html => {
  const { text, markup } = words
  if (!mayHavePasskeys(origin)) {
    const named = new URL('/account/security', origin)
    named.hostname = 'localhost'
    return html`<p>${markup('passkey.address', { link: html`<code>${named.href}</code>` })}</p>`
  }
  const { input } = fieldsOf(words, newPasskeyForm.form, refused)
  return postForm(
    passkeysPath,
    html`${input('name', { autocomplete: 'off', hint: 'passkey.nameHint' })}
${passwordField(words, newPasskeyForm.form, refused)}<button>${text('passkey.add')}</button>`,
  )
}

/** The passkeys of the security page, and the form that adds one. */
export const passkeySection = (
  words: Words,
  { passkeys, origin }: { passkeys: readonly ShownPasskey[]; origin: string },
  refused: Refused | undefined,
): Html => html`<h2>${words.text('passkey.title')}</h2>
<p>${words.text('passkey.text')}</p>
${passkeys.length > 0 && passkeyTable(words, passkeys)}
${adding(words, origin, refused)}`
