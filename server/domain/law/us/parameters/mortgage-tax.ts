import type { Band } from '../../../core/brackets.ts'
import type { LawTable, Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const undated = 'The day on which the rates began was not read.'

/** Taxes on a loan that were read. */
export const mortgageTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.mortgageTax.rates',
  description: 'Tax on the loan, borne by the buyer (row used).',
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

/** Taxes on a loan that were read in the laws and on the pages of the states. */
export const furtherMortgageTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.mortgageTax.unreadRates',
  description: 'Tax on the loan of further states, borne by the buyer (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-MN': 0.0023, 'US-TN': 0.00115, 'US-VA': 0.0025, Hennepin: 0.0024, Ramsey: 0.0024 },
      source: {
        title: 'Minnesota Statutes; Tennessee Department of Revenue; Code of Virginia',
        article: 'Minn. Stat. 287.035; REC-1; § 58.1-803; Minn. Stat. 383A.80 and 383B.80',
      },
      certainty: 'statutory',
      note: 'Tennessee: on the debt above 2 000. Hennepin and Ramsey in Minnesota: 0.0001 more, until 2027-12-31.',
    },
  ],
}

/** Part of a loan that is free of the tax of Tennessee. */
export const tennesseeFree: Parameter<number> = {
  id: 'us.mortgageTax.tennesseeFree',
  description: 'First part of a loan that bears no tax in Tennessee.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 2_000,
      source: {
        title: 'Tennessee Department of Revenue, recordation tax',
        article: 'REC-1; Tenn. Code § 67-4-409',
        url: 'https://revenue.support.tn.gov/hc/en-us/articles/360057241552-REC-1-Recordation-Tax-Overview',
      },
      certainty: 'statutory',
    },
  ],
}

/** Taxes on intangible property, due on a loan. */
export const intangibleTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.intangibleTax.rates',
  description: 'Tax on intangible property, due once on the loan (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 0.002 },
      source: { title: 'Florida Statutes', article: '§ 199.133(1)' },
      certainty: 'statutory',
    },
  ],
}

/** The same of Georgia. */
export const furtherIntangibleTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.intangibleTax.unreadRates',
  description: 'Tax on intangible property of further states, due once on the loan (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-GA': 0.003 },
      source: { title: 'Georgia Code', article: '§ 48-6-61', url: 'https://ga.elaws.us' },
      certainty: 'statutory',
      note: '1.50 for each 500 begun.',
    },
  ],
}

/** Highest intangible tax of Georgia. */
export const georgiaCap: Parameter<number> = {
  id: 'us.intangibleTax.georgiaCap',
  description: 'Highest tax on one loan in Georgia.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 25_000,
      source: {
        title: 'Rules and Regulations of the State of Georgia',
        article: '560-11-8-.02',
        url: 'https://rules.sos.ga.gov/GAC/560-11-8',
      },
      certainty: 'statutory',
    },
  ],
}

/** Loans in New York City. */
export const newYorkCityMortgageTax: Parameter<readonly Band[]> = {
  id: 'us.mortgageTax.newYorkCity',
  description: 'Mortgage recording tax of New York City, part of the borrower, on the whole loan.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 499_999.99, rate: 0.018 },
        { upTo: null, rate: 0.01925 },
      ],
      source: { title: 'New York Tax Law', article: 'art. 11' },
      certainty: 'published',
      note: 'Read in tables of title companies.',
    },
  ],
}

/** What one or two dwellings save in New York City. */
export const newYorkCityDeduction: Parameter<number> = {
  id: 'us.mortgageTax.newYorkCityDeduction',
  description: 'Deduction for buildings of one or two dwellings in New York City.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 30,
      source: { title: 'New York Tax Law', article: 'art. 11' },
      certainty: 'published',
      note: 'Read in tables of title companies.',
    },
  ],
}

/** Largest building that has the deduction. */
export const deductionDwellingsMax: Parameter<LawTable<number>> = {
  id: 'us.mortgageTax.dwellingsMax',
  description: 'Dwellings of the largest building with a deduction from the tax on the loan (row used).',
  unit: 'count',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'New York City': 2 },
      source: { title: 'New York Tax Law', article: 'art. 11' },
      certainty: 'published',
      note: 'Read in tables of title companies.',
    },
  ],
}
