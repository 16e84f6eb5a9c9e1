import { Refusal } from '../core/refusal.ts'
import { adjustments, product, shown } from './adjustments.ts'
import { apartment, type Estimate, type EstimationInput } from './apartment.ts'
import { communeDirectory, type Place } from './commune-name.ts'
import { confidence, halfWidthPct, reasons, shownReasons } from './evidence.ts'
import { basePriceM2, chosenPrice, shownReference } from './reference.ts'
import type { ReferencePrices } from './reference-prices.ts'
import { toEuro, toHundredEuro } from './rounding.ts'
import { brokenRules } from './rules.ts'

/** Name of the method, as `meta.method` of an answer says it. */
export const estimationMethod = 'commune_reference_with_expert_adjustments'

/** The estimate of a dwelling whose place is known and whose rules hold. */
const estimateAt = (place: Place, input: EstimationInput): Estimate => {
  const home = apartment(input)
  const chosen = chosenPrice(place.commune, home.isNewBuild)
  const applied = adjustments(home, {
    quartierCoefficient: place.quartier?.coefficient,
    isNewPriceImputed: chosen.isNewPriceImputed,
  })
  const found = reasons({ home, place, chosen, applied })
  const halfWidth = halfWidthPct(found)
  const priceM2 = basePriceM2(chosen) * product(applied)
  const value = priceM2 * home.surfaceM2
  return {
    estimationBasse: toHundredEuro(value * (1 - halfWidth / 100)),
    estimationCentrale: toHundredEuro(value),
    estimationHaute: toHundredEuro(value * (1 + halfWidth / 100)),
    prixM2Ajuste: toEuro(priceM2),
    confiance: confidence(halfWidth),
    ajustements: shown(applied),
    reference: shownReference(place, chosen),
    evidence: shownReasons(found),
  }
}

/**
 * Makes the calculator of indicative values on a table of reference prices; the dictionary of names is built here, once.
 * Values are in EUR, everything is computed unrounded and rounded last. The calculator refuses with
 * `invalid_request`, naming every rule that is broken, and with `municipality_not_found`, naming what may be meant.
 */
export const estimator = (prices: ReferencePrices): ((input: EstimationInput) => Estimate) => {
  const find = communeDirectory(prices)
  return input => {
    const found = find(input.commune, input.quartier)
    const place = 'commune' in found ? found : undefined
    const issues = brokenRules(input, place, prices.quartiers)
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    if ('message' in found) throw new Refusal('municipality_not_found', found)
    return estimateAt(found, input)
  }
}
