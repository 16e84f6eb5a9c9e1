import type { Fact, ReportInput } from './report.ts'
import { fewestDecimals, type Voice } from './say.ts'

/** Older keys by the present ones, as the estimate reads them. */
const synonyms = { adjEtage2e3eRef: 'entre', adjEtatBonRef: 'bon', adjExtBalconRef: 'balcon' } as const

/** A living area as printed. */
export const surfaceText = (say: Voice, surface: number): string =>
  `${say.number(surface, Math.min(2, fewestDecimals(surface)))}\u00a0m²`

/** The recognised district, or the requested one where districts of the municipality do not count. */
const districtOf = ({ estimate, input }: ReportInput): string | undefined =>
  estimate.reference.quartier ?? input.property.quartier

/** Subject of the estimate, in a line: `Apartment · 92 m² · Belair, Luxembourg`. */
export const dwellingSubject = (say: Voice, content: ReportInput): string => {
  const { estNeuf, surface } = content.input.property
  const kind = estNeuf === true ? `${say.text('apartment')}, ${say.text('newBuild')}` : say.text('apartment')
  const district = districtOf(content)
  const { commune } = content.estimate.reference
  const place = district === undefined ? commune : `${district}, ${commune}`
  return [kind, surfaceText(say, surface), place].join(' · ')
}

/** The words of a floor, a condition or an outdoor space; houses were refused by the estimate. */
const choiceText = (words: Readonly<Record<string, string>>, sent: string | undefined): string | undefined =>
  sent === undefined ? undefined : words[synonyms[sent as keyof typeof synonyms] ?? sent]

const energyClass = (say: Voice, sent: string | undefined): string | undefined =>
  sent === 'NC' ? say.shared.classeEnergie.NC : sent

const yesOrNoText = (say: Voice, sent: boolean | undefined): string | undefined => {
  if (sent === undefined) return undefined
  return sent ? say.shared.yes : say.shared.no
}

/**
 * The facts of the dwelling. Missing ones are marked; a district that does not count and, of a new build, condition and
 * class are listed only where they were sent.
 */
export const dwellingFacts = (say: Voice, content: ReportInput): Fact[] => {
  const { input, estimate } = content
  const { property } = input
  const { fields } = say.shared
  const isNew = property.estNeuf === true
  const isDistrictAsked = estimate.evidence.some(({ field }) => field === 'quartier')
  const rows: readonly [keyof typeof fields, string | undefined, isAsked?: boolean][] = [
    ['commune', estimate.reference.commune],
    ['quartier', districtOf(content), isDistrictAsked],
    ['surface', surfaceText(say, property.surface)],
    ['nbChambres', property.nbChambres === undefined ? undefined : say.number(property.nbChambres)],
    ['etage', choiceText(say.shared.etage, property.etage)],
    ['etat', choiceText(say.shared.etat, property.etat), !isNew],
    ['exterieur', choiceText(say.shared.exterieur, property.exterieur)],
    ['parking', yesOrNoText(say, property.parking)],
    ['classeEnergie', energyClass(say, property.classeEnergie), !isNew],
  ]
  return rows.flatMap(([key, value, isAsked = true]) =>
    value === undefined && !isAsked
      ? []
      : [{ key, name: fields[key], value: value ?? say.text('notGiven'), isMissing: value === undefined }],
  )
}
