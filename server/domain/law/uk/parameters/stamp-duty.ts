import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'

const { checkedOn } = coverage

const temporaryRelief = {
  title: 'Stamp Duty Land Tax (Temporary Relief) Act 2023',
  url: 'https://www.legislation.gov.uk/ukpga/2023/2/section/1',
}
const bands = {
  title: 'Finance Act 2003',
  article: 's. 55(1B), Table A',
  url: 'https://www.legislation.gov.uk/ukpga/2003/14/section/55',
}
const higherRates = { title: 'Finance Act 2003', article: 'Sch. 4ZA' }
const companies = {
  title: 'Finance Act 2025',
  article: 's. 53, amending the Finance Act 2003, Sch. 4A',
  url: 'https://www.legislation.gov.uk/ukpga/2025/8/section/53',
}
const firstHomes = {
  title: 'Finance Act 2003',
  article: 'Sch. 6ZA, para. 4',
  url: 'https://www.legislation.gov.uk/ukpga/2003/14/schedule/6ZA',
}
const nonResidents = { title: 'Finance Act 2003', article: 'Sch. 9A' }

/** Bands of stamp duty land tax. */
export const stampDutyBands: Parameter<readonly Slice[]> = {
  id: 'uk.sdlt.bands',
  description: 'Stamp duty land tax on dwellings in England and Northern Ireland, slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2022-09-23',
      value: [
        { upTo: 250_000, rate: 0 },
        { upTo: 925_000, rate: 0.05 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: { ...temporaryRelief, article: 's. 1(1) and (2)' },
      certainty: 'statutory',
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
      certainty: 'statutory',
    },
  ],
}

/** Bands of first-time buyers, up to the price above which the whole relief is lost. */
export const firstTimeBands: Parameter<readonly Slice[]> = {
  id: 'uk.sdlt.firstTimeBands',
  description: 'Stamp duty land tax of first-time buyers; above the last limit the whole relief is lost.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2022-09-23',
      value: [
        { upTo: 425_000, rate: 0 },
        { upTo: 625_000, rate: 0.05 },
      ],
      source: { ...temporaryRelief, article: 's. 1(5)' },
      certainty: 'statutory',
    },
    {
      from: '2025-04-01',
      value: [
        { upTo: 300_000, rate: 0 },
        { upTo: 500_000, rate: 0.05 },
      ],
      source: firstHomes,
      certainty: 'statutory',
    },
  ],
}

/** Points added to every band for an additional dwelling. */
export const additionalRate: Parameter<number> = {
  id: 'uk.sdlt.additionalDwellingRate',
  description: 'Points added to every band for an additional dwelling, and for dwellings that a company buys.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 0.03,
      source: {
        title: 'Finance Act 2003, as in the Stamp Duty Land Tax (Temporary Relief) Act 2023',
        article: 'Sch. 4ZA; s. 1(3); first day: HMRC manual SDLTM09735',
        url: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09735',
      },
      certainty: 'statutory',
    },
    {
      from: '2024-10-31',
      value: 0.05,
      source: {
        title: 'Finance Act 2025',
        article: 's. 50(2) to (5)',
        url: 'https://www.legislation.gov.uk/ukpga/2025/8/section/50',
      },
      certainty: 'statutory',
      note: 'A contract made before this day, and not varied, assigned or sub-sold after it, keeps 3 points.',
    },
  ],
}

/** Price from which a dwelling counts as an additional one, in all four nations. */
export const additionalFrom: Parameter<number> = {
  id: 'uk.sdlt.additionalDwellingFrom',
  description: 'Price from which the rates for additional dwellings apply.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: '2016-04-01', value: 40_000, source: higherRates, certainty: 'published' }],
}

/** Points added to every band for buyers who are not resident. */
export const nonResidentRate: Parameter<number> = {
  id: 'uk.sdlt.nonResidentRate',
  description: 'Points added to every band for buyers who are not resident in the United Kingdom.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: '2021-04-01', value: 0.02, source: nonResidents, certainty: 'published' }],
}

/** Rate on the whole price of a dear dwelling that a company buys. */
export const companyRate: Parameter<number> = {
  id: 'uk.sdlt.companyRate',
  description: 'Rate on the whole price of a dwelling above the limit that a company buys without a relief.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 0.15,
      source: companies,
      certainty: 'statutory',
      note: 'In force before; known from this day on.',
    },
    {
      from: '2024-10-31',
      value: 0.17,
      source: companies,
      certainty: 'statutory',
      note: 'A contract made before this day keeps 15 per cent.',
    },
  ],
}

/** Price above which the company rate applies. */
export const companyAbove: Parameter<number> = {
  id: 'uk.sdlt.companyAbove',
  description: 'Price above which the company rate applies.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 500_000,
      source: {
        title: 'policy paper of HMRC of 2024-10-30 on stamp duty land tax; Finance Act 2003',
        article: 'Sch. 4A',
      },
      certainty: 'statutory',
      note: 'In force before; known from this day on.',
    },
  ],
}
