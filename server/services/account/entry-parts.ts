import type { Attempts } from '../../access/attempts.ts'
import type { DeviceCookie } from '../../access/device-cookie.ts'
import type { RandomBytes } from '../../access/keys.ts'
import { emailOf } from '../../access/person-fields.ts'
import type { PersonRecords } from '../../ports/account-records.ts'
import type { AccountSettings, Accounts, LetterPlace, Mail, Visit } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore } from '../../ports/audit.ts'
import type { PasskeyChecks, PasskeyRecords } from '../../ports/passkeys.ts'
import type { ResetRecords } from '../../ports/reset-records.ts'
import type { SignUpRecords } from '../../ports/sign-up-records.ts'
import { onAccounts } from './account-away.ts'
import type { TooMany } from './account-services.ts'
import type { CodeDependencies } from './second-step-codes.ts'
import type { SignInReport } from './sign-in-report.ts'

/** What the way in is made of. */
export interface EntryDependencies {
  accounts: Accounts
  attempts: Attempts
  devices: DeviceCookie
  report: SignInReport
  audit: AuditStore
  persons: PersonRecords
  secondSteps: CodeDependencies['secondSteps']
  signUps: SignUpRecords
  resets: ResetRecords
  passkeys: PasskeyRecords
  passkeyChecks: PasskeyChecks
  mail: Mail
  settings: AccountSettings
  /** Chance of links, ids and challenges. */
  randomBytes: RandomBytes
  now(): Date
}

/** The answer of a window that is full until an instant (ms since 1970). */
export const tooMany = (resetAt: number): TooMany => ({ outcome: 'tooMany', resetAt })

/** The windows of a letter that anybody can ask for: of the address that asks, and of the recipient. */
type LetterWindows = readonly ['repeatAddress' | 'resetAddress', 'repeatLetter' | 'resetLetter']

/** Sends a letter where its windows have room, address first; what is over a limit gets the same answer and no letter. */
export const asked =
  (
    { attempts }: EntryDependencies,
    [ofAddress, ofRecipient]: LetterWindows,
    send: (email: string, place: LetterPlace, visit: Visit) => Promise<void>,
  ) =>
  (text: string, place: LetterPlace, visit: Visit): Promise<void> =>
    onAccounts(async () => {
      const email = emailOf(text)
      if (email === undefined) return
      const resetAt = await attempts.take([ofAddress, visit.address], [ofRecipient, email])
      if (resetAt === undefined) await send(email, place, visit)
    })

/** An event of a user who acts without a session yet. */
export const eventOf = (action: AuditAction, userId: string, at: string, visit: Visit): AuditEvent => ({
  at,
  actor: { kind: 'user', id: userId },
  owner: { kind: 'user', id: userId },
  action,
  address: visit.shownAddress,
  requestId: visit.requestId,
})

/** Writes an event of a user down, who acts without a session yet. */
export const noting =
  ({ audit, now }: EntryDependencies) =>
  (action: AuditAction, userId: string, visit: Visit): Promise<void> =>
    audit.record(eventOf(action, userId, now().toISOString(), visit))
