import type { Parameter } from '../../../core/dated.ts'
import { coverage, firstDay } from './coverage.ts'

const { checkedOn } = coverage

/** First day of the subsidy. */
const from = '2024-03-01'

/** The guideline of the Land was not read; its sums were published by the press. */
const source = { title: 'Hessengeld', article: 'guideline of the Land Hessen for first own homes' }

/** Subsidy for each buyer who is a person. */
export const perBuyer: Parameter<number> = {
  id: 'de.hessengeld.perBuyer',
  description: 'Subsidy for each person who buys a first own home in Hessen, paid in ten yearly parts.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 0, source, certainty: 'published', note: 'No subsidy before March 2024.' },
    { from, value: 10_000, source, certainty: 'published' },
  ],
}

/** Subsidy for each child. */
export const perChild: Parameter<number> = {
  id: 'de.hessengeld.perChild',
  description: 'Subsidy for each child under 18.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 5_000, source, certainty: 'published' }],
}

/** Highest number of buyers counted. */
export const buyersMost: Parameter<number> = {
  id: 'de.hessengeld.buyersMost',
  description: 'So many buyers count at most; the subsidy is never more than the tax that was paid.',
  unit: 'count',
  checkedOn,
  versions: [{ from, value: 2, source, certainty: 'published' }],
}
