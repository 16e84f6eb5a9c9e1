import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { checkedOn } = coverage

const code = { title: 'Vlaamse Codex Fiscaliteit (verkooprecht)', article: 'art. 2.9.4' }

/** Rows of the Flemish rates; the one for renovation stands only while the measure ran. */
export type FlemishRate = 'standard' | 'soleOwnHome' | 'deepEnergyRenovation'

/** Rates of the Flemish sales duty. */
export const rates: Parameter<Partial<Record<FlemishRate, number>>> = {
  id: 'be.flanders.rates',
  says: 'Rate of the sales duty in Flanders by what the buyer does with the home (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: '2018-06-01', value: { standard: 0.1, soleOwnHome: 0.07 }, source: code, certainty: 'published' },
    { from: '2020-01-01', value: { standard: 0.1, soleOwnHome: 0.06 }, source: code, certainty: 'published' },
    {
      from: '2022-01-01',
      value: { standard: 0.12, soleOwnHome: 0.03, deepEnergyRenovation: 0.01 },
      source: code,
      certainty: 'published',
    },
    {
      from: '2025-01-01',
      value: { standard: 0.12, soleOwnHome: 0.02 },
      source: code,
      certainty: 'published',
      note: 'The rate for deep energy renovation ended on 2024-12-31.',
    },
  ],
}

/** Where the modest home stands. */
export type FlemishPlace = 'elsewhere' | 'coreCityOrRand'

/** Reduction of the duty for a modest sole own home, by place, up to a price. */
export const modestHome: Parameter<Record<FlemishPlace, readonly Band[]>> = {
  id: 'be.flanders.modestHome',
  says: 'Reduction of the duty for a modest sole own home, up to a price that depends on the place (row used).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: '2018-06-01',
      value: {
        elsewhere: [{ upTo: 200_000, amount: 5_600 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 5_600 }],
      },
      source: code,
      certainty: 'published',
    },
    {
      from: '2020-01-01',
      value: { elsewhere: [], coreCityOrRand: [] },
      source: code,
      certainty: 'unverified',
      note: 'A reduction existed in 2020 and 2021; its amount was not found and is not deducted.',
    },
    {
      from: '2022-01-01',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 2_800 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 2_800 }],
      },
      source: code,
      certainty: 'published',
    },
    {
      from: '2025-01-01',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 1_867 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 1_867 }],
      },
      source: code,
      certainty: 'published',
    },
    {
      from: '2026-01-01',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 1_867 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 1_867 }],
      },
      source: code,
      certainty: 'unverified',
      note: 'The amount of 2026 was not read; it is taken as unchanged.',
    },
  ],
}

/** The same reduction for a home bought with deep energy renovation, while the measure ran. */
export const modestRenovatedHome: Parameter<Record<FlemishPlace, readonly Band[]>> = {
  id: 'be.flanders.modestRenovatedHome',
  says: 'Reduction of the duty for a modest home bought with deep energy renovation (row used).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: '2022-01-01',
      until: '2024-12-31',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 960 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 960 }],
      },
      source: code,
      certainty: 'published',
    },
  ],
}
