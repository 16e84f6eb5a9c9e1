import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { RandomBytes } from '../../access/keys.ts'
import { getRolesWithRight, hasRight, type OrganisationAct } from '../../access/ownership.ts'
import type { ActingMember, Actor } from '../../ports/accounts.ts'
import type { AuditEvent } from '../../ports/audit.ts'
import type { MadeItemKind } from '../../ports/made-item-kinds.ts'
import type { MadeItem, MadeItemRecords } from '../../ports/made-items.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import type { OwnProvider } from '../../ports/provider-keys.ts'
import type { StoredWebhook, WebhookRecords } from '../../ports/webhooks.ts'
import type { LeadSealing } from '../leads/lead-sealing.ts'
import type { LeadServices, WebhookView } from '../leads/lead-services.ts'
import { createSigningSecret, sealNewSecret } from '../leads/signing-secrets.ts'
import { toWebhookView } from '../leads/webhooks.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Confirmation, Proven } from './confirmation.ts'
import { assertChanged, createOrganisationEvent, requireOrganisation, toActingMember } from './organisation-parts.ts'
import type { ProofResult } from './proven.ts'

/** Names an item of an organisation. */
type MadeItemName = Pick<MadeItem, 'kind' | 'id'>

/** Result of keeping an item: a webhook with its new secret, if it has one. */
interface KeptItem {
  made?: { webhook: WebhookView; secret: string }
}

/** Items that former makers left in an organisation, and the owner's decision about each. */
export interface MadeItems {
  /** For owners and administrators. */
  list(actor: Actor): Promise<MadeItem[]>
  /** Whether the person decides about a kind: administrators about keys, the owner about all. */
  mayDecide(actor: Actor, kind: MadeItemKind): Promise<boolean>
  /**
   * Keeps an item as one's own. A webhook whose secret the former maker knows gets a new one, which is returned once.
   * `route_not_found` for an item that is not listed.
   * @param proven required for webhooks and the address, which receive contacts.
   */
  keep(actor: Actor, name: MadeItemName, proven: Proven | undefined): Promise<ProofResult<KeptItem>>
  /** Revokes, deletes or removes an item. */
  end(actor: Actor, name: MadeItemName): Promise<void>
}

export interface MadeItemsDependencies {
  records: MadeItemRecords
  organisations: Pick<OrganisationRecords, 'membership'>
  confirmation: Pick<Confirmation, 'run'>
  /** Keys and provider keys of the organisation. */
  keys: { revoke(actor: Actor, id: string): Promise<unknown> }
  providerKeys: { remove(actor: Actor, provider: OwnProvider, owner: 'organisation'): Promise<boolean> }
  leads: Pick<LeadServices, 'setting' | 'webhooks' | 'embeds'>
  webhooks: Pick<WebhookRecords, 'one'>
  sealing: Pick<LeadSealing, 'isOn' | 'openSecrets' | 'sealSecrets'>
  randomBytes: RandomBytes
  now(): Date
}

/** Rights under which each kind of item is made. */
const rights: Readonly<Record<MadeItemKind, OrganisationAct>> = {
  ...{ key: 'createKeys', form: 'createKeys', providerKey: 'providerKeys', webhook: 'leads', address: 'leads' },
}

const rolesOfMakers = Object.fromEntries(
  Object.entries(rights).map(([kind, act]) => [kind, getRolesWithRight(act)]),
) as Record<MadeItemKind, ReturnType<typeof getRolesWithRight>>

const getDecidingRight = (kind: MadeItemKind): OrganisationAct => (kind === 'key' ? 'createKeys' : 'decideItems')

/** Kinds that receive contacts: keeping one needs a proof of the person, as adding one does. */
export const isReceiver = (kind: MadeItemKind): kind is 'webhook' | 'address' =>
  kind === 'webhook' || kind === 'address'

