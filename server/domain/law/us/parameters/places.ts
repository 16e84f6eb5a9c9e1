import type { Band, Slice } from '../../../core/brackets.ts'
import type { LawTable, Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import {
  deedTaxDwellingsMax,
  districtFirstTimeRate,
  districtRate,
  marylandFirstTimeRate,
  type Payer,
  virginiaRecordation,
} from './deed-tax.ts'
import {
  countyStateRates,
  furtherCountyStateRates,
  newYorkCityRate,
  pennsylvaniaCities,
  pennsylvaniaLocalRate,
  virginiaLocalThird,
} from './local-tax.ts'
import {
  losAngelesUla,
  newJerseyMansionPayer,
  newJerseyMansionTax,
  newJerseyRefundBy,
  newYorkCityMansionTax,
  newYorkMansionTax,
} from './mansion-tax.ts'
import { floridaRecording, floridaTitle } from './market.ts'
import {
  deductionDwellingsMax,
  furtherMortgageTaxRates,
  georgiaCap,
  mortgageTaxRates,
  newYorkCityDeduction,
  newYorkCityMortgageTax,
  tennesseeFree,
} from './mortgage-tax.ts'

/** A part of the law that was not read, as the notice says it. */
interface Gap {
  readonly message: string
  readonly field: keyof FeesInput<'US'>
}

/** The articles of a place, where the source of a table names those of several. */
interface Articles {
  readonly deed?: string
  readonly loan?: string
}

/** A county with rates of its own. */
export interface County {
  readonly name: string
  readonly articles?: Articles
  /** Rates of the state's tax on deeds, the county being a row. */
  readonly deedRates?: Parameter<Readonly<Record<string, number>>>
  /** Largest building that has the rate on deeds, the county being a row; without it every building has. */
  readonly dwellingsMax?: Parameter<LawTable<number>>
  /** What is not known of larger buildings. */
  readonly gap?: Gap
  /** Rates of the tax on loans, the county being a row. */
  readonly loanRates?: Parameter<Readonly<Record<string, number>>>
}

/** A tax on expensive homes, one rate on the whole price. */
export interface MansionTax {
  readonly bands: Parameter<readonly Band[]>
  /** Who bears it where that changed with the law, or where it is not the seller. */
  readonly payersBy?: Parameter<readonly Payer[]>
  readonly payers?: readonly Payer[]
  readonly wording?: 'graduatedFee' | 'measureUla'
  /** The last rise is refunded for contracts of before it whose deeds are recorded by a day, under an act. */
  readonly refund?: { readonly recordedBy: Parameter<readonly string[]>; readonly act: string }
}

/** How a state or a city levies its taxes, beside the rates of the tables. */
export interface Place {
  readonly articles?: Articles
  readonly counties?: readonly County[]
  /** Usual local rate of the tax on deeds. */
  readonly localRate?: Parameter<number>
  /** Local rates of cities with more than the usual one, as an old list has them. */
  readonly listedLocalRates?: Parameter<Readonly<Record<string, number>>>
  /** Part of the state's taxes on deed and loan that is due again to the city or county, and the state's on deeds. */
  readonly localPart?: { readonly part: Parameter<number>; readonly ofDeedTax: Parameter<number> }
  /** A tax on deeds with one rate on the whole price, and who levies it as the notice of a near limit says it. */
  readonly wholePrice?: { readonly bands: Parameter<readonly Band[]>; readonly levy: string }
  readonly mansionTax?: MansionTax
  /** A tax on loans by their size, less a deduction for buildings of at most so many dwellings. */
  readonly loanTax?: {
    readonly bands: Parameter<readonly Band[]>
    readonly deduction: Parameter<number>
    readonly dwellingsMax: Parameter<LawTable<number>>
  }
  /** First part of a loan that bears no tax. */
  readonly loanTaxFree?: Parameter<number>
  /** What is not known of loans in other counties. */
  readonly loanGap?: Gap
  readonly intangibleTaxMost?: Parameter<number>
  /** The rate of a first home, or that there is a relief whose figures were not read. */
  readonly firstHome?: Parameter<number> | 'unread'
  /** Tariffs that the state sets: of the owner's title insurance, and of recording by pages. */
  readonly ownerTitle?: Parameter<readonly Slice[]>
  readonly recording?: Parameter<readonly Slice[]>
  /** What is not known of every purchase. */
  readonly gap?: Gap
}

const tennessee = 'Tennessee Code, § 67-4-409 (REC-1)'
const nevada: Articles = { deed: 'Nevada Revised Statutes, NRS 375.020 and 375.023' }

const ofCounty = (section: string): Articles => ({
  deed: `Minnesota Statutes, ${section}`,
  loan: `Minnesota Statutes, 287.035 and ${section}`,
})

/** The states and cities that levy their taxes in a way of their own; a row a place. */
export const places: {
  readonly [Name in FeesInput<'US'>['region'] | NonNullable<FeesInput<'US'>['city']>]?: Place
} = {
  'US-DC': {
    wholePrice: { bands: districtRate, levy: 'The rate of the District' },
    firstHome: districtFirstTimeRate,
  },
  'US-DE': { firstHome: 'unread' },
  'US-FL': {
    articles: { deed: 'Florida Statutes, § 201.02(1)(a)' },
    counties: [
      {
        name: 'Miami-Dade',
        deedRates: countyStateRates,
        dwellingsMax: deedTaxDwellingsMax,
        gap: {
          message: 'Miami-Dade has another rate for several dwellings, which was not read; that of the state is taken.',
          field: 'dwellingUnits',
        },
      },
    ],
    ownerTitle: floridaTitle,
    recording: floridaRecording,
  },
  'US-GA': { intangibleTaxMost: georgiaCap },
  'US-MD': { firstHome: marylandFirstTimeRate },
  'US-NJ': {
    mansionTax: {
      bands: newJerseyMansionTax,
      payersBy: newJerseyMansionPayer,
      wording: 'graduatedFee',
      refund: { recordedBy: newJerseyRefundBy, act: 'P.L. 2025, c. 69' },
    },
  },
  'US-NV': {
    articles: nevada,
    counties: [{ name: 'Clark', articles: nevada, deedRates: furtherCountyStateRates }],
  },
  'US-MN': {
    articles: { deed: 'Minnesota Department of Revenue, deed tax', loan: 'Minnesota Statutes, 287.035' },
    counties: [
      {
        name: 'Hennepin',
        articles: ofCounty('383B.80'),
        deedRates: furtherCountyStateRates,
        loanRates: furtherMortgageTaxRates,
      },
      {
        name: 'Ramsey',
        articles: ofCounty('383A.80'),
        deedRates: furtherCountyStateRates,
        loanRates: furtherMortgageTaxRates,
      },
    ],
  },
  'US-NC': { articles: { deed: 'North Carolina General Statutes, G.S. 105-228.30' } },
  'US-NY': {
    articles: { deed: 'New York Codes, Rules and Regulations, 20 NYCRR 575.2' },
    counties: [
      { name: 'Westchester', loanRates: mortgageTaxRates },
      { name: 'Rockland', loanRates: mortgageTaxRates },
    ],
    mansionTax: { bands: newYorkMansionTax, payers: ['buyer'] },
    loanGap: {
      message:
        'In New York the mortgage tax was read for New York City, Westchester and Rockland only; the line is missing.',
      field: 'county',
    },
  },
  'US-PA': {
    articles: { deed: 'Pennsylvania Department of Revenue, realty transfer tax' },
    localRate: pennsylvaniaLocalRate,
    listedLocalRates: pennsylvaniaCities,
  },
  'US-TN': { articles: { deed: tennessee, loan: tennessee }, loanTaxFree: tennesseeFree },
  'US-VA': {
    articles: { loan: 'Code of Virginia, § 58.1-803' },
    localPart: { part: virginiaLocalThird, ofDeedTax: virginiaRecordation },
  },
  'New York City': {
    wholePrice: { bands: newYorkCityRate, levy: 'The tax of the city' },
    mansionTax: { bands: newYorkCityMansionTax, payers: ['buyer'] },
    loanTax: { bands: newYorkCityMortgageTax, deduction: newYorkCityDeduction, dwellingsMax: deductionDwellingsMax },
  },
  'Los Angeles': {
    mansionTax: { bands: losAngelesUla, wording: 'measureUla' },
    gap: { message: 'Measure ULA faced a ballot and a court challenge in 2026.', field: 'city' },
  },
}
