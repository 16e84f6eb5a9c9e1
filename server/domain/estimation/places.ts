import type * as z from 'zod'
import type { District, Municipality, Places } from '#contract/estimation/places'
import type { Commune, Quartier, ReferencePrices } from './reference-prices.ts'

/** Name of the method behind the list of places. */
export const placesMethod = 'official_place_names'

/** A locality without the municipality in brackets that tells two of one name apart: `Elvange (Beckerich)`. */
const withoutBracket = (name: string): string => name.replace(/ \([^)]*\)$/, '')

const toDistrict = ({ name, german, luxembourgish }: Quartier): z.infer<typeof District> => ({
  name,
  names: { fr: name, de: german ?? name, lb: luxembourgish ?? name },
})

const municipality = (commune: Commune, quartiers: readonly Quartier[]): z.infer<typeof Municipality> => {
  const { name, canton, names, aliases, ambiguousAliases } = commune
  const [fr, de, lb] = names
  return {
    name,
    canton,
    names: { fr, de, lb },
    localities: [...new Set([...aliases, ...ambiguousAliases].map(withoutBracket))],
    quartierRefines: quartiers.some(({ coefficient }) => coefficient !== undefined),
    quartiers: quartiers.map(toDistrict),
  }
}

/**
 * Names for a form: every municipality of the tables in French alphabetical order, with its localities and
 * its districts, and no price.
 */
export const places = ({ communes, quartiers }: ReferencePrices): Pick<z.infer<typeof Places>, 'communes'> => ({
  communes: communes
    .map(commune =>
      municipality(
        commune,
        quartiers.filter(quartier => quartier.commune === commune.name),
      ),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'fr')),
})
