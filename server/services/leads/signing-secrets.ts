import type { StoredWebhook } from '../../ports/webhooks.ts'
import type { LeadSealing } from './lead-sealing.ts'

/** Until when the secret before the present one signs too; undefined where that is over. */
export const oldSecretUntil = ({ oldUntil }: Pick<StoredWebhook, 'oldUntil'>, now: Date): string | undefined =>
  oldUntil !== null && oldUntil > now.toISOString() ? oldUntil : undefined

/** The secrets that sign what is sent to a webhook now: the present one, for a day the one before it too; none where no secret of the installation opens them. */
export const signingSecrets = (
  sealing: Pick<LeadSealing, 'openSecrets'>,
  webhook: StoredWebhook,
  now: Date,
): readonly string[] => sealing.openSecrets(webhook).slice(0, oldSecretUntil(webhook, now) === undefined ? 1 : 2)
