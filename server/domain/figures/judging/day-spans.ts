import type { Fact } from '../fact.ts'
import type { Amount } from '../reading/amounts.ts'

/** Most days of a caller that are compared with each other: more could give any span by chance. */
const daysMax = 6
const monthsOfYear = 12

/** The time between two days of the caller. */
export interface DaySpan {
  /** Whole months. */
  months: number
  days: readonly [Fact, Fact]
}

const wholeMonths = (from: string, to: string): number => {
  const [a = 0, b = 0, c = 0] = from.split('-').map(Number)
  const [x = 0, y = 0, z = 0] = to.split('-').map(Number)
  return (x - a) * monthsOfYear + y - b - (z < c ? 1 : 0)
}

/** The spans between the days that a caller stated, none of many. */
export const listDaySpans = (facts: readonly Fact[]): DaySpan[] => {
  const days = [
    ...new Map(
      facts.flatMap(fact =>
        fact.unit === 'day' && fact.source.kind === 'input' ? [[String(fact.value), fact] as const] : [],
      ),
    ),
  ].sort(([a], [b]) => (a < b ? -1 : 1))
  if (days.length > daysMax) return []
  return days.flatMap(([from, first], at) =>
    days.slice(at + 1).map(([to, second]) => ({ months: wholeMonths(from, to), days: [first, second] as const })),
  )
}

/**
 * The span that an amount states: whole years, the next one after "about" and "almost", decimals of years, all months, or
 * the months beside the years before them.
 */
export const findDaySpan = (
  spans: readonly DaySpan[],
  { readings, isRounded }: Amount,
  previous: Amount | undefined,
): DaySpan | undefined => {
  const [reading] = readings
  if (!reading) return undefined
  const { unit, value, tolerance } = reading
  const before = previous?.readings[0]
  return spans.find(({ months }) => {
    const [years, rest] = [Math.floor(months / monthsOfYear), months % monthsOfYear]
    if (unit === 'months')
      return value === months || (value === rest && before?.unit === 'years' && before.value === years)
    if (unit !== 'years' || years < 1) return false
    const isNext = isRounded && rest >= monthsOfYear / 2 && value === years + 1
    const isPart = !Number.isInteger(value) && Math.abs(value - months / monthsOfYear) <= tolerance + 1 / monthsOfYear
    return value === years || isNext || isPart
  })
}
