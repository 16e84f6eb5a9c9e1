import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const undated = 'The day on which the rates began was not read.'

/** Taxes on a loan that were read. */
export const mortgageTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.mortgageTax.rates',
  says: 'Tax on the loan, borne by the buyer (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'US-AL': 0.0015, 'US-FL': 0.0035, Westchester: 0.0105, Rockland: 0.0105 },
      source: { title: 'national table of deed and transfer taxes by state', article: 'tax on the loan' },
      certainty: 'published',
      note: undated,
    },
  ],
}

/** Taxes on a loan that are common knowledge. */
export const unreadMortgageTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.mortgageTax.unreadRates',
  says: 'Tax on the loan of further states, borne by the buyer (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'US-MN': 0.0023, 'US-TN': 0.00115, 'US-VA': 0.0025 },
      source: { title: 'revenue codes of the states', article: 'tax on the loan' },
      certainty: 'unverified',
      note: undated,
    },
  ],
}

/** Taxes on intangible property, due on a loan. */
export const intangibleTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.intangibleTax.rates',
  says: 'Tax on intangible property, due once on the loan (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 0.002 },
      source: { title: 'Florida Statutes', article: '§ 199.133' },
      certainty: 'published',
    },
  ],
}

/** The same of Georgia. */
export const unreadIntangibleTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.intangibleTax.unreadRates',
  says: 'Tax on intangible property of further states, due once on the loan (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'US-GA': 0.003 },
      source: { title: 'Georgia Code', article: '§ 48-6-61' },
      certainty: 'unverified',
    },
  ],
}

/** Highest intangible tax of Georgia. */
export const georgiaCap: Parameter<number> = {
  id: 'us.intangibleTax.georgiaCap',
  says: 'Highest tax on one loan in Georgia.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 25_000, source: { title: 'Georgia Code', article: '§ 48-6-61' }, certainty: 'unverified' }],
}

/** Loans in New York City. */
export const newYorkCityMortgageTax: Parameter<readonly Band[]> = {
  id: 'us.mortgageTax.newYorkCity',
  says: 'Mortgage recording tax of New York City, part of the borrower, on the whole loan.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 499_999.99, rate: 0.018 },
        { upTo: null, rate: 0.01925 },
      ],
      source: { title: 'New York Tax Law', article: 'art. 11' },
      certainty: 'published',
      note: undated,
    },
  ],
}

/** What one or two dwellings save in New York City. */
export const newYorkCityDeduction: Parameter<number> = {
  id: 'us.mortgageTax.newYorkCityDeduction',
  says: 'Deduction for buildings of one or two dwellings in New York City.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 30, source: { title: 'New York Tax Law', article: 'art. 11' }, certainty: 'published' }],
}
