import { Refusal } from '#domain/core/refusal'
import type { Actor } from '../../ports/accounts.ts'
import type { PasskeyChecks, StoredPasskey } from '../../ports/passkeys.ts'
import { onAccounts } from './account-away.ts'
import { checkedName } from './checked-person.ts'
import { challenges, passkeyAnswer } from './passkey-challenges.ts'
import { proving } from './proven.ts'
import { refusedField } from './refused-field.ts'
import { type SecondStepDependencies, secondStepChange, shownPasskey } from './second-step-change.ts'
import type { Passkeys } from './second-step-services.ts'

/** What the passkeys of persons are made of. */
export interface PasskeysDependencies extends SecondStepDependencies {
  passkeyChecks: PasskeyChecks
}

const passkeysMax = 20
const idBytes = 12

const refused = (): Refusal => refusedField('', 'passkey', 'The passkey was not accepted; ask for a new one.')

/** A passkey of the acting person. @throws Refusal where it is none of them. */
const ownOf = async ({ session }: Actor, id: string, { passkeys }: PasskeysDependencies): Promise<StoredPasskey> => {
  const passkey = (await passkeys.ofUser(session.userId)).find(one => one.id === id)
  if (!passkey) throw new Refusal('route_not_found')
  return passkey
}

/** @throws Refusal where a person has as many passkeys as an account may have. */
const checkRoom = (known: readonly StoredPasskey[]): void => {
  if (known.length < passkeysMax) return
  throw refusedField('', 'passkeys_max', `An account has ${passkeysMax} passkeys at most; remove one first.`)
}

/** Adding a passkey, in two requests: the password asks for it, the browser answers. */
const adding = (deps: PasskeysDependencies): Pick<Passkeys, 'askForNew' | 'add'> => {
  const { accounts, passkeys, passkeyChecks, randomBytes, now } = deps
  const proven = proving(deps)
  const { made, take } = challenges(deps)
  const { eventOf, newCodes, done } = secondStepChange(deps)
  return {
    askForNew: (actor, cookie, { name, password }) =>
      onAccounts(async () => {
        const { userId, user } = actor.session
        checkedName(name)
        const known = await passkeys.ofUser(userId)
        checkRoom(known)
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          const challenge = await made('register', userId)
          const person = { id: userId, email: user.email, name: user.name }
          return { question: await passkeyChecks.askForNew(actor.place, challenge, person, known) }
        })
      }),
    add: (actor, { name: text, answer: sent }) =>
      onAccounts(async () => {
        const { userId } = actor.session
        const [name, answer] = [checkedName(text), passkeyAnswer(sent)]
        if (!answer || !(await take(answer, 'register', userId))) throw refused()
        // Several questions may have been asked for while there was room for one answer.
        checkRoom(await passkeys.ofUser(userId))
        const credential = await passkeyChecks.newPasskey(actor.place, answer.challenge, answer.whole)
        if (!credential) throw refused()
        const id = `pky_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
        const passkey = { ...credential, id, userId, name, createdAt: now().toISOString(), lastUsedAt: undefined }
        const { codes, hashes } = newCodes(actor)
        const result = await passkeys.add(passkey, hashes, eventOf(actor, 'passkey.added', { targetId: id }))
        if (result === 'known') throw refusedField('', 'passkey_known', 'This passkey belongs to an account already.')
        return done(actor, result === 'turnedOn' ? codes : [])
      }),
  }
}

/** The passkeys of persons. */
export const passkeys = (deps: PasskeysDependencies): Passkeys => {
  const { accounts } = deps
  const proven = proving(deps)
  const { eventOf, done } = secondStepChange(deps)
  return {
    ...adding(deps),
    one: (actor, id) => onAccounts(async () => shownPasskey(await ownOf(actor, id, deps))),
    rename: (actor, cookie, id, { name: text, password }) =>
      onAccounts(async () => {
        const { userId } = actor.session
        const name = checkedName(text)
        await ownOf(actor, id, deps)
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          await deps.passkeys.rename(userId, id, name, eventOf(actor, 'passkey.renamed', { targetId: id }))
          return {}
        })
      }),
    remove: (actor, cookie, id, password) =>
      onAccounts(async () => {
        const { userId } = actor.session
        await ownOf(actor, id, deps)
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          const isRemoved = await deps.passkeys.remove(userId, id, eventOf(actor, 'passkey.removed', { targetId: id }))
          if (!isRemoved) throw new Refusal('route_not_found')
          return done(actor)
        })
      }),
  }
}
