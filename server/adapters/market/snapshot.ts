import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { LatestFigures, MarketSnapshot } from '#domain/market/figure'
import type { Indicator, IndicatorKey } from '#domain/market/indicator'
import { replaceFiles } from '../replace-files.ts'
import { period } from './period.ts'

const Period = z.string().refine(written => period(written) === written, 'must be YYYY-MM-DD, YYYY-MM or YYYY-Qn')

const Instant = z.iso.datetime()

/** One entry: the newest figure, the one before it, and in `note` how it is known or why it is missing. */
const entry = ({ plausible: { min, max } }: Indicator) => {
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

const schemaOf = (indicators: readonly Indicator[]) =>
  z.strictObject({
    snapshotDate: z.iso.date(),
    indicators: z.strictObject(Object.fromEntries(indicators.map(indicator => [indicator.key, entry(indicator)]))),
  })

/** The schema of each catalogue, made once: it takes longer to make than a snapshot takes to read. */
const schemas = new WeakMap<readonly Indicator[], ReturnType<typeof schemaOf>>()

const schema = (indicators: readonly Indicator[]): ReturnType<typeof schemaOf> => {
  const made = schemas.get(indicators) ?? schemaOf(indicators)
  schemas.set(indicators, made)
  return made
}

/**
 * The snapshot in a file, checked against the catalogue: an entry for each indicator and no other, figures within their
 * limits. A wrong file is an error that names the file and each faulty field.
 */
export const marketSnapshot = (file: string, indicators: readonly Indicator[]): MarketSnapshot => {
  const read = schema(indicators).safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${file}: ${faults.join('; ')}`)
  }
  const { snapshotDate, indicators: entries } = read.data
  // The schema has just asked for every key of the catalogue and no other.
  return { snapshotDate, indicators: entries as Record<IndicatorKey, LatestFigures> }
}

/** Puts a snapshot in place of the file, whole or not at all. */
export const writeMarketSnapshot = (file: string, snapshot: MarketSnapshot): void => {
  replaceFiles(new Map([[file, `${JSON.stringify(snapshot, null, 2)}\n`]]))
}
