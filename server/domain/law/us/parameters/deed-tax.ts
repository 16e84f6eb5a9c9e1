import type { Slice } from '../../../core/brackets.ts'
import type { LawTable, Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const table = { title: 'national table of deed and transfer taxes by state', article: 'state part' }
const undated = 'The day on which the rates of the states began was not read.'

/** A table by state, with the states that it covers. */
export type ByState<Row> = { readonly [State in FeesInput<'US'>['region']]?: Row }

/** One rate for any price. */
const flat = (rate: number): readonly Slice[] => [{ upTo: null, rate }]

/** State part of the deed tax, where only a national table was read. */
export const deedTaxRates: Parameter<ByState<readonly Slice[]>> = {
  id: 'us.deedTax.stateRates',
  description: 'State part of the tax on deeds, slice by slice (row used).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-AL': flat(0.001),
        'US-AZ': [{ upTo: null, amount: 2 }],
        'US-AR': flat(0.0033),
        'US-CO': flat(0.0001),
        'US-CT': [
          { upTo: 800_000, rate: 0.0075 },
          { upTo: 2_500_000, rate: 0.0125 },
          { upTo: null, rate: 0.0225 },
        ],
        'US-DE': flat(0.025),
        'US-GA': flat(0.001),
        'US-IL': flat(0.001),
        'US-MA': flat(0.00456),
        'US-MD': flat(0.005),
        'US-MI': flat(0.0075),
        'US-NH': flat(0.015),
      },
      source: table,
      certainty: 'published',
      note: undated,
    },
  ],
}

/**
 * State part of the deed tax, where the law of the state or the page of its revenue department was read. The id is older
 * than the reading; it stays, since callers store ids.
 */
export const furtherDeedTaxRates: Parameter<ByState<readonly Slice[]>> = {
  id: 'us.deedTax.unreadStateRates',
  description: 'State part of the tax on deeds of further states (row used).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'US-FL': flat(0.007),
        'US-MN': flat(0.0033),
        'US-NV': flat(0.0039),
        'US-NY': flat(0.004),
        'US-NC': flat(0.002),
        'US-PA': flat(0.01),
        'US-TN': flat(0.0037),
      },
      source: {
        title: 'codes and revenue departments of the states',
        article:
          'F.S. 201.02(1)(a); NRS 375.020 and 375.023; 20 NYCRR 575.2; G.S. 105-228.30; Tenn. Code § 67-4-409 (REC-1)',
      },
      certainty: 'statutory',
      note: 'Minnesota and Pennsylvania: pages of their revenue departments (revenue.state.mn.us, revenue.pa.gov).',
    },
  ],
}

/** Largest building that has the rate on deeds of its county. */
export const deedTaxDwellingsMax: Parameter<LawTable<number>> = {
  id: 'us.deedTax.dwellingsMax',
  description: 'Dwellings of the largest building that has the rate on deeds of its county (row used).',
  unit: 'count',
  checkedOn,
  versions: [{ from, value: { 'Miami-Dade': 1 }, source: table, certainty: 'published', note: undated }],
}

/** Recordation tax of the buyer in Virginia. */
export const virginiaRecordation: Parameter<number> = {
  id: 'us.deedTax.virginiaRecordation',
  description: 'Recordation tax of Virginia, borne by the buyer.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.0025,
      source: { title: 'Code of Virginia', article: '§ 58.1-801' },
      certainty: 'unverified',
      note: 'The section exists; its rate was not read.',
    },
  ],
}

/** Ladder of Washington, whose limits the state adjusts on 1 January of every fourth year, 2027 the next. */
export const washingtonExcise: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.washington',
  description: 'Real estate excise tax of Washington, slice by slice.',
  unit: 'brackets',
  adjusted: 'everyFourthYear',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2023-01-01',
      value: [
        { upTo: 525_000, rate: 0.011 },
        { upTo: 1_525_000, rate: 0.0128 },
        { upTo: 3_025_000, rate: 0.0275 },
        { upTo: null, rate: 0.03 },
      ],
      source: { title: 'Revised Code of Washington', article: 'RCW 82.45.060' },
      certainty: 'published',
      note: 'Read on pages of a law office and a title company of 2023. The limits are adjusted every fourth year; those from 2027-01-01 were not found, and the last known ones are taken.',
    },
  ],
}

