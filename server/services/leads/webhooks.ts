import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { AuditAction } from '../../ports/audit.ts'
import type { ChangeNotice, NoticeRecords } from '../../ports/change-notices.ts'
import type { StoredWebhook, WebhookRecords, WebhookSender } from '../../ports/webhooks.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Webhooks, WebhookView } from './lead-services.ts'
import {
  createLeadEvent,
  createLeadsForbiddenRefusal,
  type LeadOrganisation,
  type OrganisationFinder,
  toLeadMember,
} from './own-organisation.ts'
import { createSigningSecret, getOldSecretExpiry, getSigningSecrets, sealNewSecret } from './signing-secrets.ts'
import { testEvent } from './webhook-events.ts'

/** Maximum of webhooks per organisation. */
const most = 3
const idBytes = 12

export interface WebhooksDependencies {
  ownOf: OrganisationFinder
  records: WebhookRecords
  /** Names of the members who added them. */
  makers: Pick<NoticeRecords, 'people'>
  sealing: LeadSealing
  sender: WebhookSender
  attempts: Attempts
  randomBytes: RandomBytes
  now(): Date
}

/** Webhook as shown to its organisation; its maker's name is added by the list. */
export const toWebhookView = (webhook: StoredWebhook, now: Date): WebhookView => {
  const { id, url, createdAt, offAt, offWhy, oldUntil, hasNewSecret } = webhook
  return {
    ...{ id, url, createdAt, hasNewSecret, oldUntil: getOldSecretExpiry({ oldUntil }, now) },
    off: offAt !== null && offWhy !== null ? { at: offAt, why: offWhy } : undefined,
  }
}

const requireWebhook = async (records: WebhookRecords, organisationId: string, id: string): Promise<StoredWebhook> => {
  const found = await records.one(organisationId, id)
  if (!found) throw new Refusal('route_not_found')
  return found
}

/** Event of a change of a webhook, of which the owner is notified; the notice names the host alone. */
const createWebhookEvent = (
  actor: Actor,
  now: Date,
  action: Extract<AuditAction, `webhook.${string}`>,
  { id, organisationId, url }: Pick<StoredWebhook, 'id' | 'organisationId' | 'url'>,
) => {
  const kinds = { 'webhook.created': 'webhookAdded', 'webhook.rotated': 'webhookRotated' } as const
  const kind = action === 'webhook.created' || action === 'webhook.rotated' ? kinds[action] : 'webhookRemoved'
  const notice: ChangeNotice = { kind, detail: { url: new URL(url).origin } }
  return createLeadEvent(actor, now, action, organisationId, { targetId: id, notice })
}

const createSuspendedRefusal = (): Refusal =>
  createFieldRefusal('', 'webhook_suspended', 'The webhook is suspended until the owner decides about it.')

/** Rotation of a webhook, whose new secret is shown once. */
const createWebhookRotation = ({ ownOf, records, sealing, randomBytes, now }: WebhooksDependencies) => {
  /** Repeated after a concurrent rotation: the previous secret would no longer sign, though it was just shown. */
  const rotated = async (own: LeadOrganisation, actor: Actor, id: string): ReturnType<Webhooks['rotate']> => {
    if (!sealing.isOn) throw new Refusal('leads_off')
    const webhook = await requireWebhook(records, own.id, id)
    if (webhook.offWhy === 'suspended') throw createSuspendedRefusal()
    const secret = createSigningSecret(randomBytes)
    const sealed = sealNewSecret(sealing, webhook, secret)
    const oldUntil = new Date(now().getTime() + dayMs).toISOString()
    const change = { sealed, oldUntil, by: toLeadMember(actor) }
    const event = createWebhookEvent(actor, now(), 'webhook.rotated', webhook)
    if (!(await records.rotate(webhook, change, event))) return rotated(await ownOf(actor, 'leads'), actor, id)
    const current = { ...webhook, oldUntil, offAt: null, offWhy: null, hasNewSecret: false }
    return { webhook: toWebhookView(current, now()), secret }
  }
  return (actor: Actor, id: string) => withAccountErrors(async () => rotated(await ownOf(actor, 'leads'), actor, id))
}

/** Creates the check of a webhook's address, which gives it without the blanks around it. */
const createUrlCheck =
  ({ sender }: Pick<WebhooksDependencies, 'sender'>) =>
  (text: string): string => {
    const fault = sender.addressFault(text.trim())
    if (fault) throw createFieldRefusal('url', `webhook_${fault}`, 'Is no address that a webhook may have.')
    return text.trim()
  }

/** Creation of a webhook, whose secret is shown once. */
const createWebhookAdd = (deps: WebhooksDependencies): Webhooks['add'] => {
  const { ownOf, records, sealing, randomBytes, now } = deps
  const checkUrl = createUrlCheck(deps)
  return (actor, { url: text, replaces }) =>
    withAccountErrors(async () => {
      const own = await ownOf(actor, 'leads')
      if (!sealing.isOn) throw new Refusal('leads_off')
      const url = checkUrl(text)
      const id = `whk_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
      const secret = createSigningSecret(randomBytes)
      const { userId } = actor.session
      const webhook: StoredWebhook = {
        ...sealing.sealSecrets(own.id, id, [secret]),
        ...{ id, organisationId: own.id, url, createdAt: now().toISOString(), offAt: null, offWhy: null },
        ...{ oldUntil: null, createdBy: userId, secretBy: userId, hasNewSecret: false },
      }
      const event = createWebhookEvent(actor, now(), 'webhook.created', webhook)
      const result = await records.add(webhook, { most, by: toLeadMember(actor), replaces }, event)
      if (result === 'forbidden') throw createLeadsForbiddenRefusal()
      if (result === 'full')
        throw createFieldRefusal('url', 'webhooks', `An organisation has at most ${most} webhooks.`)
      return { webhook: toWebhookView(webhook, now()), secret }
    })
}

/** Webhooks of an organisation; a secret is shown once. */
export const createWebhooks = (deps: WebhooksDependencies): Webhooks => {
  const { ownOf, records, makers, sealing, sender, attempts, randomBytes, now } = deps
  return {
    checkUrl: createUrlCheck(deps),
    add: createWebhookAdd(deps),
    rotate: createWebhookRotation(deps),
    list: actor =>
      withAccountErrors(async () => {
        const own = await ownOf(actor)
        const found = await records.ofOrganisation(own.id)
        const people = await makers.people(found.flatMap(({ createdBy }) => createdBy ?? []))
        return found.map(webhook => {
          const { createdBy } = webhook
          const maker = createdBy === null ? null : { id: createdBy, name: people.get(createdBy)?.name ?? null }
          return { ...toWebhookView(webhook, now()), maker }
        })
      }),
    remove: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const event = createWebhookEvent(actor, now(), 'webhook.removed', await requireWebhook(records, own.id, id))
        if (!(await records.remove(own.id, id, event))) throw new Refusal('route_not_found')
      }),
    test: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const webhook = await requireWebhook(records, own.id, id)
        if (webhook.offWhy === 'suspended') throw createSuspendedRefusal()
        if ((await attempts.take(['leadTest', own.id])) !== undefined)
          throw createFieldRefusal('', 'tests', 'Ten tests an hour may be sent.')
        const secrets = getSigningSecrets(sealing, webhook, now())
        const call = `dlv_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
        return sender.send({ url: webhook.url, secrets, id: call, event: testEvent(id, now().toISOString()) })
      }),
  }
}