/** Item that the acting person may decide about. @throws Refusal for any other. */
const requireItem = async (actor: Actor, { kind, id }: MadeItemName, deps: MadeItemsDependencies) => {
  const own = await requireOrganisation(actor, deps, getDecidingRight(kind))
  const items = await deps.records.ofFormerMakers(own.id, rolesOfMakers)
  const item = items.find(found => found.kind === kind && found.id === id)
  if (!item) throw new Refusal('route_not_found')
  return { own, item }
}

/** Keeps a webhook; one whose secret the former maker knows gets a new one. */
const createWebhookKeeper =
  ({ records, sealing, randomBytes, now }: MadeItemsDependencies) =>
  async (webhook: StoredWebhook, by: ActingMember, event: AuditEvent): Promise<KeptItem> => {
    if (webhook.hasNewSecret && !sealing.isOn) throw new Refusal('leads_off')
    const secret = webhook.hasNewSecret ? createSigningSecret(randomBytes) : undefined
    const oldUntil = new Date(now().getTime() + dayMs).toISOString()
    const rotated = secret === undefined ? undefined : { sealed: sealNewSecret(sealing, webhook, secret), oldUntil }
    assertChanged(await records.keepWebhook(webhook, rotated, by, event))
    if (secret === undefined) return {}
    const view = toWebhookView({ ...webhook, offAt: null, offWhy: null, oldUntil, hasNewSecret: false }, now())
    return { made: { webhook: view, secret } }
  }

/** Keeps an item, with an event and a notice. */
const createItemKeeper = (deps: MadeItemsDependencies) => {
  const { records, webhooks } = deps
  const keepWebhook = createWebhookKeeper(deps)
  return async (actor: Actor, name: MadeItemName): Promise<KeptItem> => {
    const { own, item } = await requireItem(actor, name, deps)
    const { kind, id } = item
    const by = toActingMember(actor, getDecidingRight(kind))
    const shown = URL.canParse(item.name) ? new URL(item.name).origin : item.name
    const event = createOrganisationEvent(actor, deps, 'item.kept', own.id, {
      ...(id !== '' && { targetId: id }),
      detail: { kind },
      notice: { kind: 'itemKept', detail: { name: shown } },
    })
    if (kind !== 'webhook') {
      assertChanged(await records.keep(own.id, { kind, id }, by, event))
      return {}
    }
    const webhook = await webhooks.one(own.id, id)
    if (!webhook) throw new Refusal('route_not_found')
    return keepWebhook(webhook, by, event)
  }
}

/** The one place that knows who made what in an organisation. */
export const createMadeItems = (deps: MadeItemsDependencies): MadeItems => {
  const { records, organisations, confirmation, keys, providerKeys, leads } = deps
  const keep = createItemKeeper(deps)
  const enders: Readonly<Record<MadeItemKind, (actor: Actor, id: string) => Promise<unknown>>> = {
    key: (actor, id) => keys.revoke(actor, id),
    form: (actor, id) => leads.embeds.save(actor, id, null),
    // The id of an item of this kind is a provider of the table.
    providerKey: (actor, id) => providerKeys.remove(actor, id as OwnProvider, 'organisation'),
    webhook: (actor, id) => leads.webhooks.remove(actor, id),
    address: actor => leads.setting.removeAddress(actor),
  }
  return {
    list: actor =>
      withAccountErrors(async () => {
        const own = await requireOrganisation(actor, deps, 'createKeys')
        return records.ofFormerMakers(own.id, rolesOfMakers)
      }),
    mayDecide: ({ session }, kind) =>
      withAccountErrors(async () => {
        const own = await organisations.membership(session.userId)
        return own !== undefined && hasRight(own.role, getDecidingRight(kind))
      }),
    keep: (actor, name, proven) =>
      withAccountErrors(async () => {
        await requireItem(actor, name, deps)
        if (!isReceiver(name.kind)) return { outcome: 'done', ...(await keep(actor, name)) }
        return proven ? confirmation.run(actor, proven, () => keep(actor, name)) : { outcome: 'wrong' }
      }),
    end: (actor, name) =>
      withAccountErrors(async () => {
        await requireItem(actor, name, deps)
        await enders[name.kind](actor, name.id)
      }),
  }
}
