import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { checkedOn } = coverage

const bands = { title: 'Finance Act 2003', article: 's. 55' }
const higherRates = { title: 'Finance Act 2003', article: 'Sch. 4ZA' }
const companies = { title: 'Finance Act 2003', article: 'Sch. 4A' }
const firstHomes = { title: 'Finance Act 2003', article: 'Sch. 6ZA' }
const nonResidents = { title: 'Finance Act 2003', article: 'Sch. 9A' }

/** Bands of stamp duty land tax. */
export const stampDutyBands: Parameter<readonly Slice[]> = {
  id: 'uk.sdlt.bands',
  says: 'Stamp duty land tax on dwellings in England and Northern Ireland, slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: '2022-09-23',
      value: [
        { upTo: 250_000, rate: 0 },
        { upTo: 925_000, rate: 0.05 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: bands,
      certainty: 'published',
    },
    {
      from: '2025-04-01',
      value: [
        { upTo: 125_000, rate: 0 },
        { upTo: 250_000, rate: 0.02 },
        { upTo: 925_000, rate: 0.05 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: bands,
      certainty: 'published',
    },
  ],
}

/** Bands of first-time buyers, up to the price above which the whole relief is lost. */
export const firstTimeBands: Parameter<readonly Slice[]> = {
  id: 'uk.sdlt.firstTimeBands',
  says: 'Stamp duty land tax of first-time buyers; above the last limit the whole relief is lost.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: '2022-09-23',
      value: [
        { upTo: 425_000, rate: 0 },
        { upTo: 625_000, rate: 0.05 },
      ],
      source: firstHomes,
      certainty: 'published',
    },
    {
      from: '2025-04-01',
      value: [
        { upTo: 300_000, rate: 0 },
        { upTo: 500_000, rate: 0.05 },
      ],
      source: firstHomes,
      certainty: 'published',
    },
  ],
}

/** Points added to every band for an additional dwelling. */
export const additionalRate: Parameter<number> = {
  id: 'uk.sdlt.additionalDwellingRate',
  says: 'Points added to every band for an additional dwelling, and for dwellings that a company buys.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: '2016-04-01', value: 0.03, source: higherRates, certainty: 'published' },
    { from: '2024-10-31', value: 0.05, source: higherRates, certainty: 'published' },
  ],
}

/** Price from which a dwelling counts as an additional one, in all four nations. */
export const additionalFrom: Parameter<number> = {
  id: 'uk.sdlt.additionalDwellingFrom',
  says: 'Price from which the rates for additional dwellings apply.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: '2016-04-01', value: 40_000, source: higherRates, certainty: 'published' }],
}

/** Points added to every band for buyers who are not resident. */
export const nonResidentRate: Parameter<number> = {
  id: 'uk.sdlt.nonResidentRate',
  says: 'Points added to every band for buyers who are not resident in the United Kingdom.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: '2021-04-01', value: 0.02, source: nonResidents, certainty: 'published' }],
}

/** Rate on the whole price of a dear dwelling that a company buys. */
export const companyRate: Parameter<number> = {
  id: 'uk.sdlt.companyRate',
  says: 'Rate on the whole price of a dwelling above the limit that a company buys without a relief.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 0.15,
      source: companies,
      certainty: 'published',
      note: 'In force before; known from this day on.',
    },
    { from: '2024-10-31', value: 0.17, source: companies, certainty: 'published' },
  ],
}

/** Price above which the company rate applies. */
export const companyAbove: Parameter<number> = {
  id: 'uk.sdlt.companyAbove',
  says: 'Price above which the company rate applies.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 500_000,
      source: companies,
      certainty: 'published',
      note: 'In force before; known from this day on.',
    },
  ],
}
