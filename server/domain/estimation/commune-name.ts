import { editDistance, letterSet, lettersApart } from '../core/edit-distance.ts'
import { nameKeys, placeNameKey } from './place-name-key.ts'
import { type Commune, capital, type Quartier, type ReferencePrices } from './reference-prices.ts'
import {
  findContradiction,
  type NameLookUps,
  partsBesideCommune,
  readTwoPartName,
  withoutCountry,
} from './two-part-name.ts'

/** The municipality, and the district if known, in which a dwelling is. */
export interface Place {
  commune: Commune
  /** The district that was recognised. */
  quartier?: Quartier
  /** Municipalities that the requested district belongs to, when it is not in this one. */
  quartierElsewhere?: readonly string[]
}

/** A name that matches no municipality: the reason, and suggested official names. */
interface Unresolved {
  message: string
  suggestions: readonly string[]
}

/** Finds the place that two names mean: the municipality's and, if sent, the district's. */
export type CommuneDirectory = (communeName: string, quartierName?: string) => Place | Unresolved

/** Municipalities of one spelling; `isShared` when the spelling alone is ambiguous. */
interface SpellingEntry {
  spelling: string
  communes: readonly Commune[]
  quartier?: Quartier | undefined
  isShared: boolean
}

const suggestionsMax = 3
const editsMax = 2
const lettersMin = 5

/** District names that many towns have; they do not identify a municipality. */
const genericQuartiers: ReadonlySet<string> = new Set(['centre', 'centre ville', 'gare', 'glacis'])

/** `placeNameKey` with the keys of the names in the tables: most callers spell a name as the tables do. */
const createPlaceNameKeys = ({ communes, quartiers }: ReferencePrices): ((name: string) => string) => {
  const names = [...communes, ...quartiers].flatMap(({ name, names }) => [name, ...names])
  const keys = new Map(names.map(name => [name, placeNameKey(name)]))
  return name => keys.get(name) ?? placeNameKey(name)
}

/** The districts that each key names. */
const quartiersByKey = (quartiers: readonly Quartier[]): Map<string, Quartier[]> => {
  const byKey = new Map<string, Quartier[]>()
  for (const quartier of quartiers)
    for (const key of new Set([quartier.name, ...quartier.names].flatMap(nameKeys)))
      byKey.set(key, [...(byKey.get(key) ?? []), quartier])
  return byKey
}

/** The names that several municipalities share, generic districts among them. */
const findSharedNames = ({ communes, quartiers }: ReferencePrices): SpellingEntry[] => {
  const byKey = new Map<string, { spelling: string; communes: Commune[]; isShared: true }>()
  const share = (spelling: string, commune: Commune) => {
    const entry = byKey.get(placeNameKey(spelling))
    if (!entry) byKey.set(placeNameKey(spelling), { spelling, communes: [commune], isShared: true })
    else if (!entry.communes.includes(commune)) entry.communes.push(commune)
  }
  for (const commune of communes) {
    for (const spelling of commune.ambiguousAliases) share(spelling, commune)
    for (const quartier of quartiers.filter(({ commune: owner }) => owner === commune.name))
      for (const spelling of [quartier.name, ...quartier.names])
        if (genericQuartiers.has(placeNameKey(spelling))) share(spelling, commune)
  }
  return [...byKey.values()]
}

/** All entries by key, in the order in which one spelling wins over another: the first one stays. */
const entriesByKey = (prices: ReferencePrices): Map<string, SpellingEntry> => {
  const { communes, quartiers } = prices
  const own = (spelling: string, commune: Commune): SpellingEntry => ({
    spelling,
    communes: [commune],
    isShared: false,
  })
  const city = communes.filter(({ name }) => name === capital)
  const ranked: SpellingEntry[] = [
    ...communes.flatMap(commune => [commune.name, ...commune.names].map(spelling => own(spelling, commune))),
    ...findSharedNames(prices),
    ...communes.flatMap(commune => commune.aliases.map(spelling => own(spelling, commune))),
    ...quartiers
      .filter(({ commune }) => commune === capital)
      .flatMap(quartier =>
        [quartier.name, ...quartier.names].map(spelling => ({ spelling, communes: city, quartier, isShared: false })),
      ),
  ]
  const byKey = new Map<string, SpellingEntry>()
  for (const entry of ranked) for (const key of nameKeys(entry.spelling)) if (!byKey.has(key)) byKey.set(key, entry)
  return byKey
}

/** Municipality of an entry; an ambiguous one is resolved by the districts of that name where possible. */
const resolveCommune = (entry: SpellingEntry, namesakes: readonly Quartier[]): Commune | undefined => {
  if (!entry.isShared) return entry.communes[0]
  const candidates = entry.communes.filter(({ name }) => namesakes.some(({ commune }) => commune === name))
  return candidates.length === 1 ? candidates[0] : undefined
}

/** The failure of a name that is shared. */
const doubt = (sent: string, { communes }: Pick<SpellingEntry, 'communes'>): Unresolved => {
  const names = communes.map(({ name }) => name)
  const message = `${JSON.stringify(sent)} does not name one municipality by itself; it may be in ${names.join(', ')}.`
  return { message, suggestions: names.slice(0, 10) }
}

