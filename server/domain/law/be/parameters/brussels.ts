import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, firstDay } from './coverage.ts'

const { checkedOn } = coverage

const code = { title: "Code des droits d'enregistrement (Région de Bruxelles-Capitale)", article: 'art. 44' }
const allowances = { title: "Code des droits d'enregistrement (Région de Bruxelles-Capitale)", article: 'art. 46bis' }

/** Rate of the Brussels registration duty. */
export const rate: Parameter<number> = {
  id: 'be.brussels.rate',
  says: 'Rate of the registration duty in Brussels.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: firstDay, value: 0.125, source: code, certainty: 'published' }],
}

/** Allowance on the base of an own home, up to a price. */
export const allowance: Parameter<readonly Band[]> = {
  id: 'be.brussels.allowance',
  says: 'Allowance on the base of the duty for an own home, up to a price.',
  unit: 'brackets',
  checkedOn,
  versions: [
    { from: firstDay, value: [{ upTo: 500_000, amount: 175_000 }], source: allowances, certainty: 'published' },
    { from: '2023-04-01', value: [{ upTo: 600_000, amount: 200_000 }], source: allowances, certainty: 'published' },
  ],
}

/** More allowance for each energy class that works gain. */
export const energyAllowance: Parameter<number> = {
  id: 'be.brussels.energyAllowance',
  says: 'More allowance for each energy class gained, from two classes on.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 0, source: allowances, certainty: 'published', note: 'None before 2023-04-01.' },
    { from: '2023-04-01', value: 25_000, source: allowances, certainty: 'published' },
  ],
}

/** Energy classes that must be gained. */
export const energyClassJumpsMin: Parameter<number> = {
  id: 'be.brussels.energyClassJumpsMin',
  says: 'Energy classes that works must gain to raise the allowance.',
  unit: 'count',
  checkedOn,
  versions: [{ from: firstDay, value: 2, source: allowances, certainty: 'published' }],
}
