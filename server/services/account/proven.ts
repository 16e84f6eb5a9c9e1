import type { Attempts } from '../../access/attempts.ts'
import type { Accounts, Actor } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import { noted } from './audit-note.ts'

/** A change that the password, a code or a passkey had to prove. */
export type Proven<Value> =
  | ({ outcome: 'done' } & Value)
  /** The password or the code is wrong (`fault.credentials`, `fault.code`). */
  | { outcome: 'wrong' }
  /** Too many wrong ones: the session was ended; sign in again. */
  | { outcome: 'sessionEnded'; cookies: readonly string[] }

/** What proofs are asked for with. */
export interface ProvingDependencies {
  accounts: Pick<Accounts, 'signOut'>
  attempts: Attempts
  audit: AuditStore
  now(): Date
}

/** Asks for the password, or a code, of a session: too many wrong ones end it. */
export const proving = ({ accounts, attempts, audit, now }: ProvingDependencies) => {
  const note = noted(audit, now)
  return async <Value extends object>(
    actor: Actor,
    cookie: string,
    prove: () => Promise<Value | undefined>,
  ): Promise<Proven<Value>> => {
    const attempt = ['password', actor.session.id] as const
    if ((await attempts.take(attempt)) !== undefined) {
      await note(actor, 'session.ended', { targetId: actor.session.id })
      return { outcome: 'sessionEnded', cookies: await accounts.signOut(cookie) }
    }
    const value = await prove()
    if (value === undefined) return { outcome: 'wrong' }
    await attempts.clear(attempt)
    return { outcome: 'done', ...value }
  }
}
