import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { textsReadOn } from './coverage.ts'

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

const reference = `${code.title}, ${code.article}`
const pages2020 = {
  title: 'bouw-portaal.be (2020) and sublimmo.be (2023-10-31) on the Flemish sales duty',
  article: 'reduction for modest homes beside 6 % and 5 %',
  url: 'https://www.bouw-portaal.be/registratierechten-in-vlaanderen/',
  reference,
}
const reductionOf2020 =
  'That of before went on, as these pages print it (5 600 beside 6 %, 4 800 beside 5 %); the decree was not read.'
const credit = {
  title: justel.title,
  article: 'VCF art. 2.9.5.0.1',
  url: justel.url,
}

/** The Flemish rates; those for renovation and monuments are there only while the measures ran. */
type FlemishRates = Readonly<
  Record<'standard' | 'soleOwnHome', number> & { deepEnergyRenovation?: number; protectedMonument?: number }
>

/** How the law judges the buyers: each alone, for the part bought. */
const alone = ['each buyer'] as const

/** Whether each buyer is judged alone; none while all are judged together. */
export const judgedByBuyer: Parameter<readonly string[]> = {
  id: 'be.flanders.judgedByBuyer',
  description:
    'Each buyer is judged alone: one who owns another dwelling pays the standard rate on that part, the others the rate of an own home.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: alone,
      source: {
        title: 'Vlaamse Belastingdienst, standpunt SP 16041, which refers to SP 18044',
        article: 'not all buyers need to meet the conditions of the rates since 2018',
        url: 'https://belastingen.vlaanderen.be/sp-16041-toepassingsvoorwaarden-abattement-%E2%80%93-gesplitste-aankoop-blote-eigendom-vruchtgebruik',
        reference,
      },
      certainty: 'published',
      note: 'A position of the tax administration; art. 2.9.4.2.11 itself was not read. The reduction of a modest home is divided by shares.',
    },
  ],
}

/** Years that the buyers of an own home must stay registered there. */
export const stayYears: Parameter<number> = {
  id: 'be.flanders.stayYears',
  description: 'Years of uninterrupted registration that the reduced rate for an own home asks for; 0 where none.',
  unit: 'years',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: 0,
      source: code,
      certainty: 'published',
      note: 'The buyers had to register there in time, and not to stay.',
    },
    {
      from: '2026-01-01',
      value: 1,
      source: { ...code, article: 'art. 2.9.4.2.11, programme decree voted on 2025-12-18' },
      certainty: 'published',
      note: 'Read in pages on the decree; art. 2.9.4.2.11 itself was not read.',
    },
  ],
}

/** Rates of the Flemish sales duty. */
export const rates: Parameter<FlemishRates> = {
  id: 'be.flanders.rates',
  description: 'Rate of the sales duty in Flanders by what the buyer does with the home (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: { standard: 0.1, soleOwnHome: 0.07, deepEnergyRenovation: 0.06, protectedMonument: 0.01 },
      source: commentary2018,
      certainty: 'published',
      note: 'The rate of 1 % asks that what it saves is spent on the monument.',
    },
    {
      from: '2020-01-01',
      value: { standard: 0.1, soleOwnHome: 0.06, deepEnergyRenovation: 0.05, protectedMonument: 0.01 },
      source: justel,
      certainty: 'published',
      note: `${standardRead} 5 % and 1 % as legalnews.be (Lydian) printed them on 2020-09-22; 5 % with demolition and rebuilding from 2021, as moneytalk.knack.be reports.`,
    },
    {
      from: '2022-01-01',
      value: { standard: 0.12, soleOwnHome: 0.03, deepEnergyRenovation: 0.01, protectedMonument: 0.01 },
      source: justel,
      certainty: 'published',
      note: `${standardRead} 12 % by the programme decree of 23 December 2021, art. 73; the rate for monuments went on (immonovas.be).`,
    },
    {
      from: '2025-01-01',
      value: { standard: 0.12, soleOwnHome: 0.02 },
      source: justel,
      certainty: 'published',
      note: `${standardRead} The rates for deep energy renovation and for monuments ended on 2024-12-31 (for monuments: topo-immo.be, which counts agreements).`,
    },
  ],
}

/** Where the modest home is. */
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
      value: {
        elsewhere: [{ upTo: 200_000, amount: 5_600 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 5_600 }],
      },
      source: pages2020,
      certainty: 'published',
      note: reductionOf2020,
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
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: {
        elsewhere: [{ upTo: 200_000, amount: 4_800 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 4_800 }],
      },
      source: commentary2018,
      certainty: 'published',
    },
    {
      from: '2020-01-01',
      value: {
        elsewhere: [{ upTo: 200_000, amount: 4_800 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 4_800 }],
      },
      source: pages2020,
      certainty: 'published',
      note: reductionOf2020,
    },
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

const chosenRates =
  'Most that is set off of the duties paid on a former own home, by buyers who choose the rates of 2021 instead.'

/** Most that is set off of the duties paid on a former own home; 0 since the measure ended. */
export const formerHomeCredit: Parameter<number> = {
  id: 'be.flanders.formerHomeCredit',
  description: 'Most that is set off of the duties paid on a former own home.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: 12_500,
      source: credit,
      certainty: 'published',
      note: 'Indexed since 2018; the sums of 2019 to 2021 were not read and are this or a little more.',
    },
    {
      from: '2022-01-01',
      description: chosenRates,
      value: 13_000,
      source: credit,
      certainty: 'published',
      note: 'The sum as elusvastgoed.be prints it.',
    },
    {
      from: '2023-01-01',
      description: chosenRates,
      value: 14_500,
      source: credit,
      certainty: 'published',
      note: 'The sum as sublimmo.be prints it.',
    },
    {
      from: '2024-01-01',
      value: 0,
      source: credit,
      certainty: 'published',
      note: 'For deeds until 2023-12-31.',
    },
  ],
}
