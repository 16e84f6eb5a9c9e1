import type { ValoremError } from './errors.ts'
import type { Rate } from './result.ts'

/** What each hook is told of a request; never the key, never a body. */
export interface RequestEvent {
  /** The operation, as `estimate`. */
  readonly operation: string
  readonly method: string
  readonly url: string
  /** 1 for the first request of a call. */
  readonly attempt: number
  /** Same for all requests of a call. */
  readonly idempotencyKey: string | undefined
  /** Headers as sent; the one with the key reads `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>
  /** Length of the body in characters. */
  readonly bodyLength: number
}

/** An answer that has arrived whole. */
export interface ResponseEvent extends RequestEvent {
  readonly status: number
  /** From sending to the last byte. */
  readonly elapsedMs: number
  readonly requestId: string | undefined
  readonly rate: Rate | undefined
}

/** A request that failed and will be repeated. */
export interface RetryEvent extends RequestEvent {
  readonly error: ValoremError
  readonly waitMs: number
}

/** Functions that are told what happens; what they throw is dropped. */
export interface Hooks {
  onRequest?: ((event: RequestEvent) => unknown) | undefined
  onResponse?: ((event: ResponseEvent) => unknown) | undefined
  onRetry?: ((event: RetryEvent) => unknown) | undefined
}

/** What stands in place of the key. */
export const redacted = '[redacted]'

/** Tells a hook; neither what it throws nor what it rejects with reaches the call. */
export const tell = <Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void => {
  if (hook) new Promise(done => done(hook(event))).catch(() => {})
}

/** Text with the key taken out, should the service or a proxy have repeated it; very short keys would spoil words. */
export const without = (key: string, text: string): string => (key.length < 8 ? text : text.replaceAll(key, redacted))
