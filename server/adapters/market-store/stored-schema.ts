import * as z from 'zod'
import type { Indicator } from '#domain/market/indicator'
import type { AttemptFailure, StoredIndicator, StoredSource } from '../../ports/market.ts'

const Period = z.string().regex(/^\d{4}-(\d\d(-\d\d)?|Q[1-4])$/)
const Instant = z.iso.datetime()
const Validator = z.string().max(1000)

const reasons = [
  'needs_source_key',
  'timeout',
  'unreachable',
  'http_error',
  'bad_format',
  'wrong_series',
  'no_data',
  'implausible',
  'older_than_held',
] as const satisfies readonly AttemptFailure[]

/** Stored entry of an indicator; its figures are within the indicator's limits. */
const createEntrySchema = ({ plausible: { min, max } }: Indicator) => {
  const earlier = { period: Period, publishedValue: z.number().min(min).max(max) }
  const current = z.strictObject({
    ...earlier,
    publishedAt: Instant.nullable(),
    retrievedAt: Instant,
    observation: z.enum(['final', 'provisional', 'estimated']).nullable(),
    certainty: z.enum(['statutory', 'published', 'unverified', 'estimate']),
  })
  const latest = z.strictObject({
    current: current.nullable(),
    previous: z.strictObject(earlier).nullable(),
    note: z.string().max(1000).optional(),
  })
  return z.strictObject({
    reading: z
      .strictObject({
        held: latest,
        validators: z.strictObject({ etag: Validator.optional(), lastModified: Validator.optional() }),
      })
      .transform(({ held, validators }) => ({ latest: held, validators }))
      .optional(),
    attempt: z.strictObject({ at: Instant, reason: z.enum(reasons).nullable() }),
  })
}

/**
 * Stored form of a source's entries. The figures of a reading are under `held`, a name used only in this form; it is
 * kept so that processes of several versions can share a Redis.
 */
export const toStoredForm = (entries: StoredSource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).map(([key, { reading, attempt }]) => [
      key,
      { ...(reading && { reading: { held: reading.latest, validators: reading.validators } }), attempt },
    ]),
  )

/**
 * Reads the stored entries of a source. Other clients can write to a shared Redis, so an indicator with an invalid
 * entry counts as never read, and is refreshed.
 */
export const createStoredReader = (indicators: readonly Indicator[]): ((stored: unknown) => StoredSource) => {
  const schemas = indicators.map(indicator => ({ key: indicator.key, schema: createEntrySchema(indicator) }))
  return stored => {
    const entries = Object(stored) as Record<string, unknown>
    return Object.fromEntries(
      schemas.flatMap(({ key, schema }) => {
        const read = schema.safeParse(entries[key])
        // A missing optional field stays missing, which the compiler cannot infer.
        return read.success ? [[key, read.data as StoredIndicator]] : []
      }),
    )
  }
}
