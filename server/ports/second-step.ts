import type { AuditEvent } from './audit.ts'

/** Stored state of a person's second step: used codes, and whether it is on. */
export interface SecondStepRecords {
  /**
   * Marks a time step (30 seconds since 1970) as used by a user. Atomic: of concurrent calls one succeeds.
   * @param latest newest step of which a code is accepted now: a later one was stored while a clock was ahead, and does
   * not refuse earlier steps.
   * @returns `used` where the step, or a later one, was used before; `ahead`: taken, and a clock was ahead.
   */
  takeStep(userId: string, step: number, latest: number): Promise<'taken' | 'ahead' | 'used'>
  /** When the authenticator app was last turned on, by the events of 400 days; undefined for an earlier one. */
  turnedOnAt(userId: string): Promise<string | undefined>
  /** Consumes a backup code by its hash; false for an unknown one. Atomic: of concurrent calls one succeeds. */
  takeBackupCode(userId: string, hash: string): Promise<boolean>
  /** Number of unused backup codes. */
  backupCodesLeft(userId: string): Promise<number>
  /** Hashes the codes that an earlier version stored in clear, once; existing hashes are kept. */
  hashOldCodes(userId: string, hashes: readonly string[]): Promise<void>
  /** Replaces all backup codes. */
  replaceBackupCodes(userId: string, hashes: readonly string[], event: AuditEvent): Promise<void>
  /**
   * Confirms a pending authenticator app, with backup codes; ends all sessions.
   * @param device identified by its encrypted secret, so that a code never confirms a device set up concurrently.
   * @returns false where that device is no longer pending.
   */
  turnOn(
    device: { userId: string; sealedSecret: string },
    hashes: readonly string[],
    event: AuditEvent,
  ): Promise<boolean>
  /** Removes the authenticator app and ends all sessions. */
  turnOff(userId: string, event: AuditEvent): Promise<void>
}
