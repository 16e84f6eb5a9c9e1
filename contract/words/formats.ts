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
