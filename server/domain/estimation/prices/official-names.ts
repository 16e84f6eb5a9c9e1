import { communeDirectory } from '../commune-name.ts'
import { formerCommunes } from '../parameters/former-communes.ts'
import { officialNames } from '../parameters/official-names.ts'
import { placeNameKey } from '../place-name-key.ts'
import type { ReferencePrices } from '../reference-prices.ts'

/** Result for a name of an official file: the name that the tables use, or suggested names. */
export type OfficialName = { name: string } | { suggestions: readonly string[] }

/**
 * Makes the finder of the name that the tables use for a name of an official file: a municipality of today by one of its
 * three names, or a former one. Such a file does not name localities.
 */
export const officialNameFinder = (prices: ReferencePrices): ((written: string) => OfficialName) => {
  const known = new Map<string, string>()
  const former = Object.values(formerCommunes.mergedInto).flat()
  for (const [written, name] of Object.entries(officialNames.tableName)) known.set(placeNameKey(written), name)
  for (const name of former) known.set(placeNameKey(name), name)
  for (const { name, names } of prices.communes)
    for (const written of [name, ...names]) known.set(placeNameKey(written), name)
  const directory = communeDirectory(prices)
  return written => {
    const name = known.get(placeNameKey(written))
    if (name !== undefined) return { name }
    const place = directory(written)
    return { suggestions: 'message' in place ? place.suggestions : [place.commune.name] }
  }
}

/** Present municipalities that a file does not contain, neither by name nor by a former part. */
export const missingCommunes = (names: readonly string[], prices: ReferencePrices): string[] => {
  const there = new Set(names)
  const parts = (name: string): readonly string[] => formerCommunes.mergedInto[name] ?? []
  return prices.communes
    .map(({ name }) => name)
    .filter(name => !there.has(name) && !parts(name).some(part => there.has(part)))
}
