import type { Apartment } from '../estimation/apartment.ts'
import type { Place } from '../estimation/commune-name.ts'
import { explainedShares } from '../estimation/parameters/uncertainty.ts'
import { capital } from '../estimation/reference-prices.ts'

/** How much of what a description can tell of a home is known. */
export type KnownFacts = 'complete' | 'partial' | 'few'

/** Share of the variance that known facts explain, up to which they are few. */
const fewMax = 0.1

/** Half of the last digit of the shares, for sums of doubles. */
const halfHundredth = 0.005

/** Facts that a new build has by being new. */
const newBuildFacts: ReadonlySet<string> = new Set(['etat', 'classeEnergie'])

const facts = ['etage', 'exterieur', 'parking', 'etat', 'classeEnergie'] as const

/** Completeness of a description: of the home, and in the capital its district. */
export const knownFacts = (home: Apartment, { commune, quartier }: Place): KnownFacts => {
  const unknown = facts.filter(fact => home[fact] === undefined && !(home.isNewBuild && newBuildFacts.has(fact)))
  const missing = unknown.reduce((sum, fact) => sum + explainedShares[fact].value, 0)
  const whole = Object.values(explainedShares).reduce((sum, { value }) => sum + value, 0)
  if (whole - missing < fewMax + halfHundredth) return 'few'
  const isPlaceKnown = commune.name !== capital || quartier?.coefficient !== undefined
  return missing < halfHundredth && isPlaceKnown ? 'complete' : 'partial'
}
