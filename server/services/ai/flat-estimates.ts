import { EstimationInput } from '#contract/estimation'
import { Refusal } from '#domain/core/refusal'
import { type Bounds, flatAreaM2 } from '#domain/documents/bounds'
import type { Estimator } from '#domain/estimation/estimate'
import { capital } from '#domain/estimation/reference-prices'

export interface FlatEstimatorDependencies {
  estimate: Estimator
  /** Official name of a municipality. @throws Refusal for an unknown name. */
  officialCommune(name: string): string
  /** Today in Luxembourg, as YYYY-MM-DD. */
  today: string
}

/** Estimates a flat of 100 m² in a municipality, to compare prices of documents with. */
export const createFlatEstimator =
  ({ estimate, officialCommune, today }: FlatEstimatorDependencies): Bounds['flatEstimate'] =>
  commune => {
    try {
      const place = commune === null ? capital : officialCommune(commune)
      const input = EstimationInput.parse({ commune: place, surface: flatAreaM2 })
      return { place, value: estimate(input, today).estimationCentrale }
    } catch (fault) {
      if (fault instanceof Refusal) return undefined
      throw fault
    }
  }
