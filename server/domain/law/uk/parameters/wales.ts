import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn } from './coverage.ts'

const site = 'https://www.legislation.gov.uk/wsi'
const title = 'Land Transaction Tax (Tax Bands and Tax Rates) (Wales) Regulations'
const of2018 = { title: `${title} 2018 (WSI 2018/128)`, url: `${site}/2018/128`, textOf: '2018-01-31' }
const until2020 = { ...of2018, textOf: '2020-07-27' }
const of2020 = {
  title:
    'Land Transaction Tax (Temporary Variation of Rates and Bands for Residential Property Transactions) (Wales) Regulations 2020 (WSI 2020/794)',
  url: `${site}/2020/794`,
  textOf: '2020-07-22',
}
const of2022 = { title: `${title}, amended by WSI 2022/1027`, url: `${site}/2022/1027`, textOf: '2022-10-06' }

/** Bands of 2018, to which the tax came back in July 2021. */
const bandsOf2018: readonly Slice[] = [
  { upTo: 180_000, rate: 0 },
  { upTo: 250_000, rate: 0.035 },
  { upTo: 400_000, rate: 0.05 },
  { upTo: 750_000, rate: 0.075 },
  { upTo: 1_500_000, rate: 0.1 },
  { upTo: null, rate: 0.12 },
]

/** First day of the bands that buyers with an earlier contract need not take, even for a later deed. */
export const formerBandsBefore: Parameter<readonly string[]> = {
  id: 'uk.ltt.formerBandsBefore',
  description:
    'Buyers with a contract of before this day may choose the bands in force until then; none without a choice.',
  unit: 'names',
  checkedOn: comparedOn,
  versions: [
    { from: '2018-04-01', value: [], source: { ...until2020, article: 'regs 1 to 3' }, certainty: 'statutory' },
    { from: '2020-07-27', value: [], source: { ...of2020, article: 'regs 2 and 3' }, certainty: 'statutory' },
    { from: '2021-07-01', value: [], source: { ...of2018, article: 'regs 1 to 3' }, certainty: 'statutory' },
    {
      from: '2022-10-10',
      value: ['2022-10-10'],
      source: { ...of2022, article: 'regs 3 to 6' },
      certainty: 'statutory',
      note: 'Not after a variation, an assignment or a sub-sale of that day or later, nor under an option or pre-emption.',
    },
  ],
}

/** Main bands of the Welsh tax. */
export const welshBands: Parameter<readonly Slice[]> = {
  id: 'uk.ltt.bands',
  description: 'Land transaction tax on dwellings, main rates, slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2018-04-01',
      value: bandsOf2018,
      source: { ...until2020, article: 'regs 1 to 3 and Sch., Table 1' },
      certainty: 'statutory',
    },
    {
      from: '2020-07-27',
      value: [
        { upTo: 250_000, rate: 0 },
        { upTo: 400_000, rate: 0.05 },
        { upTo: 750_000, rate: 0.075 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: { ...of2020, article: 'regs 2 and 3 and Sch.' },
      certainty: 'statutory',
      note: 'Until 30 June 2021, by WSI 2021/238, reg. 2. The higher rates stayed as they were.',
    },
    {
      from: '2021-07-01',
      value: bandsOf2018,
      source: { ...of2018, article: 'Sch., Table 1' },
      certainty: 'statutory',
    },
    {
      from: '2022-10-10',
      value: [
        { upTo: 225_000, rate: 0 },
        { upTo: 400_000, rate: 0.06 },
        { upTo: 750_000, rate: 0.075 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: { ...of2022, article: 'reg. 7' },
      certainty: 'statutory',
      note: 'Buyers with an earlier contract may choose the bands before, unless it was changed since.',
    },
  ],
}

/** Bands of the Welsh tax on additional dwellings: a table of its own. */
export const welshHigherBands: Parameter<readonly Slice[]> = {
  id: 'uk.ltt.higherBands',
  description: 'Land transaction tax on additional dwellings, higher rates, slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2018-04-01',
      value: [
        { upTo: 180_000, rate: 0.03 },
        { upTo: 250_000, rate: 0.065 },
        { upTo: 400_000, rate: 0.08 },
        { upTo: 750_000, rate: 0.105 },
        { upTo: 1_500_000, rate: 0.13 },
        { upTo: null, rate: 0.15 },
      ],
      source: { ...until2020, article: 'regs 1 to 3 and Sch., Table 2' },
      certainty: 'statutory',
    },
    {
      from: '2020-12-22',
      value: [
        { upTo: 180_000, rate: 0.04 },
        { upTo: 250_000, rate: 0.075 },
        { upTo: 400_000, rate: 0.09 },
        { upTo: 750_000, rate: 0.115 },
        { upTo: 1_500_000, rate: 0.14 },
        { upTo: null, rate: 0.16 },
      ],
      source: {
        title: `${title}, amended by WSI 2020/1618`,
        article: 'regs 3 to 6',
        url: `${site}/2020/1618`,
        textOf: '2020-12-21',
      },
      certainty: 'statutory',
    },
    {
      from: '2024-12-11',
      value: [
        { upTo: 180_000, rate: 0.05 },
        { upTo: 250_000, rate: 0.085 },
        { upTo: 400_000, rate: 0.1 },
        { upTo: 750_000, rate: 0.125 },
        { upTo: 1_500_000, rate: 0.15 },
        { upTo: null, rate: 0.17 },
      ],
      source: {
        title: `${title}, amended by WSI 2024/1311`,
        article: 'regs 1 to 5',
        url: `${site}/2024/1311`,
        textOf: '2024-12-10',
      },
      certainty: 'statutory',
      note: 'Earlier contracts keep the rates before.',
    },
  ],
}
