import { backupCodeHash } from '../../access/backup-codes.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { SecondStepRecords } from '../../ports/second-step.ts'

/** What codes of the second step are judged with. */
export interface CodeDependencies {
  accounts: Pick<Accounts, 'stepOfCode' | 'oldBackupCodes'>
  secondSteps: Pick<SecondStepRecords, 'takeStep' | 'takeBackupCode' | 'backupCodesLeft' | 'hashOldCodes'>
}

const digitsOf = (text: string): string | undefined => /^\d{6}$/.exec(text.replace(/\s/g, ''))?.[0]

/** Codes of the second step, each of which works once: whoever asks for it uses it up. */
export const secondStepCodes = ({ accounts, secondSteps }: CodeDependencies) => {
  const hashOldOnes = async (userId: string): Promise<void> => {
    const codes = await accounts.oldBackupCodes(userId)
    const hashes = codes.map(code => backupCodeHash(userId, code))
    if (hashes.length > 0) await secondSteps.hashOldCodes(userId, hashes)
  }
  /** The device of a user, by its encrypted secret, whose code a text is; it counts already or waits to be confirmed. */
  const takeOfDevice = async (
    userId: string,
    text: string,
    device: 'confirmed' | 'waiting',
  ): Promise<string | undefined> => {
    const digits = digitsOf(text)
    const found = digits === undefined ? undefined : await accounts.stepOfCode(userId, digits, device)
    return found && (await secondSteps.takeStep(userId, found.step)) ? found.sealedSecret : undefined
  }
  return {
    takeOfDevice,
    /** Whether a text is a good code of a user, of its device or a backup code. */
    take: async (userId: string, text: string): Promise<boolean> => {
      if (digitsOf(text) !== undefined) return (await takeOfDevice(userId, text, 'confirmed')) !== undefined
      await hashOldOnes(userId)
      return secondSteps.takeBackupCode(userId, backupCodeHash(userId, text))
    },
    /** How many backup codes a user has left. */
    backupCodesLeft: async (userId: string): Promise<number> => {
      await hashOldOnes(userId)
      return secondSteps.backupCodesLeft(userId)
    },
  }
}
