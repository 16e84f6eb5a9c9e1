import type { WebhookFault } from './webhooks.ts'

/** One answer, as it is measured. */
export interface Answered {
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  /** Code of the failure, empty on a success. */
  code: string
  ms: number
  security?: SecurityEvent | undefined
}

/**
 * Events of a request that monitoring for attacks needs: an unknown key, a revoked one, a publishable key from a page
 * that it is not for, an address over its limit of requests without a valid credential, or of pages without a session.
 */
export type SecurityEvent = 'bad_key' | 'revoked_key' | 'foreign_origin' | 'flood'

/**
 * What became of a try to sign in: `ok`, a second step that is asked for, an e-mail that is not confirmed yet, a wrong
 * password or code, or the window that was full: of the address, of the e-mail at this address, of the e-mail, of codes.
 */
export type SignInOutcome =
  | 'ok'
  | 'code'
  | 'unverified'
  | 'wrong'
  | 'wrong_code'
  | 'wrong_passkey'
  | 'limited_address'
  | 'limited_here'
  | 'limited_email'
  | 'limited_code'

/** Counts and times answers, and reports the state of the process. */
export interface Metrics {
  answered(answer: Answered): void
  /** A connection was closed at once because there were too many. */
  connectionRefused(): void
  /** Whether the windows of the limits are counted in this process because the shared store is away. */
  limitsFallback(isAway: boolean): void
  /** Somebody tried to sign in. */
  signIn(outcome: SignInOutcome): void
  /** An Idempotency-Key was not the first of its name. */
  replay(outcome: ReplayOutcome): void
}

/**
 * What became of a request whose Idempotency-Key was known: its first answer again, another body (409), or a first request
 * that still runs elsewhere (503).
 */
export type ReplayOutcome = 'replayed' | 'conflict' | 'running'

/**
 * What became of a letter: the mail server or the outbox took it; the server refused it for good, or did not answer, which a
 * letter of a contact survives, since it is tried again; or it is lost.
 */
export type LetterOutcome = 'taken' | 'refused' | 'away' | 'lost'

/** Counts letters. */
export interface LetterMetrics {
  letter(outcome: LetterOutcome): void
}

/** What became of a contact that was sent: on its way, received before, caught by a trap, or of the sandbox. */
export type LeadOutcome = 'queued' | 'again' | 'spam' | 'discarded'

/** Counts contacts and their deliveries. */
export interface LeadMetrics {
  leadReceived(outcome: LeadOutcome): void
  /** An attempt that failed, or the end of a delivery. */
  leadDelivery(kind: 'letter' | 'webhook', outcome: 'taken' | 'failed' | 'lost' | 'withdrawn'): void
  /** How many deliveries wait, and for how many seconds the oldest. */
  leadQueue(waiting: number, oldestSeconds: number): void
  /** One attempt to send to a webhook: how long it took, and what became of it. */
  webhookAttempt(outcome: 'taken' | WebhookFault, seconds: number): void
}
