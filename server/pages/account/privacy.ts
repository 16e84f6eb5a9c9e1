import { faultSummary, fieldsOf, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import {
  fault,
  forgetPages,
  missing,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  refusedForm,
  tried,
} from './call.ts'

/** What the page of a person's data shows. */
export interface PrivacyPage {
  /** The session is too old to delete an account with: a new sign-in comes first. */
  mustSignIn?: boolean
  refused?: Refused | undefined
}

const path = '/account/privacy'
const form = { form: 'delete', fields: ['password'] } as const

/** The data as a file, and the end of the account with all that it means. */
export const privacyView = (words: Words, { mustSignIn, refused }: PrivacyPage): Html => {
  const { text } = words
  const { input, hidden } = fieldsOf(words, form.form, refused)
  return html`${faultSummary(words, refused)}
${mustSignIn && postForm('/sign-out', html`${hidden('next', path)}<button>${text('nav.signIn')}</button>`)}
<h2>${text('privacy.exportTitle')}</h2>
<p>${text('privacy.exportText')}</p>
${postForm(`${path}/export`, html`<button>${text('privacy.export')}</button>`)}
<h2>${text('privacy.deleteTitle')}</h2>
<p>${text('privacy.consequences')}</p>
${postForm(
  `${path}/delete`,
  html`${input('password', { type: 'password', autocomplete: 'current-password', label: 'field.current', hint: 'field.current.hint' })}
<button class="danger">${text('privacy.delete')}</button>`,
)}`
}

const page = ({ words }: OwnCall, refused?: RefusedForm, mustSignIn = false): Outcome => ({
  title: words.text('privacy.title'),
  main: privacyView(words, { mustSignIn, refused: refused?.refused }),
  here: path,
  status: refused?.status ?? 200,
  ...(refused && { headers: refused.headers }),
})

/** Shows the export and the deletion of the account. */
export const showPrivacy = async (call: OwnCall): Promise<Outcome> => page(call)

/** POST, so that no foreign page has it made: everything that is stored of the person, as a file. */
export const exportData = async ({ accounts, actor }: OwnCall): Promise<Outcome> => ({
  fileName: 'valorem-export.json',
  text: `${JSON.stringify(await accounts.privacy.export(actor), undefined, 2)}\n`,
})

/** POST: the account is deleted. */
export const deleteAccount = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, words } = call
  const empty = missing(call, form.fields)
  if (empty.length > 0) return page(call, refusedForm(call, form, empty))
  const results: Awaited<ReturnType<typeof accounts.privacy.remove>>[] = []
  const refused = await tried(call, form, async () => {
    results.push(await accounts.privacy.remove(actor, call.form.exact('password')))
  })
  const [result] = results
  if (refused || !result) return page(call, refused, refused?.isStale)
  if (result.outcome === 'sessionEnded') return { to: '/sign-in?again=1', cookies: result.cookies }
  if (result.outcome === 'wrong')
    return page(call, refusedForm(call, form, [fault(words, 'password', 'fault.currentWrong')]))
  return { to: '/sign-in?deleted=1', cookies: result.cookies, headers: forgetPages }
}