/** A spelling that may be suggested. */
interface Spelling {
  key: string
  letters: number
  entry: SpellingEntry
}

/** The spellings near to a key, the nearest first, names of municipalities before others. */
const nearEntries = (key: string, spellings: readonly Spelling[]): SpellingEntry[] => {
  const letters = letterSet(key)
  const near: { entry: SpellingEntry; edits: number }[] = []
  for (const spelling of spellings) {
    if (lettersApart(letters, spelling.letters) > 2 * editsMax) continue
    const edits = editDistance(key, spelling.key, editsMax)
    if (edits !== undefined) near.push({ entry: spelling.entry, edits })
  }
  return near.sort((a, b) => a.edits - b.edits).map(({ entry }) => entry)
}

/** The failure of a name that is not known, with the spellings nearest to one of its keys. */
const suggestNames = (sent: string, keys: readonly string[], spellings: readonly Spelling[]): Unresolved => {
  const suggested = new Map<string, string>()
  for (const { spelling, communes } of keys.flatMap(key => nearEntries(key, spellings)))
    for (const { name } of communes)
      if (suggested.size < suggestionsMax && !suggested.has(name))
        suggested.set(name, spelling === name ? name : `${spelling} (${name})`)
  const nearest = suggested.size > 0 ? ` Near names: ${[...suggested.values()].join(', ')}.` : ''
  const message = `No Luxembourg municipality is called ${JSON.stringify(sent)}.${nearest}`
  return { message, suggestions: [...suggested.keys()] }
}

/** The place in a municipality that is certain, by the districts that bear the name sent. */
const placeIn = (commune: Commune, entry: SpellingEntry, namesakes: readonly Quartier[], isGeneric: boolean): Place => {
  const quartier = namesakes.find(namesake => namesake.commune === commune.name)
  if (quartier) return { commune, quartier }
  if (namesakes.length > 0 && !isGeneric) return { commune, quartierElsewhere: namesakes.map(({ commune }) => commune) }
  return entry.quartier ? { commune, quartier: entry.quartier } : { commune }
}

/** Look-ups for names of two parts. */
const createLookUps = (
  { communes }: ReferencePrices,
  entries: ReadonlyMap<string, SpellingEntry>,
  quartiers: ReadonlyMap<string, readonly Quartier[]>,
): NameLookUps => {
  const byName = new Map(communes.map(commune => [commune.name, commune]))
  const keysIn = new Map(
    communes.map(commune => {
      const { name, names, aliases, ambiguousAliases } = commune
      return [commune, new Set([name, ...names, ...aliases, ...ambiguousAliases].flatMap(nameKeys))]
    }),
  )
  const quartiersOf = (key: string) => quartiers.get(key) ?? []
  return {
    communeOf: key => {
      const entry = entries.get(key)
      return entry && !entry.isShared && !entry.quartier ? entry.communes[0] : undefined
    },
    candidatesOf: key => {
      const owners = quartiersOf(key).flatMap(({ commune }) => byName.get(commune) ?? [])
      return [...new Set([...(entries.get(key)?.communes ?? []), ...owners])]
    },
    quartiersOf,
    isNameIn: (key, commune) => keysIn.get(commune)?.has(key) ?? false,
    capital: byName.get(capital),
  }
}

/**
 * The directory of all names in the tables, built once. A name is found exactly or not at all: near spellings are
 * suggested, never taken. A whole name comes before one of two parts (`Luxembourg-Belair`), then the country behind a
 * name is left out. An unknown district is ignored, and then the one that the municipality's name
 * implies is kept: sending more never gives a less precise place.
 */
export const communeDirectory = (prices: ReferencePrices): CommuneDirectory => {
  const entries = entriesByKey(prices)
  const spellings = [...entries]
    .filter(([key]) => key.length >= lettersMin)
    .map(([key, entry]) => ({ key, letters: letterSet(key), entry }))
  const quartiers = quartiersByKey(prices.quartiers)
  const keyOf = createPlaceNameKeys(prices)
  const lookUps = createLookUps(prices, entries, quartiers)
  const entryOf = (key: string): SpellingEntry | undefined => {
    const whole = entries.get(key)
    if (whole) return whole
    const place = readTwoPartName(key, lookUps)
    if (place) return { spelling: key, communes: [place.commune], quartier: place.quartier, isShared: false }
    for (const named of withoutCountry(key)) {
      const entry = entryOf(named)
      if (entry) return entry
    }
    return undefined
  }
  const refuse = (sent: string): Unresolved => {
    const key = keyOf(sent)
    const contradiction = findContradiction(key, lookUps)
    if (contradiction) return doubt(sent, { communes: contradiction.candidates })
    return suggestNames(sent, [key, ...partsBesideCommune(key, lookUps)], spellings)
  }
  return (communeName, quartierName) => {
    const entry = entryOf(keyOf(communeName))
    if (!entry) return refuse(communeName)
    const quartierKey = quartierName === undefined ? '' : keyOf(quartierName)
    const isGeneric = genericQuartiers.has(quartierKey)
    const namesakes = quartiers.get(quartierKey) ?? []
    const commune = resolveCommune(entry, isGeneric ? [] : namesakes)
    return commune ? placeIn(commune, entry, namesakes, isGeneric) : doubt(communeName, entry)
  }
}
