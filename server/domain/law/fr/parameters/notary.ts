import type { BandFrom, Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { commerce, decree1978, ratesOf1978 } from './acts.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'

const { coveredFrom: from } = coverage

/** First day of the version of the section that was read; it applies until 29 February 2024. */
const textOf = '2022-03-01'

const tariff = { ...commerce, article: 'art. A. 444-91' }
const firstSale = { ...commerce, article: 'art. A. 444-95' }
const rebate = { ...commerce, article: 'art. A. 444-174' }
const cap = { ...commerce, article: 'art. R. 444-9', textOf: '2016-02-29' }

/** The four slices of a sale with their rates. */
const slices = (first: number, second: number, third: number, rest: number): readonly Slice[] => [
  { upTo: 6_500, rate: first },
  { upTo: 17_000, rate: second },
  { upTo: 60_000, rate: third },
  { upTo: null, rate: rest },
]

const of1978 = slices(0.04, 0.0165, 0.011, 0.00825)
const of2016 = slices(0.03945, 0.01627, 0.01085, 0.00814)

/** Fee of the notary for a sale, before VAT. */
export const saleTariff: Parameter<readonly Slice[]> = {
  id: 'fr.notary.saleTariff',
  description: 'Notary fee, successive slices.',
  unit: 'brackets',
  checkedOn,
  versions: [
    { from, value: of1978, source: ratesOf1978, certainty: 'statutory' },
    {
      from: '2016-05-01',
      value: of2016,
      source: tariff,
      certainty: 'published',
      note: 'For acts from 1 May 2016. Days read in a note of a notary on the article.',
    },
    {
      from: '2021-01-01',
      until: '2028-02-29',
      value: slices(0.0387, 0.01596, 0.01064, 0.00799),
      source: { ...tariff, textOf },
      certainty: 'statutory',
      note: 'First day put off by the arrêté of 28 April 2020. The arrêté of 25 February 2026 (JORFTEXT000053593921) was not read.',
    },
  ],
}

/** Slices with a part of each rate. */
const scaleSlices = (whole: readonly Slice[], part: number): readonly Slice[] =>
  whole.map(({ upTo, rate = 0 }) => ({ upTo, rate: rate * part }))

/** Tariffs by the minimum number of dwellings. */
const tariffsBySize = (whole: readonly Slice[]): Readonly<Record<string, readonly Slice[]>> => ({
  11: scaleSlices(whole, 0.8),
  25: scaleSlices(whole, 2 / 3),
  100: scaleSlices(whole, 1 / 2),
  250: scaleSlices(whole, 0.4),
  500: scaleSlices(whole, 1 / 3),
})

/**
 * Fee of the notary for the first sale of a dwelling, by the minimum number of main dwellings of its building permit.
 */
export const firstSaleTariffs: Parameter<Readonly<Record<string, readonly Slice[]>>> = {
  id: 'fr.notary.firstSaleTariff',
  description:
    'Notary fee of the first sale of a dwelling, by the least number of main dwellings of its building permit (row used).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: tariffsBySize(of1978),
      source: { ...ratesOf1978, article: 'art. 23; tableau I, no 92, II, B' },
      certainty: 'statutory',
    },
    {
      from: '2016-05-01',
      value: tariffsBySize(of2016),
      source: firstSale,
      certainty: 'estimate',
      note: 'The parts of 1978 and 2021 of the fee of a sale; the rates printed in 2016 were not read.',
    },
    {
      from: '2021-01-01',
      until: '2028-02-29',
      value: {
        11: slices(0.03096, 0.01277, 0.00851, 0.00639),
        25: slices(0.0258, 0.01064, 0.00709, 0.00532),
        100: slices(0.01935, 0.00798, 0.00532, 0.00399),
        250: slices(0.01548, 0.00639, 0.00426, 0.00319),
        500: slices(0.0129, 0.00532, 0.00355, 0.00266),
      },
      source: { ...firstSale, textOf },
      certainty: 'statutory',
    },
  ],
}

/** Rebate that a notary may grant. */
export const rebateMost: Parameter<readonly BandFrom[]> = {
  id: 'fr.notary.rebateMost',
  description: 'Highest rebate, on the fee for the part of the price above the limit.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [],
      source: { ...decree1978, article: 'art. 2', textOf: '1986-03-14' },
      certainty: 'statutory',
      note: 'The whole fee may be remitted, a part of it only as the chamber allows.',
    },
    {
      from: '2016-05-01',
      value: [{ from: 150_000, rate: 0.1 }],
      source: { ...rebate, article: 'art. A. 444-174, 2°', textOf: '2016-02-29' },
      certainty: 'statutory',
      note: 'Set by the arrêté of 26 February 2016; read in the words that an office of notaries prints.',
    },
    {
      from: '2021-01-01',
      value: [{ from: 100_000, rate: 0.2 }],
      source: { ...rebate, article: 'art. A. 444-174, 2°', textOf },
      certainty: 'statutory',
    },
  ],
}

const noCap = {
  from,
  value: 0,
  source: { ...ratesOf1978, article: 'tableau I, no 92, I' },
  certainty: 'statutory',
  note: 'The section of the cap is for acts from 1 May 2016; those before follow the decree of 1978.',
} as const

/** Part of the price above which the regulated fees of a sale are cut. */
export const feesCapRate: Parameter<number> = {
  id: 'fr.notary.feesCapRate',
  description:
    'Fee and formalities of a sale together are at most this part of the price without movables, before VAT; 0 while there is no cap.',
  unit: 'fraction',
  checkedOn,
  versions: [noCap, { from: '2016-05-01', value: 0.1, source: cap, certainty: 'statutory' }],
}

/** Lower bound of the cap. */
export const feesCapFloor: Parameter<number> = {
  id: 'fr.notary.feesCapFloor',
  description: 'The cap on fee and formalities is never below this; 0 while there is no cap.',
  unit: 'currency',
  checkedOn,
  versions: [noCap, { from: '2016-05-01', value: 90, source: cap, certainty: 'statutory' }],
}

const increase = { ...commerce, article: 'art. A. 444-53' }

/** Increase of the fees of notaries overseas, for deeds received there. */
export const overseasIncreases: Parameter<{ readonly [Department in FeesInput<'FR'>['region']]?: number }> = {
  id: 'fr.notary.overseasIncrease',
  description: 'Fees of a deed that is received overseas are higher by this part (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'FR-971': 0.25, 'FR-972': 0.25, 'FR-973': 0.25, 'FR-974': 0.4, 'FR-976': 0.4 },
      source: { title: 'Autorité de la concurrence', article: 'opinion of April 2019 on fees overseas' },
      certainty: 'estimate',
      note: 'Increases of 25 to 40 %, says the opinion. Art. 35-1 of the décret of 1978 has 25 % for 971, 972 and 973 and 40 % for 976; that of 974, and those of 2016, were not read.',
    },
    {
      from: '2021-01-01',
      value: { 'FR-971': 0.25, 'FR-972': 0.25, 'FR-973': 0.23, 'FR-974': 0.37, 'FR-976': 0.37 },
      source: { ...increase, textOf },
      certainty: 'statutory',
    },
    {
      from: '2024-03-01',
      value: { 'FR-971': 0.23, 'FR-972': 0.24, 'FR-973': 0.2, 'FR-974': 0.36, 'FR-976': 0.36 },
      source: { ...increase, textOf: '2024-03-01' },
      certainty: 'statutory',
    },
  ],
}
