import type { Typography } from './typography.ts'

/** Conventions of a language for figures and days. */
export interface Habits {
  /** Locale of the conventions (BCP 47). */
  readonly locale: string
  readonly typography: Pick<Typography, 'euro' | 'beforePercent'>
  /** Names of months that are not those of the locale, January being 0. */
  readonly months?: Readonly<Record<number, string>>
}

const minus = '\u2212'

const madeNumbers = new Map<string, Intl.NumberFormat>()

const getNumberFormat = (locale: string, decimals: number): Intl.NumberFormat => {
  const name = `${locale} ${decimals}`
  const known = madeNumbers.get(name)
  if (known) return known
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = new Intl.NumberFormat(locale, options)
  madeNumbers.set(name, format)
  return format
}

/**
 * A number with a fixed count of decimals, in groups of three: `1 024,5` in French; a minus in front is U+2212, and a value
 * that rounds to 0 has none.
 */
export const formatNumberWith = ({ locale }: Habits, value: number, decimals = 0): string => {
  const text = getNumberFormat(locale, decimals).format(value)
  return text.replace('-', /[1-9]/.test(text) ? minus : '')
}

/** A sum in euros: `1 024 200 €` in French, `€1,024,200` in English; a minus in front of all of it. */
export const formatAmountWith = (habits: Habits, value: number, decimals = 0): string => {
  const number = formatNumberWith(habits, Math.abs(value), decimals)
  const amount = habits.typography.euro === 'before' ? `€${number}` : `${number}\u00a0€`
  // A value that rounds to 0 has no sign.
  return value < 0 && /[1-9]/.test(number) ? `${minus}${amount}` : amount
}

/** Percent, where 5 means five percent: `4,5 %`, `4.5%` in English. */
export const formatPercentWith = (habits: Habits, percent: number, decimals = 0): string =>
  `${formatNumberWith(habits, percent, decimals)}${habits.typography.beforePercent}%`

/** Percent with its sign, as an adjustment moves a price: `+4,5 %`, and nothing before 0. */
export const formatSignedPercentWith = (habits: Habits, percent: number, decimals = 0): string => {
  const text = formatPercentWith(habits, percent, decimals)
  return percent > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

const madeDates = new Map<string, Intl.DateTimeFormat>()

const getDateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = `${locale} ${options.day}`
  const known = madeDates.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  madeDates.set(name, format)
  return format
}

const monthAndYear = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** A day or a month in the order of the locale, with the language's own names of months. */
const formatDateWith = (
  { locale, months }: Habits,
  date: Date,
  options: Intl.DateTimeFormatOptions,
  firstOfMonth = '',
): string =>
  getDateFormat(locale, options)
    .formatToParts(date)
    .map(({ type, value }) => {
      if (type === 'month') return months?.[date.getUTCMonth()] ?? value
      return type === 'day' && value === '1' ? value + firstOfMonth : value
    })
    .join('')

/** A calendar day, `YYYY-MM-DD`, in words: `22 novembre 2026`. */
export const formatDayWith = (habits: Habits & { typography: Pick<Typography, 'firstOfMonth'> }, day: string): string =>
  formatDateWith(
    habits,
    new Date(`${day}T00:00:00Z`),
    { day: 'numeric', ...monthAndYear },
    habits.typography.firstOfMonth,
  )

/** A calendar month, `YYYY-MM`, in words: `avril 2025`. */
const formatMonthWith = (habits: Habits, month: string): string =>
  formatDateWith(habits, new Date(`${month}-01T00:00:00Z`), monthAndYear)

/** Twelve months in words, a year or a text of another form as it is. */
const formatMonthsWith = (habits: Habits, period: string): string => {
  const [, first, last] = /^(\d{4}-(?:0[1-9]|1[0-2]))\.\.(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(period) ?? []
  if (first === undefined || last === undefined) return period
  const year = first.slice(0, 4)
  if (first === `${year}-01` && last === `${year}-12`) return year
  return `${formatMonthWith(habits, first)} – ${formatMonthWith(habits, last)}`
}

/**
 * The period of a reference price in words: `2025-01..2025-12` is 2025, `2025-04..2026-03` April 2025 – March
 * 2026, `2021 indexed to 2025` is 2021 → 2025, `2025 (imputed)` 2025; any other text as it is.
 */
export const formatPeriodWith = (habits: Habits, period: string): string =>
  period
    .replace(/ \(imputed\)$/, '')
    .split(' indexed to ')
    .map(part => formatMonthsWith(habits, part))
    .join(' → ')
