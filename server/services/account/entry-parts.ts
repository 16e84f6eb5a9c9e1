import { formatInstant } from '#languages/formats'
import type { Attempts } from '../../access/attempts.ts'
import type { DeviceCookie } from '../../access/device-cookie.ts'
import type { RandomBytes } from '../../access/keys.ts'
import { normalizeEmail } from '../../access/person-fields.ts'
import type { SignUpCookie } from '../../access/sign-up-cookie.ts'
import type { PersonRecords } from '../../ports/account-records.ts'
import type { AccountSettings, Accounts, LetterContext, Mail, Visit } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore } from '../../ports/audit.ts'
import type { Log } from '../../ports/log.ts'
import type { PasskeyChecks, PasskeyRecords } from '../../ports/passkeys.ts'
import type { ResetRecords } from '../../ports/reset-records.ts'
import type { SignUpRecords } from '../../ports/sign-up-records.ts'
import { withAccountErrors } from './account-errors.ts'
import type { RateLimited } from './auth-service.ts'
import type { CodeDependencies } from './second-step-codes.ts'
import type { SignInReport } from './sign-in-report.ts'

export interface EntryDependencies {
  accounts: Accounts
  attempts: Attempts
  devices: DeviceCookie
  signUpCookies: SignUpCookie
  report: SignInReport
  audit: AuditStore
  persons: PersonRecords
  secondSteps: CodeDependencies['secondSteps']
  signUps: SignUpRecords
  resets: ResetRecords
  passkeys: PasskeyRecords
  passkeyChecks: PasskeyChecks
  mail: Mail
  log: Pick<Log, 'warn'>
  settings: AccountSettings
  /** Random bytes of links, ids and challenges. */
  randomBytes: RandomBytes
  now(): Date
}

/** Result of a full window; `resetAt` is its end in ms since 1970. */
export const toRateLimited = (resetAt: number): RateLimited => ({ outcome: 'tooMany', resetAt })

/** Windows of a letter that anyone can request: per requesting address, and per recipient. */
type LetterWindows = readonly ['repeatAddress' | 'resetAddress', 'repeatLetter' | 'resetLetter']

/**
 * Sends a letter where its windows have room, address first; above a limit the response is the same, without a letter.
 */
export const createLetterRequester =
  (
    { attempts }: EntryDependencies,
    [ofAddress, ofRecipient]: LetterWindows,
    send: (email: string, place: LetterContext, visit: Visit) => Promise<void>,
  ) =>
  (text: string, place: LetterContext, visit: Visit): Promise<void> =>
    withAccountErrors(async () => {
      const email = normalizeEmail(text)
      if (email === undefined) return
      const resetAt = await attempts.take([ofAddress, visit.address], [ofRecipient, email])
      if (resetAt === undefined) await send(email, place, visit)
    })

/**
 * Values of a letter that anyone can request: when and from where; the letter names an unknown address as such.
 * @param origin truncated address, and an instant (ISO 8601 in UTC).
 */
export const formatLetterOrigin = (
  { createdAt, address }: { createdAt: string; address: string },
  { locale }: LetterContext,
): { time: string; address: string } => ({
  time: formatInstant(createdAt, locale),
  address,
})

/** Audit event of a user without a session. */
export const createEntryEvent = (action: AuditAction, userId: string, at: string, visit: Visit): AuditEvent => ({
  at,
  actor: { kind: 'user', id: userId },
  owner: { kind: 'user', id: userId },
  action,
  address: visit.shownAddress,
  requestId: visit.requestId,
})

/** Creates a recorder of events of users without a session. */
export const createEntryRecorder =
  ({ audit, now }: EntryDependencies) =>
  (action: AuditAction, userId: string, visit: Visit): Promise<void> =>
    audit.record(createEntryEvent(action, userId, now().toISOString(), visit))
