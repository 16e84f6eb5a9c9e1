import type { Locale } from './accounts.ts'
import type { AuditEvent } from './audit.ts'

/** Sign-up that waits for the confirmation of its e-mail; no account exists yet. */
export interface WaitingSignUp {
  email: string
  name: string
  passwordHash: string
  locale: Locale
  /** Origin of the request, truncated to /24 or /48; empty where unknown. */
  address: string
  /** Instant, ISO 8601 in UTC. */
  createdAt: string
}

/** Link of a letter as stored. */
export interface StoredLink {
  /** Hash of its token (`access/letter-links.ts`). */
  hash: string
  /** Instant at which it is over, ISO 8601 in UTC. */
  expiresAt: string
}

/**
 * Pending sign-ups. Several may exist for one e-mail, each with its own password and link: the confirmed link decides
 * which password the account gets.
 */
export interface SignUpRecords {
  /**
   * Stores a sign-up with its link, also where its e-mail has an account, so that both take the same time.
   * @returns whether a confirmed account has the e-mail; the link must not be sent then.
   */
  keep(signUp: WaitingSignUp, link: StoredLink): Promise<{ isKnown: boolean }>
  /**
   * Adds a link to a pending sign-up with an e-mail: the newest from this address, else the newest, else the
   * unconfirmed account created by the previous version. Earlier links stay valid.
   * @returns false where nothing is pending, or the e-mail has a confirmed account.
   */
  addLink(email: string, address: string, link: StoredLink): Promise<boolean>
  /** Time and origin of the sign-up of a link; undefined for a link that is unknown, used or expired. */
  ofLink(hash: string, now: string): Promise<Pick<WaitingSignUp, 'createdAt' | 'address'> | undefined>
  /**
   * Creates the account of the confirmed sign-up with its events in one transaction; all others for the e-mail end.
   * @returns false for an unknown or expired link; true, without a change, for one that was used before.
   */
  confirm(hash: string, account: { userId: string; at: string; events: readonly AuditEvent[] }): Promise<boolean>
  /** Confirms an account created by the previous version, with its event; false where none is unconfirmed. */
  confirmEarlier(email: string, at: string, eventOf: (userId: string) => AuditEvent): Promise<boolean>
}
