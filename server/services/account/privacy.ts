import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { DeviceCookie } from '../../access/device-cookie.ts'
import type { AccountRemoval } from '../../ports/account-records.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { AuditStore } from '../../ports/audit.ts'
import type { SecretRotation } from '../../ports/webhooks.ts'
import type { ChangeLetters } from '../leads/change-letters.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Privacy } from './account-services.ts'
import { createActionRecorder, createAuditEvent } from './audit-note.ts'
import { type ExportDependencies, exportPersonData } from './person-export.ts'
import { createProofCheck } from './proven.ts'
import { createFieldRefusal } from './refused-field.ts'

export interface PrivacyDependencies extends ExportDependencies {
  accounts: Accounts
  attempts: Attempts
  devices: Pick<DeviceCookie, 'forget'>
  audit: AuditStore
  removal: AccountRemoval
  /** Replaces signing secrets that the person saw. */
  rotation: SecretRotation
  /** Letters to the owner of the organisation. */
  letters: Pick<ChangeLetters, 'look'>
}

/** Maximum age of a session that may delete an account, in milliseconds. */
const freshMs = 600_000

/** Export of a person's data, and deletion of the account. */
export const createPrivacy = (deps: PrivacyDependencies): Privacy => {
  const note = createActionRecorder(deps.audit, deps.now)
  const proven = createProofCheck(deps)
  return {
    export: actor =>
      withAccountErrors(async () => {
        const resetAt = await deps.attempts.take(['export', actor.session.userId])
        if (resetAt !== undefined)
          throw new Refusal('rate_limited', {
            message: 'An export is made once a minute at most.',
            window: { limit: 1, remaining: 0, resetAt },
          })
        const whole = await exportPersonData(actor, deps)
        await note(actor, 'export')
        return whole
      }),
    remove: (actor, password) =>
      withAccountErrors(async () => {
        const { userId, createdAt } = actor.session
        if (deps.now().getTime() - Date.parse(createdAt) > freshMs)
          throw createFieldRefusal('', 'fresh', 'Sign in again first: this session is older than ten minutes.')
        const result = await proven(actor, '', async () => {
          if (!(await deps.accounts.isPassword(userId, password))) return undefined
          const at = deps.now().toISOString()
          // Only the id of the event remains, without an address.
          const event = { ...createAuditEvent(actor, at, 'account.deleted'), address: undefined }
          if ((await deps.removal.removeUser(userId, { at, rotation: deps.rotation }, event)) === 'soleOwner')
            throw createFieldRefusal(
              '',
              'sole_owner',
              'Hand your organisation over, or remove its other members, first.',
            )
          void deps.letters.look()
          return { cookies: [...(await deps.accounts.signOut('')), deps.devices.forget()] }
        })
        if (result.outcome === 'sessionEnded') await deps.sessions.end(userId, actor.session.id)
        return result
      }),
  }
}
