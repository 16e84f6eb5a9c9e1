import type * as z from 'zod'
import type { Brand, Branding } from '#contract/account/brand'
import type { AccountExport } from '#contract/account/export'
import type { CreatedKey, Key, NewKey } from '#contract/account/key'
import type { Me } from '#contract/account/me'
import type { Invitation, Organisation } from '#contract/account/organisation'
import type { OrganisationEvent, OrganisationEventList } from '#contract/account/organisation-events'
import type { NewProviderKey, ProviderKey } from '#contract/account/provider-key'
import type { AccountUsage, KeyUsage } from '#contract/account/usage'
import type { AccountSettings, Actor, ListedSession, Locale, Membership, Role } from '../../ports/accounts.ts'
import type { KeepDays } from '../../ports/leads.ts'
import type { OwnProvider } from '../../ports/provider-keys.ts'
import type { AuthService } from './auth-service.ts'
import type { Confirmation, Proven } from './confirmation.ts'
import type { EmailChanges } from './email-change-services.ts'
import type { MadeItems } from './made-items.ts'
import type { ProofResult } from './proven.ts'
import type { ProvenLeads } from './proven-leads.ts'
import type { Sandboxes } from './sandbox-services.ts'
import type { Passkeys, SecondSteps } from './second-step-services.ts'

/** Password and sessions of a signed-in person. `cookie` is the Cookie header. */
export interface Security {
  /** Refuses weak passwords like `signUp`. */
  changePassword(
    actor: Actor,
    cookie: string,
    passwords: { current: string; password: string },
  ): Promise<ProofResult<{ cookies: readonly string[] }>>
  /** Unexpired sessions, newest first. */
  sessions(actor: Actor): Promise<ListedSession[]>
  /**
   * Ends sessions after a password check. Issue `not_allowed` at `which` where this person has no such session.
   * @param which `others`, `all`, or the id of one.
   * @returns Set-Cookie values that remove the session if the current one ended too; otherwise empty.
   */
  endSessions(
    actor: Actor,
    cookie: string,
    end: { which: string; password: string },
  ): Promise<ProofResult<{ cookies: readonly string[] }>>
  /** Events of the person in the last 90 days, newest first. */
  events(actor: Actor): Promise<AccountEvent[]>
}

/** Audit event as shown to its owner. */
export interface AccountEvent {
  /** Instant, ISO 8601 in UTC. */
  at: string
  action: string
  targetId: string | undefined
  /** Address truncated to /24 or /48, empty where unknown. */
  address: string
  detail: Readonly<Record<string, string>>
}

/** Name and language of a person. */
export interface Profiles {
  me(actor: Actor): Promise<z.infer<typeof Me>>
  /** Undefined where the person chose none. */
  locale(userId: string): Promise<Locale | undefined>
  /** Refuses an invalid name (`issues[0].path` is `name`). */
  save(actor: Actor, changes: { name: string; locale: Locale }): Promise<void>
}

/** Keys of a person and of its organisation. Keys of other owners are `key_not_found`. */
export interface AccountKeys {
  list(actor: Actor): Promise<z.infer<typeof Key>[]>
  one(actor: Actor, id: string): Promise<z.infer<typeof Key>>
  /**
   * Creates a key. Issues: `tier_above_plan`, `origins_missing`, `origins_refused`, `origin`; `key_limit_reached`
   * (issue `key_limit`), `rate_limited` (issue `key_limit_day`), `idempotency_conflict` (issue `already_made`),
   * `organisation_not_found`, `forbidden`.
   * @param creation the Idempotency-Key, or the hidden field of the form; a repeated one never creates a second key.
   */
  create(actor: Actor, key: z.infer<typeof NewKey>, creation: string | undefined): Promise<z.infer<typeof CreatedKey>>
  setOrigins(actor: Actor, id: string, origins: readonly string[]): Promise<z.infer<typeof Key>>
  revoke(actor: Actor, id: string): Promise<z.infer<typeof Key>>
  usageOf(actor: Actor, id: string): Promise<z.infer<typeof KeyUsage>>
  usage(actor: Actor): Promise<z.infer<typeof AccountUsage>>
}

/** Invitation as shown to its recipient. */
export interface InvitationView {
  id: string
  organisation: string
  /** Name of the inviter. */
  inviter: string
  email: string
  role: Exclude<Role, 'owner'>
  /** Answered, cancelled or expired. */
  isOver: boolean
}

/**
 * Organisation of a person. Actions that a member's role does not allow are `forbidden`; members and invitations of
 * other organisations are not found (`organisation_not_found` without an organisation, `route_not_found` for its
 * parts).
 */
