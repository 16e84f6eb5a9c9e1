import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'
import type { ByState, Payer, RateRange } from './deed-tax.ts'

const { coveredFrom: from, checkedOn } = coverage

const table = { title: 'national table of deed and transfer taxes by state', article: 'local part' }
const undated = 'The day on which the rates began was not read.'
const losAngelesFaq = 'https://finance.lacity.org/faq/real-property-transfer-tax-and-measure-ula-faq'

const range = (low: number, high: number): RateRange => [
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
      value: { 'US-CA': 0.0011, 'US-DE': 0.015, 'US-IL': 0.0005, 'US-MI': 0.0011 },
      source: table,
      certainty: 'published',
      note: undated,
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

/** Local part of cities of Pennsylvania, by a list that is ten years old. */
export const pennsylvaniaCities: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.pennsylvaniaCities',
  description: 'Local part of the transfer tax in cities of Pennsylvania with more than the usual rate (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { Philadelphia: 0.03, Pittsburgh: 0.03, Reading: 0.04, Scranton: 0.03 },
      source: { title: 'closing offices of Pennsylvania', article: 'list of local rates of 2016' },
      certainty: 'published',
      note: 'A list of 2016: shown as the upper end of a range, the usual rate being taken.',
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
      },
      certainty: 'statutory',
    },
  ],
}

/** Local rates that differ from place to place. */
export const localRanges: Parameter<ByState<RateRange> & { readonly 'San Francisco': RateRange }> = {
  id: 'us.deedTax.localRanges',
  description: 'Lowest and highest local rate, where places differ (row used); the middle is taken.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-CT': range(0.0025, 0.005),
        'US-MD': range(0.01, 0.0275),
        'US-WA': range(0.0025, 0.005),
        'San Francisco': range(0.005, 0.06),
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
  checkedOn,
  versions: [
    {
      from,
      value: { 'Miami-Dade': 0.006 },
      source: table,
      certainty: 'published',
      note: 'Miami-Dade: single-family homes.',
    },
  ],
}

/** The same of counties whose rate was read in the law of the state. */
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
      },
      certainty: 'statutory',
      note: 'Nevada: 1.25 and 1.30 for each 500, in counties of 700 000 people and more. Minnesota: 0.0001 more than the state, until 2027-12-31.',
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
      source: { title: 'Administrative Code of the City of New York', article: '§ 11-2102' },
      certainty: 'published',
      note: 'Read in tables of title companies.',
    },
  ],
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
      source: { title: 'City of Los Angeles, Office of Finance', article: '§ 21.9.2(a)', url: losAngelesFaq },
      certainty: 'statutory',
    },
  ],
}

/** Chicago, part of the buyer and part of the seller. */
export const chicagoRates: Parameter<Readonly<Record<Payer, number>>> = {
  id: 'us.cityTax.chicago',
  description: 'Real property transfer tax of Chicago by payer (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { buyer: 0.0075, seller: 0.003 },
      source: {
        title: 'City of Chicago, Real Property Transfer Tax (7551)',
        article: 'Municipal Code, chapter 3-33',
        url: 'https://www.chicago.gov/city/en/depts/fin/supp_info/revenue/tax_list/real_property_transfertax.html',
      },
      certainty: 'statutory',
      note: 'Since 2008-04-01; 3.75 and 1.50 for each 500 begun.',
    },
  ],
}
