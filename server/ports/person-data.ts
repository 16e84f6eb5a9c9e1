import type { Locale, Role } from './accounts.ts'
import type { AuditEvent } from './audit.ts'

/** What is stored of the way in of a person; instants are ISO 8601 in UTC. */
export interface StoredEntry {
  /** Since when it is proven that the account belongs to the mailbox. */
  mailboxProvenAt: string | null
  passwordSetAt: string
  /** Whether there is a device with codes; `lastCodeAt` is when one of its codes was last used. */
  hasDevice: boolean
  lastCodeAt: string | null
  backupCodesLeft: number
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[]
}

/** An invitation to the e-mail of a person, or by the person. */
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

/** A sign-up with the e-mail of a person that waits for its link, whoever sent it. */
export interface HeldSignUp {
  name: string
  locale: Locale
  createdAt: string
  expiresAt: string
}

/** What the records hold of a person beside account, sessions, keys and organisation; for its export. */
export interface PersonData {
  entry(userId: string): Promise<StoredEntry>
  /** Newest first. */
  invitations(userId: string): Promise<HeldInvitation[]>
  signUps(userId: string): Promise<HeldSignUp[]>
  /** Events of the account, and those that the person caused in organisations, since an instant; newest first. */
  events(userId: string, from: string, limit: number): Promise<AuditEvent[]>
}
