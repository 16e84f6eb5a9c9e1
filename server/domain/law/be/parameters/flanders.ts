import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn } from './coverage.ts'

const reference = 'Vlaamse Codex Fiscaliteit (verkooprecht), art. 2.9.4'

/** The code as of the end of 2025, with the changes in force from 2026. */
const codex = {
  title: 'Vlaamse Codex Fiscaliteit (verkooprecht), numac 2013036154',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel',
  textOf: '2025-12-30',
}

/** The decrees that changed the code, each as it was published; that of 2018 is for contracts from its first day on (art. 17). */
const decree2018 = {
  title: 'decree of 18 May 2018 (reform of the sales duty), numac 2018012095',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2018/05/18/2018012095/justel',
  textOf: '2018-05-18',
  reference,
}
const decree2019 = {
  title: 'programme decree of 20 December 2019 (budget of 2020), numac 2019015896',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2019/12/20/2019015896/justel',
  textOf: '2019-12-20',
  reference,
}
const decree2021 = {
  title: 'programme decree of 23 December 2021 (budget of 2022), numac 2021043623',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2021/12/23/2021043623/justel',
  textOf: '2021-12-23',
  reference,
}
const decree2024 = {
  title: 'programme decree of 20 December 2024 (budget of 2025), numac 2024011944',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2024/12/20/2024011944/justel',
  textOf: '2024-12-20',
  reference,
}
const credit = {
  title: 'Vlaamse Codex Fiscaliteit (verkooprecht), numac 2013036154',
  article: 'VCF art. 2.9.5.0.1',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel',
}

/** Flemish rates; the row for renovation exists only while the measure was in force. */
type FlemishRates = Readonly<Record<'standard' | 'soleOwnHome', number> & { deepEnergyRenovation?: number }>

/** Unit by which the law assesses the buyers: each alone, for the part bought. */
const alone = ['each buyer'] as const

/** Whether each buyer is assessed alone; empty while all are assessed together. */
export const judgedByBuyer: Parameter<readonly string[]> = {
  id: 'be.flanders.judgedByBuyer',
  description:
    'Each buyer is judged alone: one who owns another dwelling pays the standard rate on that part, the others the rate of an own home.',
  unit: 'names',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: alone,
      source: { ...decree2018, article: 'arts 5, 10, 17 (arts 2.9.4.2.11, 2.9.5.0.5)' },
      certainty: 'statutory',
      note: 'The low rate may be for some of the buyers; the reduction of a modest home is then divided by shares.',
    },
    {
      from: '2022-01-01',
      value: alone,
      source: { ...decree2021, article: 'arts 79, 83 (art. 2.9.5.0.5)' },
      certainty: 'statutory',
      note: 'The low rate may be for some of the buyers; the reduction of a modest home is then divided by shares.',
    },
  ],
}

/** Years in which an owner must sell the other dwelling. */
export const sellWithinYears: Parameter<number> = {
  id: 'be.flanders.sellWithinYears',
  description: 'Years within which buyers who own another dwelling must sell it to have the rate of an own home.',
  unit: 'years',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: 1,
      source: { ...decree2018, article: 'arts 5, 17 (art. 2.9.4.2.11, § 3, 1°)' },
      certainty: 'statutory',
    },
    {
      from: '2022-01-01',
      value: 2,
      source: { ...decree2021, article: 'arts 74, 3°, 83 (art. 2.9.4.2.11, § 3)' },
      certainty: 'statutory',
    },
  ],
}

/** Years for which the buyers of an own home must stay registered there. */
export const stayYears: Parameter<number> = {
  id: 'be.flanders.stayYears',
  description: 'Years of uninterrupted registration that the reduced rate for an own home asks for; 0 where none.',
  unit: 'years',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: 0,
      source: { ...decree2018, article: 'arts 5, 17 (art. 2.9.4.2.11, § 2, 2°)' },
      certainty: 'statutory',
      note: 'The buyers had to register there within two years (three by the decree of 26 June 2020), and not to stay.',
    },
    {
      from: '2026-01-01',
      value: 1,
      source: { ...codex, article: 'art. 2.9.4.2.11, § 2, 2°' },
      certainty: 'statutory',
      note: 'By art. 34 of the programme decree of 19 December 2025.',
    },
  ],
}

/** Rates of the Flemish sales duty. */
export const rates: Parameter<FlemishRates> = {
  id: 'be.flanders.rates',
  description: 'Rate of the sales duty in Flanders by what the buyer does with the home (row used).',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: { standard: 0.1, soleOwnHome: 0.07, deepEnergyRenovation: 0.06 },
      source: { ...decree2018, article: 'arts 5, 6, 17 (arts 2.9.4.2.11, 2.9.4.2.12)' },
      certainty: 'statutory',
      note: 'For contracts from this day on. 10 % is what the decree of 2021, art. 73, replaces.',
    },
    {
      from: '2020-01-01',
      value: { standard: 0.1, soleOwnHome: 0.06, deepEnergyRenovation: 0.05 },
      source: { ...decree2019, article: 'arts 32, 33 (arts 2.9.4.2.11, 2.9.4.2.12)' },
      certainty: 'statutory',
      note: '10 % is what the decree of 2021, art. 73, replaces. 5 % also with demolition and rebuilding from 2021 (decree of 26 June 2020, arts 3, 7).',
    },
    {
      from: '2022-01-01',
      value: { standard: 0.12, soleOwnHome: 0.03, deepEnergyRenovation: 0.01 },
      source: { ...decree2021, article: 'arts 73, 74, 75, 83 (arts 2.9.4.1.1, 2.9.4.2.11, 2.9.4.2.12)' },
      certainty: 'statutory',
      note: 'Also for deeds on agreements of before. Until 2023-12-31 buyers may choose 6 % (5 %) with the credit for a former home.',
    },
    {
      from: '2025-01-01',
      value: { standard: 0.12, soleOwnHome: 0.02 },
      source: { ...decree2024, article: 'arts 35, 37, 40 (arts 2.9.4.2.11, 2.9.4.2.12, 5.0.0.0.20)' },
      certainty: 'statutory',
      note: 'Also for deeds on agreements of before; the rate for deep energy renovation stays for agreements of before.',
    },
  ],
}

