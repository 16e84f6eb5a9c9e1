import type { Estimate } from './apartment.ts'
import { ramps } from './parameters/uncertainty.ts'
import { formatQuarter } from './prices/quarters.ts'
import type { Price } from './reference-prices.ts'
import { toFourDecimalsHalfUp } from './rounding.ts'
import { narrowerPoints, totalVariance, type VariancePart } from './uncertainty.ts'
import type { Valuation } from './valuation.ts'

/** One reason for the width of the range, as answers show it. */
export type Reason = Estimate['evidence'][number]

const priceWords = {
  published: 'The price is modelled',
  indexed: 'The price is that of another year, carried by an index',
  imputed_adverts: 'The price is imputed from adverts',
  imputed_canton: 'The price is imputed from the neighbourhood',
} as const

const districtMessage = ({ place: { quartier } }: Valuation): string =>
  quartier
    ? `The factor of ${quartier.name} rests on ${quartier.adverts2025 ?? 0} adverts: ${quartier.derivation ?? 'not documented'}.`
    : 'The district of the capital is not known, and prices differ between districts.'

const ageMessage = ({ newest }: Valuation): string =>
  `The newest prices of municipalities end with ${formatQuarter(newest)}; what moved since its middle is foretold. The error is one and the same for all homes.`

const bedroomsMessage = ({ home: { bedrooms, surfaceM2 } }: Valuation): string =>
  `${bedrooms} bedrooms in ${surfaceM2} m² leave less than ${ramps.bedrooms.m2PerBedroom} m² of apartment for each.`

/** The sentence of each reason. */
const reasonMessages: Record<
  VariancePart['key'],
  (valuation: Valuation, origin: Price, field: VariancePart['field']) => string
> = {
  base: () => 'Every estimate carries this much: two apartments alike in all fields still sell for different prices.',
  sales: ({ price: { mean } }, { period }) =>
    `The price rests on ${mean?.sales ?? 0} sales of ${period} and on the files before.`,
  priceKind: (_, { method, derivation }) => `${priceWords[method]}: ${derivation}.`,
  newPriceImputed: () =>
    'No price of new builds is published here; that of existing apartments with a national premium is used instead.',
  age: ageMessage,
  quartier: districtMessage,
  missing: (_valuation, _origin, field) => `${field} is not known; the average is used instead.`,
  surface: ({ home }) =>
    `Few apartments of ${home.surfaceM2} m² are sold: prices stand for ${ramps.surface.fromM2} to ${ramps.surface.toM2} m².`,
  bedrooms: bedroomsMessage,
}

/**
 * Reasons for the width of the range: each part of the squared deviation with the percentage points by which a half of
 * the 80 % interval would be narrower without it. What would show as 0 is left out.
 */
export const rangeReasons = (valuation: Valuation, origin: Price): Reason[] => {
  const variance = totalVariance(valuation.parts)
  const reasons: Reason[] = []
  for (const part of valuation.parts) {
    const { key, field } = part
    const points = toFourDecimalsHalfUp(narrowerPoints(part, variance))
    if (!(points > 0)) continue
    const message = reasonMessages[key](valuation, origin, field)
    reasons.push(field === undefined ? { key, points, message } : { key, points, message, field })
  }
  return reasons
}
