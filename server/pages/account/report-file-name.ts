import { texts } from '#languages/derived/report'
import type { Language } from '#languages/registry'

/** Maximum length of the place in a file name. */
const placeMax = 60

/** Facts after which the file of a report is named. */
export interface NamedHome {
  language: Language
  /** Name of the municipality, as typed. */
  commune: string
  /** Living area in m². */
  surface: number
  /** Day of the report. */
  day: string
}

/** Converts a name to the letters, digits and hyphens that every system takes in a file name. */
const toFileLetters = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Builds the file name of a report from its home and day: `estimation-mamer-80m2-2026-11-29.pdf`. */
export const buildHomeFileName = ({ language, commune, surface, day }: NamedHome): string => {
  const place = toFileLetters(commune.slice(0, placeMax))
  const area = `${String(surface).replace('.', '-')}m2`
  return `${[texts[language].fileName, ...(place === '' ? [] : [place]), area, day].join('-')}.pdf`
}
