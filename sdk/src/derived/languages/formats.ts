// Copied from languages/formats.ts by `npm run derive`; not edited by hand.

import { amountIn, dayIn, numberIn, percentIn, periodIn, signedPercentIn } from './figures.ts'
import { type Language, rowOf } from './registry.ts'

/** A number with a fixed count of decimals, in groups of three: `1 024,5` in French; a minus in front is U+2212. */
export const numberText = (value: number, language: Language, decimals = 0): string =>
  numberIn(rowOf(language), value, decimals)

/** A sum in euros: `1 024 200 €` in French, `€1,024,200` in English; a minus in front of all of it. */
export const amountText = (value: number, language: Language, decimals = 0): string =>
  amountIn(rowOf(language), value, decimals)

/** Percent, where 5 means five percent: `4,5 %`, `4.5%` in English. */
export const percentText = (percent: number, language: Language, decimals = 0): string =>
  percentIn(rowOf(language), percent, decimals)

/** Percent with its sign, as an adjustment moves a price: `+4,5 %`, and nothing before 0. */
export const signedPercentText = (percent: number, language: Language, decimals = 0): string =>
  signedPercentIn(rowOf(language), percent, decimals)

/** A calendar day, `YYYY-MM-DD`, in words: `22 novembre 2026`. */
export const dayText = (day: string, language: Language): string => dayIn(rowOf(language), day)

/** The period of a reference price as people write it: 2025, April 2025 – March 2026, 2021 → 2025. */
export const periodText = (period: string, language: Language): string => periodIn(rowOf(language), period)

/** Day and minute of an instant on the clocks of Luxembourg, in a form that is read without a language. */
const luxembourgClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Luxembourg',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant (ISO 8601) as day and minute on the clocks of Luxembourg: `22 November 2026, 11:00`. */
export const instantText = (instant: string, language: Language): string => {
  const parts = Object.fromEntries(
    luxembourgClock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${dayText(`${parts.year}-${parts.month}-${parts.day}`, language)}, ${parts.hour}:${parts.minute}`
}
