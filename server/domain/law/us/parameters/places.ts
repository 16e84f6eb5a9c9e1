import type { Band, Slice } from '../../../core/brackets.ts'
import type { LawTable, Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import {
  deedTaxDwellingsMax,
  districtFirstTimeRate,
  districtRate,
  marylandFirstTimePayers,
  marylandFirstTimeRate,
  newYorkCityOtherStateRate,
  newYorkCityStateRate,
  type Payer,
  virginiaRecordation,
} from './deed-tax.ts'
import {
  countyStateRates,
  furtherCountyStateRates,
  largerBuildingRates,
  newYorkCityFamiliesMax,
  newYorkCityOtherRate,
  newYorkCityRate,
  pennsylvaniaCities,
  pennsylvaniaLocalRate,
  philadelphiaLocalRate,
  pittsburghLocalRate,
  sanFranciscoRates,
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
import {
  connecticutFreePrice,
  connecticutFurtherRate,
  connecticutLocalRate,
  delawareFirstTime,
  michiganFreePrice,
} from './state-deed-tax.ts'

/** A part of the law that was not read, in the words of the notice. */
interface Gap {
  readonly message: string
  readonly field: keyof FeesInput<'US'>
}

/** Articles of a place, where the source of a table names those of several. */
interface Articles {
  readonly deed?: string
  readonly loan?: string
}

/** Deduction from the tax on a loan for buildings of at most so many dwellings; the city or county is a row. */
export interface LoanDeduction {
  readonly deduction: Parameter<number>
  readonly dwellingsMax: Parameter<LawTable<number>>
}

/** A county with rates of its own. */
export interface County {
  readonly name: string
  readonly articles?: Articles
  /** Rates of the state's tax on deeds; the county is a row. */
  readonly deedRates?: Parameter<Readonly<Record<string, number>>>
  /** Largest building that has the rate on deeds, the county being a row; without it every building has it. */
  readonly dwellingsMax?: Parameter<LawTable<number>>
  /** Rate of larger buildings. */
  readonly largerDeedRates?: Parameter<Readonly<Record<string, number>>>
  /** Rates of the tax on loans; the county is a row. */
  readonly loanRates?: Parameter<Readonly<Record<string, number>>>
  readonly loanDeduction?: LoanDeduction
}

/** A tax on expensive homes, one rate on the whole price. */
export interface MansionTax {
  readonly bands: Parameter<readonly Band[]>
  /** Payers, where they changed with the law, or where it is not the seller. */
  readonly payersBy?: Parameter<readonly Payer[]>
  readonly payers?: readonly Payer[]
  readonly wording?: 'graduatedFee' | 'measureUla'
  /** Refund of the last rise for earlier contracts whose deeds are recorded by a day, under an act. */
  readonly refund?: { readonly recordedBy: Parameter<readonly string[]>; readonly act: string }
}

/** A tax with one rate on the whole price, and its name in the notice of a nearby limit. */
export interface WholePriceTax {
  readonly bands: Parameter<readonly Band[]>
  readonly levy: string
  /** Rates of buildings of more families than a limit. */
  readonly larger?: { readonly above: Parameter<number>; readonly bands: Parameter<readonly Band[]> }
}

/** Rules by which a state or a city levies its taxes, in addition to the rates of the tables. */
export interface Place {
  readonly articles?: Articles
  readonly counties?: readonly County[]
  /** Usual local rate of the tax on deeds. */
  readonly localRate?: Parameter<number>
  /** Highest price without the state's tax on deeds, and without the local one. */
  readonly freePrice?: Parameter<number>
  readonly localFreePrice?: Parameter<number>
  /** Additional tax that the act allows to some municipalities, which are named by their kind. */
  readonly furtherLocal?: { readonly rate: Parameter<number>; readonly places: string }
  /** The city is its own county: no county tax is due in addition to its own. */
  readonly isCounty?: true
  /** Only the part of the price above the loan bears the state's tax on deeds. */
  readonly deedTaxAboveLoan?: true
  /** Local rates of the cities that a purchase may name, instead of the usual one. */
  readonly cityLocalRates?: { readonly [City in NonNullable<FeesInput<'US'>['city']>]?: Parameter<number> }
  /** Local rates of further cities above the usual one, as listed by the source. */
  readonly listedLocalRates?: Parameter<Readonly<Record<string, number>>>
  /**
   * Part of the state's taxes on deed and loan that is due again to the city or county, and the state's rate on deeds.
   */
  readonly localPart?: { readonly part: Parameter<number>; readonly ofDeedTax: Parameter<number> }
  /** A tax on deeds with one rate on the whole price, and its levying authority in the notice of a nearby limit. */
  readonly wholePrice?: WholePriceTax
  /** The same for the state, replacing the rate of its table. */
  readonly stateWholePrice?: WholePriceTax
  readonly mansionTax?: MansionTax
  /** A tax on loans by their size, less a deduction for buildings of at most so many dwellings. */
  readonly loanTax?: LoanDeduction & { readonly bands: Parameter<readonly Band[]> }
  /** First part of a loan that is exempt. */
  readonly loanTaxFree?: Parameter<number>
  /** Unread law on loans in other counties. */
  readonly loanGap?: Gap
  readonly intangibleTaxMost?: Parameter<number>
  /** Rate of a first home, or what it lowers the tax of its buyer by. */
  readonly firstHome?: Parameter<number | readonly Slice[]>
  /** Payers of the local taxes on a first home, unless the contract says otherwise. */
  readonly firstHomePayers?: Parameter<readonly Payer[]>
  /** Tariffs that the state sets: of the owner's title insurance, and of recording by pages. */
  readonly ownerTitle?: Parameter<readonly Slice[]>
  readonly recording?: Parameter<readonly Slice[]>
  /** Unread law that concerns every purchase. */
  readonly gap?: Gap
}

const floridaLoans: Articles = { loan: 'Florida Statutes, § 201.08(1)(b)' }
const nevada: Articles = { deed: 'Nevada Revised Statutes, NRS 375.020 and 375.023' }

const ofSmallHouses: LoanDeduction = { deduction: newYorkCityDeduction, dwellingsMax: deductionDwellingsMax }

/** A county of the commuter district around New York City, with the section that allows its own tax on loans. */
const commuterCounty = (name: string, section: string): County => ({
  name,
  articles: { loan: `New York Tax Law, §§ 253(1) and (2)(a) and ${section}` },
  loanRates: mortgageTaxRates,
  loanDeduction: ofSmallHouses,
})

const minnesotaArticles = (section: string): Articles => ({
  deed: `Minnesota Statutes, ${section}`,
  loan: `Minnesota Statutes, 287.035 and ${section}`,
})

/** States and cities that levy their taxes in a way of their own; one row per place. */
export const places: {
  readonly [Name in FeesInput<'US'>['region'] | NonNullable<FeesInput<'US'>['city']>]?: Place
} = {
  'US-AL': {
    articles: { deed: 'Code of Alabama, § 40-22-1', loan: 'Code of Alabama, § 40-22-2' },
    deedTaxAboveLoan: true,
  },
  'US-AR': { articles: { deed: 'Arkansas Code, § 26-60-105' } },
  'US-CT': {
    articles: { deed: 'General Statutes of Connecticut, § 12-494' },
    freePrice: connecticutFreePrice,
    localRate: connecticutLocalRate,
    localFreePrice: connecticutFreePrice,
    furtherLocal: {
      rate: connecticutFurtherRate,
      places: 'Municipalities of Connecticut that are targeted investment communities or have manufacturing plants',
    },
  },
  'US-DC': {
    wholePrice: { bands: districtRate, levy: 'The rate of the District' },
    firstHome: districtFirstTimeRate,
  },
  'US-DE': {
    articles: { deed: 'Delaware Code, 30 Del. C. § 5402(a)' },
    firstHome: delawareFirstTime,
  },
  'US-FL': {
    articles: { ...floridaLoans, deed: 'Florida Statutes, § 201.02(1)(a)' },
    counties: [
      {
        name: 'Miami-Dade',
        articles: floridaLoans,
        deedRates: countyStateRates,
        dwellingsMax: deedTaxDwellingsMax,
        largerDeedRates: largerBuildingRates,
      },
    ],
    ownerTitle: floridaTitle,
    recording: floridaRecording,
  },
  'US-GA': { articles: { deed: 'Georgia Code, § 48-6-1' }, intangibleTaxMost: georgiaCap },
  'US-IL': { articles: { deed: 'Illinois Compiled Statutes, 35 ILCS 200/31-10' } },
  'US-MI': { articles: { deed: 'Michigan Compiled Laws, 207.525' }, localFreePrice: michiganFreePrice },
  'US-NH': { articles: { deed: 'New Hampshire Revised Statutes, RSA 78-B:1' } },
  'US-MD': {
    articles: { deed: 'Maryland Code, Tax-Property, § 13-203(a)' },
    firstHome: marylandFirstTimeRate,
    firstHomePayers: marylandFirstTimePayers,
  },
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
    articles: { deed: 'Minnesota Statutes, 287.21', loan: 'Minnesota Statutes, 287.035' },
    counties: [
      {
        name: 'Hennepin',
        articles: minnesotaArticles('383B.80'),
        deedRates: furtherCountyStateRates,
        loanRates: furtherMortgageTaxRates,
      },
      {
        name: 'Ramsey',
        articles: minnesotaArticles('383A.80'),
        deedRates: furtherCountyStateRates,
        loanRates: furtherMortgageTaxRates,
      },
    ],
  },
  'US-NC': { articles: { deed: 'North Carolina General Statutes, G.S. 105-228.30' } },
  'US-NY': {
    articles: { deed: 'New York Tax Law, § 1402(a)' },
    counties: [commuterCounty('Westchester', '253-g'), commuterCounty('Rockland', '253-f')],
    mansionTax: { bands: newYorkMansionTax, payers: ['buyer'] },
    loanGap: {
      message:
        'In New York the mortgage tax was read for New York City, Westchester and Rockland only; the line is missing.',
      field: 'county',
    },
  },
  'US-PA': {
    articles: { deed: 'Pennsylvania Statutes, 72 P.S. § 8102-C' },
    localRate: pennsylvaniaLocalRate,
    cityLocalRates: { Philadelphia: philadelphiaLocalRate, Pittsburgh: pittsburghLocalRate },
    listedLocalRates: pennsylvaniaCities,
  },
  'US-TN': {
    articles: { deed: 'Tennessee Code, § 67-4-409 (REC-1)', loan: 'Tennessee Code, § 67-4-409(b)(1)' },
    loanTaxFree: tennesseeFree,
  },
  'US-VA': {
    articles: { loan: 'Code of Virginia, § 58.1-803' },
    localPart: { part: virginiaLocalThird, ofDeedTax: virginiaRecordation },
  },
  'New York City': {
    wholePrice: {
      bands: newYorkCityRate,
      levy: 'The tax of the city',
      larger: { above: newYorkCityFamiliesMax, bands: newYorkCityOtherRate },
    },
    stateWholePrice: {
      bands: newYorkCityStateRate,
      levy: 'The tax of the state',
      larger: { above: newYorkCityFamiliesMax, bands: newYorkCityOtherStateRate },
    },
    mansionTax: { bands: newYorkCityMansionTax, payers: ['buyer'] },
    loanTax: { bands: newYorkCityMortgageTax, ...ofSmallHouses },
  },
  'San Francisco': { wholePrice: { bands: sanFranciscoRates, levy: 'The tax of the city' }, isCounty: true },
  'Los Angeles': {
    mansionTax: { bands: losAngelesUla, wording: 'measureUla' },
    gap: { message: 'Measure ULA faced a ballot and a court challenge in 2026.', field: 'city' },
  },
}
