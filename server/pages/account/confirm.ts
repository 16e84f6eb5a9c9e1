import type { Proof, Proven } from '../../services/account/confirmation.ts'
import type { ProofResult } from '../../services/account/proven.ts'
import { type Refused, renderFaultSummary, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { createFault, createRefusedForm, type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'
import { buildPasskeyPromptPage, canUsePasskeys } from './passkey-prompt.ts'
import { renderPasswordField, wrongPassword } from './proof-form.ts'

/** Data of the page that asks for the password or a passkey before a grave change. */
export interface ConfirmPage {
  /** The change, in a sentence. */
  what: string
  /** Path that the form is posted to. */
  action: string
  /** Fields of the change, kept as hidden ones. */
  kept: Readonly<Record<string, string>>
  hasPasskey: boolean
  /** Path of the back link. */
  back: string
  refused?: Refused | undefined
}

const confirmForm = { form: 'confirm', fields: ['password'] } as const

const renderKeptFields = (kept: ConfirmPage['kept']): Html[] =>
  Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** Renders the change with the password field, and the button for a passkey where the person has one. */
export const renderConfirm = (words: Words, { what, action, kept, hasPasskey, back, refused }: ConfirmPage): Html => {
  const { text } = words
  const fields = renderKeptFields(kept)
  return html`${renderFaultSummary(words, refused)}<p>${what}</p>
${renderPostForm(action, html`${fields}${renderPasswordField(words, confirmForm.form, refused)}<button>${text('confirm.submit')}</button>`)}
${hasPasskey && renderPostForm(action, html`${fields}<input type="hidden" name="way" value="passkey"><button class="quiet">${text('confirm.passkey')}</button>`)}
<p><a href="${back}">${text('confirm.back')}</a></p>`
}

/** Grave change of a form: its sentence, its fields, and the page that refuses it. */
export interface GraveChange {
  what: string
  form: { form: string; fields: readonly string[] }
  back: string
  /** Checks the fields before the proof is asked for. @throws Refusal with the faults of fields. */
  check?(): void
  refusedPage(refused: RefusedForm): Outcome | Promise<Outcome>
}

const readProof = ({ form }: OwnCall): Proof | undefined => {
  const [answer, password] = [form.exact('answer'), form.exact('password')]
  if (answer !== '') return { answer }
  return password === '' ? undefined : { password }
}

const readKeptFields = ({ form }: OwnCall, { form: { fields } }: GraveChange): Record<string, string> =>
  Object.fromEntries(fields.map(name => [name, form.exact(name)]))

const loadConfirmPage = async (
  call: OwnCall,
  change: GraveChange,
  action: string,
  refused?: RefusedForm,
): Promise<Outcome> => {
  const { accounts, actor, words, place } = call
  const hasPasskey = canUsePasskeys(place.origin) && (await accounts.confirmation.hasPasskey(actor))
  const kept = readKeptFields(call, change)
  const { what, back } = change
  return {
    title: words.text('confirm.title'),
    main: renderConfirm(words, { what, action, kept, hasPasskey, back, refused: refused?.refused }),
    here: back,
    status: refused?.status ?? 200,
  }
}

const promptForPasskey = async (call: OwnCall, change: GraveChange, action: string): Promise<Outcome> => {
  const question = await call.accounts.confirmation.askForPasskey(call.actor)
  const page = { ask: 'get', question, action, back: change.back } as const
  return buildPasskeyPromptPage(call.words, { ...page, kept: readKeptFields(call, change) })
}

/**
 * Makes a grave change with the password or a passkey of the person; without either, shows the page that asks for it. Too
 * many wrong proofs end the session.
 * @param action path of the form.
 */
export const runConfirmed = async <Value>(
  call: OwnCall,
  action: string,
  change: GraveChange,
  act: (proven: Proven) => Promise<ProofResult<Value>>,
  done: (value: Value) => Outcome | Promise<Outcome>,
): Promise<Outcome> => {
  const wrong = await trySubmit(call, change.form, async () => change.check?.())
  if (wrong) return change.refusedPage(wrong)
  const proof = readProof(call)
  if (!proof)
    return call.form.text('way') === 'passkey'
      ? promptForPasskey(call, change, action)
      : loadConfirmPage(call, change, action)
  const results: ProofResult<Value>[] = []
  const refused = await trySubmit(
    call,
    change.form,
    async () => void results.push(await act({ cookie: call.cookie, proof })),
  )
  const [result] = results
  if (refused || !result) return change.refusedPage(refused ?? createRefusedForm(call, change.form, []))
  if (result.outcome === 'sessionEnded') return { to: '/sign-in?again=1', cookies: result.cookies, endsSession: true }
  if (result.outcome === 'done') return done(result)
  const fault =
    'answer' in proof
      ? createFault(call.words, '', 'fault.passkey')
      : createFault(call.words, wrongPassword.field, wrongPassword.key)
  return loadConfirmPage(call, change, action, createRefusedForm(call, confirmForm, [fault]))
}
