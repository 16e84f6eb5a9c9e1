import type { RoundingRule } from '../../../core/rounding.ts'
import { cgi } from './acts.ts'

const checkedOn = '2026-11-30'
const from = '2002-01-01'

/** Rounding of the base of a tax. */
export const baseRounding: RoundingRule = {
  id: 'fr.tax.baseRounding',
  description: 'Whole euro to which the base of a tax is rounded, the nearest, half a euro upwards.',
  unit: 'currency',
  direction: 'nearest',
  checkedOn,
  versions: [
    {
      from,
      value: 1,
      source: { ...cgi, article: 'arts 1649 undecies, 881 A', textOf: '2002-03-31' },
      certainty: 'statutory',
    },
  ],
}

/** Rounding of a tax as it is collected. */
export const taxRounding: RoundingRule = {
  id: 'fr.tax.rounding',
  description: 'Whole euro to which each tax and each levy on it is rounded, the nearest, half a euro upwards.',
  unit: 'currency',
  direction: 'nearest',
  checkedOn,
  versions: [
    {
      from,
      value: 1,
      source: { ...cgi, article: 'arts 1724, 1647-00 A', textOf: '2002-03-31' },
      certainty: 'statutory',
    },
  ],
}
