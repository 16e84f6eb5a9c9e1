import type { PlainKey } from '../words.ts'
import {
  type Call,
  createFault,
  createRefusedForm,
  createThrottledForm,
  findMissingFields,
  type Outcome,
} from './call.ts'
import { continueWithCode } from './code.ts'
import { toReturnPath } from './return-path.ts'
import { buildRefusedSignInPage, buildSignInPage, finishSignIn, signInForm } from './sign-in-page.ts'

const done: readonly (readonly [name: string, key: PlainKey])[] = [
  ['verified', 'signIn.verified'],
  ['reset', 'signIn.reset'],
  ['stepOff', 'signIn.stepOff'],
  ['again', 'signIn.again'],
  ['deleted', 'privacy.deleted'],
  ['emailChanged', 'email.changedElsewhere'],
]

/** Shows the sign-in form. */
export const showSignIn = async (call: Call): Promise<Outcome> => {
  const next = toReturnPath(call.query.get('next') ?? '')
  return buildSignInPage(call, { next, done: done.find(([name]) => call.query.get(name) === '1')?.[1] })
}

/** Handles POST: starts a session or the second step; the error does not tell which credential is wrong. */
export const signInByPassword = async (call: Call): Promise<Outcome> => {
  const { words } = call
  const empty = findMissingFields(call, signInForm.fields)
  if (empty.length > 0) return buildRefusedSignInPage(call, createRefusedForm(call, signInForm, empty))
  const [email, password] = [call.form.text('email'), call.form.exact('password')]
  const { cookie, place, visit } = call
  const result = await call.accounts.entry.signIn({ email, password }, cookie, place, visit)
  switch (result.outcome) {
    case 'signedIn':
      return finishSignIn(call, result.cookies)
    case 'code':
      return continueWithCode(call, result.cookies)
    case 'tooMany':
      return buildRefusedSignInPage(call, createThrottledForm(call, signInForm, result.resetAt))
    case 'unverified':
      return buildRefusedSignInPage(
        call,
        createRefusedForm(call, signInForm, [createFault(words, '', 'fault.unverified')]),
        email,
      )
    default:
      return buildRefusedSignInPage(
        call,
        createRefusedForm(call, signInForm, [createFault(words, '', 'fault.credentials')]),
      )
  }
}
