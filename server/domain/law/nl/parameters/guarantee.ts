import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { checkedOn } = coverage

/** Contract terms of the guarantor, a private foundation backed by the State; no act sets them. */
const terms = { title: 'Nationale Hypotheek Garantie, voorwaarden en normen', article: 'borgtochtprovisie' }

/** Price, or value if lower, up to which the national mortgage guarantee is available. */
export const guaranteeLimit: Parameter<number> = {
  id: 'nl.guarantee.limit',
  description: 'The lower of price and appraised value up to which the national mortgage guarantee is available.',
  unit: 'currency',
  kind: 'market',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    { from: '2024-01-01', value: 435_000, source: terms, certainty: 'published' },
    { from: '2025-01-01', value: 450_000, source: terms, certainty: 'published' },
    {
      from: '2026-01-01',
      value: 470_000,
      source: terms,
      certainty: 'published',
      note: 'With energy measures the limit is 498 200; they are not asked.',
    },
  ],
}

/** Premium of the national mortgage guarantee. */
export const guaranteePremium: Parameter<number> = {
  id: 'nl.guarantee.premiumRate',
  description: 'Premium of the national mortgage guarantee, of the loan.',
  unit: 'fraction',
  kind: 'market',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    { from: '2024-01-01', value: 0.006, source: terms, certainty: 'published' },
    { from: '2025-01-01', value: 0.004, source: terms, certainty: 'published' },
  ],
}
