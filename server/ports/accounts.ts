import type { Plan } from '#contract/account/owner'
import type { Language } from '#languages/registry'

/** A language of pages and letters, by its ISO 639-1 code. */
export type Locale = Language

/** The rights of a member in its organisation, most rights first. */
export const roles = ['owner', 'admin', 'member'] as const
/** The right of a member in its organisation. */
export type Role = (typeof roles)[number]

/** Where the links of a letter point to, and its language. */
export interface LetterPlace {
  /** Scheme, host and port of our own pages, as https://valorem.example. */
  origin: string
  locale: Locale
}

/** Where a request comes from: what audit events and limits record of it. */
export interface Visit {
  /** The address by which the limits count it: IPv4, or the first 64 bits of IPv6. */
  address: string
  /** The address cut to /24, or /48 of IPv6, as sessions and events show it; empty where unknown. */
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
  /** The operator or the organisation asks for a second step, and the person has none: first of all it is set up. */
  needsSecondStep: boolean
}

/** A session that a cookie proved, with the Set-Cookie values that renew it (usually none). */
export interface CookieSession extends Session {
  cookies: readonly string[]
}

/** What became of a try to sign in; `cookies` are whole Set-Cookie values. */
export type SignIn =
  /** Unknown e-mail or wrong password, or a wrong code: which of them is never said. */
  | { outcome: 'wrong' }
  /** The password is right and the e-mail not confirmed. */
  | { outcome: 'unverified' }
  | { outcome: 'signedIn'; userId: string; cookies: readonly string[] }
  /** The password is right and a code of the second factor is asked for next. */
  | { outcome: 'code'; cookies: readonly string[] }
  /** The half session between password and code is over: sign in from the beginning. */
  | { outcome: 'over' }

/** The secret of a device with codes, as it is shown this once. */
export interface TwoFactorSetUp {
  /** otpauth://totp/…, for a QR code. */
  uri: string
  /** The secret in base 32, to be typed. */
  secret: string
}

/** One session in the list of its owner. */
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

/** A public key of session tokens, as JWKS prints it. */
export interface PublicKey {
  kty: string
  kid: string
  alg?: string
  crv?: string
  x?: string
}

/** Too many passwords wait to be hashed; the request is worth repeating in a moment. */
export class PasswordsBusy extends Error {}

/**
 * Persons, passwords, sessions, second factor and session tokens. Limits and audit events are left to the services that
 * call it. Each method rejects when the records do, or when the library cannot be loaded.
 */
export interface Accounts {
  /** The e-mail that a confirming link of the version before names; undefined for a link that is none of its, or over. */
  emailOfEarlierLink(token: string): Promise<string | undefined>
  /** `wrong` too where a new password was set while this one was proven: nothing of the sign-in is left then. */
  signIn(person: { email: string; password: string }, visit: Visit): Promise<SignIn>
  /** The user of the half session that waits for a code; undefined when it is over. */
  halfSessionUser(cookie: string): Promise<string | undefined>
  /** The session that a Cookie header proves. */
  session(cookie: string): Promise<CookieSession | undefined>
  /** A session that is not over, by its id; read from the records. */
  sessionById(id: string): Promise<Session | undefined>
  /** Ends the session of a Cookie header; gives the Set-Cookie values that remove it. */
  signOut(cookie: string): Promise<readonly string[]>
  /** What is stored of a password. @throws PasswordsBusy when too many are under way. */
  hashOf(password: string): Promise<string>
  /** The hash that is stored of a user's password, where this is the password; undefined for any other. */
  storedHash(userId: string, password: string): Promise<string | undefined>
  /** Whether this is the password of a user. */
  isPassword(userId: string, password: string): Promise<boolean>
  /** Makes the secret of a device; it counts once a code confirmed it. Undefined when the password is wrong. */
  startTwoFactor(cookie: string, password: string): Promise<TwoFactorSetUp | undefined>
  /** Whether a user has a device whose codes count. */
  hasDevice(userId: string): Promise<boolean>
  /**
   * The step of the clock (30 seconds since 1970) whose code this is on the device of a user, where that is confirmed or
   * waits to be; the present one, the one before and the one after count. With it what tells this device from one that is
   * set up in its place meanwhile: its secret as it is stored, encrypted.
   */
  stepOfCode(
    userId: string,
    code: string,
    device: 'confirmed' | 'waiting',
  ): Promise<{ step: number; sealedSecret: string } | undefined>
  /** Backup codes that an earlier version kept readable; empty once they are hashed. */
  oldBackupCodes(userId: string): Promise<readonly string[]>
  /**
   * A session for a user who has proven who it is; gives its cookies.
   * @param halfSession Cookie header with the half session that this ends; undefined when that is over.
   */
  startSession(userId: string, visit: Visit, halfSession?: string): Promise<readonly string[] | undefined>
  /** A session token (JWT, EdDSA, 15 minutes) of a session. */
  token(session: Session): Promise<{ token: string; expiresAt: string }>
  /** The public keys that verify session tokens; makes the first one where there is none. */
  jwks(): Promise<{ keys: readonly PublicKey[] }>
}

/** The letters that are sent. */
export const letterKinds = [
  'verify',
  'existing',
  'reset',
  'invitation',
  'passwordChanged',
  'twoFactorChanged',
  'emailOfKeyCreated',
  'newAdministrator',
  'signInsRefused',
  'leadAddress',
  'leadLost',
  'leadPartly',
  'leadLimit',
  'leadSettings',
  'webhookOff',
  'organisationDeleted',
  'keyRevoked',
] as const
/** A letter by its kind; its words are those of `letters` or of `leads` in the languages. */
export type LetterKind = (typeof letterKinds)[number]

/** A letter before it has words: its kind, its language, its one link and the values that its words name. */
export interface Letter {
  kind: LetterKind
  to: string
  locale: Locale
  /** The one link; letters that only inform have the page to look at. */
  link: string
  /** Values for `{name}` in the words, as the organisation of an invitation. */
  values?: Readonly<Record<string, string>>
}

/** A letter as it leaves: plain text. */
export interface WrittenLetter {
  kind: LetterKind
  to: string
  subject: string
  text: string
  link: string
}

/** Takes letters to send; resolves at once, sends after the answer, and tries again where a server does not take them. */
export interface Mail {
  /** Never rejects: what cannot be delivered is logged without address and link. */
  send(letter: Letter): void
  /** Waits for letters under way, at most for a while; when the process ends. */
  close(): Promise<void>
}

/** What the account pages show of the installation. */
export interface AccountSettings {
  /** Origin of pages and links; undefined where that of the request is taken, on loopback. */
  publicUrl: string | undefined
  /** The service listens on this machine alone, and calls itself by a loopback name. */
  isLoopback: boolean
  signUps: 'open' | 'invited' | 'closed'
  sessionDays: number
  legalNoticeUrl: string | undefined
  privacyUrl: string | undefined
  /** Terms under which contacts are processed for an organisation. */
  termsUrl: string
  /** Where an account asks for another plan, by https or mailto. */
  contactUrl: string | undefined
  /** Folder of the letters where there is no mail server; undefined with one. */
  outbox: string | undefined
}

/** Who acts in a session, and from where; what services ask for. */
export interface Actor {
  session: Session
  visit: Visit
  /** For letters that an act sends. */
  place: LetterPlace
}

/** An organisation as its member sees it in passing. */
export interface Membership {
  id: string
  name: string
  role: Role
  plan: Plan
  /** Every member must have a second step. */
  isSecondStepRequired: boolean
}
