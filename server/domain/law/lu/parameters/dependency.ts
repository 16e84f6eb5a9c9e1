import type { Parameter } from '../../../core/dated.ts'

const source = {
  title: 'circulaire CADEP 1 du 23 octobre 2009',
  article: 'p. 6–8',
  reference: 'circulaire CADEP 1 du 23 octobre 2009',
}

/** Rate of the dependency insurance contribution on the taxable gain of an insured resident. */
export const dependencyRate: Parameter<number> = {
  id: 'lu.dependency.rate',
  says: 'Dependency insurance contribution.',
  unit: 'fraction',
  checkedOn: '2026-11-21',
  versions: [{ from: '2015-01-01', value: 0.014, source, certainty: 'published' }],
}

/** A yearly contribution below this sum, in EUR, is not collected. */
export const dependencyMinimum: Parameter<number> = {
  id: 'lu.dependency.minimum',
  says: 'A yearly contribution below this sum is not collected.',
  unit: 'currency',
  checkedOn: '2026-11-21',
  versions: [{ from: '2015-01-01', value: 24.79, source, certainty: 'published' }],
}
