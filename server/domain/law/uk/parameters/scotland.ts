import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, knownSince } from './coverage.ts'

const { checkedOn } = coverage

const order = {
  title: 'Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015',
  article: 'residential bands',
}
const firstHomes = { title: 'Land and Buildings Transaction Tax (Scotland) Act 2013', article: 'Sch. 4A' }
const supplement = { title: 'Land and Buildings Transaction Tax (Scotland) Act 2013', article: 'Sch. 2A' }

/** Bands of the Scottish tax. */
export const scottishBands: Parameter<readonly Slice[]> = {
  id: 'uk.lbtt.bands',
  says: 'Land and buildings transaction tax on dwellings, slice by slice.',
  unit: 'brackets',
  checkedOn,
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
      certainty: 'published',
    },
  ],
}

/** Bands of Scottish first-time buyers. */
export const scottishFirstTimeBands: Parameter<readonly Slice[]> = {
  id: 'uk.lbtt.firstTimeBands',
  says: 'The same bands for first-time buyers, with a wider band without tax.',
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
  says: 'Supplement on the whole price of an additional dwelling, by the day of the contract.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: '2016-04-01', value: 0.03, source: supplement, certainty: 'published' },
    { from: '2019-01-25', value: 0.04, source: supplement, certainty: 'published' },
    { from: '2022-12-16', value: 0.06, source: supplement, certainty: 'published' },
    { from: '2024-12-05', value: 0.08, source: supplement, certainty: 'published' },
  ],
}
