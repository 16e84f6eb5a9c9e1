import type { Parameter } from '../../../core/dated.ts'
import { checkedOn, firstDay } from './coverage.ts'

const vatLaw = 'loi TVA du 12 février 1979'
const housing = 'règlement grand-ducal du 30 juillet 2002 (TVA logement)'

/** Standard rate of VAT. */
export const standardVatRate: Parameter<number> = {
  id: 'lu.vat.standardRate',
  says: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.17,
      source: { title: vatLaw, article: 'standard rate' },
      certainty: 'published',
    },
    {
      from: '2023-01-01',
      until: '2023-12-31',
      value: 0.16,
      source: { title: vatLaw, article: 'standard rate' },
      certainty: 'published',
      note: 'Lowered for 2023.',
    },
    { from: '2024-01-01', value: 0.17, source: { title: vatLaw, article: 'standard rate' }, certainty: 'published' },
  ],
}

/** Super-reduced rate of VAT. */
export const superReducedVatRate: Parameter<number> = {
  id: 'lu.vat.superReducedRate',
  says: 'Super-reduced rate of VAT on the creation and renovation of dwellings.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.03,
      source: { title: vatLaw, article: 'annex B point 22' },
      certainty: 'published',
    },
  ],
}

/** Ceiling of the benefit of the super-reduced rate. */
export const vatBenefitCeiling: Parameter<number> = {
  id: 'lu.vat.benefitCeiling',
  says: 'Benefit of the super-reduced rate per dwelling, creation and renovation together, consumed over time.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: firstDay, value: 50_000, source: { title: housing, article: 'plafond' }, certainty: 'statutory' }],
}
