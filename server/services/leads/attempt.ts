import { dayMs } from '#domain/core/instants'
import type { DeliveringMail } from '../../ports/lead-mail.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { ClaimedDelivery, LeadContent } from '../../ports/leads.ts'
import type { LeadMetrics } from '../../ports/metrics.ts'
import type { StoredWebhook, WebhookRecords, WebhookSender } from '../../ports/webhooks.ts'
import type { AttemptResult } from './delivery.ts'
import type { LeadLetters } from './lead-letter.ts'
import type { LeadNotices } from './lead-notices.ts'
import type { LeadSealing } from './lead-sealing.ts'
import { getSigningSecrets } from './signing-secrets.ts'
import { buildCreatedEvent } from './webhook-events.ts'

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

/** Status of a permanently removed receiver. */
const gone = 410
/** Time without a success after which a webhook is turned off. */
const silentMs = 5 * dayMs

/** Delivers by letter: to the confirmed address, else to the owner. */
const createLetterDelivery =
  ({ settings, sealing, mail, letters }: AttemptDependencies) =>
  async (delivery: ClaimedDelivery): Promise<AttemptResult> => {
    const found = await settings.of(delivery.organisationId)
    const content = sealing.openContent(delivery.lead)
    const owner = await settings.owner(delivery.organisationId)
    if (!found || !content || !owner) return { outcome: found && delivery.lead.sealed ? 'failed' : 'lost' }
    const letter = letters.written(delivery, content, found, owner)
    return { outcome: (await mail.deliver(letter)) === 'taken' ? 'taken' : 'failed' }
  }

/** Turns off a webhook that is removed, or has not accepted anything for five days, and notifies the owner. */
const createWebhookShutoff = ({ webhooks, notices, now }: AttemptDependencies) => {
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
    // A new secret turns a webhook on again: its five days restart.
    const rotatedMs = oldUntil === null ? 0 : Date.parse(oldUntil) - dayMs
    return now().getTime() - Math.max(Date.parse(firstTriedAt), rotatedMs) >= silentMs
  }
  return async (webhook: StoredWebhook, status: number | undefined): Promise<'off' | 'on'> => {
    const why = status === gone ? 'gone' : (await isSilent(webhook)) ? 'silent' : undefined
    if (why) await turnOff(webhook, why)
    return why === 'gone' ? 'off' : 'on'
  }
}

/** Delivers by webhook. */
const createWebhookDelivery = (deps: AttemptDependencies) => {
  const { webhooks, sealing, sender, metrics, now } = deps
  const judge = createWebhookShutoff(deps)
  const sent = async (
    delivery: ClaimedDelivery,
    webhook: StoredWebhook,
    content: LeadContent,
  ): Promise<AttemptResult> => {
    const secrets = getSigningSecrets(sealing, webhook, now())
    // No configured secret decrypts them: nothing is sent unsigned.
    if (secrets.length === 0) return { outcome: 'failed' }
    const event = buildCreatedEvent(delivery.lead, content)
    const outcome = await sender.send({ url: webhook.url, secrets, id: delivery.id, event })
    metrics.webhookAttempt(outcome.taken ? 'taken' : outcome.fault, outcome.ms / 1000)
    if (outcome.taken) return { outcome: 'taken' }
    if ((await judge(webhook, outcome.status)) === 'off') return { outcome: 'lost' }
    return { outcome: 'failed', retryAfterSeconds: outcome.retryAfterSeconds }
  }
  return async (delivery: ClaimedDelivery): Promise<AttemptResult> => {
    const webhook = await webhooks.one(delivery.organisationId, delivery.webhookId)
    if (!webhook) return { outcome: 'stop' }
    // Contacts still reach the owner by letter.
    if (webhook.offWhy === 'suspended') return { outcome: 'stop' }
    if (webhook.offAt !== null) return { outcome: 'lost' }
    const content = sealing.openContent(delivery.lead)
    if (content) return sent(delivery, webhook, content)
    return { outcome: delivery.lead.sealed ? 'failed' : 'lost' }
  }
}

/** Makes attempts; any error is a failed attempt. */
export const createDeliveryAttempt = (deps: AttemptDependencies, failed: (cause: unknown) => void) => {
  const [letter, webhook] = [createLetterDelivery(deps), createWebhookDelivery(deps)]
  return async (delivery: ClaimedDelivery): Promise<AttemptResult> => {
    try {
      return await (delivery.webhookId === '' ? letter : webhook)(delivery)
    } catch (cause) {
      failed(cause)
      return { outcome: 'failed' }
    }
  }
}
