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
  /** Hash of the cookie of the browser that signed up (`access/sign-up-cookie.ts`). */
  browserHash: string | undefined
}

/** Request for another link of a pending sign-up. */
export type LinkRequest = Pick<WaitingSignUp, 'locale' | 'address' | 'createdAt' | 'browserHash'>

/** When and from where a sign-up, or the request for its link, was made. */
type SignUpOrigin = Pick<WaitingSignUp, 'createdAt' | 'address'>

/** Name and password chosen on the confirmation page, in place of those of the sign-up. */
export interface ChosenIdentity {
  name: string
  passwordHash: string
}

/** Sign-up of a link, for its confirmation. */
export interface LinkedSignUp extends SignUpOrigin {
  email: string
  /** Undefined for a link that was requested by another browser: name and password are chosen at the confirmation. */
  passwordHash: string | undefined
  /** The link was used: the account exists. */
  isConfirmed: boolean
  /** Hash of the cookie of the browser that signed up; undefined for a link that another browser requested, and for a used one. */
  browserHash: string | undefined
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
   * Adds a link to the newest pending sign-up of this browser with an e-mail. Another browser gets a link of its own,
   * without the name and the password of any sign-up, since any of them may be somebody else's. Earlier links stay
   * valid.
   * @returns what the link belongs to; undefined where nothing is pending, or the e-mail has a confirmed account.
   */
  addLink(email: string, request: LinkRequest, link: StoredLink): Promise<SignUpOrigin | undefined>
  /** Sign-up of a link; undefined for a link that is unknown, or that expired without being used. */
  ofLink(hash: string, now: string): Promise<LinkedSignUp | undefined>
  /**
   * Creates the account of the confirmed sign-up with its events in one transaction; all others for the e-mail end.
   * @param account `chosen` replaces name and password of the sign-up.
   * @returns false for an unknown or expired link, or without any password; true, without a change, for a link that was
   * used before.
   */
  confirm(
    hash: string,
    account: { userId: string; at: string; events: readonly AuditEvent[]; chosen?: ChosenIdentity | undefined },
  ): Promise<boolean>
}
