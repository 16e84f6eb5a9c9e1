import {
  formatAmountWith,
  formatDayWith,
  formatNumberWith,
  formatPercentWith,
  formatPeriodWith,
  formatSignedPercentWith,
} from './figures.ts'
import { getLanguageRow, type Language } from './registry.ts'

/** A number with a fixed count of decimals, in groups of three: `1 024,5` in French; a minus in front is U+2212. */
export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  formatNumberWith(getLanguageRow(language), value, decimals)

/** A sum in euros: `1 024 200 €` in French, `€1,024,200` in English; a minus in front of all of it. */
export const formatAmount = (value: number, language: Language, decimals = 0): string =>
  formatAmountWith(getLanguageRow(language), value, decimals)

/** Percent, where 5 means five percent: `4,5 %`, `4.5%` in English. */
export const formatPercent = (percent: number, language: Language, decimals = 0): string =>
  formatPercentWith(getLanguageRow(language), percent, decimals)

/** Percent with its sign, as an adjustment moves a price: `+4,5 %`, and nothing before 0. */
export const formatSignedPercent = (percent: number, language: Language, decimals = 0): string =>
  formatSignedPercentWith(getLanguageRow(language), percent, decimals)

/** A calendar day, `YYYY-MM-DD`, in words: `22 novembre 2026`. */
export const formatDay = (day: string, language: Language): string => formatDayWith(getLanguageRow(language), day)

/** The period of a reference price in words: 2025, April 2025 – March 2026, 2021 → 2025. */
export const formatPeriod = (period: string, language: Language): string =>
  formatPeriodWith(getLanguageRow(language), period)

/** Format of day and minute in Luxembourg, independent of the language. */
const luxembourgClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Luxembourg',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant (ISO 8601) as day and minute in Luxembourg: `22 November 2026, 11:00`. */
export const formatInstant = (instant: string, language: Language): string => {
  const parts = Object.fromEntries(
    luxembourgClock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${formatDay(`${parts.year}-${parts.month}-${parts.day}`, language)}, ${parts.hour}:${parts.minute}`
}
