import type { AuditEvent } from './audit.ts'
import type { StoredLink } from './sign-up-records.ts'

/** What a reset has done beside the password. */
export interface Reset {
  /** It was not proven before that the account belongs to the mailbox, so its second step was removed. */
  isSecondStepRemoved: boolean
  /** Keys that were made before that proof work on: their owner is asked about them. */
  hasEarlierKeys: boolean
}

/** Links with which a new password is chosen, and what becomes of an account by one, or by a change of its password. */
export interface ResetRecords {
  /** Stores a link for the account with an e-mail; for an unknown one a link of nobody, so that both take the same time. */
  keepLink(email: string, link: StoredLink, now: string): Promise<{ isKnown: boolean }>
  /** Whose account a link is for; undefined for one that is over, used or none. */
  ofLink(hash: string, now: string): Promise<{ userId: string; email: string } | undefined>
  /**
   * Uses a link up, in one step with all that follows: the new password, the end of every session and of every other
   * link, the proof that the account belongs to the mailbox, the event.
   * @returns undefined where the link was used or ended in the meantime; nothing has changed then.
   */
  reset(
    hash: string,
    change: { userId: string; passwordHash: string; at: string; event: AuditEvent },
  ): Promise<Reset | undefined>
  /**
   * Sets a new password in place of a known one, in one step with the end of every session, link and half session, and with
   * the event.
   * @returns false where the password has another hash than `oldHash` in the meantime; nothing has changed then.
   */
  change(change: {
    userId: string
    oldHash: string
    passwordHash: string
    at: string
    event: AuditEvent
  }): Promise<boolean>
}
