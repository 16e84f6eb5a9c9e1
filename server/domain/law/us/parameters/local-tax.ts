import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn, comparedOn, coverage } from './coverage.ts'
import { type ByState, floridaStamps, type RateRange } from './deed-tax.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Address of the codes of all states; a table of several has no address of its own. */
const codes = 'https://law.justia.com/codes/'

const table = { title: 'national table of deed and transfer taxes by state', article: 'local part' }

/** Section of the code of Los Angeles with its base tax and measure ULA, as the voters amended it. */
export const losAngelesCode = {
  title: 'Los Angeles Municipal Code',
  url: 'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-127029',
  textOf: '2023-01-01',
}

const localRateRange = (low: number, high: number): RateRange => [
  { key: 'low', rate: low },
  { key: 'high', rate: high },
]

/** Local part of the deed tax, where one rate was read. */
export const countyRates: Parameter<ByState<number>> = {
  id: 'us.deedTax.countyRates',
  description: 'Local part of the tax on deeds that is the same in the whole state (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'US-DE': 0.015 },
      source: {
        title: 'Delaware Code',
        article: '9 Del. C. § 8102(a); 22 Del. C. § 1601(a)',
        url: 'https://delcode.delaware.gov/title9/c081/sc01/',
      },
      certainty: 'published',
      note: 'The most that counties and municipalities may levy. Kent County levies it by § 191-21 of its code; New Castle and Sussex were read in a national table only.',
    },
  ],
}

/** The same, by the codes of the states. */
export const codeCountyRates: Parameter<ByState<number>> = {
  id: 'us.deedTax.codeCountyRates',
  description: 'Local part of the tax on deeds in the whole state, by its code (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'US-CA': 0.0011, 'US-IL': 0.0005, 'US-MI': 0.0011 },
      source: {
        title: 'codes of California, Illinois and Michigan',
        article: 'R&T 11911; 55 ILCS 5/5-1031; 207.504',
        url: codes,
        textOf: '2026-02-15',
      },
      certainty: 'statutory',
      note: '55, 25 and 55 cents for each 500 begun. The day is that of Michigan; Illinois was read in a bill of 2019.',
    },
  ],
}

/** Usual local part of Pennsylvania. */
export const pennsylvaniaLocalRate: Parameter<number> = {
  id: 'us.deedTax.pennsylvaniaLocal',
  description: 'Usual local part of the transfer tax in Pennsylvania.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.01,
      source: { title: 'closing offices of Pennsylvania', article: 'list of local rates of 2016' },
      certainty: 'published',
      note: 'Philadelphia, Pittsburgh, Reading, Scranton and others have more.',
    },
  ],
}

/** Local part in Philadelphia, which is city, county and school district in one. */
export const philadelphiaLocalRate: Parameter<number> = {
  id: 'us.deedTax.philadelphiaLocal',
  description: 'Realty transfer tax of the City of Philadelphia, the local part of the transfer tax there.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.03278,
      source: {
        title: 'City of Philadelphia, Realty Transfer Tax',
        article: 'Philadelphia Code, § 19-1403(1)',
        url: 'https://www.phila.gov/services/property-lots-housing/property-taxes/realty-transfer-tax/',
      },
      certainty: 'published',
      note: 'The rate is that of the page of the city, 4.278 per cent with the tax of the state; since 2018-07-01. The copy of the code breaks off before the years from 2018 on.',
    },
    {
      from: '2025-07-01',
      value: 0.03578,
      source: {
        title: 'law office in Philadelphia on Bill No. 250211',
        article: 'Philadelphia Code, § 19-1403(1)',
        url: 'https://codelibrary.amlegal.com/codes/philadelphia/latest/philadelphia_pa/0-0-0-298195',
      },
      certainty: 'published',
      note: 'The bill passed on 2025-06-12; its final text was not found. 4.578 per cent with the tax of the state.',
    },
  ],
}

