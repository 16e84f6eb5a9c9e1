import type { LawTable, Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from } = coverage

/** Sum for each of which the tax on deeds is due, where the law of the place was read: "for each 500 or fraction thereof". */
export const deedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.steps',
  description: 'Multiple to which the price is rounded up for the tax on deeds (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 100, 'US-NV': 500, 'US-NC': 500, 'US-NY': 500, Chicago: 500, 'Los Angeles': 500 },
      source: {
        title: 'codes of Florida, Nevada, North Carolina and New York, tax offices of Chicago and Los Angeles',
        article:
          'F.S. 201.02(1)(a); NRS 375.020; G.S. 105-228.30; 20 NYCRR 575.2; Municipal Code of Chicago, chapter 3-33; § 21.9.2(a)',
      },
      certainty: 'statutory',
    },
  ],
}

/** The same of the tax of the seller in Virginia, of which only a copy was read. */
export const furtherDeedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.furtherSteps',
  description: 'Multiple to which the price is rounded up for the tax on deeds of further places (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-VA': 500 },
      source: { title: 'Code of Virginia', article: '§ 58.1-802' },
      certainty: 'published',
      note: 'The tax of the seller alone, in an undated copy; how the recordation tax is rounded was not read.',
    },
  ],
}

/** Sum for each of which the tax on a loan is due. */
export const mortgageTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.mortgageTax.steps',
  description: 'Multiple to which the loan is rounded up for the tax on it (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 100 },
      source: { title: 'national table of deed and transfer taxes by state', article: 'tax on the loan' },
      certainty: 'published',
      note: 'Cents for each 100 begun, as of the deed.',
    },
  ],
}

/** Sum for each of which the tax on intangible property is due. */
export const intangibleTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.intangibleTax.steps',
  description: 'Multiple to which the loan is rounded up for the tax on intangible property (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-GA': 500 },
      source: { title: 'Georgia Code', article: '§ 48-6-61', url: 'https://ga.elaws.us' },
      certainty: 'statutory',
      note: '1.50 for each 500 begun.',
    },
  ],
}
