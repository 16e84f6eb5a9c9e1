/** Instant of all cases: 15 January 2027, in ms since 1970. */
export const nowMs = 1_800_000_000_000

/** What an answer's headers ask a client to wait; undefined: nothing that can be read, so the own back-off holds. */
export interface WaitCase {
  description: string
  headers: Record<string, string>
  waitMs: number | undefined
}

const second = 1000
const usedUp = { 'x-ratelimit-remaining': '0' }
const date = (ms: number): string => new Date(ms).toUTCString()

/** The vectors of the retry policy; figures follow from the headers by hand. */
export const waitCases: readonly WaitCase[] = [
  { description: 'no header', headers: {}, waitMs: undefined },
  {
    description: 'Retry-After 0 is a wait of nothing, not a missing header',
    headers: { 'retry-after': '0' },
    waitMs: 0,
  },
  { description: 'whole seconds', headers: { 'retry-after': '2' }, waitMs: 2000 },
  { description: 'broken seconds', headers: { 'retry-after': '1.5' }, waitMs: 1500 },
  { description: 'negative seconds are ignored', headers: { 'retry-after': '-1' }, waitMs: undefined },
  {
    description: 'a past date is ignored: the page of a cache would call all clients back at once',
    headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' },
    waitMs: undefined,
  },
  { description: 'a date of this second is a wait of nothing', headers: { 'retry-after': date(nowMs) }, waitMs: 0 },
  { description: 'a date ahead', headers: { 'retry-after': date(nowMs + 7 * second) }, waitMs: 7000 },
  {
    description: 'a date is compared with the Date of the answer, whatever the local clock says',
    headers: { 'retry-after': date(nowMs + 605 * second), date: date(nowMs + 600 * second) },
    waitMs: 5000,
  },
  {
    description: 'a reset in epoch seconds is compared with the Date of the answer too',
    headers: { ...usedUp, 'x-ratelimit-reset': `${nowMs / 1000 - 590}`, date: date(nowMs - 600 * second) },
    waitMs: 10_000,
  },
  { description: 'a word is ignored', headers: { 'retry-after': 'soon' }, waitMs: undefined },
  { description: 'two values merged by a proxy are ignored', headers: { 'retry-after': '5, 9' }, waitMs: undefined },
  { description: 'an endless number is ignored', headers: { 'retry-after': 'Infinity' }, waitMs: undefined },
  { description: 'an exponent is ignored', headers: { 'retry-after': '1e3' }, waitMs: undefined },
  { description: 'an empty value is ignored', headers: { 'retry-after': '' }, waitMs: undefined },
  {
    description: 'milliseconds go before seconds',
    headers: { 'retry-after-ms': '750', 'retry-after': '9' },
    waitMs: 750,
  },
  {
    description: 'unreadable milliseconds give way to seconds',
    headers: { 'retry-after-ms': 'x', 'retry-after': '9' },
    waitMs: 9000,
  },
  {
    description: 'seconds go before the reset',
    headers: { ...usedUp, 'x-ratelimit-reset': '60', 'retry-after': '3' },
    waitMs: 3000,
  },
  {
    description: 'a reset in epoch seconds',
    headers: { ...usedUp, 'x-ratelimit-reset': '1893456000' },
    waitMs: 1_893_456_000_000 - nowMs,
  },
  {
    description: 'a reset in epoch milliseconds',
    headers: { ...usedUp, 'x-ratelimit-reset': '1893456000000' },
    waitMs: 1_893_456_000_000 - nowMs,
  },
  { description: 'a reset in seconds from now', headers: { ...usedUp, 'x-ratelimit-reset': '17' }, waitMs: 17_000 },
  {
    description: 'a reset in the past is ignored',
    headers: { ...usedUp, 'x-ratelimit-reset': `${nowMs / 1000 - 9}` },
    waitMs: undefined,
  },
  {
    description: 'a reset is no wait while requests are left',
    headers: { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '1893456000' },
    waitMs: undefined,
  },
  { description: 'nothing left and no reset', headers: usedUp, waitMs: undefined },
]

