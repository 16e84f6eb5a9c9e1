import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { StoredWebhook, WebhookRecords, WebhookSender } from '../../ports/webhooks.ts'
import { onAccounts } from '../account/account-away.ts'
import { refusedField } from '../account/refused-field.ts'
import type { LeadNotices } from './lead-notices.ts'
import type { LeadSealing } from './lead-sealing.ts'
import type { Webhooks, WebhookView } from './lead-services.ts'
import { type Own, type OwnFinder, ofOrganisation } from './own-organisation.ts'
import { oldSecretUntil, signingSecrets } from './signing-secrets.ts'
import { testEvent } from './webhook-events.ts'

/** Webhooks that an organisation may have. */
const most = 3
const secretBytes = 32
const idBytes = 12

/** What webhooks are made with. */
export interface WebhooksDependencies {
  ownOf: OwnFinder
  records: WebhookRecords
  sealing: LeadSealing
  sender: WebhookSender
  attempts: Attempts
  notices: Pick<LeadNotices, 'settings'>
  randomBytes: RandomBytes
  now(): Date
}

const viewOf = ({ id, url, createdAt, offAt, offWhy, oldUntil }: StoredWebhook, now: Date): WebhookView => ({
  ...{ id, url, createdAt, oldUntil: oldSecretUntil({ oldUntil }, now) },
  off: offAt !== null && offWhy !== null ? { at: offAt, why: offWhy } : undefined,
})

const oneOf = async (records: WebhookRecords, organisationId: string, id: string): Promise<StoredWebhook> => {
  const found = await records.one(organisationId, id)
  if (!found) throw new Refusal('route_not_found')
  return found
}

/** What gives a secret, which is shown once: a new webhook, and a new secret of one. */
const secretsGiven = (deps: WebhooksDependencies): Pick<Webhooks, 'add' | 'rotate'> => {
  const { ownOf, records, sealing, sender, notices, randomBytes, now } = deps
  const newSecret = (): string => `whsec_${Buffer.from(randomBytes(secretBytes)).toString('base64')}`
  const checkSealing = (): void => {
    if (!sealing.isOn) throw new Refusal('leads_off')
  }
  const checkedUrl = (text: string): string => {
    const fault = sender.addressFault(text.trim())
    if (fault) throw refusedField('url', `webhook_${fault}`, 'Is no address that a webhook may have.')
    return text.trim()
  }
  /** Again where another secret was made meanwhile: the one before it would sign no more, though it was just shown. */
  const rotated = async (own: Own, actor: Actor, id: string): ReturnType<Webhooks['rotate']> => {
    checkSealing()
    const webhook = await oneOf(records, own.id, id)
    const [before] = sealing.openSecrets(webhook)
    const secret = newSecret()
    const sealed = sealing.sealSecrets(own.id, id, before === undefined ? [secret] : [secret, before])
    const oldUntil = new Date(now().getTime() + dayMs).toISOString()
    const event = ofOrganisation(actor, now(), 'webhook.rotated', own.id, { targetId: id })
    if (!(await records.rotate(webhook, sealed, oldUntil, event))) return rotated(own, actor, id)
    notices.settings(own.id)
    return { webhook: viewOf({ ...webhook, oldUntil, offAt: null, offWhy: null }, now()), secret }
  }
  return {
    add: (actor, text) =>
      onAccounts(async () => {
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
        const event = ofOrganisation(actor, now(), 'webhook.created', own.id, { targetId: id })
        if (!(await records.add(webhook, most, event)))
          throw refusedField('url', 'webhooks', `An organisation has at most ${most} webhooks.`)
        notices.settings(own.id)
        return { webhook: viewOf(webhook, now()), secret }
      }),
    rotate: (actor, id) => onAccounts(async () => rotated(await ownOf(actor, 'leads'), actor, id)),
  }
}

/** The webhooks of an organisation; a secret is shown once. */
export const webhooks = (deps: WebhooksDependencies): Webhooks => {
  const { ownOf, records, sealing, sender, attempts, notices, randomBytes, now } = deps
  return {
    ...secretsGiven(deps),
    list: actor =>
      onAccounts(async () => {
        const found = await records.ofOrganisation((await ownOf(actor)).id)
        return found.map(webhook => viewOf(webhook, now()))
      }),
    remove: (actor, id) =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const event = ofOrganisation(actor, now(), 'webhook.removed', own.id, { targetId: id })
        if (!(await records.remove(own.id, id, event))) throw new Refusal('route_not_found')
        notices.settings(own.id)
      }),
    test: (actor, id) =>
      onAccounts(async () => {
        const own = await ownOf(actor, 'leads')
        const webhook = await oneOf(records, own.id, id)
        if ((await attempts.take(['leadTest', own.id])) !== undefined)
          throw refusedField('', 'tests', 'Ten tests an hour may be sent.')
        const secrets = signingSecrets(sealing, webhook, now())
        const call = `dlv_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
        return sender.send({ url: webhook.url, secrets, id: call, event: testEvent(id, now().toISOString()) })
      }),
  }
}
