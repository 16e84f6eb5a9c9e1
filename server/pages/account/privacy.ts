import { createFormFields, type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import {
  createFault,
  createRefusedForm,
  findMissingFields,
  forgetPages,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  trySubmit,
} from './call.ts'

/** Data of the privacy page. */
export interface PrivacyPage {
  /** The session is too old to delete an account and needs a new sign-in. */
  mustSignIn?: boolean
  refused?: Refused | undefined
}

const path = '/account/privacy'
const form = { form: 'delete', fields: ['password'] } as const

/** Renders the data export and the account deletion. */
export const renderPrivacy = (words: Words, { mustSignIn, refused }: PrivacyPage): Html => {
  const { text } = words
  const { input, hidden } = createFormFields(words, form.form, refused)
  return html`${renderFaultSummary(words, refused)}
${mustSignIn && renderPostForm('/sign-out', html`${hidden('next', path)}<button>${text('nav.signIn')}</button>`)}
<h2>${text('privacy.exportTitle')}</h2>
<p>${text('privacy.exportText')}</p>
${renderPostForm(`${path}/export`, html`<button>${text('privacy.export')}</button>`)}
<h2>${text('privacy.deleteTitle')}</h2>
<p>${text('privacy.consequences')}</p>
${renderPostForm(
  `${path}/delete`,
  html`${input('password', { type: 'password', autocomplete: 'current-password', label: 'field.current', hint: 'field.current.hint' })}
<button class="danger">${text('privacy.delete')}</button>`,
)}`
}

const buildPrivacyPage = ({ words }: OwnCall, refused?: RefusedForm, mustSignIn = false): Outcome => ({
  title: words.text('privacy.title'),
  main: renderPrivacy(words, { mustSignIn, refused: refused?.refused }),
  here: path,
  status: refused?.status ?? 200,
  ...(refused && { headers: refused.headers }),
})

/** Shows the export and the deletion of the account. */
export const showPrivacy = async (call: OwnCall): Promise<Outcome> => buildPrivacyPage(call)

/** Handles POST, so that other sites cannot trigger it: exports all stored data of the person as a file. */
export const exportData = async ({ accounts, actor }: OwnCall): Promise<Outcome> => ({
  fileName: 'valorem-export.json',
  text: `${JSON.stringify(await accounts.privacy.export(actor), undefined, 2)}\n`,
})

/** Handles POST: deletes the account. */
export const deleteAccountFromForm = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, words } = call
  const empty = findMissingFields(call, form.fields)
  if (empty.length > 0) return buildPrivacyPage(call, createRefusedForm(call, form, empty))
  const results: Awaited<ReturnType<typeof accounts.privacy.remove>>[] = []
  const refused = await trySubmit(call, form, async () => {
    results.push(await accounts.privacy.remove(actor, call.form.exact('password')))
  })
  const [result] = results
  if (refused || !result) return buildPrivacyPage(call, refused, refused?.isStale)
  if (result.outcome === 'sessionEnded') return { to: '/sign-in?again=1', cookies: result.cookies }
  if (result.outcome === 'wrong')
    return buildPrivacyPage(call, createRefusedForm(call, form, [createFault(words, 'password', 'fault.currentWrong')]))
  return { to: '/sign-in?deleted=1', cookies: result.cookies, headers: forgetPages }
}
