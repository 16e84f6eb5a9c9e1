import type { Band, Slice } from '../../../core/brackets.ts'
import type { LawTable, Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { actsReadOn, articlesReadOn, comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Address of the codes of all states; a table of several has no address of its own. */
const codes = 'https://law.justia.com/codes/'

const virginia = { title: 'Code of Virginia', textOf: '2026-02-15' }
const virginiaCode = 'https://law.lis.virginia.gov/vacode/title58.1/chapter8'
const districtCode = {
  title: 'Code of the District of Columbia',
  url: 'https://code.dccouncil.gov/us/dc/council/code/sections/42-1103',
}
const district = { ...districtCode, textOf: '2024-10-20' }
const maryland = 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText'

const table = { title: 'national table of deed and transfer taxes by state', article: 'state part' }

/** Sections on the stamps of the county that has its own surtax, which is Miami-Dade. */
export const floridaStamps = {
  title: 'Florida Statutes',
  article: 'F.S. 201.0205 and 201.031(1)',
  url: 'https://www.flsenate.gov/Laws/Statutes/2025/201.031',
  textOf: '2025-07-01',
}

/** A table by state, with the states that it covers. */
export type ByState<Row> = { readonly [State in FeesInput<'US'>['region']]?: Row }

/** One rate for any price. */
const flat = (rate: number): readonly Slice[] => [{ upTo: null, rate }]

/** State part of the deed tax, where the section of the code was read in one collection of codes. */
export const codeDeedTaxRates: Parameter<ByState<readonly Slice[]>> = {
  id: 'us.deedTax.codeRates',
  description: 'State part of the tax on deeds by the code of Alabama (row used).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'US-AL': flat(0.001),
      },
      source: {
        title: 'Code of Alabama',
        article: '§ 40-22-1',
        url: codes,
        textOf: '2026-02-15',
      },
      certainty: 'statutory',
      note: 'Alabama taxes only what exceeds the loan on which its mortgage tax is paid.',
    },
  ],
}

/** The same, read in copies of single sections. */
export const sectionDeedTaxRates: Parameter<ByState<readonly Slice[]>> = {
  id: 'us.deedTax.sectionRates',
  description: 'State part of the tax on deeds of Arkansas and Georgia, slice by slice (row used).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'US-AR': flat(0.0033),
        'US-GA': [
          { upTo: 1_000, amount: 1 },
          { upTo: null, amount: 0.1, step: 100 },
        ],
      },
      source: {
        title: 'codes of Arkansas and Georgia',
        article: '§ 26-60-105; § 48-6-1',
        url: codes,
        textOf: '2013-08-20',
      },
      certainty: 'statutory',
      note: 'Copies of two days, the older that of Georgia.',
    },
  ],
}

/**
 * State part of the deed tax, where the law of the state or the page of its revenue department was read. The id
 * predates the reading and is kept, since callers store ids.
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
        'US-NY': flat(0.004),
      },
      source: {
        title: 'codes of Florida and New York',
        article: 'F.S. 201.02(1)(a); N.Y. Tax Law § 1402(a)(1)',
        url: codes,
        textOf: '2025-07-01',
      },
      certainty: 'statutory',
      note: 'The day is that of the Florida Statutes of 2025; the other copy is undated.',
    },
  ],
}

/** State tax of New York on a home in a city of a million, which is New York City: more from 3 000 000 on, on the whole price. */
export const newYorkCityStateRate: Parameter<readonly Band[]> = {
  id: 'us.deedTax.newYorkCity',
  description:
    'State part of the tax on deeds of homes in New York City, on the whole price; the second rate is that of a price of three million or more.',
  unit: 'brackets',
  checkedOn: articlesReadOn,
  versions: [
    {
      from,
      value: [
        { upTo: 2_999_999.99, rate: 0.004 },
        { upTo: null, rate: 0.0065 },
      ],
      source: {
        title: 'New York Tax Law',
        article: '§ 1402(a)(1) and (2)',
        url: 'https://www.nysenate.gov/legislation/laws/TAX/1402',
        textOf: '2019-07-01',
      },
      certainty: 'statutory',
      note: 'Two dollars for each 500, and 1.25 more in a city of a million or more, since 2019-07-01 (contracts of up to 2019-04-01 excepted).',
    },
  ],
}

/** The same on any other property: more from 2 000 000 on. */
export const newYorkCityOtherStateRate: Parameter<readonly Band[]> = {
  id: 'us.deedTax.newYorkCityOther',
  description:
    'State part of the tax on deeds of other property in New York City, on the whole price; the second rate is that of a price of two million or more.',
  unit: 'brackets',
  checkedOn: articlesReadOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1_999_999.99, rate: 0.004 },
        { upTo: null, rate: 0.0065 },
      ],
      source: {
        title: 'New York Tax Law',
        article: '§ 1402(a)(1) and (2)',
        url: 'https://www.nysenate.gov/legislation/laws/TAX/1402',
        textOf: '2019-07-01',
      },
      certainty: 'statutory',
    },
  ],
}

