import { hashBackupCode } from '../../access/backup-codes.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Log } from '../../ports/log.ts'
import type { SecondStepRecords } from '../../ports/second-step.ts'

export interface CodeDependencies {
  accounts: Pick<Accounts, 'stepOfCode' | 'oldBackupCodes'>
  secondSteps: Pick<SecondStepRecords, 'takeStep' | 'takeBackupCode' | 'backupCodesLeft' | 'hashOldCodes'>
  log: Pick<Log, 'warn'>
}

const parseDigits = (text: string): string | undefined => /^\d{6}$/.exec(text.replace(/\s/g, ''))?.[0]

/** Codes of the second step; each is consumed by its check. */
export const createSecondStepCodes = ({ accounts, secondSteps, log }: CodeDependencies) => {
  const hashOldOnes = async (userId: string): Promise<void> => {
    const codes = await accounts.oldBackupCodes(userId)
    const hashes = codes.map(code => hashBackupCode(userId, code))
    if (hashes.length > 0) await secondSteps.hashOldCodes(userId, hashes)
  }
  /** Device of a user, by its encrypted secret, that generated a code; confirmed or waiting as asked. */
  const takeOfDevice = async (
    userId: string,
    text: string,
    device: 'confirmed' | 'waiting',
  ): Promise<string | undefined> => {
    const digits = parseDigits(text)
    const found = digits === undefined ? undefined : await accounts.stepOfCode(userId, digits, device)
    if (!found) return undefined
    const result = await secondSteps.takeStep(userId, found.step, found.latest)
    if (result === 'ahead') log.warn({ userId }, 'a code was used while a clock was ahead')
    return result === 'used' ? undefined : found.sealedSecret
  }
  return {
    takeOfDevice,
    /** Whether a text is a valid code of a user, of the authenticator app or a backup code. */
    take: async (userId: string, text: string): Promise<boolean> => {
      if (parseDigits(text) !== undefined) return (await takeOfDevice(userId, text, 'confirmed')) !== undefined
      await hashOldOnes(userId)
      return secondSteps.takeBackupCode(userId, hashBackupCode(userId, text))
    },
    /** Number of unused backup codes of a user. */
    backupCodesLeft: async (userId: string): Promise<number> => {
      await hashOldOnes(userId)
      return secondSteps.backupCodesLeft(userId)
    },
  }
}
