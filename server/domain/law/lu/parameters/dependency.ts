import type { Parameter } from '../../../core/dated.ts'
import { textsReadOn } from './coverage.ts'
import { acts } from './sources.ts'

/** Rate of the dependency insurance contribution on the taxable gain of an insured resident. */
export const dependencyRate: Parameter<number> = {
  id: 'lu.dependency.rate',
  description: 'Dependency insurance contribution.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 0.014,
      source: { ...acts.dependency2006, article: 'art. 33 (CAS art. 376)', reference: 'CAS art. 376' },
      certainty: 'statutory',
    },
  ],
}

/** A yearly contribution below this sum, in EUR, is not collected. */
export const dependencyMinimum: Parameter<number> = {
  id: 'lu.dependency.minimum',
  description: 'A yearly contribution below this sum is not collected.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 24.79,
      source: { ...acts.dependency1998, article: 'CAS art. 378', reference: 'CAS art. 378' },
      certainty: 'statutory',
      note: 'The text says 1 000 francs a year.',
    },
  ],
}