/** Largest building that has the rate on deeds of its county. */
export const deedTaxDwellingsMax: Parameter<LawTable<number>> = {
  id: 'us.deedTax.dwellingsMax',
  description: 'Dwellings of the largest building that has the rate on deeds of its county (row used).',
  unit: 'count',
  checkedOn: actsReadOn,
  versions: [{ from, value: { 'Miami-Dade': 1 }, source: floridaStamps, certainty: 'statutory' }],
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
      source: { ...virginia, article: '§ 58.1-801', url: `${virginiaCode}/section58.1-801/` },
      certainty: 'statutory',
      note: 'On the consideration or the value, whichever is greater; the price is taken.',
    },
  ],
}

const washingtonCode = {
  title: 'Revised Code of Washington',
  article: 'RCW 82.45.060',
  url: 'https://app.leg.wa.gov/rcw/default.aspx?cite=82.45.060',
  textOf: '2026-02-15',
}

/** Scale of Washington, whose limits the state adjusts on 1 January of every fourth year, 2027 the next. */
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
      source: washingtonCode,
      certainty: 'published',
      note: 'The rates and the limits before their first adjustment (500 000, 1 500 000, 3 000 000) were read in the act, the limits of 2023 on pages of a law office and a title company.',
    },
    {
      from: '2027-01-01',
      value: [
        { upTo: 551_000, rate: 0.011 },
        { upTo: 1_551_000, rate: 0.0128 },
        { upTo: 3_051_000, rate: 0.0275 },
        { upTo: null, rate: 0.03 },
      ],
      source: washingtonCode,
      certainty: 'estimate',
      note: 'The first limit rises by the shelter index, by 5 per cent at most, to whole thousands, and the others by the same dollars; the notice of September 2026 was not found, and the most is taken: 525 000 × 1.05 = 551 250.',
    },
  ],
}

/** Scale of New Jersey for prices above 350 000, by steps of 500. */
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

/** Scale of New Jersey for prices up to 350 000. */
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

/** Price above which the higher scale of New Jersey applies. */
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
      certainty: 'published',
    },
  ],
}

/** Whole-price rate of the District of Columbia, once for the buyer and once for the seller. */
export const districtRate: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.districtOfColumbia',
  description: 'Recordation tax of the buyer, and transfer tax of the seller at the same rate, on the whole price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 399_999.99, rate: 0.011 },
        { upTo: null, rate: 0.0145 },
      ],
      source: { ...district, article: '§§ 42-1103(a) and (a-4), 47-903(a) and (a-4)' },
      certainty: 'statutory',
    },
  ],
}

/** Recordation tax of first-time buyers in the District of Columbia. */
export const districtFirstTimeRate: Parameter<number> = {
  id: 'us.deedTax.districtFirstTimeRate',
  description: 'Recordation tax of first-time buyers in the District of Columbia.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.00725,
      source: { ...district, article: '§ 42-1103(e)' },
      certainty: 'statutory',
    },
  ],
}

/** Limits of the reduced rate of the District for a first home. */
export interface FirstTimeLimits {
  readonly price: number
  /** Highest income of the household in a year, by the people in it. */
  readonly incomeOfOne: number
  readonly incomeOfTwo: number
}

const indexed = { ...districtCode, article: '§§ 42-1101(16) and (17), 42-1103(e)(2)' }

/** Highest price and income for the reduced rate of the District, which are indexed each October. */
export const districtFirstTimeLimits: Parameter<FirstTimeLimits> = {
  id: 'us.deedTax.districtFirstTimeLimits',
  description:
    'District of Columbia: highest price of a first home with the reduced rate, and 180 per cent of the median income of the area.',
  unit: 'currency',
  adjusted: 'yearly',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2022-10-01',
      value: { price: 684_500, incomeOfOne: 179_460, incomeOfTwo: 205_020 },
      source: indexed,
      certainty: 'published',
      note: 'The limits are in the act (625 000 before indexing); the figures of the year were read at greggbusch.biz.',
    },
    {
      from: '2023-10-01',
      value: { price: 730_000, incomeOfOne: 189_900, incomeOfTwo: 217_080 },
      source: indexed,
      certainty: 'published',
      note: 'The figures of the year were read on pages of agents and title companies.',
    },
    {
      from: '2024-10-01',
      value: { price: 753_000, incomeOfOne: 194_940, incomeOfTwo: 222_840 },
      source: indexed,
      certainty: 'published',
      note: 'The figures of the year were read at thevbgroup.com.',
    },
    {
      from: '2025-10-01',
      value: { price: 753_000, incomeOfOne: 194_940, incomeOfTwo: 222_840 },
      source: indexed,
      certainty: 'estimate',
      note: 'The figures from October 2025 on were not found; the last known ones are taken.',
    },
  ],
}

