import { withoutPrefix } from './place-name-key.ts'
import type { Commune, Quartier } from './reference-prices.ts'

/** The one municipality that a key names, undefined for a shared name and for a district of the capital. */
type CommuneOfKey = (key: string) => Commune | undefined

/** Look-ups of the rules for names of two parts. */
export interface NameLookUps {
  communeOf: CommuneOfKey
  /** Municipalities that a key may mean, several for a shared name. */
  candidatesOf: (key: string) => readonly Commune[]
  /** Districts, of all municipalities, that a key names. */
  quartiersOf: (key: string) => readonly Quartier[]
  /** Whether a key is a name, a locality or another alias of a municipality. */
  isNameIn: (key: string, commune: Commune) => boolean
  capital: Commune | undefined
}

/** Two neighbouring parts of a key, without the space between them. */
interface Split {
  left: string
  right: string
}

/** A municipality with the district that the same name says. */
interface TwoPartPlace {
  commune: Commune
  quartier: Quartier | undefined
}

/** A name whose parts contradict each other, with the municipalities to choose from. */
interface Contradiction {
  candidates: readonly Commune[]
}

/** Short names of the capital, understood only together with a district or a locality: alone they may mean the country. */
const capitalShortNames: ReadonlySet<string> = new Set(['lux', 'lux ville', 'luxbg'])

/** Names of the country, understood behind a municipality: `Strassen, Luxembourg`. */
const countryNames: ReadonlySet<string> = new Set([
  'luxembourg',
  'luxemburg',
  'letzebuerg',
  'grand duche de luxembourg',
])

/** Every split of a key at a space, the longest left part first; a postcode or "ville de" before the right part is left out. */
const splitKey = (key: string): Split[] => {
  const words = key.split(' ')
  return words.slice(1).map((_, index) => {
    const at = words.length - 1 - index
    const right = words.slice(at).join(' ')
    return { left: words.slice(0, at).join(' '), right: withoutPrefix(right) }
  })
}

/** The municipality that a part of a name leads to, short names of the capital included. */
const communeOfPart = (part: string, { communeOf, capital: city }: NameLookUps): Commune | undefined =>
  communeOf(part) ?? (capitalShortNames.has(part) ? city : undefined)

/** The district of a municipality that a part names; `key` is the whole, for `Differdange-Centre`. */
const quartierIn = (commune: Commune, part: string, key: string, { quartiersOf }: NameLookUps): Quartier | undefined =>
  [...quartiersOf(part), ...quartiersOf(key)].find(quartier => quartier.commune === commune.name)

/** The place of one split: a municipality and its district or locality, in either order. */
const readSplit = ({ left, right }: Split, key: string, lookUps: NameLookUps): TwoPartPlace | undefined => {
  const orders: readonly (readonly [string, string])[] = [
    [left, right],
    [right, left],
  ]
  const found = orders.flatMap(([named, other]) => {
    const commune = communeOfPart(named, lookUps)
    return commune ? [{ commune, other, quartier: quartierIn(commune, other, key, lookUps) }] : []
  })
  const withQuartier = found.find(({ quartier }) => quartier)
  if (withQuartier) return withQuartier
  return found.find(({ commune, other }) => lookUps.isNameIn(other, commune))
}

/**
 * Reads a name of a municipality and its district or locality: `Luxembourg-Belair`, `Belair, Luxembourg`,
 * `Differdange-Oberkorn`. Undefined when no split fits.
 */
export const readTwoPartName = (key: string, lookUps: NameLookUps): TwoPartPlace | undefined => {
  for (const split of splitKey(key)) {
    const place = readSplit(split, key, lookUps)
    if (place) return place
  }
  return undefined
}

/** The parts of a key before a name of the country; several for `grand duche de luxembourg`, which has another in it. */
export const withoutCountry = (key: string): string[] =>
  splitKey(key).flatMap(({ left, right }) => (countryNames.has(right) ? [left] : []))

/** The municipalities in which the part behind the capital's name lies, when none of them is the capital. */
const contradictCapital = (part: string, city: Commune, lookUps: NameLookUps): readonly Commune[] => {
  const other = lookUps.communeOf(part)
  if (other && other !== city) return [city, other]
  return lookUps.candidatesOf(part).filter(commune => commune !== city)
}

/**
 * Finds the contradiction in a name of the capital and a place that lies elsewhere: `Luxembourg-Strassen`,
 * `Luxembourg-Belval`.
 */
export const findContradiction = (key: string, lookUps: NameLookUps): Contradiction | undefined => {
  const city = lookUps.capital
  if (!city) return undefined
  for (const { left, right } of splitKey(key)) {
    const candidates = communeOfPart(left, lookUps) === city ? contradictCapital(right, city, lookUps) : []
    if (candidates.length > 0) return { candidates }
  }
  return undefined
}

/** The parts of a key next to the name of a municipality, of which near names can be suggested. */
export const partsBesideCommune = (key: string, lookUps: NameLookUps): string[] =>
  splitKey(key).flatMap(({ left, right }) => [
    ...(communeOfPart(left, lookUps) ? [right] : []),
    ...(communeOfPart(right, lookUps) ? [left] : []),
  ])