/** Local part in Pittsburgh: two taxes of the city and one of the school district. */
export const pittsburghLocalRate: Parameter<number> = {
  id: 'us.deedTax.pittsburghLocal',
  description: 'Realty transfer taxes of the City of Pittsburgh and its school district together.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.04,
      source: {
        title: 'Pittsburgh Code, and Department of Real Estate of Allegheny County',
        article: 'Pittsburgh Code, § 256.02(a)',
        url: 'https://www.alleghenycounty.us/real-estate/realty-transfer-tax-municipality-rates.aspx',
      },
      certainty: 'published',
      note: 'Home rule tax 2 per cent since 2020-01-01, by its ordinance; the other tax of the city 1 and the school district 1, by pages of the county and of tax advisers. In the part of the city that is of the Baldwin-Whitehall School District it is half a point less.',
    },
  ],
}

/** Local part of further cities, which a request cannot name. */
export const pennsylvaniaCities: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.pennsylvaniaCities',
  description: 'Local part of the transfer tax in further cities of Pennsylvania with more than the usual rate.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { Reading: 0.04, Scranton: 0.029 },
      source: { title: 'law office in Pittsburgh', article: 'list of local rates of 2018' },
      certainty: 'published',
      note: 'No later figures were found: Reading 3.5 of the city and 0.5 of the school district (page of the city for 2017), Scranton 2.4 and 0.5 since January 2017. Only named, never charged.',
    },
  ],
}

/** Part of the state tax that Virginian cities and counties add. */
export const virginiaLocalThird: Parameter<number> = {
  id: 'us.deedTax.virginiaLocalPart',
  description: 'Part of the recordation tax of the state that cities and counties of Virginia add to it.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 1 / 3,
      source: {
        title: 'Code of Virginia',
        article: '§ 58.1-814',
        url: 'https://law.lis.virginia.gov/vacode/title58.1/chapter8/section58.1-814/',
        textOf: '2026-02-15',
      },
      certainty: 'statutory',
    },
  ],
}

/** Local rates that differ from place to place. */
export const localRanges: Parameter<ByState<RateRange>> = {
  id: 'us.deedTax.localRanges',
  description: 'Lowest and highest local rate, where places differ (row used); the middle is taken.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-MD': localRateRange(0.01, 0.0275),
        'US-WA': localRateRange(0.0025, 0.005),
      },
      source: table,
      certainty: 'estimate',
      note: 'Only a range was read; the middle of it is taken. Maryland: transfer and recordation tax of the county.',
    },
  ],
}

/** Counties with a state rate of their own. */
export const countyStateRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.countyStateRates',
  description: 'Rate of the state tax in a county with one of its own (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'Miami-Dade': 0.006 },
      source: floridaStamps,
      certainty: 'statutory',
      note: '60 cents for each 100 begun: the 70 of § 201.02 without the 10 that were added in 1992.',
    },
  ],
}

/** Rate of larger buildings in those counties. */
export const largerBuildingRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.largerBuildingRates',
  description: 'Rate of the state tax, with the surtax, on buildings of several dwellings in a county (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'Miami-Dade': 0.0105 },
      source: {
        ...floridaStamps,
        title: 'Florida Statutes; Code of Miami-Dade County',
        article: 'F.S. 201.0205 and 201.031(1); § 29-7(C) and (D)',
      },
      certainty: 'statutory',
      note: '60 cents and a surtax of 45 for each 100 begun. The day is that of the statutes; the copy of the code of the county bears none.',
    },
  ],
}

/** The same for counties whose rate was read in the law of the state. */
export const furtherCountyStateRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.unreadCountyStateRates',
  description: 'Rate of the state tax in further counties with one of their own (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { Clark: 0.0051, Hennepin: 0.0034, Ramsey: 0.0034 },
      source: {
        title: 'Nevada Revised Statutes; Minnesota Statutes',
        article: 'NRS 375.020 and 375.023; Minn. Stat. 383A.80 and 383B.80',
        url: codes,
        textOf: '2025-07-01',
      },
      certainty: 'statutory',
      note: 'Nevada: 1.25 and 1.30 for each 500, in counties of 700 000 people and more. Minnesota: 0.0001 more than the state, until 2027-12-31. Undated copies, dated as the table of the states.',
    },
  ],
}

/** Tax of New York City on the transfer. */
export const newYorkCityRate: Parameter<readonly Band[]> = {
  id: 'us.cityTax.newYorkCity',
  description: 'Real property transfer tax of New York City, on the whole price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 500_000, rate: 0.01 },
        { upTo: null, rate: 0.01425 },
      ],
      source: {
        title: 'Administrative Code of the City of New York',
        article: '§ 11-2102(a)(9)',
        url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/',
        textOf: '2017-04-22',
      },
      certainty: 'statutory',
      note: 'Houses of one to three families and units of a condominium.',
    },
  ],
}

