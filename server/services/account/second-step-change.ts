import { createBackupCodes, hashBackupCode } from '../../access/backup-codes.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Accounts, Actor, Mail } from '../../ports/accounts.ts'
import type { AuditAction, AuditEvent } from '../../ports/audit.ts'
import type { Log } from '../../ports/log.ts'
import type { PasskeyRecords, StoredPasskey } from '../../ports/passkeys.ts'
import type { SecondStepRecords } from '../../ports/second-step.ts'
import { createAuditEvent } from './audit-note.ts'
import type { ProofDependencies } from './proven.ts'
import type { PasskeyView, SecondStepChange } from './second-step-services.ts'

export interface SecondStepDependencies extends ProofDependencies {
  accounts: Accounts
  secondSteps: SecondStepRecords
  passkeys: PasskeyRecords
  mail: Mail
  randomBytes: RandomBytes
  log: Pick<Log, 'warn'>
}

/** Passkey as shown to its owner. */
export const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): PasskeyView => ({
  ...{ id, name, createdAt, lastUsedAt },
})

/** Common steps around a change of the second step; the change itself is one transaction that ends every session. */
export const createSecondStepChanges = (deps: SecondStepDependencies) => {
  const { accounts, passkeys, mail, now, randomBytes } = deps
  /** Notifies the person by letter. */
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
      createAuditEvent(actor, now().toISOString(), action, details),
    /** New backup codes with their stored hashes. */
    newCodes: ({ session }: Actor) => {
      const codes = createBackupCodes(randomBytes)
      return { codes, hashes: codes.map(code => hashBackupCode(session.userId, code)) }
    },
    /** Creates a new session of the person; `backupCodes` are those stored with the change. */
    done: async (actor: Actor, backupCodes: readonly string[] = []): Promise<SecondStepChange> => {
      const { userId } = actor.session
      tell(actor)
      const cookies = (await accounts.startSession(userId, actor.visit)) ?? []
      const isOn = (await accounts.hasDevice(userId)) || (await passkeys.ofUser(userId)).length > 0
      return { cookies, backupCodes, isOn }
    },
  }
}
