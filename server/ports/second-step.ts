import type { Locale } from './accounts.ts'
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

/** Person who is told that a second factor will be required. */
interface TimelyDuty {
  email: string
  locale: Locale | undefined
  organisation: string
  /** ISO instant. */
  dueAt: string
}

/** Duties of owners and administrators, whose organisations hold contacts, to have a second factor. */
export interface AdministratorDuties {
  /** Notes the duty of each who has none yet, and forgets that of who is no longer one of them. */
  keep(dueAt: string): Promise<void>
  /** Persons without a second factor who were not told yet, each once; of several processes one gets a person. */
  claimUntold(now: string): Promise<TimelyDuty[]>
}
