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
  ): Promise<RateLimited | { outcome: 'letterSent' }>
  /** Sends another link for a pending sign-up; the same response for every e-mail. */
  sendAgain(email: string, place: LetterContext, visit: Visit): Promise<void>
  /** Time and origin of a link's sign-up, for the confirmation page; undefined where unknown. */
  signUpOf(token: string): Promise<{ createdAt: string; address: string } | undefined>
  /** Creates the account of a sign-up by its link. False: the token is invalid or expired (`fault.token`). */
  verify(token: string, visit: Visit): Promise<boolean>
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
