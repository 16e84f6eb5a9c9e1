import { square } from '../core/powers.ts'
import type { Apartment, Estimate } from './apartment.ts'
import type { Place } from './commune-name.ts'
import {
  adverts,
  completenessLimits,
  confidenceLimits,
  coverages,
  explainedShares,
  ramps,
  uncertainty,
} from './parameters/uncertainty.ts'
import type { StartingPrice } from './prices/day-prices.ts'
import { capital } from './reference-prices.ts'
import { toHundredEuro } from './rounding.ts'

/** The facts whose absence widens the estimate, in the order of the answer. */
const facts = ['etage', 'exterieur', 'parking', 'etat', 'classeEnergie'] as const

/** One cause of the width of an estimate, as its part of the squared FSD. */
export interface VariancePart {
  key: 'base' | 'sales' | 'priceKind' | 'newPriceImputed' | 'age' | 'quartier' | 'missing' | 'surface' | 'bedrooms'
  variance: number
  /** Field that would remove the part if sent; undefined without one. */
  field: (typeof facts)[number] | 'quartier' | undefined
}

/** Inputs of the parts. */
export interface Basis {
  home: Apartment
  place: Place
  price: StartingPrice
}

/** Share of the variance of a single sale that all facts together explain. */
export const explainedShare = Object.values(explainedShares).reduce((sum, { value }) => sum + value, 0)

/** Variance of the factor of a district that its adverts do not settle; outside the capital it has no part. */
export const districtVariance = ({ commune, quartier }: Place): number => {
  if (commune.name !== capital) return 0
  const whole = square(uncertainty.capital.value)
  const { coefficient, adverts2025 = 0 } = quartier ?? {}
  // A coefficient of 1 is the mean of the city, which says nothing of the district.
  if (coefficient === undefined || coefficient === 1) return whole
  return whole * (1 - adverts2025 / (adverts2025 + adverts.half))
}

/** Whether a fact is known; the price of a new build settles its condition and its energy class. */
const isKnown = (home: Apartment, fact: (typeof facts)[number]): boolean =>
  home[fact] !== undefined || (home.isNewBuild && (fact === 'etat' || fact === 'classeEnergie'))

const surfacePoints = ({ surfaceM2 }: Apartment): number => {
  const { fromM2, toM2, m2PerPointBelow, m2PerPointAbove, max } = ramps.surface
  const points = Math.max((fromM2 - surfaceM2) / m2PerPointBelow, (surfaceM2 - toM2) / m2PerPointAbove, 0)
  return Math.min(points, max)
}

const bedroomPoints = ({ surfaceM2, bedrooms }: Apartment): number => {
  const { m2PerBedroom, max } = ramps.bedrooms
  return bedrooms ? Math.min(Math.max(m2PerBedroom - surfaceM2 / bedrooms, 0), max) : 0
}

const pointVariance = (points: number): number => square(uncertainty.point.value * points)

/**
 * The parts of the squared FSD, in the order in which answers name them; parts of 0 are left out. Each part is made in
 * one place, so that all have one hidden class, which V8 keeps.
 */
export const varianceParts = ({ home, place, price }: Basis): VariancePart[] => {
  const parts: VariancePart[] = []
  const add = (key: VariancePart['key'], variance: number, field?: VariancePart['field']): void => {
    if (variance > 0) parts.push({ key, variance, field })
  }
  const { saleVariance, knownVariance, ageVariance, mean, isNewPriceImputed } = price
  add('base', saleVariance * (1 - explainedShare))
  add(mean ? 'sales' : 'priceKind', knownVariance)
  if (isNewPriceImputed) add('newPriceImputed', square(uncertainty.newBuildPremium.value))
  add('age', ageVariance)
  add('quartier', districtVariance(place), place.quartier ? undefined : 'quartier')
  for (const field of facts)
    if (!isKnown(home, field)) add('missing', saleVariance * explainedShares[field].value, field)
  add('surface', pointVariance(surfacePoints(home)))
  add('bedrooms', pointVariance(bedroomPoints(home)))
  return parts
}

/** The squared FSD: the parts add up. */
export const totalVariance = (parts: readonly VariancePart[]): number =>
  parts.reduce((sum, { variance }) => sum + variance, 0)

/** Both ends of the interval that reaches a quantile of the normal distribution, rounded to 100 EUR; never below 0. */
export const intervalEnds = (
  value: number,
  fsd: number,
  quantile: number = coverages[1].z,
): { low: number; high: number } => ({
  low: toHundredEuro(Math.max(0, value * (1 - quantile * fsd))),
  high: toHundredEuro(value * (1 + quantile * fsd)),
})

/** A range that holds a share of comparable sales, its ends in EUR. */
export type Interval = Estimate['intervals'][number]

/** The intervals of an answer: of half of the sales, and of 80 %. */
export const intervals = (value: number, fsd: number): [half: Interval, wide: Interval] => {
  const at = ({ coverage, z }: (typeof coverages)[number]): Interval => ({ coverage, ...intervalEnds(value, fsd, z) })
  return [at(coverages[0]), at(coverages[1])]
}

/**
 * Percentage points by which each half of the 80 % interval would be narrower without one part of the squared FSD; for
 * `base`, which is in every estimate, what it gives alone. The points of several parts do not add up.
 */
export const narrowerPoints = ({ key, variance }: VariancePart, total: number): number => {
  const lost = key === 'base' ? Math.sqrt(variance) : Math.sqrt(total) - Math.sqrt(Math.max(0, total - variance))
  return 100 * coverages[1].z * lost
}

/** The older class of a description by the unrounded FSD; not the quality of the model. */
export const confidence = (fsd: number): Estimate['confiance'] => {
  if (fsd <= confidenceLimits.forteMax) return 'forte'
  return fsd <= confidenceLimits.moyenneMax ? 'moyenne' : 'faible'
}

/** The shares of the variance that unknown facts leave open are sums of hundredths: half of one is none. */
const halfHundredth = 0.005

/** How much of what a description can tell is known: of the home, and in the capital its district. */
export const completeness = (home: Apartment, { commune, quartier }: Place): Estimate['completeness'] => {
  const open = facts.reduce((sum, fact) => sum + (isKnown(home, fact) ? 0 : explainedShares[fact].value), 0)
  const isPlaceKnown = commune.name !== capital || quartier?.coefficient !== undefined
  if (open < halfHundredth && isPlaceKnown) return 'complete'
  return explainedShare - open <= completenessLimits.few + halfHundredth ? 'few' : 'partial'
}
