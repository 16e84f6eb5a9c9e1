import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const table = { title: 'national table of deed and transfer taxes by state', article: 'local part' }
const codes = { title: 'revenue codes of the states', article: 'local part' }
const undated = 'The day on which the rates began was not read.'

type Range = readonly { readonly key: string; readonly rate: number }[]

const range = (low: number, high: number): Range => [
  { key: 'low', rate: low },
  { key: 'high', rate: high },
]

/** Local part of the deed tax, where one rate was read. */
export const countyRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.countyRates',
  says: 'Local part of the tax on deeds that holds in the whole state (row used).',
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

/** Local part of Pennsylvania outside its two large cities. */
export const pennsylvaniaLocalRate: Parameter<number> = {
  id: 'us.deedTax.pennsylvaniaLocal',
  says: 'Usual local part of the transfer tax in Pennsylvania.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.01, source: codes, certainty: 'unverified', note: undated }],
}

/** Part of the state tax that Virginian cities and counties add. */
export const virginiaLocalThird: Parameter<number> = {
  id: 'us.deedTax.virginiaLocalPart',
  says: 'Part of the recordation tax of the state that cities and counties of Virginia add to it.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 1 / 3,
      source: { title: 'Code of Virginia', article: '§ 58.1-3800' },
      certainty: 'unverified',
      note: undated,
    },
  ],
}

/** Local rates that differ from place to place. */
export const localRanges: Parameter<Readonly<Record<string, Range>>> = {
  id: 'us.deedTax.localRanges',
  says: 'Lowest and highest local rate, where places differ (row used); the middle is taken.',
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
  says: 'Rate of the state tax in a county with one of its own (row used).',
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

/** The same of counties whose rate is common knowledge and was not read. */
export const unreadCountyStateRates: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.deedTax.unreadCountyStateRates',
  says: 'Rate of the state tax in further counties with one of their own (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: { Clark: 0.0051 }, source: codes, certainty: 'unverified', note: undated }],
}

/** Tax of New York City on the transfer. */
export const newYorkCityRate: Parameter<readonly Band[]> = {
  id: 'us.cityTax.newYorkCity',
  says: 'Real property transfer tax of New York City, on the whole price.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 500_000, rate: 0.01 },
        { upTo: null, rate: 0.01425 },
      ],
      source: { title: 'Administrative Code of the City of New York', article: '§ 11-2102' },
      certainty: 'published',
      note: undated,
    },
  ],
}

/** Base tax of Los Angeles. */
export const losAngelesRate: Parameter<number> = {
  id: 'us.cityTax.losAngeles',
  says: 'Documentary transfer tax of the City of Los Angeles, on the price rounded up to 500.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.0045,
      source: { title: 'Los Angeles Municipal Code', article: '§ 21.9.2(a)' },
      certainty: 'published',
      note: undated,
    },
  ],
}

/** Chicago, part of the buyer and part of the seller. */
export const chicagoRates: Parameter<Readonly<Record<'buyer' | 'seller', number>>> = {
  id: 'us.cityTax.chicago',
  says: 'Real property transfer tax of Chicago by payer (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { buyer: 0.0075, seller: 0.003 },
      source: { title: 'Municipal Code of Chicago', article: '§ 3-33-030' },
      certainty: 'unverified',
      note: 'The split between buyer and seller was not read.',
    },
  ],
}
