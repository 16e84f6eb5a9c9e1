import { Refusal } from '#domain/core/refusal'
import type { Actor } from '../../ports/accounts.ts'
import type { PasskeyChecks, StoredPasskey } from '../../ports/passkeys.ts'
import { withAccountErrors } from './account-errors.ts'
import { createChallenges, parsePasskeyAnswer } from './passkey-challenges.ts'
import { createProofCheck } from './proven.ts'
import { assertRecentSignIn } from './recent-sign-in.ts'
import { createFieldRefusal } from './refused-field.ts'
import { createSecondStepChanges, type SecondStepDependencies, toPasskeyView } from './second-step-change.ts'
import type { Passkeys } from './second-step-services.ts'
import { validatePersonName } from './validate-person.ts'

export interface PasskeysDependencies extends SecondStepDependencies {
  passkeyChecks: PasskeyChecks
}

const passkeysMax = 20
const idBytes = 12

const createPasskeyRefusal = (): Refusal =>
  createFieldRefusal('', 'passkey', 'The passkey was not accepted; ask for a new one.')

/** Passkey of the acting person. @throws Refusal for any other. */
const requireOwnPasskey = async (
  { session }: Actor,
  id: string,
  { passkeys }: PasskeysDependencies,
): Promise<StoredPasskey> => {
  const passkey = (await passkeys.ofUser(session.userId)).find(one => one.id === id)
  if (!passkey) throw new Refusal('route_not_found')
  return passkey
}

/** @throws Refusal where the person has the maximum of passkeys. */
const checkPasskeyLimit = (known: readonly StoredPasskey[]): void => {
  if (known.length < passkeysMax) return
  throw createFieldRefusal('', 'passkeys_max', `An account has ${passkeysMax} passkeys at most; remove one first.`)
}

/** Registration of a passkey in two requests: options after a password check, then the response of the browser. */
const createPasskeyRegistration = (deps: PasskeysDependencies): Pick<Passkeys, 'askForNew' | 'add'> => {
  const { accounts, passkeys, passkeyChecks, randomBytes, now } = deps
  const proven = createProofCheck(deps)
  const { made, take } = createChallenges(deps)
  const { eventOf, newCodes, done } = createSecondStepChanges(deps)
  return {
    askForNew: (actor, cookie, { name, password }) =>
      withAccountErrors(async () => {
        const { userId, user } = actor.session
        validatePersonName(name)
        assertRecentSignIn(actor, now())
        const known = await passkeys.ofUser(userId)
        checkPasskeyLimit(known)
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          const challenge = await made('register', userId)
          const person = { id: userId, email: user.email, name: user.name }
          return { question: await passkeyChecks.askForNew(actor.place, challenge, person, known) }
        })
      }),
    add: (actor, { name: text, answer: sent }) =>
      withAccountErrors(async () => {
        const { userId } = actor.session
        const [name, answer] = [validatePersonName(text), parsePasskeyAnswer(sent)]
        if (!answer || !(await take(answer, 'register', userId))) throw createPasskeyRefusal()
        // Several options may have been requested while there was room for one passkey.
        checkPasskeyLimit(await passkeys.ofUser(userId))
        const credential = await passkeyChecks.newPasskey(actor.place, answer.challenge, answer.whole)
        if (!credential) throw createPasskeyRefusal()
        const id = `pky_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
        const passkey = { ...credential, id, userId, name, createdAt: now().toISOString(), lastUsedAt: undefined }
        const { codes, hashes } = newCodes(actor)
        const result = await passkeys.add(passkey, hashes, eventOf(actor, 'passkey.added', { targetId: id }))
        if (result === 'known')
          throw createFieldRefusal('', 'passkey_known', 'This passkey belongs to an account already.')
        return done(actor, result === 'turnedOn' ? codes : [])
      }),
  }
}

export const createPasskeys = (deps: PasskeysDependencies): Passkeys => {
  const { accounts } = deps
  const proven = createProofCheck(deps)
  const { eventOf, done } = createSecondStepChanges(deps)
  return {
    ...createPasskeyRegistration(deps),
    one: (actor, id) => withAccountErrors(async () => toPasskeyView(await requireOwnPasskey(actor, id, deps))),
    rename: (actor, cookie, id, { name: text, password }) =>
      withAccountErrors(async () => {
        const { userId } = actor.session
        const name = validatePersonName(text)
        await requireOwnPasskey(actor, id, deps)
        assertRecentSignIn(actor, deps.now())
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          await deps.passkeys.rename(userId, id, name, eventOf(actor, 'passkey.renamed', { targetId: id }))
          return {}
        })
      }),
    remove: (actor, cookie, id, password) =>
      withAccountErrors(async () => {
        const { userId } = actor.session
        await requireOwnPasskey(actor, id, deps)
        assertRecentSignIn(actor, deps.now())
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          const isRemoved = await deps.passkeys.remove(userId, id, eventOf(actor, 'passkey.removed', { targetId: id }))
          if (!isRemoved) throw new Refusal('route_not_found')
          return done(actor)
        })
      }),
  }
}
