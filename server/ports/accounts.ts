import type { Plan } from '#contract/account/owner'
import type { Language } from '#languages/registry'
import type { LetterKind } from './letter-kinds.ts'
import type { PlanPrices } from './plan-prices.ts'
import type { QueuedClient } from './workers.ts'

/** Language of pages and letters, as an ISO 639-1 code. */
export type Locale = Language

/** Roles of members in an organisation, most rights first. */
export const roles = ['owner', 'admin', 'member'] as const
/** Role of a member in its organisation. */
export type Role = (typeof roles)[number]

/** User who acts, and the roles of which it must still have one when the change is written. */
export interface ActingMember {
  userId: string
  roles: readonly Role[]
}

/** Base URL of the links of a letter, and its language. */
export interface LetterContext {
  /** Scheme, host and port of our own pages, as https://valorem.example. */
  origin: string
  locale: Locale
}

/** Origin of a request, as audit events and limits record it. */
export interface Visit {
  /** Address that rate limits count by: IPv4, or the first 64 bits of IPv6. */
  address: string
  /** Address truncated to /24 (IPv4) or /48 (IPv6), as sessions and events show it; empty where unknown. */
  shownAddress: string
  /** The User-Agent header, empty where none was sent. */
  agent: string
  requestId: string
}

/** A signed-in person in one session. */
export interface Session {
  id: string
  userId: string
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  expiresAt: string
  user: { name: string; email: string; twoFactor: boolean; createdAt: string }
  /** The operator or the organisation requires a second step that the person has not set up yet. */
  needsSecondStep: boolean
  /** Instant from which it will need one; undefined where it has one, needs one already or never will. */
  secondStepDueAt: string | undefined
}

/** Session proven by a cookie, with the Set-Cookie values that renew it (usually none). */
interface CookieSession extends Session {
  cookies: readonly string[]
}

/** Outcome of a sign-in attempt; `cookies` are whole Set-Cookie values. */
export type SignInResult =
  /** Unknown e-mail, wrong password or wrong code, never distinguished. */
  | { outcome: 'wrong' }
  /** Right password, unconfirmed e-mail. */
  | { outcome: 'unverified' }
  | { outcome: 'signedIn'; userId: string; cookies: readonly string[] }
  /** Right password; a code of the second factor is required next. */
  | { outcome: 'code'; cookies: readonly string[] }
  /** The half session between password and code has expired. */
  | { outcome: 'over' }

/** Secret of a new authenticator app, returned only once. */
export interface TwoFactorSetUp {
  /** otpauth://totp/…, for a QR code. */
  uri: string
  /** The secret in base 32, to be typed. */
  secret: string
}

export interface ListedSession {
  id: string
  createdAt: string
  /** Instant of the last renewal, ISO 8601 in UTC. */
  updatedAt: string
  expiresAt: string
  /** Address cut to /24 or /48, empty where unknown. */
  address: string
  agent: string
  isThis: boolean
}

/** Public key of session tokens, as in a JWKS. */
export interface PublicKey {
  kty: string
  kid: string
  alg?: string
  crv?: string
  x?: string
}

/** Window of a client that has used it up; `resetAt` in milliseconds since 1970. */
interface FullWindow {
  limit: number
  remaining: number
  resetAt: number
}

/** Too many passwords are waiting to be hashed; the request can be retried shortly. */
export class PasswordsBusy extends Error {
  /** The full window of a client that fills the queue itself; undefined where others do. */
  readonly window: FullWindow | undefined

  constructor(message: string, window?: FullWindow) {
    super(message)
    this.window = window
  }
}

/**
 * Persons, passwords, sessions, second factor and session tokens. The calling services apply limits and write audit
 * events. Each method rejects when the records do, or when the library cannot be loaded.
 */