/** Rate of the sales duty on a protected monument that is a sole own home. */
export const monumentRates: Parameter<{ readonly protectedMonument?: number }> = {
  id: 'be.flanders.monumentRates',
  description:
    'Rate of the sales duty in Flanders on a protected monument that is a sole own home; none since it ended.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: { protectedMonument: 0.01 },
      source: { ...decree2018, article: 'arts 8, 17 (art. 2.9.4.2.14)' },
      certainty: 'statutory',
      note: 'It asks that 6 % of the base at least is spent on the monument (§ 2). It went on in 2022 (immonovas.be).',
    },
    {
      from: '2025-01-01',
      value: {},
      source: { ...decree2024, article: 'art. 42 (art. 2.9.4.2.10)' },
      certainty: 'published',
      note: 'Art. 42 keeps for agreements of before the half rate on whose conditions art. 2.9.4.2.14 rests. The codex as of 2025-12-30 still has that article, unchanged: that it ended is said by agencies (topo-immo.be), not by its words.',
    },
  ],
}

/** Place of the modest home. */
export type FlemishPlace = 'elsewhere' | 'coreCityOrRand'

/** Reduction of the duty for a modest sole own home, by place, up to a price. */
export const modestHome: Parameter<Record<FlemishPlace, readonly Band[]>> = {
  id: 'be.flanders.modestHome',
  description: 'Reduction of the duty for a modest sole own home, up to a price that depends on the place (row used).',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: {
        elsewhere: [{ upTo: 200_000, amount: 5_600 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 5_600 }],
      },
      source: { ...decree2018, article: 'arts 10, 17 (art. 2.9.5.0.5)' },
      certainty: 'statutory',
    },
    {
      from: '2022-01-01',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 2_800 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 2_800 }],
      },
      source: { ...decree2021, article: 'arts 79, 83 (art. 2.9.5.0.5, § 1)' },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 1_867 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 1_867 }],
      },
      source: { ...decree2024, article: 'arts 36, 37 (art. 2.9.5.0.5, § 1)' },
      certainty: 'statutory',
      note: 'Not indexed. Where only some buyers have the low rate the French text has 200 000 as limit, once; not followed.',
    },
  ],
}

/** The same reduction for a home bought with deep energy renovation, while the measure was in force. */
export const modestRenovatedHome: Parameter<Record<FlemishPlace, readonly Band[]>> = {
  id: 'be.flanders.modestRenovatedHome',
  description: 'Reduction of the duty for a modest home bought with deep energy renovation (row used).',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: {
        elsewhere: [{ upTo: 200_000, amount: 4_800 }],
        coreCityOrRand: [{ upTo: 220_000, amount: 4_800 }],
      },
      source: { ...decree2018, article: 'arts 10, 17 (art. 2.9.5.0.5)' },
      certainty: 'statutory',
    },
    {
      from: '2022-01-01',
      value: {
        elsewhere: [{ upTo: 220_000, amount: 960 }],
        coreCityOrRand: [{ upTo: 240_000, amount: 960 }],
      },
      source: { ...decree2021, article: 'arts 79, 83 (art. 2.9.5.0.5, § 1)' },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: { elsewhere: [], coreCityOrRand: [] },
      source: { ...decree2024, article: 'arts 36, 37 (art. 2.9.5.0.5, § 1)' },
      certainty: 'statutory',
      note: 'The paragraph is for the rate of an own home only, also for deeds on agreements of before.',
    },
  ],
}

const chosenRates =
  'Most that is set off of the duties paid on a former own home, by buyers who choose the rates of 2021 instead.'

/** Highest credit for the duties paid on a former own home; 0 since the measure ended. */
export const formerHomeCredit: Parameter<number> = {
  id: 'be.flanders.formerHomeCredit',
  description: 'Most that is set off of the duties paid on a former own home.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2018-06-01',
      value: 12_500,
      source: { ...decree2018, article: 'VCF art. 2.9.5.0.1, by arts 9, 17' },
      certainty: 'statutory',
      note: 'Follows consumer prices each year from 2017 on, in whole steps of 500 down: the same until prices are 4 % higher.',
    },
    {
      from: '2021-01-01',
      value: 13_000,
      source: credit,
      certainty: 'published',
      note: 'The indexed sum as immosir.be printed it on 2021-07-25.',
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
      source: { ...decree2021, article: 'art. 78 (art. 2.9.5.0.1)' },
      certainty: 'statutory',
      note: 'For deeds until 2023-12-31.',
    },
  ],
}
