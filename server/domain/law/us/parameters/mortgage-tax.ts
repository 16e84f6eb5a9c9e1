import type { Band } from '../../../core/brackets.ts'
import type { LawTable, Parameter } from '../../../core/dated.ts'
import { actsReadOn, comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Address of the codes of all states; a table of several has no address of its own. */
const codes = 'https://law.justia.com/codes/'

const newYorkLaw = {
  title: 'New York Tax Law',
  url: 'https://www.nysenate.gov/legislation/laws/TAX/253',
  textOf: '2011-01-24',
}

/** Rates of the tax on a loan that were read. */
export const mortgageTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.mortgageTax.rates',
  description: 'Tax on the loan, borne by the buyer (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 0.0035, 'US-TN': 0.00115, Westchester: 0.0105, Rockland: 0.0105 },
      source: {
        title: 'codes of Florida, New York and Tennessee',
        article: 'F.S. 201.08(1)(b); Tax Law §§ 253(1) and (2)(a), 253-f and 253-g; § 67-4-409(b)(1)',
        url: codes,
        textOf: '2025-07-01',
      },
      certainty: 'statutory',
      note: 'The day is that of the Florida Statutes of 2025; the other copies are older or undated. Westchester and Rockland: 50 and 30 cents for each 100, and the 25 that § 253-g and § 253-f let them levy; the local law of Westchester was not read. The borrower does not bear the 25 of § 253(1-a).',
    },
  ],
}

/** Rates of the tax on a loan that were read in the laws and on the pages of the states. */
export const furtherMortgageTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.mortgageTax.unreadRates',
  description: 'Tax on the loan of further states, borne by the buyer (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-AL': 0.0015, 'US-MN': 0.0023, 'US-VA': 0.0025, Hennepin: 0.0024, Ramsey: 0.0024 },
      source: {
        title: 'Code of Alabama; Minnesota Statutes; Code of Virginia',
        article: '§ 40-22-2; Minn. Stat. 287.035, 383A.80 and 383B.80; § 58.1-803',
        url: codes,
        textOf: '2026-02-15',
      },
      certainty: 'statutory',
      note: 'Hennepin and Ramsey in Minnesota: 0.0001 more, until 2027-12-31. The copies of Minnesota are undated.',
    },
  ],
}

/** Part of a loan that is exempt from the tax of Tennessee. */
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
      certainty: 'published',
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
      source: {
        title: 'Florida Statutes',
        article: '§ 199.133(1)',
        url: 'http://www.leg.state.fl.us/statutes/',
        textOf: '2025-07-01',
      },
      certainty: 'statutory',
    },
  ],
}

/** The same for Georgia. */
export const furtherIntangibleTaxRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.intangibleTax.unreadRates',
  description: 'Tax on intangible property of further states, due once on the loan (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-GA': 0.003 },
      source: { title: 'Georgia Code', article: '§ 48-6-61', url: 'https://ga.elaws.us', textOf: '2013-08-20' },
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
  checkedOn: actsReadOn,
  versions: [
    {
      from,
      value: 25_000,
      source: {
        title: 'Rules and Regulations of the State of Georgia',
        article: '560-11-8-.02',
        url: 'https://regulations.justia.com/states/georgia/department-560/chapter-560-11/subject-560-11-8/rule-560-11-8-02/',
        textOf: '2024-03-20',
      },
      certainty: 'statutory',
      note: 'For a single security instrument, says the rule of the Commissioner; the copy of § 48-6-61 of the code that was read ends within this sentence.',
    },
  ],
}

/** Tax on loans in New York City. */
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
      source: {
        title: 'Administrative Code of the City of New York; New York Tax Law',
        article: '§ 11-2601(d); Tax Law § 253(1) and (2)(a)',
        url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/',
        textOf: '2017-04-22',
      },
      certainty: 'statutory',
      note: '1.00, or 1.125 from 500 000 on, of the city, and 50 and 30 cents of the state for each 100. The borrower does not bear the 25 cents of § 253(1-a).',
    },
  ],
}

/** Deduction for one or two dwellings in New York City. */
export const newYorkCityDeduction: Parameter<number> = {
  id: 'us.mortgageTax.newYorkCityDeduction',
  description: 'Deduction for buildings of one or two dwellings in New York City, Westchester and Rockland.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 30,
      source: { ...newYorkLaw, article: '§ 253(2)(a)' },
      certainty: 'statutory',
      note: 'The first 10 000 of the loan are excepted from the 30 cents for each 100.',
    },
  ],
}

/** Largest building that has the deduction. */
export const deductionDwellingsMax: Parameter<LawTable<number>> = {
  id: 'us.mortgageTax.dwellingsMax',
  description: 'Dwellings of the largest building with a deduction from the tax on the loan (row used).',
  unit: 'count',
  checkedOn: actsReadOn,
  versions: [
    {
      from,
      value: { 'New York City': 2, Westchester: 2, Rockland: 2 },
      source: {
        title: 'New York Tax Law',
        article: '§ 253(2)(a)',
        url: 'https://www.nysenate.gov/legislation/laws/TAX/253',
        textOf: '2011-01-24',
      },
      certainty: 'statutory',
      note: 'The first 10 000 of a loan on a house of one or two families are left out.',
    },
  ],
}
