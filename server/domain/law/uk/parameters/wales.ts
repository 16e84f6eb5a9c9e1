import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn } from './coverage.ts'

const regulations = {
  title: 'Land Transaction Tax (Tax Bands and Tax Rates) (Wales) Regulations 2018',
  article: 'residential bands',
}

/** First day of bands that buyers with an earlier contract need not take, also for a later deed. */
export const formerBandsBefore: Parameter<readonly string[]> = {
  id: 'uk.ltt.formerBandsBefore',
  description:
    'Buyers with a contract of before this day may choose the bands in force until then; none without a choice.',
  unit: 'names',
  checkedOn: comparedOn,
  versions: [
    { from: '2021-07-01', value: [], source: regulations, certainty: 'published' },
    {
      from: '2022-10-10',
      value: ['2022-10-10'],
      source: {
        ...regulations,
        article: 'reg. 5 of WSI 2022/1027, as the Senedd committee report SL(6)268 describes it',
      },
      certainty: 'published',
      note: 'The exceptions were not read.',
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
      from: '2021-07-01',
      value: [
        { upTo: 180_000, rate: 0 },
        { upTo: 250_000, rate: 0.035 },
        { upTo: 400_000, rate: 0.05 },
        { upTo: 750_000, rate: 0.075 },
        { upTo: 1_500_000, rate: 0.1 },
        { upTo: null, rate: 0.12 },
      ],
      source: regulations,
      certainty: 'published',
      note: 'In force before too; known from this day on.',
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
      source: { ...regulations, article: 'residential bands, as the Senedd committee report SL(6)268 prints them' },
      certainty: 'statutory',
      note: 'Buyers with an earlier contract may choose the bands before, with exceptions that were not read.',
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
        title: 'Land Transaction Tax (Tax Bands and Tax Rates) (Wales), amending regulations WSI 2020/1618',
        article: 'regs 3 to 6',
        url: 'https://www.legislation.gov.uk/wsi/2020/1618',
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
        title: 'Land Transaction Tax (Tax Bands and Tax Rates) (Wales), amending regulations WSI 2024/1311',
        article: 'regs 1 to 5',
        url: 'https://www.legislation.gov.uk/wsi/2024/1311',
      },
      certainty: 'published',
      note: 'The day and the rule that earlier contracts keep the old rates were read in the regulations, the rates at icaew.com.',
    },
  ],
}
