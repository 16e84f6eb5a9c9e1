import type { Access } from '#contract/shared/access'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type CommentaryOutcome, commentaryHeader, generatedHeader } from '#contract/shared/headers'
import type { QuotaWindow, Refusal } from '#domain/core/refusal'
import type { Headers } from './handler.ts'

/** A window of the quota in the three X-RateLimit headers. */
export const windowHeaders = ({ limit, remaining, resetAt }: QuotaWindow): Headers => ({
  'X-RateLimit-Limit': limit,
  'X-RateLimit-Remaining': Math.max(0, remaining),
  'X-RateLimit-Reset': Math.ceil(resetAt / 1000),
})

/** Codes whose window is so long, or whose cause is so lasting, that a repetition by the program itself is useless. */
const notWorthRepeating: ReadonlySet<ErrorCode> = new Set(['daily_quota_exhausted', 'ai_quota_exhausted', 'leads_off'])

const fullWindowHeaders = (window: QuotaWindow, now: Date): Headers => ({
  ...windowHeaders({ ...window, remaining: 0 }),
  'Retry-After': Math.max(1, Math.ceil((window.resetAt - now.getTime()) / 1000)),
})

/** Statuses whose answer no cache may store: it depends on the caller, who gets another one by another key or by waiting. */
const notStored: ReadonlySet<number> = new Set([401, 403, 429])

/** Statuses of an outage; their answers carry Retry-After, or say that repeating is useless. */
const away: ReadonlySet<number> = new Set([502, 503])

/** Whether repeating a request is useless: its quota window is long, or the refusal says so. */
const isUseless = (code: ErrorCode, { isRepeatUseless, retryAfterSeconds }: Refusal['details']): boolean =>
  notWorthRepeating.has(code) ||
  isRepeatUseless === true ||
  (away.has(errors[code].status) && retryAfterSeconds === undefined)

/** What of a request decides its answer that a caller may keep. */
const varying = 'Origin, X-API-Key, Authorization, X-Sandbox-Scenario'

/** Who may keep the answers of an operation: said before it runs, so that failures say it too. */
export const keepingHeaders = ({ maxAgeSeconds, quota, csvRows, isCompressed }: Access, method: string): Headers => ({
  // A browser caches by URL alone: an answer to one key must not be served to another one.
  ...(maxAgeSeconds !== undefined && {
    Vary: `${varying}${csvRows ? ', Accept' : ''}${isCompressed ? ', Accept-Encoding' : ''}`,
  }),
  ...(maxAgeSeconds === undefined && isCompressed && { Vary: 'Origin, Accept-Encoding' }),
  // An answer made for one caller must not enter a shared cache; answers to GET state their own lifetime.
  ...((method !== 'GET' || quota === 'account') && { 'Cache-Control': 'no-store' }),
})

/** The mark of an answer that a language model made; for good answers alone, their repeats among them. */
export const generatedHeaders = ({ ownKeys }: Access): Headers =>
  ownKeys ? { [generatedHeader.name]: generatedHeader.value } : {}

/** What became of a commentary that a report was asked for, in its header; a report with one is marked as generated. */
export const commentaryHeaders = (outcome: CommentaryOutcome): Headers => ({
  [commentaryHeader]: outcome,
  ...(outcome === 'printed' && { [generatedHeader.name]: generatedHeader.value }),
})

/** The headers that belong to a refusal: when to come back, how to send a key, which methods there are. */
export const refusalHeaders = ({ code, details }: Refusal, now: Date): Headers => ({
  // HTTP asks each 401 to name a way in (RFC 9110, section 15.5.2).
  ...(errors[code].status === 401 && { 'WWW-Authenticate': 'Bearer realm="Valorem"' }),
  ...(notStored.has(errors[code].status) && { 'Cache-Control': 'no-store' }),
  ...(details.allow && { Allow: details.allow.join(', ') }),
  ...(details.window && fullWindowHeaders(details.window, now)),
  ...(details.retryAfterSeconds !== undefined && { 'Retry-After': details.retryAfterSeconds }),
  ...(isUseless(code, details) && { 'X-Should-Retry': 'false' }),
})
