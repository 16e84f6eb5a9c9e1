import type { Municipality, PlaceNames, Places } from '../../src/derived/types.ts'
import type { Language } from '../derived/widget/languages.ts'

/** A place that the form offers: what is shown, and what an estimate is asked with. */
export interface PlaceOption {
  text: string
  commune: string
  quartier?: string
}

/** Most options that typing shows. */
const optionsMax = 12

/** A text as it is compared: without accents, case and signs. */
export const folded = (text: string): string =>
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

/** How well a name fits what was typed: 0 equal, 1 begins with it, 2 one of its words does; 3 not at all. */
const fit = (name: string, typed: string): number => {
  const known = folded(name)
  if (known === typed) return 0
  if (known.startsWith(typed)) return 1
  return known.includes(` ${typed}`) ? 2 : 3
}

/** The name that fits best, and how well; the first of several. */
const bestOf = (names: readonly string[], typed: string): [fit: number, name: string] =>
  names.reduce<[number, string]>(
    (best, name) => {
      const own = fit(name, typed)
      return own < best[0] ? [own, name] : best
    },
    [3, ''],
  )

/** An option with how well it fits; `isOwnName` where a name of the municipality itself was typed. */
interface Candidate {
  fit: number
  isOwnName: boolean
  option: PlaceOption
}

/** The name of a place in a language that has one of its own for it. */
export const nameIn = (names: PlaceNames, language: Language): string | undefined => names[language as keyof PlaceNames]

const ofCommune = ({ name, names, localities }: Municipality, typed: string, language: Language): Candidate => {
  const [own] = bestOf([name, ...Object.values(names)], typed)
  const [local, locality] = bestOf(localities, typed)
  const isOwnName = own <= local
  const beside = isOwnName ? (nameIn(names, language) ?? names.fr) : locality
  const text = beside === name ? name : `${name} · ${beside}`
  return { fit: Math.min(own, local), isOwnName, option: { text, commune: name } }
}

const ofQuartiers = ({ name: commune, quartierRefines, quartiers }: Municipality, typed: string): Candidate[] =>
  quartierRefines && typed !== ''
    ? quartiers.map(({ name, names }) => ({
        fit: bestOf([name, ...Object.values(names)], typed)[0],
        isOwnName: false,
        option: { text: `${name} · ${commune}`, commune, quartier: name },
      }))
    : []

const candidates = ({ communes }: Places, typed: string, language: Language): Candidate[] =>
  communes
    .flatMap(commune => [ofCommune(commune, typed, language), ...ofQuartiers(commune, typed)])
    .filter(({ fit: own }) => own < 3)
    .sort((a, b) => a.fit - b.fit)

/**
 * What fits a typed text, best first: equal names, names that begin with it, names of which a word does; at most twelve.
 * Nothing typed: every municipality.
 */
export const placeOptions = (places: Places, typed: string, language: Language): PlaceOption[] => {
  const wanted = folded(typed)
  const options = candidates(places, wanted, language).map(({ option }) => option)
  return wanted === '' ? options : options.slice(0, optionsMax)
}

/** The one option that a text names exactly, as on leaving the field; undefined where none or several do. */
export const exactOption = (places: Places, typed: string, language: Language): PlaceOption | undefined => {
  const wanted = folded(typed)
  if (wanted === '') return undefined
  const equal = candidates(places, wanted, language).filter(({ fit: own }) => own === 0)
  const own = equal.filter(({ isOwnName }) => isOwnName)
  const [only, ...more] = own.length > 0 ? own : equal
  return more.length === 0 ? only?.option : undefined
}
