import { onAccounts } from './account-away.ts'
import { proving } from './proven.ts'
import { refusedField } from './refused-field.ts'
import { type SecondStepDependencies, secondStepChange, shownPasskey } from './second-step-change.ts'
import { secondStepCodes } from './second-step-codes.ts'
import type { SecondSteps } from './second-step-services.ts'

/** The device whose codes are asked for, on and off. */
const deviceSteps = (deps: SecondStepDependencies): Pick<SecondSteps, 'start' | 'confirm' | 'stop'> => {
  const { accounts, secondSteps } = deps
  const proven = proving(deps)
  const codes = secondStepCodes(deps)
  const { newCodes, eventOf, done } = secondStepChange(deps)
  return {
    start: (actor, cookie, password) =>
      onAccounts(async () => {
        if (await accounts.hasDevice(actor.session.userId))
          throw refusedField(
            '',
            'second_step_on',
            'Codes of a device are on; turn them off first to set up another one.',
          )
        return proven(actor, cookie, async () => {
          const setUp = await accounts.startTwoFactor(cookie, password)
          return setUp && { setUp }
        })
      }),
    confirm: (actor, cookie, code) =>
      onAccounts(() =>
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
      onAccounts(() =>
        proven(actor, cookie, async () => {
          const { userId } = actor.session
          if (!(await accounts.isPassword(userId, password))) return undefined
          await secondSteps.turnOff(userId, eventOf(actor, 'twoFactor.off'))
          return done(actor)
        }),
      ),
  }
}

/** The second step of signing in: a device with codes, and backup codes. */
export const secondSteps = (deps: SecondStepDependencies): SecondSteps => {
  const { accounts, passkeys } = deps
  const proven = proving(deps)
  const codes = secondStepCodes(deps)
  const { newCodes, eventOf, tell } = secondStepChange(deps)
  return {
    ...deviceSteps(deps),
    state: ({ session: { userId } }) =>
      onAccounts(async () => ({
        hasDevice: await accounts.hasDevice(userId),
        passkeys: (await passkeys.ofUser(userId)).map(shownPasskey),
        backupCodesLeft: await codes.backupCodesLeft(userId),
      })),
    newBackupCodes: (actor, cookie, password) =>
      onAccounts(async () => {
        const { userId, user } = actor.session
        if (!user.twoFactor)
          throw refusedField('', 'second_step_off', 'The second step is off, and asks for no backup codes.')
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
