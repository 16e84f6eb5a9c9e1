import type { Transaction } from 'kysely'
import { dayMs } from '#domain/core/instants'
import type { AuditEvent } from '../../ports/audit.ts'
import type { DepartedItem, DepartureReason } from '../../ports/change-notices.ts'
import type { SecretRotation } from '../../ports/webhooks.ts'
import type { Tables } from './database.ts'
import { toStoredWebhook } from './lead-rows.ts'
import { recordEvent } from './notice-store.ts'
import { endUserInvitations } from './organisation-invitations.ts'
import { toSealedColumns } from './sealed-columns.ts'

/** Member who loses the rights under which it made items. */
export interface Departure {
  organisationId: string
  userId: string
  reason: DepartureReason
  /** Replaces signing secrets that the member saw. */
  rotation: SecretRotation
}

/** Days for which a secret that a former member knows also signs, so that the owner can give the new one to the receiver. */
export const seenSecretDays = 7

type Step = (
  transaction: Transaction<Tables>,
  departure: Departure,
  event: AuditEvent,
) => Promise<readonly DepartedItem[]>

/** Cancels the open invitations of the member. */
const endInvitations: Step = async (transaction, departure, event) => {
  const emails = await endUserInvitations(transaction, departure, event)
  return emails.map(name => ({ kind: 'invitation', name }))
}

/** Deletes an unconfirmed address of the member, and suspends a confirmed one. */
const suspendAddress: Step = async (transaction, { organisationId, userId }, event) => {
  const profiles = transaction
    .updateTable('organisation_profile')
    .where('organisation_id', '=', organisationId)
    .where('lead_email_by', '=', userId)
    .where('lead_email', 'is not', null)
  const profile = await transaction
    .selectFrom('organisation_profile')
    .select(['lead_email', 'lead_email_confirmed_at'])
    .where('organisation_id', '=', organisationId)
    .where('lead_email_by', '=', userId)
    .executeTakeFirst()
  if (!profile?.lead_email) return []
  const isConfirmed = profile.lead_email_confirmed_at !== null
  await profiles
    .set(
      isConfirmed
        ? { lead_email_suspended_at: event.at, lead_token_hash: null }
        : { lead_email: null, lead_token_hash: null, lead_email_by: null },
    )
    .execute()
  const detail = { change: isConfirmed ? 'suspended' : 'ended', because: event.action }
  await recordEvent(transaction, { ...event, action: 'leads.address', targetId: undefined, detail })
  return [{ kind: isConfirmed ? 'address' : 'unconfirmedAddress', name: profile.lead_email }]
}

/** Suspends the webhooks of the member, and replaces the secrets that it saw. */
const suspendWebhooks: Step = async (transaction, { organisationId, userId, rotation }, event) => {
  const rows = await transaction
    .selectFrom('webhook')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where(({ eb, or }) => or([eb('created_by', '=', userId), eb('secret_by', '=', userId)]))
    .orderBy('id')
    .execute()
  const items: DepartedItem[] = []
  for (const row of rows) {
    const isMaker = row.created_by === userId
    const sealed = row.secret_by === userId ? rotation(toStoredWebhook(row)) : undefined
    if (!isMaker && !sealed) continue
    const oldUntil = new Date(Date.parse(event.at) + seenSecretDays * dayMs).toISOString()
    await transaction
      .updateTable('webhook')
      .set({
        ...(isMaker && { off_at: event.at, off_why: 'suspended' as const }),
        ...(sealed && { ...toSealedColumns(sealed), old_until: oldUntil, secret_by: null, has_new_secret: 1 }),
      })
      .where('id', '=', row.id)
      .execute()
    const own = { ...event, targetId: row.id }
    const because = event.action
    if (isMaker)
      await recordEvent(transaction, { ...own, action: 'webhook.off', detail: { why: 'suspended', because } })
    if (sealed) await recordEvent(transaction, { ...own, action: 'webhook.rotated', detail: { because } })
    items.push({ kind: isMaker ? 'webhook' : 'webhookSecret', name: row.url })
  }
  return items
}

/** Active keys that the member made or kept, and forms whose settings it saved. */
const listKeysAndForms: Step = async (transaction, { organisationId, userId }) => {
  const rows = await transaction
    .selectFrom('api_key')
    .select(({ eb, fn, ref }) => [
      'name',
      eb(fn.coalesce(ref('kept_by'), ref('created_by')), '=', userId).as('isMaker'),
      eb('embed_by', '=', userId).as('isFormMaker'),
    ])
    .where('owner_kind', '=', 'organisation')
    .where('owner_id', '=', organisationId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ name, isMaker, isFormMaker }): DepartedItem[] => [
    ...(isMaker ? [{ kind: 'key' as const, name }] : []),
    ...(isFormMaker ? [{ kind: 'form' as const, name }] : []),
  ])
}

/** Provider keys that the member saved for the organisation. */
const listProviderKeys: Step = async (transaction, { organisationId, userId }) => {
  const rows = await transaction
    .selectFrom('provider_key')
    .select('provider')
    .where('owner_kind', '=', 'organisation')
    .where('owner_id', '=', organisationId)
    .where('created_by', '=', userId)
    .orderBy('provider')
    .execute()
  return rows.map(({ provider }) => ({ kind: 'providerKey', name: provider }))
}

const steps: readonly Step[] = [suspendAddress, suspendWebhooks, endInvitations, listKeysAndForms, listProviderKeys]

/**
 * Ends what a member may no longer answer for, in the transaction that takes its rights away: unconfirmed addresses and
 * invitations end, webhooks and the confirmed address are suspended, and secrets that it saw are replaced.
 * @returns event of the departure, with the notice that names each item for the owner.
 */
export const recordDeparture = async (
  transaction: Transaction<Tables>,
  departure: Departure,
  event: AuditEvent,
): Promise<AuditEvent> => {
  const items: DepartedItem[] = []
  for (const step of steps) items.push(...(await step(transaction, departure, event)))
  if (items.length === 0) return event
  const { userId, reason } = departure
  return { ...event, notice: { kind: 'memberLeft', detail: { userId, reason, items } } }
}
