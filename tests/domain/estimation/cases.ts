import type { Estimate, EstimationInput } from '#domain/estimation/apartment'
import { goldenAnswers, withMore } from '../../golden/corpus.ts'

type Reason = Omit<Estimate['evidence'][number], 'message'>

/** A worked example: what is sent, and every figure that the example prints. */
export interface Case {
  description: string
  input: EstimationInput & { valuationDate: string }
  /** The part of `data` that the example gives; the answer holds it and more. */
  data: Omit<Estimate, 'reference' | 'evidence'> & {
    reference: Omit<Estimate['reference'], 'tables' | 'index'> & {
      index: Omit<Estimate['reference']['index'], 'source'>
    }
    evidence: Reason[]
  }
}

const missing = (field: string, points: number): Reason => ({ key: 'missing', points, field })

/**
 * What else is missing, by the id of the golden case, which can hold one row of a key: each 128.155 × (√v − √(v − part)), where
 * the part is 0.19² × 0.05 for the condition, × 0.04 for the energy class, × 0.02 for the others.
 */
const alsoMissing: Readonly<Record<string, Reason[]>> = {
  // v = 0.047231
  'capital-surface-only': [
    missing('exterieur', 0.2137),
    missing('parking', 0.2137),
    missing('etat', 0.5374),
    missing('classeEnergie', 0.4291),
  ],
  // v = 0.037173
  'winseler-2021': [missing('parking', 0.2411), missing('etat', 0.6073), missing('classeEnergie', 0.4847)],
  // v = 0.033918
  'capital-leap-day-2024': [missing('parking', 0.2526), missing('etat', 0.6366), missing('classeEnergie', 0.5079)],
  // v = 0.032275
  'mamer-first-day': [missing('exterieur', 0.259), missing('classeEnergie', 0.5209)],
}

/** The golden cases of the estimate that are answered: a starting price, the adjustments, and the parts of the deviation. */
export const cases: readonly Case[] = withMore(goldenAnswers('estimate'), alsoMissing).map(([golden, more = []]) => {
  // The corpus holds requests and answers of this operation; the test parses both.
  const data = golden.expected as unknown as Case['data']
  return {
    description: golden.says,
    input: golden.request as unknown as Case['input'],
    data: { ...data, evidence: [...data.evidence, ...more] },
  }
})
