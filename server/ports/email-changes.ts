import type { AuditEvent } from './audit.ts'

/** Mailbox that confirms a change of an e-mail address. */
export type Mailbox = 'old' | 'new'

/** Change of an e-mail address that waits for its confirmations. */
export interface WaitingEmailChange {
  /** Address that the account gets. */
  email: string
  /** Mailboxes that have confirmed. */
  confirmed: readonly Mailbox[]
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  expiresAt: string
}

/** Waiting change with the hashes of both links (`access/letter-links.ts`). */
interface NewEmailChange extends Omit<WaitingEmailChange, 'confirmed'> {
  userId: string
  oldHash: string
  newHash: string
}

/** Waiting change of a link, with the mailbox that the link was sent to. */
interface LinkedEmailChange extends WaitingEmailChange {
  userId: string
  /** Address that the account has. */
  current: string
  mailbox: Mailbox
}

/**
 * Effect of a confirmation: the other mailbox has yet to confirm, or the address is changed. `gone`: the link is unknown,
 * used or expired, or another account has got the address in the meantime.
 */
export type ConfirmedEmailChange =
  | { outcome: 'waiting'; userId: string }
  | { outcome: 'changed'; userId: string; from: string; to: string }
  | { outcome: 'gone' }

/** Changes of e-mail addresses: nothing changes until both mailboxes have confirmed. */
export interface EmailChangeRecords {
  /**
   * Stores a change in place of an earlier one of the user, also where another account has the address, so that both take
   * the same time.
   * @returns whether another confirmed account has the address; its link must not be sent then.
   */
  keep(change: NewEmailChange, event: AuditEvent): Promise<{ isTaken: boolean }>
  /** Change of a user that has not expired. */
  ofUser(userId: string, now: string): Promise<WaitingEmailChange | undefined>
  /** Change of a link that is neither used nor expired. */
  ofLink(hash: string, now: string): Promise<LinkedEmailChange | undefined>
  /** Ends the change of a user; its links no longer work. */
  cancel(userId: string): Promise<void>
  /**
   * Uses a link. The second one changes the address in one transaction with the end of every session, of every link of a
   * forgotten password and of every sign-up that waits for the new address, and with the event.
   */
  confirm(hash: string, at: string, toEvent: (userId: string) => AuditEvent): Promise<ConfirmedEmailChange>
}
