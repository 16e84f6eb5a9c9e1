import type { ProofResult } from '../../services/account/proven.ts'
import { createFormFields, type Refused } from '../form.ts'
import type { Html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import {
  createFault,
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  trySubmit,
} from './call.ts'

/** Form of a change confirmed by a password or a code: its fields, its error, and the page when refused. */
export interface ProofForm {
  form: { form: string; fields: readonly string[] }
  wrong: { field: string; key: PlainKey }
  refusedPage(refused: RefusedForm): Outcome | Promise<Outcome>
}

/** Error of a wrong confirming password. */
export const wrongPassword = { field: 'password', key: 'fault.currentWrong' } as const

/** Runs a change confirmed by a password or a code; too many attempts end the session and lead to the sign-in. */
export const runWithProof = async <Value>(
  call: OwnCall,
  { form, wrong, refusedPage }: ProofForm,
  act: () => Promise<ProofResult<Value>>,
  done: (value: Value) => Outcome,
): Promise<Outcome> => {
  const empty = findMissingFields(call, form.fields)
  if (empty.length > 0) return refusedPage(createRefusedForm(call, form, empty))
  const results: ProofResult<Value>[] = []
  const refused = await trySubmit(call, form, async () => void results.push(await act()))
  const [result] = results
  if (refused || !result) return refusedPage(refused ?? createRefusedForm(call, form, []))
  if (result.outcome === 'sessionEnded') return { to: '/sign-in?again=1', cookies: result.cookies, endsSession: true }
  if (result.outcome === 'wrong')
    return refusedPage(createRefusedForm(call, form, [createFault(call.words, wrong.field, wrong.key)]))
  return done(result)
}

/** Renders the field of the password that confirms a change. */
export const renderPasswordField = (words: Words, form: string, refused: Refused | undefined): Html =>
  createFormFields(words, form, refused).input('password', {
    type: 'password',
    autocomplete: 'current-password',
    label: 'field.current',
    hint: 'field.current.hint',
  })
