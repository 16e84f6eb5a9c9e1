import type { Locale, Role } from './accounts.ts'
import type { AuditEvent } from './audit.ts'

/** Stored sign-in methods of a person; instants are ISO 8601 in UTC. */
export interface StoredSignInMethods {
  /** Time at which the ownership of the mailbox was proven. */
  mailboxProvenAt: string | null
  passwordSetAt: string
  /** Whether an authenticator app is set up; `lastCodeAt` is the last use of one of its codes. */
  hasDevice: boolean
  lastCodeAt: string | null
  backupCodesLeft: number
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[]
}

/** Invitation sent to the e-mail of a person, or by the person. */
export interface HeldInvitation {
  id: string
  organisation: string
  email: string
  role: Exclude<Role, 'owner'>
  status: 'pending' | 'accepted' | 'rejected' | 'canceled'
  inviter: { id: string; name: string }
  createdAt: string
  expiresAt: string
}

/** Pending sign-up with the e-mail of a person, sent by any client. */
export interface HeldSignUp {
  name: string
  locale: Locale
  createdAt: string
  expiresAt: string
}

/** Other data of a person, for its export: everything but account, sessions, keys and organisation. */
export interface PersonData {
  entry(userId: string): Promise<StoredSignInMethods>
  /** Newest first. */
  invitations(userId: string): Promise<HeldInvitation[]>
  signUps(userId: string): Promise<HeldSignUp[]>
  /** Events of the account, and those that the person caused in organisations, since an instant; newest first. */
  events(userId: string, from: string, limit: number): Promise<AuditEvent[]>
}
