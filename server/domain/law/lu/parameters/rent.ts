import type { LawTable, Parameter } from '../../../core/dated.ts'
import { firstDay, leaseReadOn } from './coverage.ts'
import { acts } from './sources.ts'

/** Highest yearly rent of a dwelling, as a share of the invested capital. */
export const rentYieldMost: Parameter<number> = {
  id: 'lu.rent.yieldMost',
  description: 'A dwelling may not bring its landlord a yearly income above this share of the invested capital.',
  unit: 'fraction',
  checkedOn: leaseReadOn,
  versions: [
    { from: firstDay, value: 0.05, source: { ...acts.lease2006, article: 'art. 3(1)' }, certainty: 'statutory' },
  ],
}

/** Share of the invested capital at which a landlord may set the price of the land. */
export const rentLandShare: Parameter<number> = {
  id: 'lu.rent.landShare',
  description: 'Share of the invested capital at which the landlord may set the price of the land.',
  unit: 'fraction',
  checkedOn: leaseReadOn,
  versions: [
    { from: firstDay, value: 0.2, source: { ...acts.lease2006, article: 'art. 3(2)' }, certainty: 'statutory' },
  ],
}

/** Age of a building from which the invested capital without the land is reduced. */
export const rentReductionAfterYears: Parameter<number> = {
  id: 'lu.rent.reductionAfterYears',
  description: 'Age of the construction after which the revalued capital without the land is reduced.',
  unit: 'years',
  checkedOn: leaseReadOn,
  versions: [
    { from: firstDay, value: 15, source: { ...acts.lease2006, article: 'art. 3(3)' }, certainty: 'statutory' },
  ],
}

/** Reduction for each further period. */
export const rentReductionRate: Parameter<number> = {
  id: 'lu.rent.reductionRate',
  description: 'Reduction of the revalued capital without the land for each further period.',
  unit: 'fraction',
  checkedOn: leaseReadOn,
  versions: [
    { from: firstDay, value: 0.02, source: { ...acts.lease2006, article: 'art. 3(3)' }, certainty: 'statutory' },
  ],
}

/** Length of a period of the reduction. */
export const rentReductionPeriod: Parameter<number> = {
  id: 'lu.rent.reductionPeriod',
  description: 'Length of a further period, for each of which the capital is reduced.',
  unit: 'years',
  checkedOn: leaseReadOn,
  versions: [{ from: firstDay, value: 2, source: { ...acts.lease2006, article: 'art. 3(3)' }, certainty: 'statutory' }],
}

/** Time between two adaptations of a rent. */
export const rentAdaptationYears: Parameter<number> = {
  id: 'lu.rent.adaptationYears',
  description: 'How many years must pass between adaptations of the rent, or of the supplement for furniture.',
  unit: 'years',
  checkedOn: leaseReadOn,
  versions: [{ from: firstDay, value: 2, source: { ...acts.lease2006, article: 'art. 3(5)' }, certainty: 'statutory' }],
}

/** Highest rise of a rent at an adaptation; no row where the act sets none. */
export const rentRiseMost: Parameter<LawTable<number>> = {
  id: 'lu.rent.riseMost',
  description: 'Highest rise of the rent of a running lease at an adaptation, as a share of the rent.',
  unit: 'fraction',
  checkedOn: leaseReadOn,
  versions: [
    {
      from: firstDay,
      value: {},
      source: { ...acts.lease2006, article: 'arts 3(5), 11' },
      certainty: 'statutory',
      note: 'No limit of the rise; one of more than 10 % that the commission or the court decides applies by yearly thirds (art. 11).',
    },
    {
      from: '2020-06-28',
      value: { adaptation: 0 },
      source: { ...acts.rentFreeze2020, article: 'art. 1' },
      certainty: 'statutory',
      note: 'Each rise is forbidden up to 30 June 2021, prolonged by the law of 19 December 2020 (Mém. A 1044).',
    },
    { from: '2021-07-01', value: {}, source: { ...acts.lease2006, article: 'arts 3(5), 11' }, certainty: 'statutory' },
    {
      from: '2022-06-30',
      value: { adaptation: 0 },
      source: { ...acts.rentFreeze2022, article: 'art. 2' },
      certainty: 'statutory',
      note: 'Each rise is forbidden up to 31 December 2022.',
    },
    { from: '2023-01-01', value: {}, source: { ...acts.lease2006, article: 'arts 3(5), 11' }, certainty: 'statutory' },
    {
      from: '2024-08-01',
      value: { adaptation: 0.1 },
      source: { ...acts.lease2024, article: 'arts 3 no 2, 11 (art. 3(5))' },
      certainty: 'statutory',
      note: 'What exceeds it is not due from the first term after the registered letter of the tenant.',
    },
  ],
}

