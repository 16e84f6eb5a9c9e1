import { texts as homeTexts } from '#languages/derived/homes'
import { texts as leadTexts } from '#languages/derived/leads'
import { formatNumber } from '#languages/formats'
import type { Language } from '#languages/registry'
import { fillGaps } from '#languages/text'
import type { LeadContent } from '../../ports/leads.ts'

type Described = Pick<LeadContent, 'home' | 'official'>

/** Living area with its unit; with one decimal if it is not whole. */
export const formatArea = (surface: number, language: Language): string =>
  `${formatNumber(surface, language, Number.isInteger(surface) ? 0 : 1)} m²`

/** Visitor's description of a home in a language: its official place name first, then all known facts. */
export const listHomeFacts = ({ home, official }: Described, language: Language): string[] => {
  const words = homeTexts[language]
  const { surface, estNeuf, nbChambres, etage, etat, exterieur, parking, classeEnergie } = home
  const own = <Key extends string>(table: Readonly<Record<string, string>>, key: Key | undefined) =>
    key === undefined ? undefined : table[key]
  const of = (name: keyof typeof words.fields, value: string | number | undefined) =>
    value === undefined ? undefined : fillGaps(leadTexts[language].lead.fact, { name: words.fields[name], value })
  const facts = [
    official.quartier === null ? official.commune : `${official.commune}, ${official.quartier}`,
    formatArea(surface, language),
    // Only stated for a new build, which changes the estimate; all others are existing homes.
    estNeuf ? leadTexts[language].lead.newBuild : undefined,
    of('nbChambres', nbChambres),
    own(words.etage, etage),
    of('etat', own(words.etat, etat)),
    of('exterieur', own(words.exterieur, exterieur)),
    of('parking', parking === undefined ? undefined : parking ? words.yes : words.no),
    of('classeEnergie', classeEnergie === 'NC' ? undefined : classeEnergie),
  ]
  return facts.filter(fact => fact !== undefined)
}

/** Query of the page of a new report, which prefills the home, without the contact's personal data. */
export const reportQuery = ({ home, official }: Described): string => {
  const { commune: _commune, quartier: _quartier, ...fields } = home
  const query = new URLSearchParams({ commune: official.commune })
  if (official.quartier !== null) query.set('quartier', official.quartier)
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  return query.toString()
}
