import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { StoredWebhook, WebhookRecords, WebhookSender } from '../../ports/webhooks.ts'
import { withAccountErrors } from '../account/account-errors.ts'
import { createFieldRefusal } from '../account/refused-field.ts'
import type { LeadNotices } from './lead-notices.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Webhooks, WebhookView } from './lead-services.ts'
import { createLeadEvent, type LeadOrganisation, type OrganisationFinder } from './own-organisation.ts'
import { getOldSecretExpiry, getSigningSecrets } from './signing-secrets.ts'
import { testEvent } from './webhook-events.ts'

/** Maximum of webhooks per organisation. */
const most = 3
const secretBytes = 32
const idBytes = 12

export interface WebhooksDependencies {
  ownOf: OrganisationFinder
  records: WebhookRecords
  sealing: LeadSealing
  sender: WebhookSender
  attempts: Attempts
  notices: Pick<LeadNotices, 'settings'>
  randomBytes: RandomBytes
  now(): Date
}

const toWebhookView = ({ id, url, createdAt, offAt, offWhy, oldUntil }: StoredWebhook, now: Date): WebhookView => ({
  ...{ id, url, createdAt, oldUntil: getOldSecretExpiry({ oldUntil }, now) },
  off: offAt !== null && offWhy !== null ? { at: offAt, why: offWhy } : undefined,
})

const requireWebhook = async (records: WebhookRecords, organisationId: string, id: string): Promise<StoredWebhook> => {
  const found = await records.one(organisationId, id)
  if (!found) throw new Refusal('route_not_found')
  return found
}

/** Creation and rotation of a webhook, whose secret is shown once. */
const createWebhookSecrets = (deps: WebhooksDependencies): Pick<Webhooks, 'add' | 'rotate'> => {
  const { ownOf, records, sealing, sender, notices, randomBytes, now } = deps
  const newSecret = (): string => `whsec_${Buffer.from(randomBytes(secretBytes)).toString('base64')}`
  const checkSealing = (): void => {
    if (!sealing.isOn) throw new Refusal('leads_off')
  }
  const checkedUrl = (text: string): string => {
    const fault = sender.addressFault(text.trim())
    if (fault) throw createFieldRefusal('url', `webhook_${fault}`, 'Is no address that a webhook may have.')
    return text.trim()
  }
  /** Repeated after a concurrent rotation: the previous secret would no longer sign, though it was just shown. */
  const rotated = async (own: LeadOrganisation, actor: Actor, id: string): ReturnType<Webhooks['rotate']> => {
    checkSealing()
    const webhook = await requireWebhook(records, own.id, id)
    const [before] = sealing.openSecrets(webhook)
    const secret = newSecret()
    const sealed = sealing.sealSecrets(own.id, id, before === undefined ? [secret] : [secret, before])
    const oldUntil = new Date(now().getTime() + dayMs).toISOString()
    const event = createLeadEvent(actor, now(), 'webhook.rotated', own.id, { targetId: id })
    if (!(await records.rotate(webhook, sealed, oldUntil, event))) return rotated(own, actor, id)
    notices.settings(own.id)
    return { webhook: toWebhookView({ ...webhook, oldUntil, offAt: null, offWhy: null }, now()), secret }
  }
  return {
    add: (actor, text) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        checkSealing()
        const url = checkedUrl(text)
        const [id, secret, at] = [
          `whk_${Buffer.from(randomBytes(idBytes)).toString('hex')}`,
          newSecret(),
          now().toISOString(),
        ]
        const webhook: StoredWebhook = {
          ...sealing.sealSecrets(own.id, id, [secret]),
          ...{ id, organisationId: own.id, url, createdAt: at, offAt: null, offWhy: null, oldUntil: null },
        }
        const event = createLeadEvent(actor, now(), 'webhook.created', own.id, { targetId: id })
        if (!(await records.add(webhook, most, event)))
          throw createFieldRefusal('url', 'webhooks', `An organisation has at most ${most} webhooks.`)
        notices.settings(own.id)
        return { webhook: toWebhookView(webhook, now()), secret }
      }),
    rotate: (actor, id) => withAccountErrors(async () => rotated(await ownOf(actor, 'leads'), actor, id)),
  }
}

/** Webhooks of an organisation; a secret is shown once. */
export const createWebhooks = (deps: WebhooksDependencies): Webhooks => {
  const { ownOf, records, sealing, sender, attempts, notices, randomBytes, now } = deps
  return {
    ...createWebhookSecrets(deps),
    list: actor =>
      withAccountErrors(async () => {
        const found = await records.ofOrganisation((await ownOf(actor)).id)
        return found.map(webhook => toWebhookView(webhook, now()))
      }),
    remove: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const event = createLeadEvent(actor, now(), 'webhook.removed', own.id, { targetId: id })
        if (!(await records.remove(own.id, id, event))) throw new Refusal('route_not_found')
        notices.settings(own.id)
      }),
    test: (actor, id) =>
      withAccountErrors(async () => {
        const own = await ownOf(actor, 'leads')
        const webhook = await requireWebhook(records, own.id, id)
        if ((await attempts.take(['leadTest', own.id])) !== undefined)
          throw createFieldRefusal('', 'tests', 'Ten tests an hour may be sent.')
        const secrets = getSigningSecrets(sealing, webhook, now())
        const call = `dlv_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
        return sender.send({ url: webhook.url, secrets, id: call, event: testEvent(id, now().toISOString()) })
      }),
  }
}