/** Highest rent of a furnished dwelling, as a multiple of that of an unfurnished one; no row since the supplement. */
export const rentFurnishedFactor: Parameter<LawTable<number>> = {
  id: 'lu.rent.furnishedFactor',
  description: 'Highest rent of a furnished dwelling, as a multiple of the rent by the invested capital.',
  unit: 'count',
  checkedOn: leaseReadOn,
  versions: [
    {
      from: firstDay,
      value: { furnished: 2 },
      source: { ...acts.lease2006, article: 'art. 4' },
      certainty: 'statutory',
      note: 'The value of the furniture counts in setting the rent; the act gives no rate.',
    },
    {
      from: '2024-08-01',
      value: {},
      source: { ...acts.lease2024, article: 'art. 4' },
      certainty: 'statutory',
      note: 'Art. 4 was replaced; the supplement of art. 3(1) stands in its place.',
    },
  ],
}

/** Monthly supplement for furniture, as a share of its invoices; no row before August 2024. */
export const rentFurnitureRate: Parameter<LawTable<number>> = {
  id: 'lu.rent.furnitureRate',
  description: 'Highest monthly supplement for the furniture, as a share of its invoices.',
  unit: 'fraction',
  checkedOn: leaseReadOn,
  versions: [
    { from: firstDay, value: {}, source: { ...acts.lease2006, article: 'art. 4' }, certainty: 'statutory' },
    {
      from: '2024-08-01',
      value: { month: 0.015 },
      source: { ...acts.lease2024, article: 'art. 3 no 1 (art. 3(1))' },
      certainty: 'statutory',
    },
  ],
}

/** Age below which an invoice for furniture counts. */
export const rentFurnitureYears: Parameter<number> = {
  id: 'lu.rent.furnitureYears',
  description: 'Furniture counts if its invoice is younger than this number of years at the lease or the adaptation.',
  unit: 'years',
  checkedOn: leaseReadOn,
  versions: [
    {
      from: '2024-08-01',
      value: 10,
      source: { ...acts.lease2024, article: 'art. 3 no 1 (art. 3(1))' },
      certainty: 'statutory',
    },
  ],
}

/** Dwellings that the cap leaves out where the lease says so; none since August 2024. */
export const rentCapExempt: Parameter<readonly string[]> = {
  id: 'lu.rent.capExempt',
  description: 'Dwellings to which the rules on rents do not apply where the lease says so.',
  unit: 'names',
  checkedOn: leaseReadOn,
  versions: [
    {
      from: firstDay,
      value: ['logements avec confort moderne, non-standard'],
      source: { ...acts.lease2006, article: 'art. 6' },
      certainty: 'statutory',
      note: 'Above 269 euros a month at index 100 of 1948, or a capital per m² above 618 (flat) or 450 euros (house) at the index of construction of 1970.',
    },
    {
      from: '2024-08-01',
      value: [],
      source: { ...acts.lease2024, article: 'art. 6' },
      certainty: 'statutory',
      note: 'Art. 6 is repealed, and art. 33bis has no transitional rule for it.',
    },
  ],
}
