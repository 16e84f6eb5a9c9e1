import type { RandomBytes } from '../../access/keys.ts'
import type { SecretRotation, StoredWebhook } from '../../ports/webhooks.ts'
import type { LeadSealing } from './lead-sealing.ts'

const secretBytes = 32

/** Creates a signing secret, as Standard Webhooks write it. */
export const createSigningSecret = (randomBytes: RandomBytes): string =>
  `whsec_${Buffer.from(randomBytes(secretBytes)).toString('base64')}`

/** Time until which the previous secret signs too; undefined where that has passed. */
export const getOldSecretExpiry = ({ oldUntil }: Pick<StoredWebhook, 'oldUntil'>, now: Date): string | undefined =>
  oldUntil !== null && oldUntil > now.toISOString() ? oldUntil : undefined

/**
 * Secrets that sign events to a webhook now: the current one, for a while the previous one too; empty where no secret of
 * the installation decrypts them.
 */
export const getSigningSecrets = (
  sealing: Pick<LeadSealing, 'openSecrets'>,
  webhook: StoredWebhook,
  now: Date,
): readonly string[] => sealing.openSecrets(webhook).slice(0, getOldSecretExpiry(webhook, now) === undefined ? 1 : 2)

/** Sealed secrets of a webhook with a new one first, then the one that its receiver knows. */
export const sealNewSecret = (
  sealing: Pick<LeadSealing, 'openSecrets' | 'sealSecrets'>,
  webhook: StoredWebhook,
  secret: string,
) => {
  // The receiver cannot know a secret that nobody has seen.
  const [known] = sealing.openSecrets(webhook).slice(webhook.hasNewSecret ? 1 : 0)
  return sealing.sealSecrets(webhook.organisationId, webhook.id, known === undefined ? [secret] : [secret, known])
}

/** Creates the rotation of secrets that a departing member saw. */
export const createSecretRotation =
  (sealing: Pick<LeadSealing, 'isOn' | 'openSecrets' | 'sealSecrets'>, randomBytes: RandomBytes): SecretRotation =>
  webhook =>
    sealing.isOn ? sealNewSecret(sealing, webhook, createSigningSecret(randomBytes)) : undefined
