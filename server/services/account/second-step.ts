import { withAccountErrors } from './account-errors.ts'
import { createProofCheck } from './proven.ts'
import { assertRecentSignIn } from './recent-sign-in.ts'
import { createFieldRefusal } from './refused-field.ts'
import { createSecondStepChanges, type SecondStepDependencies, toPasskeyView } from './second-step-change.ts'
import { createSecondStepCodes } from './second-step-codes.ts'
import type { SecondSteps } from './second-step-services.ts'

/** Setup and removal of the authenticator app. */
const createDeviceSteps = (deps: SecondStepDependencies): Pick<SecondSteps, 'start' | 'confirm' | 'stop'> => {
  const { accounts, secondSteps, now } = deps
  const proven = createProofCheck(deps)
  const codes = createSecondStepCodes(deps)
  const { newCodes, eventOf, done } = createSecondStepChanges(deps)
  return {
    start: (actor, cookie, password) =>
      withAccountErrors(async () => {
        assertRecentSignIn(actor, now())
        if (await accounts.hasDevice(actor.session.userId))
          throw createFieldRefusal(
            '',
            'second_step_on',
            'Codes of a device are on; turn them off first to set up another one.',
          )
        return proven(actor, cookie, async () => {
          const setUp = await accounts.startTwoFactor(cookie, password, actor.session.userId)
          return setUp && { setUp }
        })
      }),
    confirm: (actor, cookie, code) =>
      withAccountErrors(() =>
        proven(actor, cookie, async () => {
          const { userId } = actor.session
          const sealedSecret = await codes.takeOfDevice(userId, code, 'waiting')
          if (sealedSecret === undefined) return undefined
          const made = newCodes(actor)
          const device = { userId, sealedSecret }
          const isOn = await secondSteps.turnOn(device, made.hashes, eventOf(actor, 'twoFactor.on'))
          return isOn ? done(actor, made.codes) : undefined
        }),
      ),
    stop: (actor, cookie, password) =>
      withAccountErrors(async () => {
        assertRecentSignIn(actor, now())
        return proven(actor, cookie, async () => {
          const { userId } = actor.session
          if (!(await accounts.isPassword(userId, password))) return undefined
          await secondSteps.turnOff(userId, eventOf(actor, 'twoFactor.off'))
          return done(actor)
        })
      }),
  }
}

/** Second step of signing in: an authenticator app, and backup codes. */
export const createSecondSteps = (deps: SecondStepDependencies): SecondSteps => {
  const { accounts, passkeys } = deps
  const proven = createProofCheck(deps)
  const codes = createSecondStepCodes(deps)
  const { newCodes, eventOf, tell } = createSecondStepChanges(deps)
  return {
    ...createDeviceSteps(deps),
    state: ({ session: { userId } }) =>
      withAccountErrors(async () => ({
        hasDevice: await accounts.hasDevice(userId),
        passkeys: (await passkeys.ofUser(userId)).map(toPasskeyView),
        backupCodesLeft: await codes.backupCodesLeft(userId),
      })),
    newBackupCodes: (actor, cookie, password) =>
      withAccountErrors(async () => {
        const { userId, user } = actor.session
        if (!user.twoFactor)
          throw createFieldRefusal('', 'second_step_off', 'The second step is off, and asks for no backup codes.')
        assertRecentSignIn(actor, deps.now())
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(userId, password))) return undefined
          const made = newCodes(actor)
          await deps.secondSteps.replaceBackupCodes(userId, made.hashes, eventOf(actor, 'backupCodes.made'))
          tell(actor)
          return { backupCodes: made.codes }
        })
      }),
  }
}
