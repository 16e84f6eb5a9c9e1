import * as z from 'zod'
import type { CsvRow } from './csv.ts'
import type { FieldRule } from './field-rules.ts'

/** The tiers of API keys; their limits are in server/access/tiers.ts and nowhere else. */
export const Tier = z
  .enum(['sandbox', 'free', 'pro', 'enterprise'])
  .meta({ id: 'Tier', description: 'Tier of the API key; it sets the limits.' })
/** A tier by its name. */
export type Tier = z.infer<typeof Tier>

/**
 * The kinds of credential: `secret` (vk_live_…, servers only), `publishable` (vp_live_…, for web pages, bound to
 * origins) and `sandbox` (public).
 */
export type CredentialKind = 'secret' | 'publishable' | 'sandbox'

/**
 * Accepted credential: a key of a kind, or the session of a signed-in person (cookie or session token);
 * `organisationAdmin`: that of an owner or administrator of an organisation.
 */
export type Credential = CredentialKind | 'session' | 'organisationAdmin'

/** Places of a minute of its own, as a multiple of those of the key's minute. */
export const ownMinuteFactor = 10

/** Access to a route: credentials, quota and body limit, declared once, enforced by one middleware. */
export interface Access {
  credentials: readonly Credential[]
  /**
   * `standard`: one place in the minute and one in the day of the key; `minute`: one in the minute of the key alone;
   * `account`: one in the minute of the user; `analyze` and `report`: with a key as `standard`, with a session one in a
   * minute and one in a day of the user that are of this class alone; `lead`: as `minute`; the hour of the visitor, the
   * hour and the day of the organisation that receives it decide when it is delivered; `sandbox`: as `minute`, and an
   * hour of the client's address.
   */
  quota: 'standard' | 'minute' | 'account' | 'analyze' | 'report' | 'lead' | 'sandbox'
  /** Quota of calls with a publishable key, where it differs: visitors of a page do not use its owner's daily quota. */
  publishableQuota?: 'minute'
  /** Counted in a minute of the key of its own, which has ten times as many places, so that it takes none from others. */
  hasOwnMinute?: true
  /** 0 where no body is read. */
  bodyLimitBytes: number
  rules: readonly FieldRule[]
  /** The cookie of a session alone admits, no token. */
  cookieOnly?: true
  /** With the cookie of a session the request must prove its origin, whatever its method. */
  provesOrigin?: true
  /** File name of an answer of JSON that is a download. */
  fileName?: string
  /** TTL of a cacheable answer. It then carries an ETag, and `If-None-Match` is honoured. */
  maxAgeSeconds?: number
  /**
   * A language model answers, so good answers are marked as generated, and a provider key of the caller's own pays: such
   * calls, and those that no provider answered, are not counted in the day, and go on once it is used up.
   */
  ownKeys?: true
  /** `data` are equal wherever the ETag is: they are kept as bytes, and only `meta` is written for each call. */
  hasConstantData?: true
  /** The answer is the same for many, and packed for callers that accept it: it varies by `Accept-Encoding`. */
  isCompressed?: true
  /** TTL of the stored answer that repeats get instead of a new calculation. */
  replaySeconds?: number
  /** A caller that accepts `text/event-stream` gets progress events, and the answer as the last event. */
  progress?: true
  /** `data` of the success as rows of a table, for callers that accept `text/csv`. */
  csvRows?: (data: never) => readonly CsvRow[]
  /** The body as documented, where the server validates a looser one piece by piece. */
  documentedBody?: z.ZodType
}

/** Bytes in a kibibyte, the unit of body limits. */
export const KiB = 1024

/** Calculations for servers: no publishable key, 64 KiB. */
export const calculation = {
  credentials: ['secret', 'sandbox'],
  quota: 'standard',
  bodyLimitBytes: 64 * KiB,
  rules: [],
} as const satisfies Access

/** Calculations for web pages too, where visitors use the minute quota alone: any key, 64 KiB. */
export const visitorCalculation = {
  credentials: ['secret', 'publishable', 'sandbox'],
  quota: 'standard',
  publishableQuota: 'minute',
  bodyLimitBytes: 64 * KiB,
  rules: [],
} as const satisfies Access

/** Calculations for web pages too: any key, 64 KiB. */
export const publicCalculation = {
  credentials: ['secret', 'publishable', 'sandbox'],
  quota: 'standard',
  bodyLimitBytes: 64 * KiB,
  rules: [],
} as const satisfies Access
