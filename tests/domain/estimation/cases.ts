import type { Estimate, EstimationInput } from '#domain/estimation/apartment'
import { goldenAnswers, withMore } from '../../golden/corpus.ts'

type Reason = Omit<Estimate['evidence'][number], 'message'>

/** A worked example: what is sent, and every figure that the example prints. */
export interface Case {
  description: string
  input: EstimationInput & { valuationDate: string }
  /** The part of `data` that the example gives; the answer holds it and more. */
  data: Omit<Estimate, 'reference' | 'evidence' | 'faults'> & {
    faults: Omit<Estimate['faults'][number], 'message'>[]
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
  'capital-surface-only': [
    missing('exterieur', 0.2254),
    missing('parking', 0.2254),
    missing('etat', 0.5671),
    missing('classeEnergie', 0.4527),
  ],
  // 0.205² in the North.
  'winseler-2021': [missing('parking', 0.2538), missing('etat', 0.6389), missing('classeEnergie', 0.5099)],
  'capital-leap-day-2024': [missing('parking', 0.2501), missing('etat', 0.6304), missing('classeEnergie', 0.5029)],
  'mamer-first-day': [missing('exterieur', 0.2575), missing('classeEnergie', 0.5179)],
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
