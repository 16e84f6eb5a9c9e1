import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn, articlesReadOn, firstDay, textsReadOn } from './coverage.ts'
import { acts } from './sources.ts'

const vatLaw = 'loi TVA du 12 février 1979'

/** The act that raised the rate from 15 to 17 % as of 2015. */
const raised = {
  ...acts.budget2015,
  article: 'art. 6 (TVA art. 39(3))',
  reference: `${vatLaw}, art. 39(3); ${acts.budget2015.title}, art. 6`,
}

export const standardVatRate: Parameter<number> = {
  id: 'lu.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: 0.17, source: raised, certainty: 'statutory' },
    {
      from: '2023-01-01',
      until: '2023-12-31',
      value: 0.16,
      source: { ...acts.vat2022, article: 'art. 1', reference: `${vatLaw}; ${acts.vat2022.title}, art. 1` },
      certainty: 'statutory',
      note: 'Lowered for 2023.',
    },
    { from: '2024-01-01', value: 0.17, source: raised, certainty: 'statutory' },
  ],
}

export const superReducedVatRate: Parameter<number> = {
  id: 'lu.vat.superReducedRate',
  description: 'Super-reduced rate of VAT on the creation and renovation of dwellings.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.03,
      source: {
        ...acts.credit2002,
        article: 'art. 17 (TVA art. 61(6), annex B point 22)',
        reference: `${vatLaw}, annex B point 22`,
      },
      certainty: 'statutory',
      note: 'The loi du 19 décembre 2014, art. 6, raises the other rates and leaves this one as it was.',
    },
  ],
}

/** Ceiling of the benefit of the super-reduced rate. */
export const vatBenefitCeiling: Parameter<number> = {
  id: 'lu.vat.benefitCeiling',
  description: 'Benefit of the super-reduced rate per dwelling, creation and renovation together, consumed over time.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 50_000,
      source: {
        ...acts.vatHousing2012,
        article: 'art. 1 (règlement du 30 juillet 2002, arts 9, 11)',
        reference: 'règlement grand-ducal du 30 juillet 2002 (TVA logement)',
      },
      certainty: 'statutory',
      note: 'Instead of 60 000 since 1 January 2013.',
    },
  ],
}

/** Amounts that works must exceed for the reduced rate. */
export const renovationAbove: Parameter<Record<'total' | 'invoice', number>> = {
  id: 'lu.vat.renovationAbove',
  description:
    'Amounts without VAT that works must exceed for the super-reduced rate: each invoice, and the invoices together.',
  unit: 'currency',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: firstDay,
      value: { invoice: 1250, total: 3000 },
      source: { ...acts.vatHousing2005, article: 'art. 3 (règlement du 30 juillet 2002, art. 9)' },
      certainty: 'statutory',
      note: 'By repayment; the supplier may apply the rate at once to an invoice above 3 000 (art. 11), which gives the same. Works that follow a purchase and end within five years are not bound to an age of the home; others need ten years, twenty before 2021 (art. 6, règlement of 19 December 2020).',
    },
  ],
}

/** Part of a building above which all of it counts as the home. */
export const wholeHomeAbove: Parameter<number> = {
  id: 'lu.vat.wholeHomeAbove',
  description:
    'Part of the area that the home must exceed, where a building serves other ends too, for the super-reduced rate on all of it; otherwise the rate is for that part alone.',
  unit: 'fraction',
  checkedOn: articlesReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.75,
      source: { ...acts.vatHousing2002, article: 'art. 4' },
      certainty: 'statutory',
      note: 'The article measures areas (`areas`); without them the part of the price that is housing (`nonHousingShare`) is taken.',
    },
  ],
}
