import { firstDayOf } from './age.ts'
import type { EarlierFigure, LatestFigures, Observation } from './figure.ts'
import type { Frequency, Indicator, Plausible } from './indicator.ts'

/** A series as it was read at its source: observations oldest first, instants ISO 8601 in UTC. */
export interface SeriesRead {
  readonly observations: readonly Observation[]
  readonly publishedAt: string | null
  readonly retrievedAt: string
}

/** Reason for refusing a series. */
export type ReadingRefusal = 'implausible' | 'older_than_held' | 'no_data' | 'bad_format'

/** The figures after a reading, or the reason for keeping the earlier ones. */
export type Reading = { accepted: LatestFigures } | { refused: ReadingRefusal; detail: string }

const written: Readonly<Record<Frequency, RegExp>> = {
  daily: /^\d{4}-\d{2}-\d{2}$/,
  monthly: /^\d{4}-\d{2}$/,
  quarterly: /^\d{4}-Q[1-4]$/,
  onChange: /^\d{4}-\d{2}(-\d{2})?$/,
}

/**
 * The rows on which a value began, each with its first day. A series of months does not say since when the value of its
 * first row is in force, so that row is left out.
 */
const valueChanges = (rows: readonly Observation[]): Observation[] =>
  rows
    .filter((row, i) => {
      const before = rows[i - 1]
      return before ? before.publishedValue !== row.publishedValue : written.daily.test(row.period)
    })
    .map(row => ({ ...row, period: firstDayOf(row.period) }))

/** How many times a percentage is a fraction, give or take a quarter: the sign of a wrong unit. */
const isHundredfold = (one: number, other: number): boolean => {
  const ratio = Math.abs(one / other)
  return ratio >= 80 && ratio <= 125
}

/** Fault of a value after an earlier one, in a sentence; undefined without a fault. */
const stepFault = (
  { publishedUnit, plausible }: Indicator,
  publishedValue: number,
  earlier: EarlierFigure,
): string | undefined => {
  const { stepMax = Infinity, stepShareMax = Infinity }: Plausible = plausible
  const said = `${publishedValue} after ${earlier.publishedValue} (${earlier.period})`
  const step = Math.abs(publishedValue - earlier.publishedValue)
  if (publishedUnit === 'percent') {
    const { publishedValue: before } = earlier
    if (isHundredfold(publishedValue, before) || isHundredfold(before, publishedValue)) return `${said}: another unit`
  }
  if (step > stepMax) return `${said}: a jump of more than ${stepMax}`
  if (step > stepShareMax * Math.abs(earlier.publishedValue))
    return `${said}: a jump of more than ${stepShareMax} of it`
  return undefined
}

const implausible = (
  indicator: Indicator,
  publishedValue: number,
  earlier: readonly EarlierFigure[],
): string | undefined => {
  const { min, max } = indicator.plausible
  if (!(publishedValue >= min && publishedValue <= max)) return `${publishedValue} is not within ${min} and ${max}`
  return earlier.map(figure => stepFault(indicator, publishedValue, figure)).find(fault => fault !== undefined)
}

const none = (detail: string): Reading => ({ refused: 'no_data', detail })

/** The value in force of a constant series of months: confirmed when it is the current one. */
const confirmUnchanged = ({ current, previous }: LatestFigures, value: number, retrievedAt: string): Reading =>
  current?.publishedValue === value
    ? { accepted: { current: { ...current, retrievedAt }, previous } }
    : none(`the first day of ${value} lies before the rows that were read`)

/**
 * The figures of an indicator after its series was read on a day (Europe/Luxembourg). Rows of the future are skipped;
 * a series that is older than the known figures, moves too far or looks like another unit is refused.
 */
export const acceptSeries = (indicator: Indicator, known: LatestFigures, read: SeriesRead, today: string): Reading => {
  const { observations, publishedAt, retrievedAt } = read
  const { frequency, certainty } = indicator
  if (observations.some(({ period }) => !written[frequency].test(period)))
    return { refused: 'bad_format', detail: `a period is not ${frequency}` }
  const begun = observations.filter(({ period }) => firstDayOf(period) <= today)
  const last = begun.at(-1)
  if (!last) return none('no value whose period has begun')
  const rows = frequency === 'onChange' ? valueChanges(begun) : begun
  const [before, newest] = [rows.at(-2), rows.at(-1)]
  if (!newest) return confirmUnchanged(known, last.publishedValue, retrievedAt)
  const latest = known.current ?? known.previous
  const { period, publishedValue, status } = newest
  if (latest && period < latest.period)
    return { refused: 'older_than_held', detail: `${period} is before ${latest.period}` }
  const fault = implausible(
    indicator,
    publishedValue,
    [before, latest].filter(figure => !!figure),
  )
  if (fault !== undefined) return { refused: 'implausible', detail: fault }
  const earlier = before ?? [latest, known.previous].find(figure => figure && figure.period < period) ?? null
  return {
    accepted: {
      current: { period, publishedValue, publishedAt, retrievedAt, observation: status ?? null, certainty },
      previous: earlier && { period: earlier.period, publishedValue: earlier.publishedValue },
    },
  }
}
