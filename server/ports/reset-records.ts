import type { Role } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { StoredLink } from './sign-up-records.ts'

/** Side effects of a password reset. */
export interface ResetEffects {
  /** The reset was the first proof of the mailbox and ended a second step or keys that were set up before it. */
  hasEnded: boolean
  /** Passkeys, a second step, keys or webhooks still work: the page after the sign-in lists them. */
  hasLeft: boolean
}

/** Links to reset a password, and the changes to an account after a reset or a change of password. */
export interface ResetRecords {
  /**
   * Stores a link for the account with an e-mail; for an unknown e-mail one without an account, so that both take the
   * same time.
   */
  keepLink(email: string, link: StoredLink, now: string): Promise<{ isKnown: boolean }>
  /** Account of a link; undefined for one that is unknown, used or expired. */
  ofLink(hash: string, now: string): Promise<{ userId: string; email: string } | undefined>
  /**
   * Uses a link in one transaction with all its effects: the new password, the end of every session and of every other
   * link, the proof of the mailbox, the event. Within seven days of the first confirmation, once, the reset counts as
   * the first proof of the mailbox: the second step, passkeys and keys of before end too.
   * @returns undefined, with nothing changed, where the link was used or expired in the meantime.
   */
  reset(
    hash: string,
    change: {
      userId: string
      passwordHash: string
      at: string
      event: AuditEvent
      /** Roles of members who may change the webhooks of their organisation. */
      webhookRoles: readonly Role[]
    },
  ): Promise<ResetEffects | undefined>
  /**
   * Replaces a known password in one transaction with the end of every session, link and half session, and with the
   * event.
   * @returns false, with nothing changed, where the hash is no longer `oldHash`.
   */
  change(change: {
    userId: string
    oldHash: string
    passwordHash: string
    at: string
    event: AuditEvent
  }): Promise<boolean>
}
