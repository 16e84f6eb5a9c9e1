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
  auth_account: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    createdAt: AuthInstant
    updatedAt: AuthInstant
  }
  auth_verification: {
    id: string
    identifier: string
    expiresAt: AuthInstant
    value: string
    createdAt: AuthInstant
    updatedAt: AuthInstant
  }
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
  auth_two_factor: {
    id: string
    userId: string
    /** Encrypted by better-auth. */
    secret: string
    /** Encrypted by better-auth, as earlier versions kept them; empty once they are hashed. */
    backupCodes: string
    verified: AuthBoolean | null
  }
  /** The last step of the clock whose code a person used. */
  second_step_use: { user_id: string; step: number }
  /** Backup codes that were not used yet. */
  backup_code: { user_id: string; hash: string }
  passkey: {
    id: string
    user_id: string
    /** Base64url, as the browser names it. */
    credential_id: string
    /** COSE key, base64url. */
    public_key: string
    /** Uses that its device counted, a whole number of 32 bits; 0 where it counts none. PostgreSQL answers it as text. */
    counter: ColumnType<number | string, number, number>
    /** JSON list of ways to the device, as the browser said them. */
    transports: string
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** Challenges that wait for the answer of a passkey. */
  passkey_challenge: {
    /** SHA-256, hexadecimal. */
    hash: string
    purpose: string
    /** Whose passkey must answer; null where anybody's may. */
    user_id: string | null
    expires_at: string
  }
  auth_jwks: {
    id: string
    publicKey: string
    privateKey: string
    createdAt: AuthInstant
    expiresAt: AuthInstant | null
  }
  account_profile: {
    user_id: string
    plan: Generated<Plan>
    locale: Locale | null
    /** Since when it is proven that whoever has the password has the mailbox; null while it is not. */
    mailbox_proven_at: string | null
  }
  /** A sign-up for each link that was made for it; several may wait for one e-mail. */
  waiting_sign_up: {
    /** SHA-256 of the token in the link of the letter. */
    link_hash: string
    email: string
    name: string
    password_hash: string
    locale: Locale
    /** Where the sign-up came from, cut to /24 or /48; empty where unknown. */
    address: string
    created_at: string
    /** When the link is over; the sign-up waits on, for another link. */
    expires_at: string
    /** When the link was pressed; of the sign-up nothing else is left in the row then. */
    confirmed_at: string | null
  }
  organisation_profile: {
    organisation_id: string
    plan: Generated<Plan>
    brand_name: string | null
    colour: string | null
    logo: Uint8Array | null
    /** SHA-256 of the logo, in hexadecimal digits; its name for pages. */
    logo_sha256: Generated<string | null>
    phone: string | null
    email: string | null
    website: string | null
    address: string | null
    legal_mention: string | null
    /** 1 where every member must have a second step. */
    second_step_required: Generated<number>
    /** When the brand was saved; null while there is none. */
    updated_at: string | null
    /** Language of who made the organisation. */
    locale: Generated<Locale | null>
    /** Where contacts go by letter; to the owner while it is not confirmed. */
    lead_email: Generated<string | null>
    lead_email_confirmed_at: Generated<string | null>
    /** SHA-256 of the token in the link that confirms the address. */
    lead_token_hash: Generated<string | null>
    keep_leads_days: Generated<number>
    /** The terms of contacts that the organisation accepted, and when. */
    terms_version: Generated<string | null>
    terms_at: Generated<string | null>
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
