import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const table = { title: 'national table of deed and transfer taxes by state', article: 'state part' }
const undated = 'The day on which the rates of the states began was not read.'

/** A table of slices by state. */
export type StateTable = Readonly<Record<string, readonly Slice[]>>

const flat = (rate: number): readonly Slice[] => [{ upTo: null, rate }]

/** State part of the deed tax, where a table was read. */
export const deedTaxRates: Parameter<StateTable> = {
  id: 'us.deedTax.stateRates',
  says: 'State part of the tax on deeds, slice by slice (row used).',
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
        'US-FL': flat(0.007),
        'US-GA': flat(0.001),
        'US-IL': flat(0.001),
        'US-MA': flat(0.00456),
        'US-MD': flat(0.005),
        'US-MI': flat(0.0075),
        'US-MN': flat(0.0033),
        'US-NH': flat(0.015),
        'US-NY': flat(0.004),
      },
      source: table,
      certainty: 'published',
      note: undated,
    },
  ],
}

/** State part of the deed tax, where the rate is common knowledge and was not read. */
export const unreadDeedTaxRates: Parameter<StateTable> = {
  id: 'us.deedTax.unreadStateRates',
  says: 'State part of the tax on deeds of further states (row used).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-NV': flat(0.0039),
        'US-NC': flat(0.002),
        'US-PA': flat(0.01),
        'US-TN': flat(0.0037),
        'US-VA': flat(0.0025),
      },
      source: { title: 'revenue codes of the states', article: 'state part' },
      certainty: 'unverified',
      note: undated,
    },
  ],
}

/** Ladder of Washington; its limits change with the year 2027. */
export const washingtonExcise: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.washington',
  says: 'Real estate excise tax of Washington, slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      until: '2026-12-31',
      value: [
        { upTo: 525_000, rate: 0.011 },
        { upTo: 1_525_000, rate: 0.0128 },
        { upTo: 3_025_000, rate: 0.0275 },
        { upTo: null, rate: 0.03 },
      ],
      source: { title: 'Revised Code of Washington', article: 'RCW 82.45.060' },
      certainty: 'unverified',
      note: 'The limits are adjusted on 2027-01-01; the new ones are not known.',
    },
  ],
}

/** Ladder of New Jersey for prices above 350 000, by steps of 500. */
export const newJerseyFee: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.newJersey',
  says: 'Realty transfer fee of New Jersey for prices above 350 000, an amount for each 500 begun.',
  unit: 'brackets',
  checkedOn,
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
      certainty: 'unverified',
      note: 'It reproduces three printed results; at or below 350 000 a lower table applies, which was not read.',
    },
  ],
}

/** Price above which the ladder of New Jersey holds. */
export const newJerseyAbove: Parameter<number> = {
  id: 'us.deedTax.newJerseyAbove',
  says: 'Price above which the table of New Jersey holds.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: 350_000,
      source: { title: 'New Jersey Statutes', article: 'N.J.S.A. 46:15-7' },
      certainty: 'unverified',
    },
  ],
}

/** Whole-price rate of the District of Columbia, once for the buyer and once for the seller. */
export const districtRate: Parameter<readonly Slice[]> = {
  id: 'us.deedTax.districtOfColumbia',
  says: 'Recordation tax of the buyer, and transfer tax of the seller at the same rate, on the whole price.',
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
      note: 'Printed as "up to 400 000"; by the law 1.1 % holds for a price below 400 000.',
    },
  ],
}

/** Recordation tax of first-time buyers in the District of Columbia. */
export const districtFirstTimeRate: Parameter<number> = {
  id: 'us.deedTax.districtFirstTimeRate',
  says: 'Recordation tax of first-time buyers in the District of Columbia.',
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
  says: 'State part of the transfer tax on a first home in Maryland, borne by the seller alone.',
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
  says: 'Grantor tax of Virginia, borne by the seller.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: 0.001, source: { title: 'Code of Virginia', article: '§ 58.1-802' }, certainty: 'unverified' },
  ],
}

/** Two ends between which a rate lies that was not read more exactly. */
export const stateRateRanges: Parameter<Readonly<Record<string, readonly { key: string; rate: number }[]>>> = {
  id: 'us.deedTax.stateRateRanges',
  says: 'Lowest and highest state rate, where only a range is known (row used); the middle is taken.',
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
        'US-VT': [
          { key: 'low', rate: 0.0125 },
          { key: 'high', rate: 0.0145 },
        ],
      },
      source: { title: 'revenue codes of the states', article: 'range' },
      certainty: 'estimate',
      note: 'Only a range was read; the middle of it is taken.',
    },
  ],
}

/** Who bears the deed tax by custom; both names: half each. */
export const deedTaxPayers: Parameter<Readonly<Record<string, readonly ('buyer' | 'seller')[]>>> = {
  id: 'us.deedTax.payers',
  says: 'Who bears the tax on the deed by custom (row used); the contract may shift it.',
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
