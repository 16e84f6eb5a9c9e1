import { backupCodeHash, newBackupCodes } from '../../access/backup-codes.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Accounts, Actor, Mail } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import type { PasskeyRecords, StoredPasskey } from '../../ports/passkeys.ts'
import type { SecondStepRecords } from '../../ports/second-step.ts'
import { auditEvent } from './audit-note.ts'
import type { ProvingDependencies } from './proven.ts'
import type { SecondStepChange, ShownPasskey } from './second-step-services.ts'

/** What the second step of signed-in persons is made of. */
export interface SecondStepDependencies extends ProvingDependencies {
  accounts: Accounts
  secondSteps: SecondStepRecords
  passkeys: PasskeyRecords
  mail: Mail
  randomBytes: RandomBytes
}

/** What of a passkey its owner sees. */
export const shownPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): ShownPasskey => ({
  ...{ id, name, createdAt, lastUsedAt },
})

/** What surrounds a change of the second step, which itself is one step in the records that ends every session. */
export const secondStepChange = (deps: SecondStepDependencies) => {
  const { accounts, passkeys, mail, now, randomBytes } = deps
  /** Tells the person by letter. */
  const tell = ({ session, place }: Actor): void =>
    mail.send({
      kind: 'twoFactorChanged',
      to: session.user.email,
      locale: place.locale,
      link: `${place.origin}/account/security`,
    })
  return {
    tell,
    eventOf: (actor: Actor, action: AuditAction, details: Pick<AuditEvent, 'targetId'> = {}): AuditEvent =>
      auditEvent(actor, now().toISOString(), action, details),
    /** New backup codes, and the hashes that are stored. */
    newCodes: ({ session }: Actor) => {
      const codes = newBackupCodes(randomBytes)
      return { codes, hashes: codes.map(code => backupCodeHash(session.userId, code)) }
    },
    /** Makes the session of the person anew; `backupCodes` are those that were stored with the change. */
    done: async (actor: Actor, backupCodes: readonly string[] = []): Promise<SecondStepChange> => {
      const { userId } = actor.session
      tell(actor)
      const cookies = (await accounts.startSession(userId, actor.visit)) ?? []
      const isOn = (await accounts.hasDevice(userId)) || (await passkeys.ofUser(userId)).length > 0
      return { cookies, backupCodes, isOn }
    },
  }
}
