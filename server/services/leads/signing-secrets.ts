import type { StoredWebhook } from '../../ports/webhooks.ts'
import type { LeadSealing } from './lead-sealing.ts'

/** Time until which the previous secret signs too; undefined where that has passed. */
export const getOldSecretExpiry = ({ oldUntil }: Pick<StoredWebhook, 'oldUntil'>, now: Date): string | undefined =>
  oldUntil !== null && oldUntil > now.toISOString() ? oldUntil : undefined

/**
 * Secrets that sign events to a webhook now: the current one, for a day the previous one too; empty where no secret of
 * the installation decrypts them.
 */
export const getSigningSecrets = (
  sealing: Pick<LeadSealing, 'openSecrets'>,
  webhook: StoredWebhook,
  now: Date,
): readonly string[] => sealing.openSecrets(webhook).slice(0, getOldSecretExpiry(webhook, now) === undefined ? 1 : 2)