/** State part of first-time buyers in Maryland, borne by the seller. */
export const marylandFirstTimeRate: Parameter<number> = {
  id: 'us.deedTax.marylandFirstTimeRate',
  description: 'State part of the transfer tax on a first home in Maryland, borne by the seller alone.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.0025,
      source: {
        title: 'Maryland Code, Tax-Property',
        article: '§ 13-203(b)',
        url: `${maryland}?article=gtp&section=13-203`,
        textOf: '2014-01-17',
      },
      certainty: 'statutory',
      note: 'Paid entirely by the seller, whatever the contract says.',
    },
  ],
}

/** Payers of the recordation tax and the local transfer tax on a first home in Maryland. */
export const marylandFirstTimePayers: Parameter<readonly Payer[]> = {
  id: 'us.deedTax.marylandFirstTimePayers',
  description: 'Who bears recordation tax and local transfer tax on a first home in Maryland, unless expressly agreed.',
  unit: 'names',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: ['seller'],
      source: {
        title: 'Maryland Code, Real Property',
        article: '§ 14-104(c)(1)',
        url: `${maryland}?article=grp&section=14-104`,
        textOf: '2014-01-17',
      },
      certainty: 'statutory',
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
      source: { ...virginia, article: '§ 58.1-802', url: `${virginiaCode}/section58.1-802/` },
      certainty: 'statutory',
      note: '50 cents for each 500 begun; a lien that stays on the home is not counted.',
    },
  ],
}

/** Fees of the seller in two regions of Virginia. */
export const virginiaRegionalFees: Parameter<LawTable<number>> = {
  id: 'us.deedTax.virginiaRegionalFees',
  description: 'Regional fees on deeds in Virginia, borne by the seller beside the grantor tax (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'Northern Virginia': 0.002, 'Hampton Roads': 0.0006 },
      source: { ...virginia, article: '§§ 58.1-802.3 to 58.1-802.5', url: `${virginiaCode}/section58.1-802.3/` },
      certainty: 'statutory',
      note: 'Two fees of 10 cents, and one of 6 cents, for each 100 begun.',
    },
  ],
}

const vermontStatutes = 'https://legislature.vermont.gov/statutes/section/32/231/09602'

/** Rates of Vermont before Act 181 of 2024. */
const vermontBefore: Readonly<Record<FeesInput<'US'>['use'], readonly Slice[]>> = {
  mainResidence: [
    { upTo: 100_000, rate: 0.005 },
    { upTo: null, rate: 0.0145 },
  ],
  secondHome: flat(0.0145),
  rental: flat(0.0145),
}

/** Tax of the buyer in Vermont by use, including the clean water surcharge. */
export const vermontRates: Parameter<Readonly<Record<FeesInput<'US'>['use'], readonly Slice[]>>> = {
  id: 'us.deedTax.vermont',
  description: 'Property transfer tax of Vermont with the clean water surcharge, by use (row used).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: vermontBefore,
      source: {
        title: 'Vermont Statutes',
        article: '32 V.S.A. §§ 9602 and 9602a, before Act 181 of 2024',
        url: vermontStatutes,
        textOf: '2015-06-16',
      },
      certainty: 'statutory',
      note: 'The copies bear no day; the surcharge of 0.2 per cent has stood since this one.',
    },
    {
      from: '2024-06-17',
      value: vermontBefore,
      source: {
        title: 'Vermont title attorneys and Realtors',
        article: 'Act 181 of 2024, pages of June 2024 on its first day',
        url: vermontStatutes,
      },
      certainty: 'published',
      note: 'They have tax and surcharge rise on 2024-08-01. The history of § 9602a has its 0.22 per cent above 200 000 (Act 181, § 74) in force since 2024-06-17; the section of the act on its first days was not found.',
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

/** Lowest and highest rate, where the exact rate was not read. */
export type RateRange = readonly [
  { readonly key: 'low'; readonly rate: number },
  { readonly key: 'high'; readonly rate: number },
]

/** Ranges of rates whose exact figure was not read. */
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

/** Payer of a tax on the deed. */
export type Payer = 'buyer' | 'seller'

/** Payers of the deed tax by custom; both names: half each. */
export const deedTaxPayers: Parameter<
  ByState<readonly Payer[]> & Readonly<Record<'US-CO' | 'US-DE' | 'US-MA' | 'US-VA' | 'US-VT', readonly Payer[]>>
> = {
  id: 'us.deedTax.payers',
  description: 'Who bears the tax on the deed by custom (row used); the contract may shift it.',
  unit: 'names',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-AL': ['buyer'],
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
      note: 'Custom, not law.',
    },
  ],
}
