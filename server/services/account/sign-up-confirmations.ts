import { hashLinkToken } from '../../access/letter-links.ts'
import { createAddressClient } from '../../access/queued-client.ts'
import { PasswordsBusy, type Visit } from '../../ports/accounts.ts'
import type { ChosenIdentity, LinkedSignUp } from '../../ports/sign-up-records.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AuthService, RateLimited, SignUpProof } from './auth-service.ts'
import { createEntryEvent, type EntryDependencies, toRateLimited } from './entry-parts.ts'
import { runAllChecks } from './run-all-checks.ts'
import { createSignInCompleter } from './sign-ins.ts'
import { checkPassword, validatePersonName } from './validate-person.ts'

const idBytes = 12

/** Queue client of a valid link, which only the owner of the mailbox has. */
const createLinkClient = ({ address }: Visit) => createAddressClient(address, 'known')

/** Name and password chosen at the confirmation. @throws Refusal for those that are not allowed. */
const chooseIdentity = async (
  { name, newPassword }: Extract<SignUpProof, { newPassword: string }>,
  { email }: LinkedSignUp,
  visit: Visit,
  { accounts }: Pick<EntryDependencies, 'accounts'>,
): Promise<ChosenIdentity> => {
  runAllChecks(
    () => validatePersonName(name),
    () => checkPassword(newPassword, email),
  )
  return { name: validatePersonName(name), passwordHash: await accounts.hashOf(newPassword, createLinkClient(visit)) }
}

/** Checks the password of a sign-up, within a limit: the owner of a mistyped mailbox must not guess it. */
const createSignUpPasswordCheck =
  ({ accounts, attempts }: Pick<EntryDependencies, 'accounts' | 'attempts'>) =>
  async (
    { email, passwordHash }: LinkedSignUp,
    password: string,
    visit: Visit,
  ): Promise<'right' | 'wrong' | RateLimited> => {
    const attempt = ['signUpPassword', email] as const
    const resetAt = await attempts.take(attempt)
    if (resetAt !== undefined) return toRateLimited(resetAt)
    if (passwordHash === undefined) return 'wrong'
    const isRight = await accounts.isPasswordOf(passwordHash, password, createLinkClient(visit)).catch(async cause => {
      // The password was not checked: the attempt does not count.
      if (cause instanceof PasswordsBusy) await attempts.giveBack(attempt)
      throw cause
    })
    return isRight ? 'right' : 'wrong'
  }

/** Checks the proof of a confirmation; the identity is undefined where the password of the sign-up confirms. */
const createProofOfSignUp = (dependencies: EntryDependencies) => {
  const checkSignUpPassword = createSignUpPasswordCheck(dependencies)
  return async (
    linked: LinkedSignUp,
    proof: SignUpProof,
    visit: Visit,
  ): Promise<{ outcome: 'right'; chosen: ChosenIdentity | undefined } | { outcome: 'wrong' } | RateLimited> => {
    if ('newPassword' in proof)
      return { outcome: 'right', chosen: await chooseIdentity(proof, linked, visit, dependencies) }
    const result = await checkSignUpPassword(linked, proof.password, visit)
    if (result === 'right') return { outcome: 'right', chosen: undefined }
    return result === 'wrong' ? { outcome: 'wrong' } : result
  }
}

/**
 * Starts a session in the browser that signed up. The cookies are empty in any other one: whoever reads the letter there
 * signs in with the password. They are empty too where another request made the account.
 */
const createFirstSession = (dependencies: EntryDependencies) => {
  const { accounts, persons, signUpCookies } = dependencies
  const complete = createSignInCompleter(dependencies)
  return async (
    { email, browserHash }: LinkedSignUp,
    { userId, cookie, visit }: { userId: string; cookie: string; visit: Visit },
  ): Promise<readonly string[]> => {
    if (browserHash === undefined || browserHash !== signUpCookies.hashOf(cookie)) return []
    if ((await persons.byEmail(email))?.id !== userId) return []
    const cookies = await accounts.startSession(userId, visit)
    return cookies ? (await complete({ userId, cookies }, visit)).cookies : []
  }
}

/** Confirmation of a sign-up: its link together with its password, or with a name and password chosen now. */
export const createSignUpConfirmations = (
  dependencies: EntryDependencies,
): Pick<AuthService, 'signUpOf' | 'verify'> => {
  const { signUps, signUpCookies, now, randomBytes } = dependencies
  const proveSignUp = createProofOfSignUp(dependencies)
  const startFirstSession = createFirstSession(dependencies)
  const findLinked = (token: string) => signUps.ofLink(hashLinkToken('sign-up', token), now().toISOString())
  const done = (session: readonly string[] = []) =>
    ({ outcome: 'done', isSignedIn: session.length > 0, cookies: [signUpCookies.forget(), ...session] }) as const
  return {
    signUpOf: token =>
      withAccountErrors(async () => {
        const found = await findLinked(token)
        if (!found) return undefined
        const { createdAt, address, isConfirmed, passwordHash } = found
        return { createdAt, address, isConfirmed, hasPassword: passwordHash !== undefined }
      }),
    verify: (token, proof, cookie, visit) =>
      withAccountErrors(async () => {
        const linked = await findLinked(token)
        if (!linked) return { outcome: 'token' }
        if (linked.isConfirmed) return done()
        const proven = await proveSignUp(linked, proof, visit)
        if (proven.outcome !== 'right') return proven
        const [at, userId] = [now().toISOString(), `usr_${Buffer.from(randomBytes(idBytes)).toString('hex')}`]
        const events = (['account.created', 'account.verified'] as const).map(action =>
          createEntryEvent(action, userId, at, visit),
        )
        const account = { userId, at, events, chosen: proven.chosen }
        if (!(await signUps.confirm(hashLinkToken('sign-up', token), account))) return { outcome: 'token' }
        return done(await startFirstSession(linked, { userId, cookie, visit }))
      }),
  }
}
