import { dayMs } from '#domain/core/instants'
import type { DeliveringMail } from '../../ports/lead-mail.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadContent } from '../../ports/leads.ts'
import type { LeadMetrics } from '../../ports/metrics.ts'
import type { StoredWebhook, WebhookRecords, WebhookSender } from '../../ports/webhooks.ts'
import type { Attempted } from './delivery.ts'
import type { LeadLetters } from './lead-letter.ts'
import type { LeadNotices } from './lead-notices.ts'
import type { LeadSealing } from './lead-sealing.ts'
import { signingSecrets } from './signing-secrets.ts'
import { createdEvent } from './webhook-events.ts'

/** What attempts are made with. */
export interface AttemptDependencies {
  settings: Pick<LeadSettingRecords, 'of' | 'owner'>
  webhooks: Pick<WebhookRecords, 'one' | 'turnOff' | 'silentSince'>
  sealing: Pick<LeadSealing, 'openContent' | 'openSecrets'>
  mail: DeliveringMail
  sender: WebhookSender
  letters: LeadLetters
  notices: Pick<LeadNotices, 'webhookOff'>
  metrics: Pick<LeadMetrics, 'webhookAttempt'>
  now(): Date
}

/** Status of a receiver that is gone for good. */
const gone = 410
/** A webhook that takes nothing for so long is off. */
const silentMs = 5 * dayMs

/** By letter: to the address that was confirmed, else to the owner. */
const byLetter =
  ({ settings, sealing, mail, letters }: AttemptDependencies) =>
  async (delivery: ClaimedDelivery): Promise<Attempted> => {
    const found = await settings.of(delivery.organisationId)
    const content = sealing.openContent(delivery.lead)
    const owner = await settings.owner(delivery.organisationId)
    if (!found || !content || !owner) return { outcome: found && delivery.lead.sealed ? 'failed' : 'lost' }
    const letter = letters.written(delivery, content, found, owner)
    return { outcome: (await mail.deliver(letter)) === 'taken' ? 'taken' : 'failed' }
  }

/** Turns a webhook off that is gone, or has taken nothing for five days, and tells the owner. */
const turningOff = ({ webhooks, notices, now }: AttemptDependencies) => {
  const turnOff = async ({ organisationId, id, url }: StoredWebhook, why: 'gone' | 'silent'): Promise<void> => {
    const at = now().toISOString()
    const owner = { kind: 'organisation' as const, id: organisationId }
    const event = { at, actor: { kind: 'system' as const }, owner, action: 'webhook.off' as const }
    const detail = { why }
    if (await webhooks.turnOff(organisationId, id, why, at, { ...event, targetId: id, detail }))
      notices.webhookOff(organisationId, url)
  }
  const isSilent = async ({ organisationId, id, oldUntil }: StoredWebhook): Promise<boolean> => {
    const firstTriedAt = await webhooks.silentSince(organisationId, id)
    if (firstTriedAt === undefined) return false
    // A new secret turns a webhook on again: its days begin then.
    const rotatedMs = oldUntil === null ? 0 : Date.parse(oldUntil) - dayMs
    return now().getTime() - Math.max(Date.parse(firstTriedAt), rotatedMs) >= silentMs
  }
  return async (webhook: StoredWebhook, status: number | undefined): Promise<'off' | 'on'> => {
    const why = status === gone ? 'gone' : (await isSilent(webhook)) ? 'silent' : undefined
    if (why) await turnOff(webhook, why)
    return why === 'gone' ? 'off' : 'on'
  }
}

/** By webhook, with what it needs of its secrets. */
const byWebhook = (deps: AttemptDependencies) => {
  const { webhooks, sealing, sender, metrics, now } = deps
  const judge = turningOff(deps)
  const sent = async (delivery: ClaimedDelivery, webhook: StoredWebhook, content: LeadContent): Promise<Attempted> => {
    const secrets = signingSecrets(sealing, webhook, now())
    // No secret of this installation opens them any more: nothing leaves without a signature.
    if (secrets.length === 0) return { outcome: 'failed' }
    const event = createdEvent(delivery.lead, content)
    const outcome = await sender.send({ url: webhook.url, secrets, id: delivery.id, event })
    metrics.webhookAttempt(outcome.taken ? 'taken' : outcome.fault, outcome.ms / 1000)
    if (outcome.taken) return { outcome: 'taken' }
    if ((await judge(webhook, outcome.status)) === 'off') return { outcome: 'lost' }
    return { outcome: 'failed', retryAfterSeconds: outcome.retryAfterSeconds }
  }
  return async (delivery: ClaimedDelivery): Promise<Attempted> => {
    const webhook = await webhooks.one(delivery.organisationId, delivery.webhookId)
    if (!webhook) return { outcome: 'stop' }
    if (webhook.offAt !== null) return { outcome: 'lost' }
    const content = sealing.openContent(delivery.lead)
    if (content) return sent(delivery, webhook, content)
    return { outcome: delivery.lead.sealed ? 'failed' : 'lost' }
  }
}

/** Makes attempts; whatever fails on the way is an attempt that failed. */
export const attempts = (deps: AttemptDependencies, failed: (cause: unknown) => void) => {
  const [letter, webhook] = [byLetter(deps), byWebhook(deps)]
  return async (delivery: ClaimedDelivery): Promise<Attempted> => {
    try {
      return await (delivery.webhookId === '' ? letter : webhook)(delivery)
    } catch (cause) {
      failed(cause)
      return { outcome: 'failed' }
    }
  }
}
