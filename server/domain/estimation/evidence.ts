import type { AppliedAdjustment } from './adjustments.ts'
import { product } from './adjustments.ts'
import type { Apartment, Estimate } from './apartment.ts'
import type { Place } from './commune-name.ts'
import { band } from './parameters/band.ts'
import type { ChosenPrice } from './reference.ts'
import { capital } from './reference-prices.ts'
import { toFourDecimals, toOneDecimal } from './rounding.ts'

/** One reason for the width of the band; its points are unrounded percent. */
export type Reason = Estimate['evidence'][number]

const base: Reason = {
  key: 'base',
  points: band.base,
  message: 'Every estimate carries this much: two apartments alike in all fields still sell for different prices.',
}

const words = {
  published_2026q1: 'The price is of a newer period than the others',
  indexed: 'The price is an older one carried to 2025',
  imputed_adverts: 'The price is imputed from adverts',
  imputed_canton: 'The price is imputed from the neighbourhood',
} as const

/** The price itself: how many sales stand behind a published one, or how another was made. */
const price = ({ price: { method, sales2025, derivation } }: ChosenPrice): Reason => {
  if (method !== 'published')
    return { key: 'priceKind', points: band.priceKind[method], message: `${words[method]}: ${derivation}.` }
  const step = band.sales.find(({ salesMin }) => sales2025 >= salesMin)
  const message = `The price rests on ${sales2025} sales: ${derivation}.`
  return { key: 'sales', points: step?.points ?? band.salesFewer, message }
}

const newPriceImputed: Reason = {
  key: 'newPriceImputed',
  points: band.newPriceImputed,
  message:
    'No price of new builds is published here; that of existing apartments with a national premium is used instead.',
}

const quartierUnknown: Reason = {
  key: 'quartier',
  points: band.quartierUnknown,
  message: 'The district of the capital is not known, and prices differ between districts.',
  field: 'quartier',
}

/** The district, which counts in the capital only. */
const quartier = ({ commune, quartier }: Place): Reason[] => {
  if (commune.name !== capital) return []
  if (!quartier) return [quartierUnknown]
  const message = `The factor of ${quartier.name} is imputed from adverts: ${quartier.derivation ?? 'not documented'}.`
  return [{ key: 'quartier', points: band.quartierKnown, message }]
}

/** Characteristics that were not sent; condition and energy class are no question for a new build. */
const missing = (home: Apartment): Reason[] => {
  const asked = [
    'etage',
    'exterieur',
    'parking',
    ...(home.isNewBuild ? [] : (['etat', 'classeEnergie'] as const)),
  ] as const
  return asked
    .filter(field => home[field] === undefined)
    .map(field => ({
      key: 'missing',
      points: band.missing,
      message: `${field} is not known; the average is used instead.`,
      field,
    }))
}

/** A size far from that of the apartments that make the price. */
const surface = ({ surfaceM2 }: Apartment): Reason => {
  const { fromM2, toM2, m2PerPointBelow, m2PerPointAbove, max } = band.surface
  const points = Math.max((fromM2 - surfaceM2) / m2PerPointBelow, (surfaceM2 - toM2) / m2PerPointAbove)
  const message = `Few apartments of ${surfaceM2} m² are sold: prices stand for ${fromM2} to ${toM2} m².`
  return { key: 'surface', points: Math.min(points, max), message }
}

/** Adjustments that together carry the price far from its reference; district and new build are not among them. */
const distance = (applied: readonly AppliedAdjustment[]): Reason => {
  const { beyondPct, pctPerPoint, max } = band.adjustments
  const own = applied.filter(({ labelKey }) => labelKey !== 'adjQuartier' && labelKey !== 'adjNeuf')
  const movedPct = Math.abs(product(own) - 1) * 100
  const message = `The adjustments move the price by ${toOneDecimal(movedPct)} %, beyond ${beyondPct} %.`
  return { key: 'adjustments', points: Math.min((movedPct - beyondPct) / pctPerPoint, max), message }
}

/** More bedrooms than such a surface usually holds. */
const bedrooms = ({ surfaceM2, bedrooms }: Apartment): Reason[] => {
  if (!bedrooms) return []
  const { m2PerBedroom, max } = band.bedrooms
  const points = Math.min(m2PerBedroom - surfaceM2 / bedrooms, max)
  const message = `${bedrooms} bedrooms in ${surfaceM2} m² leave less than ${m2PerBedroom} m² of apartment for each.`
  return [{ key: 'bedrooms', points, message }]
}

/** All that an estimate rests on, seen by how sure it is. */
export interface Basis {
  home: Apartment
  place: Place
  chosen: ChosenPrice
  applied: readonly AppliedAdjustment[]
}

/** Why the band is as wide as it is, unrounded. Base, price, district and missing fields always speak. */
export const reasons = ({ home, place, chosen, applied }: Basis): Reason[] => [
  base,
  price(chosen),
  ...(chosen.isNewPriceImputed ? [newPriceImputed] : []),
  ...quartier(place),
  ...missing(home),
  ...[surface(home), distance(applied), ...bedrooms(home)].filter(({ points }) => toFourDecimals(points) > 0),
]

/** Half of the band, in percent: the sum of the points, at most 35. */
export const halfWidthPct = (found: readonly Reason[]): number =>
  Math.min(
    found.reduce((sum, { points }) => sum + points, 0),
    band.max,
  )

/** The confidence that a half-width in percent expresses. */
export const confidence = (halfWidth: number): Estimate['confiance'] => {
  if (halfWidth <= band.forteMax) return 'forte'
  return halfWidth <= band.moyenneMax ? 'moyenne' : 'faible'
}

/** The reasons as answers show them. */
export const shownReasons = (found: readonly Reason[]): Reason[] =>
  found.map(reason => ({ ...reason, points: toFourDecimals(reason.points) }))
