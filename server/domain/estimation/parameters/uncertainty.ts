import type { Parameter } from './parameter.ts'
import { priceSystem } from './price-system.ts'

const belgianAdverts =
  'own check on 8 595 Belgian adverts of 2022 and 2026: all facts together explain about a fifth of the variance'

const shareFromAdverts = (value: number): Parameter => ({ value, sureness: 'low', source: belgianAdverts })

const ramp = 'judgement: few such apartments are among the sales that make the prices'

/**
 * The dispersions that make the forecast standard deviation (FSD), as shares of the value: each is squared, and the squares
 * add up. `sale` and `saleNorth` are those of the system of prices.
 */
export const uncertainty = {
  id: 'estimation.uncertainty',
  from: '2026-11-29',
  checkedOn: '2026-11-29',
  /** One sale around its municipality, and the same in the North. */
  sale: priceSystem.sale,
  saleNorth: priceSystem.saleNorth,
  /** The capital where the district is not known; of a known one, the part that its adverts do not settle. */
  capital: {
    value: 0.08,
    sureness: 'medium',
    source:
      'own measure: spread of the 24 coefficients weighted by inhabitants (0.084 by adverts); the same as √(0.205² − 0.189²), sales of the capital against the rest',
  },
  /** New builds where no price of them is published: the national premium around the place's own. */
  newBuildPremium: {
    value: 0.1,
    sureness: 'medium',
    source:
      'own measure on the official files of 2014 to 2023 and 2025: ratio of new to existing prices by municipality',
  },
  /** Movement of new builds relative to the index of all dwellings; for the root of a year. */
  newBuildMovement: {
    value: 0.033,
    sureness: 'medium',
    source: 'own measure: index of new dwellings of Eurostat (prc_hpi_q) against the index of all',
  },
  /** One point of a surface or of bedrooms out of the usual. */
  point: { value: 0.02, sureness: 'low', source: ramp },
} as const satisfies Record<string, Parameter | string>

/** The shares of the variance of a single sale that known facts explain. `NC` is no known energy class. */
export const explainedShares = {
  surface: shareFromAdverts(0.05),
  etat: shareFromAdverts(0.05),
  classeEnergie: shareFromAdverts(0.04),
  parking: shareFromAdverts(0.02),
  exterieur: shareFromAdverts(0.02),
  etage: shareFromAdverts(0.02),
} as const satisfies Record<string, Parameter>

/** Surfaces and bedrooms out of the usual: from where each counts, how much makes a point, and how many points at most. */
export const ramps = {
  id: 'estimation.uncertainty.ramps',
  from: '2026-11-23',
  checkedOn: '2026-11-23',
  source: ramp,
  surface: { fromM2: 30, toM2: 150, m2PerPointBelow: 2, m2PerPointAbove: 20, max: 5 },
  bedrooms: { m2PerBedroom: 12, max: 2 },
} as const

/** Adverts at which the coefficient of a district weighs as much as the mean of the city: adverts / (adverts + half). */
export const adverts = {
  half: 30,
  source: 'server/data/README.md: the weight by which the coefficients were made',
} as const

const normal = 'quantile of the standard normal distribution'

/** Coverage of the intervals of an answer with the quantile that reaches it on both sides. */
export const coverages = [
  { coverage: 0.5, z: 0.6744897502, source: normal },
  { coverage: 0.8, z: 1.2815515594, source: normal },
] as const

/** Shares of the variance that completeness is told by: all that facts explain, and what few of them do. */
export const completenessLimits = { few: 0.1, source: 'own choice, resting on no study' } as const

/** How much larger differences between homes are in Belgian adverts: power of the product of all adjustments, and the least change shown. */
export const timid = {
  id: 'estimation.timid',
  from: '2026-11-29',
  checkedOn: '2026-11-29',
  exponent: {
    value: 0.45,
    sureness: 'low',
    source: 'own check on 8 595 Belgian adverts: the slope of the truth on our factor was 1.4 to 1.55',
  },
  leastChange: { value: 0.05, sureness: 'low', source: 'own choice' },
} as const

/** FSD, unrounded, up to which a description counts as complete and as partial. */
export const confidenceLimits = {
  forteMax: 0.19,
  moyenneMax: 0.21,
  source: 'own choice, resting on no study',
} as const
