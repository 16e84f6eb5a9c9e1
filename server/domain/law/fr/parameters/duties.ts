import type { Parameter } from '../../../core/dated.ts'
import { cgi } from './acts.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'

const { coveredFrom: from } = coverage

/** Municipal additional duty on a sale, as a fraction of the price. */
export const municipalRate: Parameter<number> = {
  id: 'fr.transfer.municipalRate',
  description: 'Municipal additional duty.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.012,
      source: { ...cgi, article: 'arts 1584, 1595 bis', textOf: '2011-01-01' },
      certainty: 'statutory',
      note: 'Of the municipality above 5 000 inhabitants or of tourism, else of the fund of the department.',
    },
  ],
}

/** Levy of the state for assessing and collecting the departmental part. */
export const stateLevyRate: Parameter<number> = {
  id: 'fr.transfer.stateLevyRate',
  description: 'Levy on the departmental part.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.0237,
      source: { ...cgi, article: 'art. 1647, V, a', textOf: '2011-01-01' },
      certainty: 'statutory',
    },
  ],
}

/** Minimum proportional duty on a deed. */
export const dutyMinimum: Parameter<number> = {
  id: 'fr.transfer.dutyMinimum',
  description: 'Least proportional duty of a deed.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from, value: 25, source: { ...cgi, article: 'art. 674', textOf: '2006-01-01' }, certainty: 'statutory' },
  ],
}

/** Duty on a sale that bears VAT. */
export const newBuildRate: Parameter<number> = {
  id: 'fr.newBuild.dutyRate',
  description: 'Duty on the sale of a new dwelling that bears VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.007,
      source: { ...cgi, article: 'art. 1594 F quinquies, A', textOf: '2011-07-24' },
      certainty: 'statutory',
    },
  ],
}

/** Levy of the state for collecting a duty of 0.70 %. */
export const newBuildLevyRate: Parameter<number> = {
  id: 'fr.newBuild.levyRate',
  description: 'Levy on duties of 0.70 %: on new dwellings, and on mortgages.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.0214,
      source: { ...cgi, article: 'art. 1647, V, b', textOf: '2011-01-01' },
      certainty: 'statutory',
    },
  ],
}

/** Contribution de sécurité immobilière, on a sale, as a fraction of its base. */
export const contributionRate: Parameter<number> = {
  id: 'fr.registry.contributionRate',
  description: 'Land-registry contribution.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: 0.001, source: { ...cgi, article: 'art. 881 K', textOf: '2013-01-01' }, certainty: 'statutory' },
  ],
}

/** Minimum contribution de sécurité immobilière on a sale, in euros. */
export const contributionMinimum: Parameter<number> = {
  id: 'fr.registry.contributionMinimum',
  description: 'Least land-registry contribution.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from, value: 15, source: { ...cgi, article: 'art. 881 M, b', textOf: '2013-01-01' }, certainty: 'statutory' },
  ],
}

/** Departments with land books instead of a land registration service. */
export const contributionFree: Parameter<readonly string[]> = {
  id: 'fr.registry.contributionFree',
  description: 'Departments without a land-registry contribution: their land books are kept by other services.',
  unit: 'names',
  checkedOn,
  versions: [
    {
      from,
      value: ['FR-57', 'FR-67', 'FR-68', 'FR-976'],
      source: { ...cgi, article: 'arts 878, 879, 881 O', textOf: '2013-09-21' },
      certainty: 'published',
      note: 'It is owed for formalities at the services of land registration (879), not for the land book of Mayotte (881 O). Moselle, Bas-Rhin and Haut-Rhin have a land book of the courts; the decree on them (649) was not read.',
    },
  ],
}
