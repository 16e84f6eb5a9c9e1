import type { ActingMember } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { MadeItemKind } from './made-item-kinds.ts'
import type { Sealed } from './provider-keys.ts'
import type { StoredWebhook } from './webhooks.ts'

/** Item of an organisation whose maker lost the right to make it. */
export interface MadeItem {
  kind: MadeItemKind
  /** Id of the key or the webhook, name of the provider; empty for the address. */
  id: string
  /** Name, URL or e-mail address. */
  name: string
  /** User who made it, or kept it after its maker had left; without a name once the account is deleted. */
  maker: { id: string; name: string | undefined } | undefined
  /** Instant, ISO 8601 in UTC. */
  madeAt: string | undefined
  /** `inUse`: it works; `suspended`: it waits for a decision; `newSecret`: it works with a secret nobody has seen. */
  state: 'inUse' | 'suspended' | 'newSecret'
}

/**
 * The record of who made what in an organisation: keys and the settings of their forms, provider keys, webhooks, and
 * the address of contacts. Invitations end with their maker.
 */
export interface MadeItemRecords {
  /** Items whose makers lost the right to make them; `rights` are the roles that have it. */
  ofFormerMakers(
    organisationId: string,
    rights: Readonly<Record<MadeItemKind, ActingMember['roles']>>,
  ): Promise<MadeItem[]>
  /**
   * Makes the acting user answerable for an item, and ends its suspension; false where the item is gone or the user may
   * no longer decide.
   */
  keep(
    organisationId: string,
    item: { kind: Exclude<MadeItemKind, 'webhook'>; id: string },
    by: ActingMember,
    event: AuditEvent,
  ): Promise<boolean>
  /** The same for a webhook, with its secrets after a rotation if the former maker knows them. */
  keepWebhook(
    before: StoredWebhook,
    rotated: { sealed: Sealed; oldUntil: string } | undefined,
    by: ActingMember,
    event: AuditEvent,
  ): Promise<boolean>
}
