import { texts as homeTexts } from '#languages/derived/homes'
import { texts as leadTexts } from '#languages/derived/leads'
import { numberText } from '#languages/formats'
import type { Language } from '#languages/registry'
import { filled } from '#languages/text'
import type { LeadContent } from '../../ports/leads.ts'

type Described = Pick<LeadContent, 'home' | 'official'>

/** A living area with its unit; tenths where there are any. */
export const areaText = (surface: number, language: Language): string =>
  `${numberText(surface, language, Number.isInteger(surface) ? 0 : 1)} m²`

/** What a visitor said of a home, in the words of a language: its place by the official name first, then all that is known. */
export const homeFacts = ({ home, official }: Described, language: Language): string[] => {
  const words = homeTexts[language]
  const { surface, estNeuf, nbChambres, etage, etat, exterieur, parking, classeEnergie } = home
  const own = <Key extends string>(table: Readonly<Record<string, string>>, key: Key | undefined) =>
    key === undefined ? undefined : table[key]
  const of = (name: keyof typeof words.fields, value: string | number | undefined) =>
    value === undefined ? undefined : filled(leadTexts[language].lead.fact, { name: words.fields[name], value })
  const facts = [
    official.quartier === null ? official.commune : `${official.commune}, ${official.quartier}`,
    areaText(surface, language),
    // Said where it is so: it changes the estimate. Everything else is an existing home.
    estNeuf ? leadTexts[language].lead.newBuild : undefined,
    of('nbChambres', nbChambres),
    own(words.etage, etage),
    own(words.etat, etat),
    of('exterieur', own(words.exterieur, exterieur)),
    of('parking', parking === undefined ? undefined : parking ? words.yes : words.no),
    of('classeEnergie', classeEnergie === 'NC' ? undefined : classeEnergie),
  ]
  return facts.filter(fact => fact !== undefined)
}

/** The query of the page of a new report, which fills in the home, and holds nothing of the contact. */
export const reportQuery = ({ home, official }: Described): string => {
  const { commune: _commune, quartier: _quartier, ...fields } = home
  const query = new URLSearchParams({ commune: official.commune })
  if (official.quartier !== null) query.set('quartier', official.quartier)
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  return query.toString()
}