export interface Accounts {
  /** Also `wrong` where the password was changed during the check; the sign-in is discarded then. */
  signIn(person: { email: string; password: string }, visit: Visit, client: QueuedClient): Promise<SignInResult>
  /** User of the half session that waits for a code; undefined when it has expired. */
  halfSessionUser(cookie: string): Promise<string | undefined>
  /** Session proven by a Cookie header. */
  session(cookie: string): Promise<CookieSession | undefined>
  /** Unexpired session by its id, read from the records. */
  sessionById(id: string): Promise<Session | undefined>
  /** Ends the session of a Cookie header; returns the Set-Cookie values that remove it. */
  signOut(cookie: string): Promise<readonly string[]>
  /** Stored hash of a password. @throws PasswordsBusy when too many hashes are being computed. */
  hashOf(password: string, client: QueuedClient): Promise<string>
  /** Whether a password has this hash. @throws PasswordsBusy when too many hashes are being computed. */
  isPasswordOf(hash: string, password: string, client: QueuedClient): Promise<boolean>
  /** Stored hash of a user's password if `password` matches it; otherwise undefined. */
  storedHash(userId: string, password: string): Promise<string | undefined>
  /** Whether this is the password of a user. */
  isPassword(userId: string, password: string): Promise<boolean>
  /**
   * Creates the secret of an authenticator app of the user of a session, active once a code confirms it. Undefined when
   * the password is wrong.
   */
  startTwoFactor(cookie: string, password: string, userId: string): Promise<TwoFactorSetUp | undefined>
  /** Whether a user has a confirmed authenticator app. */
  hasDevice(userId: string): Promise<boolean>
  /**
   * Time step (30 seconds since 1970) whose code this is on the user's device, confirmed or waiting as asked; the
   * current step, the previous and the next one are accepted; `latest` is the newest of these. Also returns the stored encrypted secret, which
   * distinguishes this device from one set up concurrently.
   */
  stepOfCode(
    userId: string,
    code: string,
    device: 'confirmed' | 'waiting',
  ): Promise<{ step: number; latest: number; sealedSecret: string } | undefined>
  /** Backup codes that an earlier version stored in clear; empty once they are hashed. */
  oldBackupCodes(userId: string): Promise<readonly string[]>
  /**
   * Creates a session for an authenticated user; returns its cookies.
   * @param halfSession Cookie header with the half session that this ends; undefined is returned when that has expired.
   */
  startSession(userId: string, visit: Visit, halfSession?: string): Promise<readonly string[] | undefined>
  /** A session token (JWT, EdDSA, 15 minutes) of a session. */
  token(session: Session): Promise<{ token: string; expiresAt: string }>
  /** Public keys that verify session tokens; creates the first one if needed. */
  jwks(): Promise<{ keys: readonly PublicKey[] }>
}

/** Letter before its texts are filled in: kind, language, its one link and the values of its placeholders. */
export interface Letter {
  kind: LetterKind
  to: string
  locale: Locale
  /** The one link; purely informative letters link to the related page. */
  link: string
  /** Values for `{name}` placeholders, such as the organisation of an invitation. */
  values?: Readonly<Record<string, string>>
  /** List between the first text and the link, one line each. */
  lines?: readonly string[]
}

/** Letter ready to send, as plain text. */
export interface WrittenLetter {
  kind: LetterKind
  to: string
  subject: string
  text: string
  link: string
}

/** Queue of outgoing letters; returns at once, sends after the response, and retries failed deliveries. */
export interface Mail {
  /** Never rejects: undeliverable letters are logged without address and link. */
  send(letter: Letter): void
  /** Waits a limited time for pending letters, at shutdown. */
  close(): Promise<void>
}

/** Installation settings used by the account pages. */
export interface AccountSettings {
  /** Origin of pages and links; undefined on loopback, where the origin of the request is used. */
  publicUrl: string | undefined
  /** The service listens on loopback only and uses a loopback host name. */
  isLoopback: boolean
  signUps: 'open' | 'invited' | 'closed'
  sessionDays: number
  legalNoticeUrl: string | undefined
  privacyUrl: string | undefined
  /** Terms under which contacts are processed for an organisation. */
  termsUrl: string
  /** Https or mailto link to request a price or another plan. */
  contactUrl: string | undefined
  planPrices: PlanPrices
  /** Directory that receives letters where there is no mail server; undefined with one. */
  outbox: string | undefined
}

/** User who acts in a session, and the origin of the request. */
export interface Actor {
  session: Session
  visit: Visit
  /** For letters that the action sends. */
  place: LetterContext
}

/** Organisation of a user, in short. */
export interface Membership {
  id: string
  name: string
  role: Role
  plan: Plan
  /** Every member must have a second step. */
  isSecondStepRequired: boolean
}
