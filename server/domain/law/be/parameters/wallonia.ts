import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { checkedOn } = coverage

const code = { title: "Code des droits d'enregistrement (Région wallonne)", article: 'art. 44' }
const allowances = { title: "Code des droits d'enregistrement (Région wallonne)", article: 'art. 46bis' }

/** Rates of the Walloon registration duty. */
export const rates: Parameter<Record<'standard' | 'soleOwnHome', number>> = {
  id: 'be.wallonia.rates',
  says: 'Rate of the registration duty in Wallonia by what the buyer does with the home (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: '2018-01-01',
      value: { standard: 0.125, soleOwnHome: 0.125 },
      source: code,
      certainty: 'published',
      note: 'The 6 % of a first slice at a low cadastral income is not computed.',
    },
    { from: '2025-01-01', value: { standard: 0.125, soleOwnHome: 0.03 }, source: code, certainty: 'published' },
  ],
}

/** Allowance on the base of a sole own home. */
export const allowance: Parameter<number> = {
  id: 'be.wallonia.allowance',
  says: 'Allowance on the base of the duty for a sole own home.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: '2018-01-01', value: 20_000, source: allowances, certainty: 'published' },
    { from: '2023-01-01', value: 40_000, source: allowances, certainty: 'published' },
    { from: '2025-01-01', value: 0, source: allowances, certainty: 'published', note: 'Abolished.' },
  ],
}

/** How the allowance shrinks with the price. */
export const allowanceWithdrawn: Parameter<readonly Slice[]> = {
  id: 'be.wallonia.allowanceWithdrawn',
  says: 'Part of the allowance that is withdrawn for each euro of price, slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    { from: '2018-01-01', value: [], source: allowances, certainty: 'published' },
    {
      from: '2023-01-01',
      value: [
        { upTo: 350_000, rate: 0 },
        { upTo: 500_000, rate: 20_000 / 150_000 },
        { upTo: null, rate: 0 },
      ],
      source: allowances,
      certainty: 'published',
    },
    { from: '2025-01-01', value: [], source: allowances, certainty: 'published', note: 'Abolished.' },
  ],
}
