import { Refusal } from '#domain/core/refusal'
import type { RandomBytes } from '../../access/keys.ts'
import type { Accounts, Actor } from '../../ports/accounts.ts'
import type { PasskeyChecks, PasskeyOptions, PasskeyRecords } from '../../ports/passkeys.ts'
import { withAccountErrors } from './account-errors.ts'
import { createChallenges, parsePasskeyAnswer } from './passkey-challenges.ts'
import { createProofCheck, type ProofDependencies, type ProofResult } from './proven.ts'

/** Password of the acting person, or the answer of the browser to a question for one of its passkeys. */
export type Proof = { password: string } | { answer: string }

/** Proof of the acting person in its session. */
export interface Proven {
  /** Cookie header: too many wrong proofs end its session. */
  cookie: string
  proof: Proof
}

export interface ConfirmationDependencies extends ProofDependencies {
  accounts: Pick<Accounts, 'isPassword' | 'signOut'>
  passkeys: Pick<PasskeyRecords, 'ofUser' | 'byCredential' | 'use' | 'keepChallenge' | 'takeChallenge'>
  passkeyChecks: Pick<PasskeyChecks, 'askForSignature' | 'signedCounter'>
  randomBytes: RandomBytes
}

/** Proof of the acting person before a grave change, in addition to its session. */
export interface Confirmation {
  /** Whether the person has a passkey. */
  hasPasskey(actor: Actor): Promise<boolean>
  /** Question for one of the person's passkeys, valid once for five minutes. @throws Refusal without a passkey. */
  askForPasskey(actor: Actor): Promise<PasskeyOptions>
  /** Makes a change once the proof is accepted. */
  run<Value extends object>(actor: Actor, proven: Proven, change: () => Promise<Value>): Promise<ProofResult<Value>>
}

/** Creates the check of a password or a passkey before grave changes. */
export const createConfirmation = (deps: ConfirmationDependencies): Confirmation => {
  const { accounts, passkeys, passkeyChecks, now } = deps
  const prove = createProofCheck(deps)
  const { made, take } = createChallenges(deps)
  const isSigned = async ({ session, place }: Actor, text: string): Promise<boolean> => {
    const answer = parsePasskeyAnswer(text)
    if (!answer || !(await take(answer, 'confirm', session.userId))) return false
    const passkey = await passkeys.byCredential(answer.credentialId)
    if (passkey?.userId !== session.userId) return false
    const counter = await passkeyChecks.signedCounter(place, answer.challenge, answer.whole, passkey)
    return counter !== undefined && passkeys.use(passkey.id, counter, now().toISOString())
  }
  const isProven = (actor: Actor, proof: Proof): Promise<boolean> =>
    'answer' in proof ? isSigned(actor, proof.answer) : accounts.isPassword(actor.session.userId, proof.password)
  return {
    hasPasskey: ({ session }) => withAccountErrors(async () => (await passkeys.ofUser(session.userId)).length > 0),
    askForPasskey: ({ session, place }) =>
      withAccountErrors(async () => {
        const known = await passkeys.ofUser(session.userId)
        if (known.length === 0) throw new Refusal('route_not_found')
        return passkeyChecks.askForSignature(place, await made('confirm', session.userId), known)
      }),
    run: (actor, { cookie, proof }, change) =>
      withAccountErrors(async () => {
        const result = await prove(actor, cookie, async () => ((await isProven(actor, proof)) ? {} : undefined))
        return result.outcome === 'done' ? { outcome: 'done', ...(await change()) } : result
      }),
  }
}
