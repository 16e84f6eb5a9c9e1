import type { SignInResult } from '../../ports/accounts.ts'
import type { PasskeyOptionsResult, RateLimited } from '../../services/account/auth-service.ts'
import {
  type Call,
  createFault,
  createRefusedForm,
  createThrottledForm,
  type Outcome,
  type RefusedForm,
} from './call.ts'
import { getCodePath, loadRefusedCodePage } from './code.ts'
import { listContinuationFields, readContinuation } from './kept-entries.ts'
import { buildPasskeyPromptPage } from './passkey-prompt.ts'
import { buildRefusedSignInPage, finishSignIn, getSignInPath, returnToSignIn } from './sign-in-page.ts'

/** Faults are shown above the form of the page that requested the passkey. */
const form = { form: 'passkey', fields: [] } as const

/** A sign-in step that may request a passkey. */
interface SignInStep {
  /** Path of the step's page, with the path to continue to. */
  back(next: string): string
  action: string
  again(call: Call, refused: RefusedForm): Outcome | Promise<Outcome>
}

const first: SignInStep = { back: getSignInPath, action: '/sign-in/passkey/answer', again: buildRefusedSignInPage }
const second: SignInStep = { back: getCodePath, action: '/sign-in/code/passkey/answer', again: loadRefusedCodePage }

const promptForPasskey = (
  call: Call,
  step: SignInStep,
  asked: PasskeyOptionsResult | RateLimited | { outcome: 'over' },
): Outcome | Promise<Outcome> => {
  if (asked.outcome === 'over') return returnToSignIn(call)
  if (asked.outcome === 'tooMany') return step.again(call, createThrottledForm(call, form, asked.resetAt))
  const continuation = readContinuation(call.form)
  const { question } = asked
  return buildPasskeyPromptPage(call.words, {
    ...{ ask: 'get', question, action: step.action, back: step.back(continuation.next) },
    kept: listContinuationFields(continuation),
  })
}

const completePasskeySignIn = (
  call: Call,
  step: SignInStep,
  result: SignInResult | RateLimited,
): Outcome | Promise<Outcome> => {
  switch (result.outcome) {
    case 'signedIn':
      return finishSignIn(call, result.cookies)
    case 'wrong':
      return step.again(call, createRefusedForm(call, form, [createFault(call.words, '', 'fault.passkey')]))
    default:
      return returnToSignIn(call)
  }
}

/** Handles POST: requests any passkey from the browser, in place of e-mail and password. */
export const requestSignInPasskey = async (call: Call): Promise<Outcome> =>
  promptForPasskey(call, first, await call.accounts.entry.askForPasskey(call.place, call.visit))

/** Handles POST: signs in with the browser's answer. */
export const signInByPasskey = async (call: Call): Promise<Outcome> =>
  completePasskeySignIn(
    call,
    first,
    await call.accounts.entry.signInByPasskey(call.form.exact('answer'), call.place, call.visit),
  )

/** Handles POST: requests a passkey of the user from the browser, after the password. */
export const requestSecondPasskey = async (call: Call): Promise<Outcome> =>
  promptForPasskey(call, second, await call.accounts.entry.askForSecondPasskey(call.cookie, call.place, call.visit))

/** Handles POST: signs in with the browser's answer, after the password. */
export const signInBySecondPasskey = async (call: Call): Promise<Outcome> => {
  const { accounts, cookie, form: sent, place, visit } = call
  return completePasskeySignIn(
    call,
    second,
    await accounts.entry.secondPasskey(cookie, sent.exact('answer'), place, visit),
  )
}
