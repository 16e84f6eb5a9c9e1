import type { WebhookFault } from './webhooks.ts'

export interface MeasuredResponse {
  /** Operation id, or `none` where no route matched. */
  operation: string
  status: number
  /** Error code, empty on success. */
  code: string
  ms: number
  security?: SecurityEvent | undefined
}

/**
 * Security events of a request, for attack monitoring: an unknown key, a revoked one, a publishable key from a foreign
 * page, an address over its limit of requests without a valid credential, or of pages without a session.
 */
export type SecurityEvent = 'bad_key' | 'revoked_key' | 'foreign_origin' | 'flood'

/**
 * Outcome of a sign-in attempt: `ok`, a second step is required, an unconfirmed e-mail, a wrong password or code, or a
 * full window: of the address, of the e-mail at this address, of the e-mail, of codes.
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

/** Counters and timers of responses, and the state of the process. */
export interface Metrics {
  answered(answer: MeasuredResponse): void
  /** Connection closed at once because there were too many. */
  connectionRefused(): void
  /** Whether rate limits are counted in this process because the shared store is unavailable. */
  limitsFallback(isAway: boolean): void
  /** Sign-in attempt. */
  signIn(outcome: SignInOutcome): void
  /** Request with an Idempotency-Key that was already used. */
  replay(outcome: ReplayOutcome): void
}

/**
 * Outcome of a request with a known Idempotency-Key: the stored response, another body (409), or a first request that
 * still runs in another process (503).
 */
export type ReplayOutcome = 'replayed' | 'conflict' | 'running'

/**
 * Outcome of a letter: accepted by the mail server or outbox; rejected permanently; no response, which is retried for
 * letters about a contact; or lost.
 */
export type LetterOutcome = 'taken' | 'refused' | 'away' | 'lost'

export interface LetterMetrics {
  letter(outcome: LetterOutcome): void
}

/** Outcome of a received contact: queued, held back, duplicate, caught by a trap, or sent with the sandbox key. */
type LeadOutcome = 'queued' | 'held' | 'again' | 'spam' | 'discarded'

/** Counters of contacts and their deliveries. */
export interface LeadMetrics {
  leadReceived(outcome: LeadOutcome): void
  /** Failed attempt, or final outcome of a delivery. */
  leadDelivery(kind: 'letter' | 'webhook', outcome: 'taken' | 'failed' | 'lost' | 'withdrawn'): void
  /** Number of pending deliveries, and the age of the oldest in seconds. */
  leadQueue(waiting: number, oldestSeconds: number): void
  /** Attempt to send to a webhook: its outcome and duration. */
  webhookAttempt(outcome: 'taken' | WebhookFault, seconds: number): void
}
