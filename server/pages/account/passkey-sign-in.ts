import type { SignIn } from '../../ports/accounts.ts'
import type { Asked, TooMany } from '../../services/account/account-services.ts'
import { type Call, fault, type Outcome, type RefusedForm, refusedForm, tooOften } from './call.ts'
import { codePage, codePath } from './code.ts'
import { passkeyQuestionPage } from './passkey-question.ts'
import { nextOf, signInAgain, signInPath } from './sign-in.ts'

/** Faults stand above the form of the page that the passkey was asked for on. */
const form = { form: 'passkey', fields: [] } as const

/** A step of a sign-in at which a passkey may be asked for. */
interface Step {
  /** Where the page of the step is, with what follows the sign-in. */
  back(next: string): string
  action: string
  again(call: Call, refused: RefusedForm): Outcome | Promise<Outcome>
}

const first: Step = { back: signInPath, action: '/sign-in/passkey/answer', again: signInAgain }
const second: Step = { back: codePath, action: '/sign-in/code/passkey/answer', again: codePage }

const asking = (call: Call, step: Step, asked: Asked | TooMany | { outcome: 'over' }): Outcome | Promise<Outcome> => {
  if (asked.outcome === 'over') return { to: '/sign-in?again=1' }
  if (asked.outcome === 'tooMany') return step.again(call, tooOften(call, form, asked.resetAt))
  const next = nextOf(call.form.text('next'))
  const { question } = asked
  return passkeyQuestionPage(call.words, {
    ...{ ask: 'get', question, action: step.action, back: step.back(next) },
    ...(next !== '' && { kept: { name: 'next', value: next } }),
  })
}

const answered = (call: Call, step: Step, result: SignIn | TooMany): Outcome | Promise<Outcome> => {
  switch (result.outcome) {
    case 'signedIn':
      return { to: nextOf(call.form.text('next')) || '/account', cookies: result.cookies }
    case 'wrong':
      return step.again(call, refusedForm(call, form, [fault(call.words, '', 'fault.passkey')]))
    default:
      return { to: '/sign-in?again=1' }
  }
}

/** POST: the browser is asked for any passkey, in place of e-mail and password. */
export const askForPasskey = async (call: Call): Promise<Outcome> =>
  asking(call, first, await call.accounts.entry.askForPasskey(call.place, call.visit))

/** POST: the answer of the browser signs in. */
export const signInByPasskey = async (call: Call): Promise<Outcome> =>
  answered(call, first, await call.accounts.entry.signInByPasskey(call.form.exact('answer'), call.place, call.visit))

/** POST: after the password, the browser is asked for a passkey of the person. */
export const askForSecondPasskey = async (call: Call): Promise<Outcome> =>
  asking(call, second, await call.accounts.entry.askForSecondPasskey(call.cookie, call.place, call.visit))

/** POST: after the password, the answer of the browser signs in. */
export const secondPasskey = async (call: Call): Promise<Outcome> => {
  const { accounts, cookie, form: sent, place, visit } = call
  return answered(call, second, await accounts.entry.secondPasskey(cookie, sent.exact('answer'), place, visit))
}
