import type * as z from 'zod'
import type { Brand, Branding } from '#contract/account/brand'
import type { AccountExport } from '#contract/account/export'
import type { CreatedKey, Key, NewKey } from '#contract/account/key'
import type { Me } from '#contract/account/me'
import type { Invitation, Organisation } from '#contract/account/organisation'
import type { OrganisationEvent, OrganisationEventList } from '#contract/account/organisation-events'
import type { NewProviderKey, ProviderKey } from '#contract/account/provider-key'
import type { AccountUsage, KeyUsage } from '#contract/account/usage'
import type {
  AccountSettings,
  Actor,
  LetterPlace,
  ListedSession,
  Locale,
  Membership,
  Role,
  Session,
  SignIn,
  Visit,
} from '../../ports/accounts.ts'
import type { PasskeyQuestion } from '../../ports/passkeys.ts'
import type { OwnProvider } from '../../ports/provider-keys.ts'
import type { Reset } from '../../ports/reset-records.ts'
import type { LeadServices } from '../leads/lead-services.ts'
import type { Proven } from './proven.ts'
import type { Passkeys, SecondSteps } from './second-step-services.ts'

/*
 * How a service refuses: it throws a `Refusal` whose code and status the JSON routes answer as they are. Where a page
 * shows a sentence of its own, `issues[0].code` names it in snake_case and `issues[0].path` the field: `tier_above_plan`
 * is the word `fault.tierAbovePlan`. `faultsOf` (account-fault.ts) reads both.
 */

/** A try that was not made because there were too many; the instant from which another one is, in ms since 1970. */
export interface TooMany {
  outcome: 'tooMany'
  resetAt: number
}

/** What a browser is asked with for a passkey. */
export interface Asked {
  outcome: 'asked'
  question: PasskeyQuestion
}

/** The way in: everything that needs no session. Limits are counted and audit events written inside. */
export interface Entry {
  /** Refuses with `invalid_request` (issues `name`, `email`, `password_short` `password_long` `password_weak`) and with `forbidden` (issue `closed`). */
  signUp(
    person: { name: string; email: string; password: string },
    place: LetterPlace,
    visit: Visit,
  ): Promise<TooMany | { outcome: 'letterSent' }>
  /** Sends a letter with a further link for a sign-up that waits; the same answer whatever the e-mail. */
  sendAgain(email: string, place: LetterPlace, visit: Visit): Promise<void>
  /** When and from where the sign-up of a link came, for the page that confirms it; undefined where that is not known. */
  signUpOf(token: string): Promise<{ createdAt: string; address: string } | undefined>
  /** Makes the account of a sign-up by its link. False: the token is wrong or over (`fault.token`). */
  verify(token: string, visit: Visit): Promise<boolean>
  /** @param cookie the Cookie header: a browser that has signed in before need not wait for the tries of others. */
  signIn(
    person: { email: string; password: string },
    cookie: string,
    place: LetterPlace,
    visit: Visit,
  ): Promise<SignIn | TooMany>
  code(cookie: string, code: string, visit: Visit): Promise<SignIn | TooMany>
  /** What the person of the half session in a Cookie header has for its second step; undefined when it is over. */
  secondStepWays(cookie: string): Promise<{ hasDevice: boolean; hasPasskey: boolean } | undefined>
  /** Asks for any passkey, in place of e-mail and password. */
  askForPasskey(place: LetterPlace, visit: Visit): Promise<Asked | TooMany>
  /** Asks for a passkey of the person of a half session. */
  askForSecondPasskey(cookie: string, place: LetterPlace, visit: Visit): Promise<Asked | TooMany | { outcome: 'over' }>
  /** @param answer the answer of the browser, as a page of ours sends it. */
  signInByPasskey(answer: string, place: LetterPlace, visit: Visit): Promise<SignIn | TooMany>
  secondPasskey(cookie: string, answer: string, place: LetterPlace, visit: Visit): Promise<SignIn | TooMany>
  forgot(email: string, place: LetterPlace, visit: Visit): Promise<void>
  /** Refuses weak passwords as `signUp`; `token` where the token is wrong, used or over. */
  reset(
    token: string,
    password: string,
    place: LetterPlace,
    visit: Visit,
  ): Promise<({ outcome: 'done' } & Reset) | { outcome: 'token' }>
  /** Set-Cookie values that remove the session. */
  signOut(cookie: string): Promise<readonly string[]>
  /** The session of a Cookie header, and the Set-Cookie values that renew it. */
  session(cookie: string): Promise<(Session & { cookies: readonly string[] }) | undefined>
}

