import type { LetterContext, Session, SignInResult, Visit } from '../../ports/accounts.ts'
import type { PasskeyOptions } from '../../ports/passkeys.ts'
import type { ResetEffects } from '../../ports/reset-records.ts'

/*
 * Errors of the services: they throw a `Refusal` whose code and status the JSON routes return unchanged. For messages
 * of pages, `issues[0].code` is the message in snake_case and `issues[0].path` the field: `tier_above_plan` is the text
 * key `fault.tierAbovePlan`. `listFormFaults` (account-fault.ts) reads both.
 */

/** Attempt refused by a rate limit; `resetAt` is the next possible time, in ms since 1970. */
export interface RateLimited {
  outcome: 'tooMany'
  resetAt: number
}

/** Sign-up of a link, as its confirmation page shows it. */
export interface SignUpView {
  /** When and from where the sign-up was made; the address is empty where unknown. */
  createdAt: string
  address: string
  /** Whether the sign-up has a password that confirms it; without one, name and password are chosen. */
  hasPassword: boolean
  /** The link was used already. */
  isConfirmed: boolean
}

/** Proof by which a link is confirmed: the password of the sign-up, or a new name and password. */
export type SignUpProof = { password: string } | { name: string; newPassword: string }

/**
 * Result of a confirmation; `token`: the link is unknown or expired. The browser that signed up is signed in by the request
 * that makes the account; every other one signs in by itself.
 */
export type VerifyResult =
  | { outcome: 'done'; isSignedIn: boolean; cookies: readonly string[] }
  | { outcome: 'wrong' }
  | { outcome: 'token' }

/** Options that a browser needs for a passkey. */
export interface PasskeyOptionsResult {
  outcome: 'asked'
  question: PasskeyOptions
}

/**
 * Sign-up, sign-in and password reset: all actions without a session. Rate limits and audit events are applied inside.
 */
export interface AuthService {
  /**
   * Refuses with `invalid_request` (issues `name`, `email`, `password_short` `password_long` `password_weak`) and with
   * `forbidden` (issue `closed`).
   */
  signUp(
    person: { name: string; email: string; password: string },
    place: LetterContext,
    visit: Visit,
  ): Promise<RateLimited | { outcome: 'letterSent'; cookies: readonly string[] }>
  /**
   * Sends another link for a pending sign-up; the same response for every e-mail.
   * @param cookie Cookie header: the browser of a sign-up gets a link to that sign-up, any other one without a password.
   */
  sendAgain(email: string, cookie: string, place: LetterContext, visit: Visit): Promise<void>
  /** Sign-up of a link, for the confirmation page; undefined for a link that is unknown or expired. */
  signUpOf(token: string): Promise<SignUpView | undefined>
  /**
   * Creates the account of a sign-up by its link, and by its password or a name and password that are chosen now. The
   * latter are refused like those of `signUp`.
   * @param cookie Cookie header, which tells whether this browser signed up.
   */
  verify(token: string, proof: SignUpProof, cookie: string, visit: Visit): Promise<VerifyResult | RateLimited>
  /** @param cookie Cookie header: a known browser is exempt from waits caused by attempts of others. */
  signIn(
    person: { email: string; password: string },
    cookie: string,
    place: LetterContext,
    visit: Visit,
  ): Promise<SignInResult | RateLimited>
  code(cookie: string, code: string, visit: Visit): Promise<SignInResult | RateLimited>
  /** Second factors of the person of a half session; undefined when it has expired. */
  secondStepWays(cookie: string): Promise<{ hasDevice: boolean; hasPasskey: boolean } | undefined>
  /** Creates options for any passkey, instead of e-mail and password. */
  askForPasskey(place: LetterContext, visit: Visit): Promise<PasskeyOptionsResult | RateLimited>
  /** Creates options for a passkey of the person of a half session. */
  askForSecondPasskey(
    cookie: string,
    place: LetterContext,
    visit: Visit,
  ): Promise<PasskeyOptionsResult | RateLimited | { outcome: 'over' }>
  /** @param answer response of the browser, as our page sends it. */
  signInByPasskey(answer: string, place: LetterContext, visit: Visit): Promise<SignInResult | RateLimited>
  secondPasskey(cookie: string, answer: string, place: LetterContext, visit: Visit): Promise<SignInResult | RateLimited>
  forgot(email: string, place: LetterContext, visit: Visit): Promise<void>
  /** Refuses weak passwords like `signUp`; `token` where the token is invalid, used or expired. */
  reset(
    token: string,
    password: string,
    place: LetterContext,
    visit: Visit,
  ): Promise<({ outcome: 'done' } & ResetEffects) | { outcome: 'token' }>
  /** Set-Cookie values that remove the session. */
  signOut(cookie: string): Promise<readonly string[]>
  /** Session of a Cookie header, and the Set-Cookie values that renew it. */
  session(cookie: string): Promise<(Session & { cookies: readonly string[] }) | undefined>
}
