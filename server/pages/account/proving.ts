import type { Proven } from '../../services/account/proven.ts'
import { fieldsOf, type Refused } from '../form.ts'
import type { Html } from '../html.ts'
import type { PlainKey, Words } from '../words.ts'
import { fault, missing, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from './call.ts'

/** A change that a password or a code must prove: its form, what a wrong one is called, the page when it is refused. */
export interface Proving {
  form: { form: string; fields: readonly string[] }
  wrong: { field: string; key: PlainKey }
  refusedPage(refused: RefusedForm): Outcome | Promise<Outcome>
}

/** What a wrong password is called where it is the proof. */
export const wrongPassword = { field: 'password', key: 'fault.currentWrong' } as const

/** Tries a change that must be proven; after too many tries the session is over and the way leads to a new one. */
export const proving = async <Value>(
  call: OwnCall,
  { form, wrong, refusedPage }: Proving,
  act: () => Promise<Proven<Value>>,
  done: (value: Value) => Outcome,
): Promise<Outcome> => {
  const empty = missing(call, form.fields)
  if (empty.length > 0) return refusedPage(refusedForm(call, form, empty))
  const results: Proven<Value>[] = []
  const refused = await tried(call, form, async () => void results.push(await act()))
  const [result] = results
  if (refused || !result) return refusedPage(refused ?? refusedForm(call, form, []))
  if (result.outcome === 'sessionEnded') return { to: '/sign-in?again=1', cookies: result.cookies }
  if (result.outcome === 'wrong')
    return refusedPage(refusedForm(call, form, [fault(call.words, wrong.field, wrong.key)]))
  return done(result)
}

/** The field of the password that proves a change, in a form of this name. */
export const passwordField = (words: Words, form: string, refused: Refused | undefined): Html =>
  fieldsOf(words, form, refused).input('password', {
    type: 'password',
    autocomplete: 'current-password',
    label: 'field.current',
    hint: 'field.current.hint',
  })
