import type { Locale } from './accounts.ts'
import type { AuditEvent } from './audit.ts'

/** A sign-up that waits until the link of its letter is pressed; of it nothing exists among the accounts. */
export interface WaitingSignUp {
  email: string
  name: string
  passwordHash: string
  locale: Locale
  /** Where it came from, cut to /24 or /48; empty where unknown. */
  address: string
  /** Instant, ISO 8601 in UTC. */
  createdAt: string
}

/** The link of a letter as it is stored. */
export interface StoredLink {
  /** Hash of its token (`access/letter-links.ts`). */
  hash: string
  /** Instant at which it is over, ISO 8601 in UTC. */
  expiresAt: string
}

/**
 * Sign-ups that wait for their link. Several may wait for one e-mail, each with its own password and link: the link that is
 * pressed decides whose password the account gets.
 */
export interface SignUpRecords {
  /**
   * Keeps a sign-up with its link, also where its e-mail has an account, so that both take the same time.
   * @returns whether a confirmed account has the e-mail; the link is then to be sent to nobody.
   */
  keep(signUp: WaitingSignUp, link: StoredLink): Promise<{ isKnown: boolean }>
  /**
   * Makes a further link for one that waits for an e-mail: the newest that came from this address, else the newest, else
   * the account that the version before has made and that was never confirmed. The earlier links stay good.
   * @returns false where nothing waits, or the e-mail has a confirmed account.
   */
  addLink(email: string, address: string, link: StoredLink): Promise<boolean>
  /** When and from where the sign-up of a link came; undefined for a link that is over, pressed or none. */
  ofLink(hash: string, now: string): Promise<Pick<WaitingSignUp, 'createdAt' | 'address'> | undefined>
  /**
   * Makes the account of the sign-up whose link was pressed, with its events, as one step; all others for the e-mail end.
   * @returns false for a link that is over or none; true again for one that was pressed before, which changes nothing.
   */
  confirm(hash: string, account: { userId: string; at: string; events: readonly AuditEvent[] }): Promise<boolean>
  /** Confirms an account that the version before has made, with its event; false where there is none that waits for it. */
  confirmEarlier(email: string, at: string, eventOf: (userId: string) => AuditEvent): Promise<boolean>
}