const cityCode = {
  title: 'Administrative Code of the City of New York',
  article: '§ 11-2102(a)(9)',
  url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/',
  textOf: '2017-04-22',
} as const

/** Tax of New York City on the transfer of a larger building. */
export const newYorkCityOtherRate: Parameter<readonly Band[]> = {
  id: 'us.cityTax.newYorkCityOther',
  description: 'Real property transfer tax of New York City on larger buildings, on the whole price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 500_000, rate: 0.01425 },
        { upTo: null, rate: 0.02625 },
      ],
      source: cityCode,
      certainty: 'statutory',
    },
  ],
}

/** Largest building that New York City taxes as a house. */
export const newYorkCityFamiliesMax: Parameter<number> = {
  id: 'us.cityTax.newYorkCityFamiliesMax',
  description: 'Families of the largest building that New York City taxes as a house.',
  unit: 'count',
  checkedOn: comparedOn,
  versions: [{ from, value: 3, source: cityCode, certainty: 'statutory' }],
}

/** Base tax of Los Angeles. */
export const losAngelesRate: Parameter<number> = {
  id: 'us.cityTax.losAngeles',
  description: 'Documentary transfer tax of the City of Los Angeles, on the price rounded up to 500.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.0045,
      source: { ...losAngelesCode, article: '§ 21.9.2(a)' },
      certainty: 'statutory',
      note: '2.25 for each 500 begun.',
    },
  ],
}

/** San Francisco, on the whole price. */
export const sanFranciscoRates: Parameter<readonly Band[]> = {
  id: 'us.cityTax.sanFrancisco',
  description: 'Transfer tax of the City and County of San Francisco, on the whole price rounded up to 500.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 250_000, rate: 0.005 },
        { upTo: 999_999.99, rate: 0.0068 },
        { upTo: 4_999_999.99, rate: 0.0075 },
        { upTo: 9_999_999.99, rate: 0.0225 },
        { upTo: 24_999_999.99, rate: 0.055 },
        { upTo: null, rate: 0.06 },
      ],
      source: {
        title: 'Business and Tax Regulations Code of San Francisco',
        article: '§ 1102',
        url: 'https://codelibrary.amlegal.com/codes/san_francisco/latest/sf_business/0-0-0-2352',
        textOf: '2021-01-01',
      },
      certainty: 'statutory',
      note: 'The copy has the rates in force since this day. It is the tax of city and county; no further part of a county is due.',
    },
  ],
}

/** Section of Chicago's code on its transfer tax, as an ordinance before its council prints it. */
export const chicagoCode = {
  title: 'Municipal Code of Chicago',
  article: '§ 3-33-030(A)',
  url: 'https://chicago.legistar.com/LegislationDetail.aspx?ID=4070148&GUID=B6A6716A-A8FA-4780-91FF-6EBE2D5762DC',
  textOf: '2019-07-24',
}

/** Chicago, part of the buyer. */
export const chicagoRate: Parameter<number> = {
  id: 'us.cityTax.chicagoBuyer',
  description: 'Real property transfer tax of Chicago, borne by the buyer.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from,
      value: 0.0075,
      source: chicagoCode,
      certainty: 'statutory',
      note: '3.75 for each 500 begun, as ordinance O2019-5569 prints it, which would have added a rate and failed on 2023-05-24. That the buyer owes it is said on the page of the city.',
    },
  ],
}

/** Chicago, part of the seller. */
export const chicagoSupplement: Parameter<number> = {
  id: 'us.cityTax.chicago',
  description: 'Supplemental part of the real property transfer tax of Chicago, borne by the seller.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.003,
      source: {
        title: 'City of Chicago, Real Property Transfer Tax (7551)',
        article: 'Municipal Code, § 3-33-030',
        url: 'https://www.chicago.gov/city/en/depts/fin/supp_info/revenue/tax_list/real_property_transfertax.html',
      },
      certainty: 'published',
      note: 'Since 2008-04-01; 1.50 for each 500 begun. This part of the code was read as a law firm prints it.',
    },
  ],
}
