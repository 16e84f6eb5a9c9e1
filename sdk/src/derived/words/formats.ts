// Copied from contract/words/formats.ts by `npm run derive`; not edited by hand.

/** The languages in which people read us, by their ISO 639-1 codes. */
export type Language = 'fr' | 'de' | 'en' | 'lb'

/** Whose habits the figures of a language follow; Luxembourgish has those of German in Luxembourg, browsers may lack its own. */
const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', de: 'de-LU', en: 'en-IE', lb: 'de-LU' }

const luxembourgishMonths = [
  'Januar',
  'Februar',
  'Mäerz',
  'Abrëll',
  'Mee',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

const minus = '\u2212'

const made = new Map<string, Intl.NumberFormat>()

const numbers = (language: Language, decimals: number): Intl.NumberFormat => {
  const name = `${language} ${decimals}`
  const known = made.get(name)
  if (known) return known
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = new Intl.NumberFormat(locales[language], options)
  made.set(name, format)
  return format
}

/** A number with a fixed count of decimals, in groups of three: `1 024,5` in French; a minus in front is U+2212. */
export const numberText = (value: number, language: Language, decimals = 0): string =>
  numbers(language, decimals).format(value).replace('-', minus)

/** A sum in euros: `1 024 200 €` in French, `€1,024,200` in English; a minus in front of all of it. */
export const amountText = (value: number, language: Language, decimals = 0): string => {
  const number = numberText(Math.abs(value), language, decimals)
  const amount = language === 'en' ? `€${number}` : `${number}\u00a0€`
  // What rounds to nothing has no sign.
  return value < 0 && /[1-9]/.test(number) ? `${minus}${amount}` : amount
}

/** Percent, where 5 means five percent: `4,5 %`, `4.5%` in English. */
export const percentText = (percent: number, language: Language, decimals = 0): string =>
  `${numberText(percent, language, decimals)}${language === 'en' ? '%' : '\u00a0%'}`

/** Percent with its sign, as an adjustment moves a price: `+4,5 %`, and nothing before 0. */
export const signedPercentText = (percent: number, language: Language, decimals = 0): string => {
  const text = percentText(percent, language, decimals)
  return percent > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

const dayFormats = Object.fromEntries(
  Object.entries(locales).map(([language, locale]) => [
    language,
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ]),
) as Record<Language, Intl.DateTimeFormat>

/** A calendar day, `YYYY-MM-DD`, in words: `22 novembre 2026`. */
export const dayText = (day: string, language: Language): string => {
  const date = new Date(`${day}T00:00:00Z`)
  if (language === 'lb')
    return `${date.getUTCDate()}. ${luxembourgishMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  const text = dayFormats[language].format(date)
  // The first of a month is an ordinal in French, which Intl does not know.
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text
}

/** A calendar month, `YYYY-MM`, in words: `avril 2025`. */
const monthText = (month: string, language: Language): string => {
  const [, name, year] = /^\S+ (\S+) (\S+)$/.exec(dayText(`${month}-02`, language)) ?? []
  return `${name} ${year}`
}

/**
 * The period of a reference price as people write it: `2025-01..2025-12` is 2025, `2025-04..2026-03` April 2025 – March
 * 2026, `2021 indexed to 2025` is 2021 → 2025, `2025 (imputed)` 2025; any other text as it is.
 */
export const periodText = (period: string, language: Language): string => {
  const [, first, last] = /^(\d{4}-(?:0[1-9]|1[0-2]))\.\.(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(period) ?? []
  if (first === undefined || last === undefined)
    return period.replace(/^(\d{4}) indexed to (\d{4})$/, '$1 → $2').replace(/^(\d{4}) \(imputed\)$/, '$1')
  const year = first.slice(0, 4)
  if (first === `${year}-01` && last === `${year}-12`) return year
  return `${monthText(first, language)} – ${monthText(last, language)}`
}

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
