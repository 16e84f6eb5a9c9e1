import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { LatestFigures, MarketSnapshot } from '#domain/market/figure'
import type { Indicator, IndicatorKey } from '#domain/market/indicator'
import { replaceFiles } from '../replace-files.ts'
import { parsePeriod } from './period.ts'

const Period = z.string().refine(written => parsePeriod(written) === written, 'must be YYYY-MM-DD, YYYY-MM or YYYY-Qn')

const Instant = z.iso.datetime()

/** Entry: the newest figure, the one before it, and in `note` its provenance or why it is missing. */
const createSnapshotEntrySchema = ({ plausible: { min, max } }: Indicator) => {
  const earlier = { period: Period, publishedValue: z.number().min(min).max(max) }
  return z
    .strictObject({
      current: z
        .strictObject({
          ...earlier,
          publishedAt: Instant.nullable(),
          retrievedAt: Instant,
          observation: z.enum(['final', 'provisional', 'estimated']).nullable(),
          certainty: z.enum(['statutory', 'published', 'unverified', 'estimate']),
        })
        .nullable(),
      previous: z.strictObject(earlier).nullable(),
      note: z.string().min(1).max(200).optional(),
    })
    .refine(({ current, previous }) => !current || !previous || previous.period < current.period, {
      path: ['previous', 'period'],
      message: 'must be before the current period',
    })
}

const createSnapshotSchema = (indicators: readonly Indicator[]) =>
  z.strictObject({
    snapshotDate: z.iso.date(),
    indicators: z.strictObject(
      Object.fromEntries(indicators.map(indicator => [indicator.key, createSnapshotEntrySchema(indicator)])),
    ),
  })

/** Cached schema of each catalogue: creating it takes longer than reading a snapshot. */
const schemas = new WeakMap<readonly Indicator[], ReturnType<typeof createSnapshotSchema>>()

const getSnapshotSchema = (indicators: readonly Indicator[]): ReturnType<typeof createSnapshotSchema> => {
  const made = schemas.get(indicators) ?? createSnapshotSchema(indicators)
  schemas.set(indicators, made)
  return made
}

/**
 * Reads a snapshot file and validates it against the catalogue: exactly one entry per indicator, figures within their
 * limits. The error of an invalid file names the file and each faulty field.
 */
export const readMarketSnapshot = (file: string, indicators: readonly Indicator[]): MarketSnapshot => {
  const read = getSnapshotSchema(indicators).safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${file}: ${faults.join('; ')}`)
  }
  const { snapshotDate, indicators: entries } = read.data
  // The schema requires exactly the keys of the catalogue.
  return { snapshotDate, indicators: entries as Record<IndicatorKey, LatestFigures> }
}

/** Replaces the snapshot file atomically. */
export const writeMarketSnapshot = (file: string, snapshot: MarketSnapshot): void => {
  replaceFiles(new Map([[file, `${JSON.stringify(snapshot, null, 2)}\n`]]))
}
