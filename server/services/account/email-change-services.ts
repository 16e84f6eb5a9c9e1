import type { Actor, LetterContext, Visit } from '../../ports/accounts.ts'
import type { Mailbox, WaitingEmailChange } from '../../ports/email-changes.ts'
import type { Proven } from './confirmation.ts'
import type { ProofResult } from './proven.ts'

/** Question of a link that changes an e-mail address. */
export interface EmailChangeQuestion {
  mailbox: Mailbox
  /** Address that the account has, and the one that it gets. */
  current: string
  email: string
}

/** Effect of the link of one mailbox; `gone`: it is unknown, used or expired. */
type EmailChangeResult =
  | { outcome: 'waiting' }
  /** `cookies` are those of a new session where this browser was signed in, else empty. */
  | { outcome: 'changed'; email: string; cookies: readonly string[] }
  | { outcome: 'gone' }

/** Change of the e-mail address of an account: nothing changes until the old and the new mailbox have confirmed. */
export interface EmailChanges {
  /**
   * Sends a link to both mailboxes. Issues at `email`: `email`, `same_email`; `sign_in_again`; `rate_limited` (issue
   * `letters`). The result is the same where another account has the address; its mailbox is told.
   */
  request(actor: Actor, email: string, proven: Proven): Promise<ProofResult<object>>
  /** Change that waits. */
  waiting(actor: Actor): Promise<WaitingEmailChange | undefined>
  cancel(actor: Actor): Promise<void>
  /** Question of a link; undefined for one that is unknown, used or expired. */
  question(token: string): Promise<EmailChangeQuestion | undefined>
  /**
   * Confirms one mailbox by its link; no session is needed. The second one changes the address, ends every session and link
   * as a change of the password does, and sends a letter to both mailboxes.
   */
  confirm(token: string, cookie: string, place: LetterContext, visit: Visit): Promise<EmailChangeResult>
}