/** Ladder of New Jersey for prices above 350 000, by steps of 500. */
export const newJerseyFee: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.newJersey',
  description: 'Realty transfer fee of New Jersey for prices above 350 000, an amount for each 500 begun.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 150_000, amount: 2.9, step: 500 },
        { upTo: 200_000, amount: 4.25, step: 500 },
        { upTo: 550_000, amount: 4.8, step: 500 },
        { upTo: 850_000, amount: 5.3, step: 500 },
        { upTo: 1_000_000, amount: 5.8, step: 500 },
        { upTo: null, amount: 6.05, step: 500 },
      ],
      source: { title: 'New Jersey Statutes', article: 'N.J.S.A. 46:15-7' },
      certainty: 'published',
      note: 'The whole ladder was read at virtualunderwriter.com, its start at sussexcountyclerk.org; at or below 350 000 a lower table applies.',
    },
  ],
}

/** Ladder of New Jersey for prices up to 350 000. */
export const newJerseyLower: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.newJerseyLower',
  description: 'Realty transfer fee of New Jersey for prices of at most 350 000, an amount for each 500 begun.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 150_000, amount: 2, step: 500 },
        { upTo: 200_000, amount: 3.35, step: 500 },
        { upTo: 350_000, amount: 3.9, step: 500 },
      ],
      source: {
        title: 'New Jersey Statutes, as the Sussex County Clerk prints the realty transfer fee',
        article: 'N.J.S.A. 46:15-7',
        url: 'https://www.sussexcountyclerk.org',
      },
      certainty: 'published',
    },
  ],
}

/** Price above which the higher ladder of New Jersey applies. */
export const newJerseyAbove: Parameter<number> = {
  id: 'us.deedTax.newJerseyAbove',
  description: 'Price above which the higher ladder of the realty transfer fee of New Jersey applies.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 350_000,
      source: {
        title: 'New Jersey Statutes, as the Sussex County Clerk prints the realty transfer fee',
        article: 'N.J.S.A. 46:15-7',
        url: 'https://www.sussexcountyclerk.org',
      },
      certainty: 'statutory',
    },
  ],
}

/** Whole-price rate of the District of Columbia, once for the buyer and once for the seller. */
export const districtRate: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.districtOfColumbia',
  description: 'Recordation tax of the buyer, and transfer tax of the seller at the same rate, on the whole price.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 399_999.99, rate: 0.011 },
        { upTo: null, rate: 0.0145 },
      ],
      source: { title: 'Code of the District of Columbia', article: '§§ 42-1103 and 47-903' },
      certainty: 'published',
      note: 'Printed as "up to 400 000"; by the law 1.1 % applies to a price below 400 000.',
    },
  ],
}

/** Recordation tax of first-time buyers in the District of Columbia. */
export const districtFirstTimeRate: Parameter<number> = {
  id: 'us.deedTax.districtFirstTimeRate',
  description: 'Recordation tax of first-time buyers in the District of Columbia.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.00725,
      source: { title: 'Code of the District of Columbia', article: '§ 42-1103(e)' },
      certainty: 'published',
      note: 'The law has a limit of price and of income that was not read.',
    },
  ],
}

/** State part of first-time buyers in Maryland, borne by the seller. */
export const marylandFirstTimeRate: Parameter<number> = {
  id: 'us.deedTax.marylandFirstTimeRate',
  description: 'State part of the transfer tax on a first home in Maryland, borne by the seller alone.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.0025,
      source: { title: 'Maryland Code, Tax-Property', article: '§ 13-203(b)' },
      certainty: 'published',
      note: undated,
    },
  ],
}

/** Tax of the seller in Virginia. */
export const virginiaGrantor: Parameter<number> = {
  id: 'us.deedTax.virginiaGrantor',
  description: 'Grantor tax of Virginia, borne by the seller.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.001,
      source: {
        title: 'Code of Virginia',
        article: '§ 58.1-802',
        url: 'http://laws9.com/statutes/virginia/title-58-1/chapter-8/58-1-802',
      },
      certainty: 'published',
      note: '50 cents for each 500 or fraction, read in an undated copy of the section; a lien that stays on the home is not counted.',
    },
  ],
}

