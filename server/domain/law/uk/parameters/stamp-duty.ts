import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { RoundingRule } from '../../../core/rounding.ts'
import { comparedOn, knownSince } from './coverage.ts'

const temporaryRelief = {
  title: 'Stamp Duty Land Tax (Temporary Relief) Act 2023',
  url: 'https://www.legislation.gov.uk/ukpga/2023/2/section/1',
  textOf: '2023-02-08',
}
const relief2020 = {
  title: 'Stamp Duty Land Tax (Temporary Relief) Act 2020',
  url: 'https://www.legislation.gov.uk/ukpga/2020/15',
  textOf: '2021-06-10',
}
const act = { title: 'Finance Act 2003', url: 'https://www.legislation.gov.uk/ukpga/2003/14' }
const firstHomes2018 = {
  title: 'Finance Act 2018',
  url: 'https://www.legislation.gov.uk/ukpga/2018/3/section/41',
  textOf: '2018-03-15',
}
const afterRelief = { ...act, textOf: '2025-04-01' }
const of2025 = { title: 'Finance Act 2025', url: 'https://www.legislation.gov.uk/ukpga/2025/8', textOf: '2025-03-20' }
const companies = { ...of2025, article: 's. 53, amending the Finance Act 2003, Sch. 4A' }

/** Bands of 2014, to which the tax came back twice. */
const usualBands: readonly Slice[] = [
  { upTo: 125_000, rate: 0 },
  { upTo: 250_000, rate: 0.02 },
  { upTo: 925_000, rate: 0.05 },
  { upTo: 1_500_000, rate: 0.1 },
  { upTo: null, rate: 0.12 },
]

/** Bands of the reliefs of summer 2021 and of 2022. */
const reliefBands: readonly Slice[] = [
  { upTo: 250_000, rate: 0 },
  { upTo: 925_000, rate: 0.05 },
  { upTo: 1_500_000, rate: 0.1 },
  { upTo: null, rate: 0.12 },
]

/** Bands of first homes, to which the tax came back twice. */
const firstHomeBands: readonly Slice[] = [
  { upTo: 300_000, rate: 0 },
  { upTo: 500_000, rate: 0.05 },
]

/** Bands of stamp duty land tax. */
export const stampDutyBands: Parameter<readonly Slice[]> = {
  id: 'uk.sdlt.bands',
  description: 'Stamp duty land tax on dwellings in England and Northern Ireland, slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2014-12-04',
      value: usualBands,
      source: {
        title: 'Stamp Duty Land Tax Act 2015',
        article: 's. 1(3), s. 55(1B), Table A',
        url: 'https://www.legislation.gov.uk/ukpga/2015/1/section/1',
        textOf: '2015-02-12',
      },
      certainty: 'statutory',
      note: 'The first day was read in the guidance note of the Treasury of December 2014.',
    },
    {
      from: '2020-07-08',
      value: [
        { upTo: 500_000, rate: 0 },
        { upTo: 925_000, rate: 0.05 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: { ...relief2020, article: 's. 1(1) and (2)' },
      certainty: 'statutory',
      note: 'Until 30 June 2021, by the Finance Act 2021, s. 87(2).',
    },
    {
      from: '2021-07-01',
      value: reliefBands,
      source: { ...relief2020, article: 's. 1A(1) and (2)' },
      certainty: 'statutory',
      note: 'Until 30 September 2021.',
    },
    {
      from: '2021-10-01',
      value: usualBands,
      source: { ...relief2020, article: 's. 1A(1), after whose period s. 55(1B), Table A, applies unmodified' },
      certainty: 'statutory',
    },
    {
      from: '2022-09-23',
      value: reliefBands,
      source: { ...temporaryRelief, article: 's. 1(1) and (2)' },
      certainty: 'statutory',
    },
    {
      from: '2025-04-01',
      value: usualBands,
      source: { ...afterRelief, article: 's. 55(1B), Table A' },
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
      from: '2017-11-22',
      value: firstHomeBands,
      source: { ...firstHomes2018, article: 's. 41(3), Sch. 6ZA, paras 1(3) and 4' },
      certainty: 'statutory',
      note: 'The first day is that of s. 41(8), which was not read.',
    },
    {
      from: '2020-07-08',
      value: [],
      source: { ...relief2020, article: 's. 1(5)' },
      certainty: 'statutory',
      note: 'No relief while nobody paid up to 500 000: Sch. 6ZA had effect as if omitted.',
    },
    {
      from: '2021-07-01',
      value: firstHomeBands,
      source: { ...relief2020, article: 'ss. 1(1) and 1A, which leaves Sch. 6ZA unmodified' },
      certainty: 'statutory',
    },
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
      value: firstHomeBands,
      source: { ...afterRelief, article: 'Sch. 6ZA, para. 4' },
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
      source: { ...temporaryRelief, article: 's. 1(3)' },
      certainty: 'statutory',
      note: 'It prints Sch. 4ZA as it was; the first day is in manual SDLTM09735 of HMRC.',
    },
    {
      from: '2024-10-31',
      value: 0.05,
      source: { ...of2025, article: 's. 50(2) to (5)' },
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
  checkedOn: comparedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 40_000,
      source: { ...act, article: 'Sch. 4ZA, paras 3(2) and 5(2)', textOf: '2016-09-15' },
      certainty: 'statutory',
      note: 'Para. 5(2), on several dwellings, was read in the act, para. 3(2), on one, in the manual of HMRC (SDLTM09770). Also in Wales (Land Transaction Tax Act 2017, Sch. 5, para. 3, not read).',
    },
  ],
}

/** Points added to every band for buyers who are not resident. */
export const nonResidentRate: Parameter<number> = {
  id: 'uk.sdlt.nonResidentRate',
  description: 'Points added to every band for buyers who are not resident in the United Kingdom.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: 0,
      source: { ...act, article: 's. 75ZA, inserted with effect from 1 April 2021', textOf: '2021-06-10' },
      certainty: 'statutory',
      note: 'No surcharge before.',
    },
    {
      from: '2021-04-01',
      value: 0.02,
      source: { ...act, article: 's. 75ZA', textOf: '2021-06-10' },
      certainty: 'statutory',
      note: 'It is added to the rates of s. 55 and of Schedules 4ZA, 4A, 5 and 6ZA.',
    },
  ],
}

/** Rate on the whole price of an expensive dwelling bought by a company. */
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
        title: 'Finance Act 2003',
        article: 'Sch. 4A, para. 1(2), by the Finance Act 2014, s. 111(2)',
        url: 'https://www.legislation.gov.uk/ukpga/2014/26/section/111',
        textOf: '2014-07-17',
      },
      certainty: 'statutory',
      note: 'In force before; known from this day on.',
    },
  ],
}

/** Rounding of the tax as a whole. */
export const stampDutyRounding: RoundingRule = {
  id: 'uk.sdlt.rounding',
  description: 'Whole pound to which stamp duty land tax is rounded down, its surcharges together.',
  unit: 'currency',
  direction: 'down',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: '2014-12-04',
      value: 1,
      source: {
        title: 'HMRC, Stamp Duty Land Tax Manual',
        article: 'SDLTM00050',
        url: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm00050',
      },
      certainty: 'published',
      note: 'The guidance of the administration; no section of the Finance Act 2003 that was read says so.',
    },
  ],
}
