import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { checkedOn } = coverage

const code = { title: 'Vlaamse Codex Fiscaliteit (verkooprecht)', article: 'art. 2.9.4' }

/** The code as Justel prints it; the copy holds the standard rate and not the article on own homes. */
const justel = {
  title: 'Vlaamse Codex Fiscaliteit (verkooprecht), numac 2013036154',
  article: 'arts 2.9.4.1.1, 2.9.4.2.11',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel',
  reference: 'Vlaamse Codex Fiscaliteit (verkooprecht), art. 2.9.4',
}
const commentary2018 = {
  title: 'commentary on the Flemish decree of 18 May 2018',
  article: 'sales duty from 1 June 2018',
  reference: 'Vlaamse Codex Fiscaliteit (verkooprecht), art. 2.9.4',
}
const standardRead =
  'The standard rate was read in art. 2.9.4.1.1; the rates of own homes, art. 2.9.4.2.11, in secondary sources.'

/** The Flemish rates; the one for renovation is there only while the measure ran. */
type FlemishRates = Readonly<Record<'standard' | 'soleOwnHome', number> & { deepEnergyRenovation?: number }>

/** First year from which the reduced rate asks for a year of stay: VCF, art. 2.9.4.2.11, as published. */
export const yearOfStayFrom = 2026

/** Rates of the Flemish sales duty. */
export const rates: Parameter<FlemishRates> = {
  id: 'be.flanders.rates',
  description: 'Rate of the sales duty in Flanders by what the buyer does with the home (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: { standard: 0.1, soleOwnHome: 0.07 },
      source: commentary2018,
      certainty: 'published',
      note: 'A rate of 6 % with deep energy renovation and one of 1 % for a monument are not computed.',
    },
    {
      from: '2020-01-01',
      value: { standard: 0.1, soleOwnHome: 0.06 },
      source: justel,
      certainty: 'published',
      note: standardRead,
    },
    {
      from: '2022-01-01',
      value: { standard: 0.12, soleOwnHome: 0.03, deepEnergyRenovation: 0.01 },
      source: justel,
      certainty: 'published',
      note: `${standardRead} 12 % by the programme decree of 23 December 2021, art. 73.`,
    },
    {
      from: '2025-01-01',
      value: { standard: 0.12, soleOwnHome: 0.02 },
      source: justel,
      certainty: 'published',
      note: `${standardRead} The rate for deep energy renovation ended on 2024-12-31.`,
    },
  ],
}

/** Where the modest home stands. */
export type FlemishPlace = 'elsewhere' | 'coreCityOrRand'

/** Reduction of the duty for a modest sole own home, by place, up to a price. */
export const modestHome: Parameter<Record<FlemishPlace, readonly Band[]>> = {
  id: 'be.flanders.modestHome',
  description: 'Reduction of the duty for a modest sole own home, up to a price that depends on the place (row used).',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: {
        elsewhere: [{ upTo: 200_000, amount: 5_600 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 5_600 }],
      },
      source: commentary2018,
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
  description: 'Reduction of the duty for a modest home bought with deep energy renovation (row used).',
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