export interface Organisations {
  membership(userId: string): Promise<Membership | undefined>
  view(actor: Actor): Promise<z.infer<typeof Organisation>>
  /**
   * Creates an organisation. Issues: `name`, `one_organisation`.
   * @param keepDays retention of its contacts; they are deleted once delivered where left out.
   */
  found(actor: Actor, name: string, keepDays?: KeepDays): Promise<void>
  /**
   * Sends the letter `invitation`. Issues: `email`, `invitations` (too many), `one_organisation` (already a member here).
   * @param proven required for an administrator.
   */
  invite(
    actor: Actor,
    invitation: { email: string; role: Exclude<Role, 'owner'> },
    proven?: Proven,
  ): Promise<ProofResult<{ invitation: z.infer<typeof Invitation> }>>
  cancelInvitation(actor: Actor, id: string): Promise<void>
  /**
   * Changes a role. `owner` transfers the organisation: the acting owner becomes an administrator. Issue `hand_over_open`
   * for an owner to whom it was transferred less than a day ago.
   * @param proven required for `owner` and `admin`.
   */
  setRole(actor: Actor, memberId: string, role: Role, proven?: Proven): Promise<ProofResult<object>>
  /** Transfer that the person can still undo, also after it has left the organisation. */
  openTransfer(actor: Actor): Promise<{ organisation: string; to: string | undefined; until: string } | undefined>
  /** Makes the person the owner again. `route_not_found` without such a transfer; issue `one_organisation`. */
  undoTransfer(actor: Actor, proven: Proven): Promise<ProofResult<object>>
  removeMember(actor: Actor, memberId: string): Promise<void>
  /** Sets whether every member needs a second step. Issue `own_second_step` for an owner without one. */
  requireSecondStep(actor: Actor, isRequired: boolean): Promise<void>
  /** Leaves the organisation. Issue `last_owner` for the owner, who must transfer or delete it instead. */
  leave(actor: Actor): Promise<void>
  /**
   * Deletes the organisation after a password check, revokes its keys and deletes its brand. Issues `sole_owner` while
   * there are other members, `hand_over_open`.
   */
  remove(actor: Actor, cookie: string, password: string): Promise<ProofResult<object>>
  /** Undefined for an unknown id. */
  invitation(id: string): Promise<InvitationView | undefined>
  /** Accepts an invitation. Issues: `not_invited`, `invitation_over`, `one_organisation`. */
  accept(actor: Actor, id: string): Promise<void>
  /** Declines an invitation. Issues: `not_invited`, `invitation_over`. */
  decline(actor: Actor, id: string): Promise<void>
  /**
   * Events of the organisation, for its owner: a page of the newest, or of those before an event. Issue
   * `unknown_event`.
   */
  events(actor: Actor, before?: string): Promise<z.infer<typeof OrganisationEventList>>
  /** All stored events of the organisation, for its owner; at most once a minute, else `rate_limited`. */
  exportEvents(actor: Actor): Promise<z.infer<typeof OrganisationEvent>[]>
}

/** Provider keys stored by a person and its organisation. */
export interface AccountProviderKeys {
  /** False while the installation has no encryption secret. */
  isOn(): boolean
  /** The person's own keys, then those of the organisation. */
  list(actor: Actor): Promise<z.infer<typeof ProviderKey>[]>
  /** Issue `provider_key_rejected` at `key`; `unavailable` while they are off, `organisation_not_found`, `forbidden`. */
  save(actor: Actor, provider: OwnProvider, key: z.infer<typeof NewProviderKey>): Promise<z.infer<typeof ProviderKey>>
  /** False where there was none. */
  remove(actor: Actor, provider: OwnProvider, owner: 'user' | 'organisation'): Promise<boolean>
}

/** Kinds of what opens an account or receives its data. */
export type AccessKind = 'passkey' | 'secondStep' | 'key' | 'webhook' | 'session'

/** Something that opens an account or receives its data. */
export interface AccessItem {
  kind: AccessKind
  /** Id of the item; empty for the second step, of which there is one. */
  id: string
  /** Name, URL or browser, as the person or a browser wrote it; empty where there is none. */
  name: string
  /** Instant, ISO 8601 in UTC; undefined where it is no longer known. */
  createdAt: string | undefined
  /** The session of the request, which ends by signing out. */
  isThis: boolean
}

/** What opens an account or receives its data, to be checked after a password reset. */
export interface AccessReview {
  /** Passkeys, the authenticator app, keys, webhooks and sessions, newest first; undated ones last. */
  list(actor: Actor): Promise<AccessItem[]>
  /**
   * Removes items after a password check. Issue `not_allowed` at `remove` for an item that is not listed, and without
   * any.
   * @param chosen items as `kind:id`.
   * @returns Set-Cookie values of a new session where all sessions ended; otherwise empty.
   */
  remove(
    actor: Actor,
    cookie: string,
    removal: { chosen: readonly string[]; password: string },
  ): Promise<ProofResult<{ cookies: readonly string[] }>>
}

/** Brand of the organisation of a person. */
export interface Brandings {
  of(actor: Actor): Promise<z.infer<typeof Branding> | null>
  /**
   * Replaces the whole brand. Issues at `logo`: those of `LogoFault`;
   * `file_too_large` for a logo above 1 MiB.
   */
  save(actor: Actor, brand: z.infer<typeof Brand>): Promise<z.infer<typeof Branding>>
}

/** Privacy rights of a person: export of its data, and deletion of the account. */
export interface Privacy {
  /** At most once a minute, else `rate_limited`. */
  export(actor: Actor): Promise<z.infer<typeof AccountExport>>
  /** Deletes the account. Issue `sole_owner`; `fresh` where the session is older than ten minutes. */
  remove(actor: Actor, password: string): Promise<ProofResult<{ cookies: readonly string[] }>>
}

/** All services for account routes and pages. */
export interface AccountServices {
  settings: AccountSettings
  entry: AuthService
  security: Security
  secondSteps: SecondSteps
  passkeys: Passkeys
  emailChanges: EmailChanges
  profiles: Profiles
  keys: AccountKeys
  accessReview: AccessReview
  organisations: Organisations
  brandings: Brandings
  providerKeys: AccountProviderKeys
  privacy: Privacy
  sandboxes: Sandboxes
  leads: ProvenLeads
  confirmation: Confirmation
  madeItems: MadeItems
}
