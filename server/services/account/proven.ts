import type { Attempts } from '../../access/attempts.ts'
import type { Accounts, Actor } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import { createActionRecorder } from './audit-note.ts'

/** Result of a change that requires the password, a code or a passkey. */
export type ProofResult<Value> =
  | ({ outcome: 'done' } & Value)
  /** Wrong password or code (`fault.credentials`, `fault.code`). */
  | { outcome: 'wrong' }
  /** Too many wrong attempts: the session was ended. */
  | { outcome: 'sessionEnded'; cookies: readonly string[] }

export interface ProofDependencies {
  accounts: Pick<Accounts, 'signOut'>
  attempts: Attempts
  audit: AuditStore
  now(): Date
}

/** Creates the check of the password, or a code, of a session: too many wrong attempts end it. */
export const createProofCheck = ({ accounts, attempts, audit, now }: ProofDependencies) => {
  const note = createActionRecorder(audit, now)
  return async <Value extends object>(
    actor: Actor,
    cookie: string,
    prove: () => Promise<Value | undefined>,
  ): Promise<ProofResult<Value>> => {
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
