import type { ColumnType, Generated } from 'kysely'
import type { Plan } from '#contract/account/owner'
import type { Locale, Role } from '../../ports/accounts.ts'
import type { OwnProvider, ProviderKeyOwner, StoredProviderKey } from '../../ports/provider-keys.ts'

/**
 * An instant of better-auth's tables: text on SQLite, a Date from PostgreSQL; both take ISO text. `toUtcInstant` reads it.
 */
type AuthInstant = ColumnType<string | Date, string, string>

/** Boolean in better-auth's tables: 0 and 1 on SQLite. */
type AuthBoolean = ColumnType<boolean | number, boolean | number, boolean | number>

/** Instant of better-auth's tables as ISO 8601 in UTC. */
export const toUtcInstant = (value: string | Date): string => new Date(value).toISOString()

/** Tables of users, sessions and organisations; those with the prefix `auth_` have better-auth's columns. */
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
    /** Encrypted by better-auth, from earlier versions; empty once they are hashed. */
    backupCodes: string
    verified: AuthBoolean | null
  }
  /** Last TOTP time step used by a user. */
  second_step_use: { user_id: string; step: number }
  /** From when an owner or administrator must have a second factor, and when a letter said so. */
  second_step_duty: { user_id: string; due_at: string; told_at: Generated<string | null> }
  /** Used TOTP time steps of a user, each once. */
  used_step: { user_id: string; step: number }
  /** Unused backup codes. */
  backup_code: { user_id: string; hash: string }
  passkey: {
    id: string
    user_id: string
    /** Base64url, as reported by the browser. */
    credential_id: string
    /** COSE key, base64url. */
    public_key: string
    /** Signature counter, a 32-bit integer; 0 where the device has none. PostgreSQL returns it as text. */
    counter: ColumnType<number | string, number, number>
    /** JSON list of transports, as reported by the browser. */
    transports: string
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** Open challenges for passkeys. */
  passkey_challenge: {
    /** SHA-256, hexadecimal. */
    hash: string
    purpose: string
    /** User whose passkey must answer; null for any. */
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
    /** When the user was proven to own the mailbox; null until then. */
    mailbox_proven_at: string | null
    /** When a password reset by letter counted as the first proof of the mailbox; null until then. */
    mailbox_reset_at: Generated<string | null>
  }
  /** One sign-up per confirmation link; several may be pending for one e-mail. */
  waiting_sign_up: {
    /** SHA-256 of the token in the letter's link. */
    link_hash: string
    email: string
    name: string
    /** Empty for a link that was requested by another browser: its page asks for name and password. */
    password_hash: string
    locale: Locale
    /** Address of the request, truncated to /24 or /48; empty where unknown. */
    address: string
    created_at: string
    /** Expiry of the link; the sign-up itself stays pending, for another link. */
    expires_at: string
    /** When the link was confirmed; the sign-up's other data are then deleted. */
    confirmed_at: string | null
    /** SHA-256 of the cookie of the browser that signed up. */
    browser_hash: Generated<string | null>
  }
  /** Change of an e-mail address that waits for both mailboxes; one for each user. */
  email_change: {
    user_id: string
    /** Address that the account gets. */
    email: string
    /** SHA-256 of the tokens in the links to both mailboxes. */
    old_hash: string
    new_hash: string
    /** When each mailbox confirmed; null until then. */
    old_confirmed_at: string | null
    new_confirmed_at: string | null
    created_at: string
    expires_at: string
  }
  organisation_profile: {
    organisation_id: string
    plan: Generated<Plan>
    brand_name: string | null
    colour: string | null
    logo: Uint8Array | null
    /** SHA-256 of the logo, hexadecimal; its name in URLs. */
    logo_sha256: Generated<string | null>
    phone: string | null
    email: string | null
    website: string | null
    address: string | null
    legal_mention: string | null
    /** 1 where every member must have a second factor. */
    second_step_required: Generated<number>
    /** When the brand was saved; null without one. */
    updated_at: string | null
    /** Language of the user who created the organisation. */
    locale: Generated<Locale | null>
    /** Address for lead letters; the owner's is used until it is confirmed. */
    lead_email: Generated<string | null>
    lead_email_confirmed_at: Generated<string | null>
    /** SHA-256 of the token in the address confirmation link. */
    lead_token_hash: Generated<string | null>
    /** User who asked for the address, or kept it; null for older ones. */
    lead_email_by: Generated<string | null>
    /** Since when no contacts go to the confirmed address: its maker lost the right to set it. */
    lead_email_suspended_at: Generated<string | null>
    /** Last transfer of ownership: when, by and to which user, and the role that the new owner had before. */
    handed_over_at: Generated<string | null>
    handed_over_from: Generated<string | null>
    handed_over_to: Generated<string | null>
    handed_over_role: Generated<Exclude<Role, 'owner'> | null>
    keep_leads_days: Generated<number>
    /** Accepted version of the lead terms, and when. */
    terms_version: Generated<string | null>
    terms_at: Generated<string | null>
  }
  provider_key: {
    id: string
    owner_kind: ProviderKeyOwner['kind']
    owner_id: string
    provider: OwnProvider
    /** Id of the installation secret that wraps the data key. */
    kek_id: string
    /** Base64, like all encrypted values. */
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
    /** User who saved it; null for older ones, and for the operator's. */
    created_by: Generated<string | null>
  }
  /** Changes of an organisation of which a letter waits to be sent. */
  organisation_notice: {
    id: string
    organisation_id: string
    at: string
    /** When the letter is sent. */
    due_at: string
    /** Until when one process sends it; null before the first attempt. */
    lease_until: string | null
    actor_id: string | null
    kind: string
    /** JSON object of the values of the letter. */
    detail: string
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
    /** Truncated to /24 or /48. */
    address: string | null
    request_id: string | null
    /** JSON, without secrets. */
    detail: string
  }
}
