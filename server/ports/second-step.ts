import type { AuditEvent } from './audit.ts'

/** What the records hold of the second step of a person: which codes are used up, and whether it is on. */
export interface SecondStepRecords {
  /**
   * Takes a step of the clock of codes (30 seconds since 1970) for a user; false where it, or a later one, was taken
   * before. Of several at once one gets it.
   */
  takeStep(userId: string, step: number): Promise<boolean>
  /** Uses a backup code up by its hash; false where there is none. Of several at once one gets it. */
  takeBackupCode(userId: string, hash: string): Promise<boolean>
  /** How many backup codes are left. */
  backupCodesLeft(userId: string): Promise<number>
  /** Takes over the codes that an earlier version kept readable, once; codes that are there already stay. */
  hashOldCodes(userId: string, hashes: readonly string[]): Promise<void>
  /** Replaces all backup codes. */
  replaceBackupCodes(userId: string, hashes: readonly string[], event: AuditEvent): Promise<void>
  /**
   * Turns the codes of a device on, which were begun before, with backup codes; ends all sessions.
   * @param device by its encrypted secret, so that a code never confirms a device that was set up in its place meanwhile.
   * @returns false where that device does not wait any more.
   */
  turnOn(
    device: { userId: string; sealedSecret: string },
    hashes: readonly string[],
    event: AuditEvent,
  ): Promise<boolean>
  /** Turns the codes of a device off and ends all sessions. */
  turnOff(userId: string, event: AuditEvent): Promise<void>
}