/** Whether a failed answer is repeated. */
export interface RetryCase {
  status: number
  code: string
  hint?: string
  retried: boolean
}

/** The classification of the policy with the codes of the contract. */
export const retryCases: readonly RetryCase[] = [
  { status: 400, code: 'invalid_request', retried: false },
  { status: 401, code: 'invalid_key', retried: false },
  { status: 402, code: 'http_402', retried: false },
  { status: 403, code: 'forbidden', retried: false },
  { status: 404, code: 'municipality_not_found', retried: false },
  { status: 405, code: 'method_not_allowed', retried: false },
  { status: 408, code: 'request_timeout', retried: true },
  { status: 409, code: 'idempotency_conflict', retried: false },
  { status: 413, code: 'batch_too_large', retried: false },
  { status: 415, code: 'unsupported_media_type', retried: false },
  { status: 422, code: 'http_422', retried: false },
  { status: 429, code: 'rate_limited', retried: true },
  { status: 429, code: 'http_429', retried: true },
  { status: 429, code: 'daily_quota_exhausted', retried: false },
  { status: 500, code: 'internal', retried: true },
  { status: 501, code: 'http_501', retried: false },
  { status: 502, code: 'http_502', retried: true },
  { status: 503, code: 'unavailable', retried: true },
  { status: 504, code: 'http_504', retried: true },
  { status: 505, code: 'http_505', retried: false },
  { status: 503, code: 'unavailable', hint: 'false', retried: false },
  { status: 429, code: 'rate_limited', hint: 'false', retried: false },
  { status: 400, code: 'invalid_request', hint: 'true', retried: true },
  { status: 503, code: 'unavailable', hint: 'maybe', retried: true },
]

/** When a wait is accepted: the cap, the spread, the deadline. */
export interface DecisionCase {
  description: string
  retryAfterMs?: number
  retryable?: boolean
  retry?: number
  maxRetries?: number
  leftMs?: number
  random?: number
  waitMs: number | undefined
}

/** With 2 repeats, a cap of 30 s, 60 s to go and no chance, where a case does not say otherwise. */
export const decisionCases: readonly DecisionCase[] = [
  { description: 'first own wait: half of 0.5 s', waitMs: 250 },
  { description: 'first own wait with the most chance: 0.5 s', random: 1, waitMs: 500 },
  { description: 'second own wait doubles', retry: 1, waitMs: 500 },
  { description: 'the own wait stops at 8 s', retry: 9, maxRetries: 10, random: 1, waitMs: 8000 },
  { description: 'no third repeat of two', retry: 2, waitMs: undefined },
  { description: 'no repeat of none', maxRetries: 0, waitMs: undefined },
  { description: 'no repeat of what is final', retryable: false, waitMs: undefined },
  { description: 'a wait of nothing is spread', retryAfterMs: 0, random: 1, waitMs: 250 },
  {
    description: 'a wait that was asked for is spread by half of 250 ms',
    retryAfterMs: 2000,
    random: 0.5,
    waitMs: 2125,
  },
  { description: 'a wait equal to the cap is honoured', retryAfterMs: 30_000, waitMs: 30_000 },
  { description: 'the spread does not count against the cap', retryAfterMs: 30_000, random: 1, waitMs: 30_250 },
  { description: 'a wait above the cap is refused', retryAfterMs: 31_000, waitMs: undefined },
  { description: 'a wait that ends at the deadline is refused', retryAfterMs: 3000, leftMs: 3000, waitMs: undefined },
  {
    description: 'a wait whose spread passes the deadline is refused',
    retryAfterMs: 2900,
    random: 1,
    leftMs: 3000,
    waitMs: undefined,
  },
  { description: 'an own wait past the deadline is refused', leftMs: 200, waitMs: undefined },
]
