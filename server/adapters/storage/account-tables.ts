import type { ColumnType, Generated } from 'kysely'
import type { Plan } from '#contract/account/owner'
import type { Locale, Role } from '../../ports/accounts.ts'
import type { OwnProvider, ProviderKeyOwner, StoredProviderKey } from '../../ports/provider-keys.ts'

/**
 * An instant of better-auth's tables: text on SQLite, a Date from PostgreSQL; both take ISO text. `instantOf` reads it.
 */
export type AuthInstant = ColumnType<string | Date, string, string>

/** A boolean of better-auth's tables: 0 and 1 on SQLite. */
type AuthBoolean = ColumnType<boolean | number, boolean | number, boolean | number>

/** An instant of better-auth's tables as ISO 8601 in UTC. */
export const instantOf = (value: string | Date): string => new Date(value).toISOString()

/** The tables of persons, sessions and organisations; those of `auth_` have the columns of better-auth. */
export interface AccountTables {
  auth_user: {
    id: string
    name: string
    email: string
    emailVerified: AuthBoolean
    image: string | null
    createdAt: AuthInstant
    updatedAt: AuthInstant
    twoFactorEnabled: AuthBoolean | null
  }
  auth_session: {
    id: string
    expiresAt: AuthInstant
    token: string
    createdAt: AuthInstant
    updatedAt: AuthInstant
    ipAddress: string | null
    userAgent: string | null
    userId: string
    activeOrganizationId: string | null
  }
  auth_account: { id: string; providerId: string; userId: string; password: string | null }
  auth_verification: { id: string; identifier: string; expiresAt: AuthInstant; value: string }
  auth_organization: { id: string; name: string; slug: string; createdAt: AuthInstant }
  auth_member: { id: string; organizationId: string; userId: string; role: Role; createdAt: AuthInstant }
  auth_invitation: {
    id: string
    organizationId: string
    email: string
    role: Exclude<Role, 'owner'>
    status: 'pending' | 'accepted' | 'rejected' | 'canceled'
    expiresAt: AuthInstant
    createdAt: AuthInstant
    inviterId: string
  }
  auth_two_factor: { id: string; userId: string }
  auth_jwks: {
    id: string
    publicKey: string
    privateKey: string
    createdAt: AuthInstant
    expiresAt: AuthInstant | null
  }
  account_profile: { user_id: string; plan: Generated<Plan>; locale: Locale | null }
  organisation_profile: {
    organisation_id: string
    plan: Generated<Plan>
    brand_name: string | null
    colour: string | null
    logo: Uint8Array | null
    phone: string | null
    email: string | null
    website: string | null
    address: string | null
    legal_mention: string | null
    /** When the brand was saved; null while there is none. */
    updated_at: string | null
  }
  provider_key: {
    id: string
    owner_kind: ProviderKeyOwner['kind']
    owner_id: string
    provider: OwnProvider
    /** Which secret of the installation wraps the data key. */
    kek_id: string
    /** Base64, as all that is encrypted. */
    wrapped_dek: string
    dek_iv: string
    dek_tag: string
    iv: string
    tag: string
    ciphertext: string
    last_four: string
    /** HMAC-SHA-256 of the key, hexadecimal. */
    fingerprint: string
    status: StoredProviderKey['status']
    created_at: string
    last_used_at: string | null
  }
  audit_event: {
    id: string
    at: string
    actor_kind: 'user' | 'operator' | 'system'
    actor_id: string | null
    owner_kind: 'user' | 'organisation' | 'operator' | 'key'
    owner_id: string | null
    action: string
    target_id: string | null
    /** Cut to /24 or /48. */
    address: string | null
    request_id: string | null
    /** JSON, never with a secret. */
    detail: string
  }
}
