import type { LawTable, Parameter } from '../../../core/dated.ts'
import { actsReadOn, comparedOn, coverage } from './coverage.ts'
import { chicagoCode, losAngelesCode } from './local-tax.ts'

const { coveredFrom: from } = coverage

/** Address of the codes of all states; a table of several has no address of its own. */
const codes = 'https://law.justia.com/codes/'

const read2026 = '2026-02-15'

/** Step of the tax on deeds, where the law of the place was read: "for each 500 or fraction thereof". */
export const deedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.steps',
  description: 'Multiple to which the price is rounded up for the tax on deeds (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 100, 'US-NV': 500, 'US-NC': 500, 'US-NY': 500 },
      source: {
        title: 'codes of Florida, Nevada, North Carolina and New York',
        article: 'F.S. 201.02(1)(a); NRS 375.020; G.S. 105-228.30; Tax Law § 1402(a)(1)',
        url: codes,
        textOf: '2025-07-01',
      },
      certainty: 'statutory',
    },
  ],
}

/** The same for Chicago, whose code an ordinance before its council prints. */
export const publishedDeedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.publishedSteps',
  description: 'Multiple to which the price is rounded up for the tax of Chicago on deeds (row used).',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from,
      value: { Chicago: 500 },
      source: chicagoCode,
      certainty: 'statutory',
      note: 'As ordinance O2019-5569 prints it, which would have added a rate and failed on 2023-05-24.',
    },
  ],
}

/**
 * The same for further places; in Virginia for the recordation tax, and under its own name for the tax of the seller.
 */
export const furtherDeedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.furtherSteps',
  description: 'Multiple to which the price is rounded up for the tax on deeds of further places (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-VA': 100, 'Virginia grantor': 500 },
      source: {
        title: 'Code of Virginia',
        article: '§§ 58.1-801 and 58.1-802',
        url: 'https://law.lis.virginia.gov/vacode/title58.1/chapter8/section58.1-801/',
        textOf: read2026,
      },
      certainty: 'statutory',
    },
  ],
}

/** The same, by further codes. */
export const codeDeedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.codeSteps',
  description: 'Multiple to which the price is rounded up for the tax on deeds by further codes (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'US-AL': 500,
        'US-AR': 1_000,
        'US-CA': 500,
        'US-IL': 500,
        'US-MI': 500,
        'US-NH': 100,
        'San Francisco': 500,
      },
      source: {
        title: 'codes of Alabama, Arkansas, California, Illinois, Michigan, New Hampshire and San Francisco',
        article:
          '§ 40-22-1; § 26-60-105; R&T 11911; 35 ILCS 200/31-10 and 55 ILCS 5/5-1031; 207.504 and 207.525; RSA 78-B:1; BTRC § 1102',
        url: codes,
        textOf: read2026,
      },
      certainty: 'statutory',
      note: 'The day is that of Alabama and Michigan; the other copies are older or undated.',
    },
  ],
}

/** The same for a city, by its own code. */
export const cityDeedTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.deedTax.citySteps',
  description: 'Multiple to which the price is rounded up for the tax of a city on deeds (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'Los Angeles': 500 },
      source: { ...losAngelesCode, article: '§ 21.9.2(a)' },
      certainty: 'statutory',
    },
  ],
}

/** Step of the tax on a loan. */
export const mortgageTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.mortgageTax.steps',
  description: 'Multiple to which the loan is rounded up for the tax on it (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-FL': 100 },
      source: {
        title: 'Florida Statutes',
        article: '§ 201.08(1)(b)',
        url: 'https://www.flsenate.gov/Laws/Statutes/2025/201.08',
        textOf: '2025-07-01',
      },
      certainty: 'statutory',
      note: '35 cents for each 100 begun.',
    },
  ],
}

/** The same for states whose law was read. */
export const furtherMortgageTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.mortgageTax.furtherSteps',
  description: 'Multiple to which the loan is rounded up for the tax on it in further states (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-AL': 100, 'US-VA': 100 },
      source: {
        title: 'Code of Alabama; Code of Virginia',
        article: '§ 40-22-2; § 58.1-803',
        url: codes,
        textOf: read2026,
      },
      certainty: 'statutory',
    },
  ],
}

/** Step of the tax on intangible property. */
export const intangibleTaxSteps: Parameter<LawTable<number>> = {
  id: 'us.intangibleTax.steps',
  description: 'Multiple to which the loan is rounded up for the tax on intangible property (row used).',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-GA': 500 },
      source: { title: 'Georgia Code', article: '§ 48-6-61', url: 'https://ga.elaws.us', textOf: '2013-08-20' },
      certainty: 'statutory',
      note: '1.50 for each 500 begun.',
    },
  ],
}

/** Unit by which a loan is counted; a remainder above half a unit counts as one. */
export const majorFractions: Parameter<LawTable<number>> = {
  id: 'us.mortgageTax.majorFractions',
  description: 'Multiple to which the loan is rounded for the tax on it, a rest above the half going up (row used).',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from,
      value: { 'New York City': 100, Westchester: 100, Rockland: 100 },
      source: {
        title: 'New York Tax Law',
        article: '§ 253(1)',
        url: 'https://www.nysenate.gov/legislation/laws/TAX/253',
        textOf: '2022-09-30',
      },
      certainty: 'statutory',
      note: '1 050 has ten hundreds, 1 050.01 eleven.',
    },
  ],
}