/** Password and sessions of a signed-in person. `cookie` is the Cookie header. */
export interface Security {
  /** Refuses weak passwords as `signUp`. */
  changePassword(
    actor: Actor,
    cookie: string,
    passwords: { current: string; password: string },
  ): Promise<Proven<{ cookies: readonly string[] }>>
  /** Sessions that are not over, newest first. */
  sessions(actor: Actor): Promise<ListedSession[]>
  /**
   * Ends sessions, which the password must prove. Issue `not_allowed` at `which` where this person has no such session.
   * @param which `others`, `all`, or the id of one.
   * @returns Set-Cookie values that remove the session where this one ended too; none where it goes on.
   */
  endSessions(
    actor: Actor,
    cookie: string,
    end: { which: string; password: string },
  ): Promise<Proven<{ cookies: readonly string[] }>>
  /** Own events of 90 days, newest first. */
  events(actor: Actor): Promise<AccountEvent[]>
}

/** One audit event as its owner reads it. */
export interface AccountEvent {
  /** Instant, ISO 8601 in UTC. */
  at: string
  action: string
  targetId: string | undefined
  /** Address cut to /24 or /48, empty where unknown. */
  address: string
  detail: Readonly<Record<string, string>>
}

/** Name and language of a person. */
export interface Profiles {
  me(actor: Actor): Promise<z.infer<typeof Me>>
  /** Undefined: the person chose none. */
  locale(userId: string): Promise<Locale | undefined>
  /** Refuses a name that a person cannot have (`issues[0].path` is `name`). */
  save(actor: Actor, changes: { name: string; locale: Locale }): Promise<void>
}

/** The keys of a person and of its organisation. The key of another owner is `key_not_found`. */
export interface AccountKeys {
  list(actor: Actor): Promise<z.infer<typeof Key>[]>
  one(actor: Actor, id: string): Promise<z.infer<typeof Key>>
  /**
   * Makes a key. Issues: `tier_above_plan`, `origins_missing`, `origins_refused`, `origin`; `key_limit_reached` (issue
   * `key_limit`), `rate_limited` (issue `key_limit_day`), `idempotency_conflict` (issue `already_made`),
   * `organisation_not_found`, `forbidden`.
   * @param creation the Idempotency-Key, or the hidden field of the form; the same one never makes a second key.
   */
  create(actor: Actor, key: z.infer<typeof NewKey>, creation: string | undefined): Promise<z.infer<typeof CreatedKey>>
  setOrigins(actor: Actor, id: string, origins: readonly string[]): Promise<z.infer<typeof Key>>
  revoke(actor: Actor, id: string): Promise<z.infer<typeof Key>>
  usageOf(actor: Actor, id: string): Promise<z.infer<typeof KeyUsage>>
  usage(actor: Actor): Promise<z.infer<typeof AccountUsage>>
}

/** An invitation as its recipient sees it. */
export interface InvitationView {
  id: string
  organisation: string
  /** Name of who invites. */
  inviter: string
  email: string
  role: Exclude<Role, 'owner'>
  /** Answered, cancelled or expired. */
  isOver: boolean
}

/**
 * The organisation of a person. What a member may not do is `forbidden`; a member or an invitation of another organisation
 * does not exist (`organisation_not_found` without an organisation, `route_not_found` for its parts).
 */
