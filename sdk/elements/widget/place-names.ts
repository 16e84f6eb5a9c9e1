import type { Municipality, PlaceNames, Places } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'

/** A place offered by the form: its text, and the input of an estimate. */
export interface PlaceOption {
  text: string
  commune: string
  quartier?: string
}

/** Maximum number of options while typing. */
const optionsMax = 12

/** Normalises a text for comparison: without accents, case and signs. */
export const normalizePlaceName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    // A postcode before the name.
    .replace(/^(l )?\d{4} /, '')

/** Rates how well a name matches a typed text: 0 equal, 1 prefix, 2 prefix of a word; 3 no match. */
const rateMatch = (name: string, typed: string): number => {
  const known = normalizePlaceName(name)
  if (known === typed) return 0
  if (known.startsWith(typed)) return 1
  return known.includes(` ${typed}`) ? 2 : 3
}

/** Finds the best match and its rating; the first of several. */
const findBestMatch = (names: readonly string[], typed: string): [fit: number, name: string] =>
  names.reduce<[number, string]>(
    (best, name) => {
      const own = rateMatch(name, typed)
      return own < best[0] ? [own, name] : best
    },
    [3, ''],
  )

/** An option with its rating; `isOwnName` when a name of the municipality itself was typed. */
interface Candidate {
  fit: number
  isOwnName: boolean
  option: PlaceOption
}

/** Returns the name of a place in a language that has its own. */
export const getPlaceName = (names: PlaceNames, language: Language): string | undefined =>
  names[language as keyof PlaceNames]

const createCommuneCandidate = (
  { name, names, localities }: Municipality,
  typed: string,
  language: Language,
): Candidate => {
  const [own] = findBestMatch([name, ...Object.values(names)], typed)
  const [local, locality] = findBestMatch(localities, typed)
  const isOwnName = own <= local
  const beside = isOwnName ? (getPlaceName(names, language) ?? names.fr) : locality
  const text = beside === name ? name : `${name} · ${beside}`
  return { fit: Math.min(own, local), isOwnName, option: { text, commune: name } }
}

const createQuartierCandidates = (
  { name: commune, quartierRefines, quartiers }: Municipality,
  typed: string,
): Candidate[] =>
  quartierRefines && typed !== ''
    ? quartiers.map(({ name, names }) => ({
        fit: findBestMatch([name, ...Object.values(names)], typed)[0],
        isOwnName: false,
        option: { text: `${name} · ${commune}`, commune, quartier: name },
      }))
    : []

const findCandidates = ({ communes }: Places, typed: string, language: Language): Candidate[] =>
  communes
    .flatMap(commune => [createCommuneCandidate(commune, typed, language), ...createQuartierCandidates(commune, typed)])
    .filter(({ fit: own }) => own < 3)
    .sort((a, b) => a.fit - b.fit)

/**
 * Finds the options for a typed text, best first: equal names, prefixes, prefixes of a word; at most twelve. Without a
 * text: every municipality.
 */
export const findPlaceOptions = (places: Places, typed: string, language: Language): PlaceOption[] => {
  const wanted = normalizePlaceName(typed)
  const options = findCandidates(places, wanted, language).map(({ option }) => option)
  return wanted === '' ? options : options.slice(0, optionsMax)
}

/** Finds the one option that a text names exactly; undefined when none or several match. */
export const findExactOption = (places: Places, typed: string, language: Language): PlaceOption | undefined => {
  const wanted = normalizePlaceName(typed)
  if (wanted === '') return undefined
  const equal = findCandidates(places, wanted, language).filter(({ fit: own }) => own === 0)
  const own = equal.filter(({ isOwnName }) => isOwnName)
  const [only, ...more] = own.length > 0 ? own : equal
  return more.length === 0 ? only?.option : undefined
}
