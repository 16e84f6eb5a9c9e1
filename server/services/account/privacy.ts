import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { DeviceCookie } from '../../access/device-cookie.ts'
import type { AccountRemoval } from '../../ports/account-records.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import { onAccounts } from './account-away.ts'
import type { Privacy } from './account-services.ts'
import { auditEvent, noted } from './audit-note.ts'
import { type ExportDependencies, personExport } from './person-export.ts'
import { proving } from './proven.ts'
import { refusedField } from './refused-field.ts'

/** What the rights of a person in its data are made of. */
export interface PrivacyDependencies extends ExportDependencies {
  accounts: Accounts
  attempts: Attempts
  devices: Pick<DeviceCookie, 'forget'>
  audit: AuditStore
  removal: AccountRemoval
}

/** A session must be younger than this to delete an account, in milliseconds. */
const freshMs = 600_000

/** A person's data, and its end. */
export const privacy = (deps: PrivacyDependencies): Privacy => {
  const note = noted(deps.audit, deps.now)
  const proven = proving(deps)
  return {
    export: actor =>
      onAccounts(async () => {
        const resetAt = await deps.attempts.take(['export', actor.session.userId])
        if (resetAt !== undefined)
          throw new Refusal('rate_limited', {
            message: 'An export is made once a minute at most.',
            window: { limit: 1, remaining: 0, resetAt },
          })
        const whole = await personExport(actor, deps)
        await note(actor, 'export')
        return whole
      }),
    remove: (actor, password) =>
      onAccounts(async () => {
        const { userId, createdAt } = actor.session
        if (deps.now().getTime() - Date.parse(createdAt) > freshMs)
          throw refusedField('', 'fresh', 'Sign in again first: this session is older than ten minutes.')
        const result = await proven(actor, '', async () => {
          if (!(await deps.accounts.isPassword(userId, password))) return undefined
          const at = deps.now().toISOString()
          // Of the event the id alone stays, and no address.
          const event = { ...auditEvent(actor, at, 'account.deleted'), address: undefined }
          if ((await deps.removal.removeUser(userId, at, event)) === 'soleOwner')
            throw refusedField('', 'sole_owner', 'Hand your organisation over, or remove its other members, first.')
          return { cookies: [...(await deps.accounts.signOut('')), deps.devices.forget()] }
        })
        if (result.outcome === 'sessionEnded') await deps.sessions.end(userId, actor.session.id)
        return result
      }),
  }
}
