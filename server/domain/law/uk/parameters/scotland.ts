import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage, knownSince } from './coverage.ts'

const { checkedOn } = coverage

const order = {
  title: 'Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015 (SSI 2015/126)',
  article: 'Sch., Table A',
  url: 'https://www.legislation.gov.uk/ssi/2015/126',
}
const firstHomes = { title: 'Land and Buildings Transaction Tax (Scotland) Act 2013', article: 'Sch. 4A' }
const supplement = { title: 'Land and Buildings Transaction Tax (Scotland) Act 2013', article: 'Sch. 2A' }

/** Bands of the Scottish tax. */
export const scottishBands: Parameter<readonly Slice[]> = {
  id: 'uk.lbtt.bands',
  description: 'Land and buildings transaction tax on dwellings, slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: [
        { upTo: 145_000, rate: 0 },
        { upTo: 250_000, rate: 0.02 },
        { upTo: 325_000, rate: 0.05 },
        { upTo: 750_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: order,
      certainty: 'statutory',
    },
  ],
}

/** Bands of Scottish first-time buyers. */
export const scottishFirstTimeBands: Parameter<readonly Slice[]> = {
  id: 'uk.lbtt.firstTimeBands',
  description: 'Land and buildings transaction tax of first-time buyers, slice by slice: a wider band without tax.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: [
        { upTo: 175_000, rate: 0 },
        { upTo: 250_000, rate: 0.02 },
        { upTo: 325_000, rate: 0.05 },
        { upTo: 750_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: firstHomes,
      certainty: 'published',
    },
  ],
}

/** The supplement on the whole price of an additional dwelling, by the day of the contract. */
export const additionalDwellingSupplement: Parameter<number> = {
  id: 'uk.lbtt.additionalDwellingSupplement',
  description: 'Supplement on the whole price of an additional dwelling, by the day of the contract.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    { from: '2016-04-01', value: 0.03, source: supplement, certainty: 'published' },
    { from: '2019-01-25', value: 0.04, source: supplement, certainty: 'published' },
    {
      from: '2022-12-16',
      value: 0.06,
      source: {
        title: 'Land and Buildings Transaction Tax (additional amount) order of 2022 (SSI 2022/375)',
        article: 'arts 1 to 3',
        url: 'https://www.legislation.gov.uk/ssi/2022/375',
      },
      certainty: 'statutory',
    },
    {
      from: '2024-12-05',
      value: 0.08,
      source: {
        title: 'Land and Buildings Transaction Tax (additional amount) order of 2024 (SSI 2024/367)',
        article: 'amending Sch. 2A; contracts made on or before 4 December 2024',
        url: 'https://www.legislation.gov.uk/ssi/2024/367',
      },
      certainty: 'statutory',
    },
  ],
}