const vermontStatutes = 'https://legislature.vermont.gov/statutes/section/32/231/09602'

/** Tax of the buyer in Vermont by use, the clean water surcharge with it. */
export const vermontRates: Parameter<Readonly<Record<FeesInput<'US'>['use'], readonly Slice[]>>> = {
  id: 'us.deedTax.vermont',
  description: 'Property transfer tax of Vermont with the clean water surcharge, by use (row used).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        mainResidence: [
          { upTo: 100_000, rate: 0.005 },
          { upTo: null, rate: 0.0145 },
        ],
        secondHome: flat(0.0145),
        rental: flat(0.0145),
      },
      source: { title: 'Vermont Statutes', article: '32 V.S.A. §§ 9602 and 9602a, before Act 181 of 2024' },
      certainty: 'published',
      note: 'Read in a copy of the section (lawserver.com) and on a page on the surcharge of 0.2 per cent.',
    },
    {
      from: '2024-08-01',
      until: '2027-06-30',
      value: {
        mainResidence: [
          { upTo: 200_000, rate: 0.005 },
          { upTo: null, rate: 0.0147 },
        ],
        secondHome: flat(0.0362),
        rental: flat(0.0147),
      },
      source: {
        title: 'Vermont Statutes',
        article: '32 V.S.A. §§ 9602 and 9602a, text of the 2024 session',
        url: vermontStatutes,
      },
      certainty: 'published',
      note: 'The first day, and 3.4 per cent on second homes, were read on pages of Vermont title attorneys (Act 181 of 2024). The surcharge of 0.22 per cent is that of deeds before 2027-07-01.',
    },
  ],
}

/** Lowest and highest rate, where a rate was not read more exactly. */
export type RateRange = readonly [
  { readonly key: 'low'; readonly rate: number },
  { readonly key: 'high'; readonly rate: number },
]

/** Two ends between which a rate lies that was not read more exactly. */
export const stateRateRanges: Parameter<ByState<RateRange>> = {
  id: 'us.deedTax.stateRateRanges',
  description: 'Lowest and highest state rate, where only a range is known (row used); the middle is taken.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-OH': [
          { key: 'low', rate: 0.001 },
          { key: 'high', rate: 0.004 },
        ],
      },
      source: { title: 'revenue codes of the states', article: 'range' },
      certainty: 'estimate',
      note: 'Only a range was read; the middle of it is taken.',
    },
  ],
}

/** Who bears a tax on the deed. */
export type Payer = 'buyer' | 'seller'

/** Who bears the deed tax by custom; both names: half each. */
export const deedTaxPayers: Parameter<
  ByState<readonly Payer[]> & Readonly<Record<'US-VA' | 'US-VT', readonly Payer[]>>
> = {
  id: 'us.deedTax.payers',
  description: 'Who bears the tax on the deed by custom (row used); the contract may shift it.',
  unit: 'names',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-AL': ['buyer'],
        'US-AZ': ['buyer'],
        'US-AR': ['buyer', 'seller'],
        'US-CA': ['seller'],
        'US-CO': ['buyer'],
        'US-CT': ['seller'],
        'US-DE': ['buyer', 'seller'],
        'US-FL': ['seller'],
        'US-GA': ['seller'],
        'US-IL': ['seller'],
        'US-MA': ['seller'],
        'US-MD': ['buyer', 'seller'],
        'US-MI': ['seller'],
        'US-MN': ['seller'],
        'US-NC': ['seller'],
        'US-NH': ['buyer', 'seller'],
        'US-NJ': ['seller'],
        'US-NV': ['seller'],
        'US-NY': ['seller'],
        'US-OH': ['seller'],
        'US-PA': ['buyer', 'seller'],
        'US-TN': ['buyer'],
        'US-VA': ['buyer'],
        'US-VT': ['buyer'],
        'US-WA': ['seller'],
      },
      source: table,
      certainty: 'published',
      note: 'Custom, not law. The payer of the two dollars of Arizona was not read.',
    },
  ],
}