export interface Organisations {
  membership(userId: string): Promise<Membership | undefined>
  view(actor: Actor): Promise<z.infer<typeof Organisation>>
  /** Founds an organisation. Issues: `name`, `one_organisation`. */
  found(actor: Actor, name: string): Promise<void>
  /** Sends the letter `invitation`. Issues: `email`, `invitations` (too many), `one_organisation` (already a member here). */
  invite(actor: Actor, invitation: { email: string; role: Exclude<Role, 'owner'> }): Promise<z.infer<typeof Invitation>>
  cancelInvitation(actor: Actor, id: string): Promise<void>
  /** Changes a role. `owner` transfers the organisation: the acting owner becomes an administrator. */
  setRole(actor: Actor, memberId: string, role: Role): Promise<void>
  removeMember(actor: Actor, memberId: string): Promise<void>
  /** Sets whether every member must have a second step. Issue `own_second_step` for an owner without one. */
  requireSecondStep(actor: Actor, isRequired: boolean): Promise<void>
  /** Leaves the organisation. Issue `last_owner` for the owner, who must transfer or delete it instead. */
  leave(actor: Actor): Promise<void>
  /** Issue `sole_owner` while there are other members. The password proves it; its keys are revoked, its brand is deleted. */
  remove(actor: Actor, cookie: string, password: string): Promise<Proven<object>>
  /** Undefined: there is none with this id. */
  invitation(id: string): Promise<InvitationView | undefined>
  /** Accepts an invitation. Issues: `not_invited`, `invitation_over`, `one_organisation`. */
  accept(actor: Actor, id: string): Promise<void>
  /** Declines an invitation. Issues: `not_invited`, `invitation_over`. */
  decline(actor: Actor, id: string): Promise<void>
  /** What was done in it, for its owner: a page, from the newest or from before an event. Issue `unknown_event`. */
  events(actor: Actor, before?: string): Promise<z.infer<typeof OrganisationEventList>>
  /** All that is stored of what was done in it, for its owner; at most once a minute, else `rate_limited`. */
  exportEvents(actor: Actor): Promise<z.infer<typeof OrganisationEvent>[]>
}

/** The keys of providers of language models that a person and its organisation stored. */
export interface AccountProviderKeys {
  /** False while the installation has no secret to store them under. */
  isOn(): boolean
  /** Own ones, then those of the organisation. */
  list(actor: Actor): Promise<z.infer<typeof ProviderKey>[]>
  /** Issue `provider_key_rejected` at `key`; `unavailable` while they are off, `organisation_not_found`, `forbidden`. */
  save(actor: Actor, provider: OwnProvider, key: z.infer<typeof NewProviderKey>): Promise<z.infer<typeof ProviderKey>>
  /** False: there was none. */
  remove(actor: Actor, provider: OwnProvider, owner: 'user' | 'organisation'): Promise<boolean>
}

/** Keys that work and were made before it was proven that the account belongs to the mailbox. */
export interface EarlierKeys {
  list(actor: Actor): Promise<z.infer<typeof Key>[]>
  /** Revokes one of them, or all where no id is sent. */
  revoke(actor: Actor, id?: string): Promise<void>
}

/** The brand of the organisation of a person. */
export interface Brandings {
  of(actor: Actor): Promise<z.infer<typeof Branding> | null>
  /**
   * Replaces the whole. Issues at `logo`: `logo_not_base64`, `logo_kind`, `logo_damaged`, `logo_dimensions`;
   * `file_too_large` for a logo above 1 MiB.
   */
  save(actor: Actor, brand: z.infer<typeof Brand>): Promise<z.infer<typeof Branding>>
}

/** What the law gives a person: its data, and its end. */
export interface Privacy {
  /** At most once a minute, else `rate_limited`. */
  export(actor: Actor): Promise<z.infer<typeof AccountExport>>
  /** Deletes the account. Issue `sole_owner`; `fresh` where the session is older than ten minutes. */
  remove(actor: Actor, password: string): Promise<Proven<{ cookies: readonly string[] }>>
}

/** Everything that account routes and pages call. */
export interface AccountServices {
  settings: AccountSettings
  entry: Entry
  security: Security
  secondSteps: SecondSteps
  passkeys: Passkeys
  profiles: Profiles
  keys: AccountKeys
  earlierKeys: EarlierKeys
  organisations: Organisations
  brandings: Brandings
  providerKeys: AccountProviderKeys
  privacy: Privacy
  leads: LeadServices
}
