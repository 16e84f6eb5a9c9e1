import type { RoundingRule } from '../../../core/rounding.ts'
import { federalTextOf } from './coverage.ts'

/** Rounding of the land-transfer tax of each buyer. */
export const transferTaxRounding: RoundingRule = {
  id: 'de.transferTax.rounding',
  description: 'Whole euro to which the land-transfer tax is rounded down.',
  unit: 'currency',
  direction: 'down',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: '2002-01-01',
      value: 1,
      source: {
        title: 'Grunderwerbsteuergesetz',
        article: '§ 11 (2)',
        url: 'https://www.gesetze-im-internet.de/grestg_1983/__11.html',
        textOf: federalTextOf,
        reference: 'GrEStG § 11',
      },
      certainty: 'statutory',
    },
  ],
}
