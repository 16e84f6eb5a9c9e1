import type { EstimationInput } from '#domain/estimation/apartment'
import { goldenAnswers, withMore } from '../../golden/corpus.ts'

/** A worked example: what is sent, and every figure that the example prints. */
export interface Case {
  description: string
  input: EstimationInput
  /** Product of all factors, to five decimals. */
  factor: number
  /** Half of the band in percent, to two decimals. */
  halfWidthPct: number
  /** The part of `data` that the example gives; the answer holds it and more. */
  data: {
    estimationBasse: number
    estimationCentrale: number
    estimationHaute: number
    prixM2Ajuste: number
    confiance: 'forte' | 'moyenne' | 'faible'
    ajustements: { labelKey: string; pct: number }[]
    reference: Record<string, string | number | null>
    evidence: { key: string; points: number; field?: string }[]
  }
}

/** What the model prints of each example beside its answer, by the id of the golden case. */
const printed: Readonly<
  Record<string, Pick<Case, 'factor' | 'halfWidthPct'> & Partial<Pick<Case['data'], 'evidence'>>>
> = {
  'belair-described': { factor: 1.3863, halfWidthPct: 14.17 },
  'esch-luxembourgish-name': { factor: 0.95902, halfWidthPct: 12 },
  'howald-locality': { factor: 0.96111, halfWidthPct: 12 },
  'capital-surface-only': {
    factor: 1.0441,
    halfWidthPct: 21,
    evidence: [
      { key: 'base', points: 12 },
      { key: 'sales', points: 0 },
      { key: 'quartier', points: 4, field: 'quartier' },
      { key: 'missing', points: 1, field: 'etage' },
      { key: 'missing', points: 1, field: 'exterieur' },
      { key: 'missing', points: 1, field: 'parking' },
      { key: 'missing', points: 1, field: 'etat' },
      { key: 'missing', points: 1, field: 'classeEnergie' },
    ],
  },
  'troisvierges-indexed': { factor: 0.97416, halfWidthPct: 19 },
  'bertrange-new-build': { factor: 1.06484, halfWidthPct: 16 },
  'wiltz-new-build': { factor: 1.18786, halfWidthPct: 21 },
  'kiischpelt-canton-median': { factor: 0.78976, halfWidthPct: 25.5 },
}

/** The worked examples of the model: a base price, the factors of the adjustments and the points of the band, by hand. */
export const cases: readonly Case[] = withMore(goldenAnswers('estimate'), printed).map(([golden, more]) => {
  if (more === undefined)
    throw new Error(`${golden.id} has no factor and no half-width in tests/domain/estimation/cases.ts.`)
  const { factor, halfWidthPct, ...others } = more
  // The corpus holds requests and answers of this operation; the test parses both.
  const data = { ...golden.expected, ...others } as unknown as Case['data']
  return { description: golden.says, input: golden.request as unknown as EstimationInput, factor, halfWidthPct, data }
})
