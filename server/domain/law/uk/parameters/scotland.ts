import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn } from './coverage.ts'

const site = 'https://www.legislation.gov.uk'
const order = {
  title: 'Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015 (SSI 2015/126)',
  article: 'Sch., Table A',
  url: `${site}/ssi/2015/126`,
  textOf: '2019-01-25',
}
const firstHomes = {
  title: 'Land and Buildings Transaction Tax (First-Time Buyer Relief) (Scotland) Order 2018 (SSI 2018/221)',
  article: 'arts 5 and 6, Sch. 4A, para. 3',
  url: `${site}/ssi/2018/221`,
  textOf: '2018-06-28',
}
const coronavirus = {
  title:
    'Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Amendment (No. 2) (Coronavirus) Order 2020 (SSI 2020/215)',
  url: `${site}/ssi/2020/215`,
  textOf: '2020-07-14',
}
const supplement = 'Land and Buildings Transaction Tax (additional amount)'

/** Bands of 2015, to which the tax came back in April 2021. */
const usualBands: readonly Slice[] = [
  { upTo: 145_000, rate: 0 },
  { upTo: 250_000, rate: 0.02 },
  { upTo: 325_000, rate: 0.05 },
  { upTo: 750_000, rate: 0.1 },
  { upTo: null, rate: 0.12 },
]

/** Bands of the coronavirus order, the same for first homes. */
const temporaryBands: readonly Slice[] = [
  { upTo: 250_000, rate: 0 },
  { upTo: 325_000, rate: 0.05 },
  { upTo: 750_000, rate: 0.1 },
  { upTo: null, rate: 0.12 },
]

/** Bands of first homes, to which the tax came back in April 2021. */
const firstHomeBands: readonly Slice[] = [
  { upTo: 175_000, rate: 0 },
  { upTo: 250_000, rate: 0.02 },
  { upTo: 325_000, rate: 0.05 },
  { upTo: 750_000, rate: 0.1 },
  { upTo: null, rate: 0.12 },
]

/** Bands of the Scottish tax. */
export const scottishBands: Parameter<readonly Slice[]> = {
  id: 'uk.lbtt.bands',
  description: 'Land and buildings transaction tax on dwellings, slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2015-04-01',
      value: usualBands,
      source: order,
      certainty: 'statutory',
    },
    {
      from: '2020-07-15',
      value: temporaryBands,
      source: { ...coronavirus, article: 'art. 2(2)' },
      certainty: 'statutory',
      note: 'Until 31 March 2021 (art. 2(1)).',
    },
    {
      from: '2021-04-01',
      value: usualBands,
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
  checkedOn: comparedOn,
  versions: [
    {
      from: '2018-06-30',
      value: firstHomeBands,
      source: firstHomes,
      certainty: 'statutory',
      note: 'For contracts made on 9 February 2018 or later.',
    },
    {
      from: '2020-07-15',
      value: temporaryBands,
      source: { ...coronavirus, article: 'art. 2, beside Sch. 4A, para. 3' },
      certainty: 'statutory',
      note: 'The relief is no tax on the first 175 000, which no buyer paid until 31 March 2021.',
    },
    {
      from: '2021-04-01',
      value: firstHomeBands,
      source: firstHomes,
      certainty: 'statutory',
    },
  ],
}

/** Supplement on the whole price of an additional dwelling, by the day of the contract. */
export const additionalDwellingSupplement: Parameter<number> = {
  id: 'uk.lbtt.additionalDwellingSupplement',
  description: 'Supplement on the whole price of an additional dwelling, by the day of the contract.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2016-01-28',
      value: 0.03,
      source: {
        title: 'Land and Buildings Transaction Tax (Amendment) (Scotland) Act 2016 (asp 11)',
        article: 's. 1(3), Sch. 2A, para. 4',
        url: `${site}/asp/2016/11`,
        textOf: '2016-03-24',
      },
      certainty: 'statutory',
      note: 'A contract of before this day bears none.',
    },
    {
      from: '2018-12-12',
      value: 0.04,
      source: {
        title: `${supplement} order of 2018 (SSI 2018/372)`,
        article: 'arts 1, 3 and 4',
        url: `${site}/ssi/2018/372`,
        textOf: '2018-12-12',
      },
      certainty: 'statutory',
      note: 'For purchases of 25 January 2019 or later, unless the contract was made before this day.',
    },
    {
      from: '2022-12-16',
      value: 0.06,
      source: {
        title: `${supplement} order of 2022 (SSI 2022/375)`,
        article: 'arts 1 to 3',
        url: `${site}/ssi/2022/375`,
        textOf: '2022-12-15',
      },
      certainty: 'statutory',
    },
    {
      from: '2024-12-05',
      value: 0.08,
      source: {
        title: `${supplement} order of 2024 (SSI 2024/367)`,
        article: 'arts 1 to 3, amending Sch. 2A',
        url: `${site}/ssi/2024/367`,
        textOf: '2024-12-04',
      },
      certainty: 'statutory',
      note: 'A contract made on or before 4 December 2024 keeps 6 per cent.',
    },
  ],
}

/** Price from which the Scottish supplement is due. */
export const supplementFrom: Parameter<number> = {
  id: 'uk.lbtt.additionalDwellingFrom',
  description: 'Price from which the Scottish supplement on an additional dwelling is due.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2016-04-01',
      value: 40_000,
      source: {
        title: 'Land and Buildings Transaction Tax (Amendment) (Scotland) Act 2016 (asp 11)',
        article: 's. 1(3), Sch. 2A, paras 2 and 3',
        url: `${site}/asp/2016/11`,
        textOf: '2016-03-24',
      },
      certainty: 'statutory',
    },
  ],
}
