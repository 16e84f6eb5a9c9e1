import type { LawTable, Parameter } from '../../../core/dated.ts'
import { actsReadOn, lastCheckedOn, residentRateReadOn, textsReadOn } from './coverage.ts'
import { acts, lir } from './sources.ts'

/** Act that exempts sales to public bodies. */
const exempting = {
  ...acts.housing2024,
  article: 'arts 16, 17, 19 (LIR art. 102ter)',
  reference: 'LIR art. 102ter',
}

/** Half of the average rate, in the words of the decree on the yearly settlement of wages. */
const halfRate = {
  ...acts.annual2014,
  article: 'art. 12(1) (LIR art. 132(2))',
  reference: 'LIR art. 131(1)c',
}

/** Longest holding period in years whose gain is still speculative. */
export const speculativeYears: Parameter<number> = {
  id: 'lu.capitalGain.speculativeYears',
  description: 'A sale at most this many years after the acquisition is speculative.',
  unit: 'years',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 2,
      source: { ...acts.housing2025, article: 'arts 1, 2 (LIR arts 99bis, 99ter)', reference: 'LIR art. 99bis' },
      certainty: 'statutory',
      note: 'The law of 22 May 2024 replaces “deux ans” in both articles from tax year 2025; this act leaves the two years to sales up to 30 June 2025.',
    },
    {
      from: '2025-07-01',
      value: 5,
      source: { ...acts.housing2024, article: 'arts 16, 17 (LIR arts 99bis, 99ter)', reference: 'LIR art. 99bis' },
      certainty: 'statutory',
      note: 'From tax year 2025; the laws of 4 April and 27 June 2025 put it off to deeds from 1 July 2025.',
    },
  ],
}

/** Part of the average rate that a long-term gain bears. */
export const rateFraction: Parameter<number> = {
  id: 'lu.capitalGain.rateFraction',
  description: 'Fraction of the average rate that applies to long-term gains.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 0.5,
      source: halfRate,
      certainty: 'statutory',
    },
    {
      from: '2016-07-01',
      until: '2018-12-31',
      value: 0.25,
      source: { ...acts.gains2016, article: 'article unique (LIR art. 131(1)d)', reference: 'LIR art. 131(1)d' },
      certainty: 'published',
      note: 'To 31 December 2017, then prolonged by the law of 15 December 2017, art. 10 (Mém. A 1097). The days were read in the acts; letter d was read in the text of 1967 alone, where it is half of letter c.',
    },
    {
      from: '2019-01-01',
      value: 0.5,
      source: halfRate,
      certainty: 'statutory',
    },
    {
      from: '2024-01-01',
      until: '2025-09-30',
      value: 0.25,
      source: { ...acts.window2025, article: 'art. 7 (LIR art. 131(1)d)', reference: 'LIR art. 131(1)d' },
      certainty: 'published',
      note: 'Law of 22 May 2024, art. 14, prolonged by those of 4 April 2025, art. 7, and 27 June 2025, art. 7, without a condition. The days were read in the acts; letter d was read in the text of 1967 alone, where it is half of letter c.',
    },
    {
      from: '2025-10-01',
      value: 0.5,
      source: halfRate,
      certainty: 'statutory',
    },
  ],
}

/** Act that opened the window; it keeps only the two years, as the quarter rate needs no contract. */
const openedWindow = { ...acts.window2025, article: 'arts 1, 2 (LIR arts 99bis, 99ter)' }

/**
 * Last day of the law before the change, which applies to deeds of the window whose contract was registered by then.
 */
export const transition: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.transition',
  description: 'A deed follows the law of this day when its preliminary contract was registered by then.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    { from: '2015-01-01', value: [], source: openedWindow, certainty: 'statutory' },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: ['2025-06-30'],
      source: openedWindow,
      certainty: 'statutory',
      note: 'Governs the two years only, not the rate.',
    },
    { from: '2025-10-01', value: [], source: openedWindow, certainty: 'statutory' },
  ],
}

/** Step to which the special rate is rounded, to the nearest. */
export const specialRateRounding: Parameter<number> = {
  id: 'lu.capitalGain.specialRateRounding',
  description: 'Precision to which the special rate is rounded.',
  unit: 'fraction',
  kind: 'convention',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: '2017-01-01',
      value: 0.0001,
      source: { ...lir, article: 'art. 131', reference: 'LIR art. 131' },
      certainty: 'estimate',
    },
  ],
}

/** Allowance on long-term gains, EUR per person and ten years; doubled for a couple taxed jointly. */
export const decennialAllowance: Parameter<number> = {
  id: 'lu.capitalGain.decennialAllowance',
  description: 'Allowance per ten years and person.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 50_000,
      source: { ...acts.euro2001, article: 'no 28 (LIR art. 130(4))', reference: 'LIR art. 130(4)' },
      certainty: 'statutory',
      note: 'In francs by the law of 6 December 1990, no 43; twice as much for spouses taxed jointly.',
    },
  ],
}

/** Allowance on the long-term gain of the inherited main residence of the parents, EUR per heir. */
export const parentsHomeAllowance: Parameter<number> = {
  id: 'lu.capitalGain.parentsHomeAllowance',
  description: 'Allowance for a dwelling that was inherited in direct line and was the parents’ main residence.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 75_000,
      source: { ...acts.euro2001, article: 'no 28 (LIR art. 130(5))', reference: 'LIR art. 130(5)' },
      certainty: 'statutory',
      note: 'In francs by the law of 6 December 1990, no 43.',
    },
  ],
}

/** Speculative gains of a year below this sum, in EUR, are exempt. */
export const speculativeExemption: Parameter<number> = {
  id: 'lu.capitalGain.speculativeExemption',
  description: 'Speculative gains of a year that stay below this sum are exempt.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 500,
      source: { ...acts.tax2001, article: 'no 12 (LIR art. 99bis)', reference: 'LIR art. 99bis' },
      certainty: 'statutory',
    },
  ],
}

/** Long-term gains below this sum, in EUR, have no special rate. */
export const extraordinaryMinimum: Parameter<number> = {
  id: 'lu.capitalGain.extraordinaryMinimum',
  description: 'Extraordinary income below this sum has no special rate.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 250,
      source: { ...acts.euro2001, article: 'no 29 (LIR art. 131(1))', reference: 'LIR art. 131' },
      certainty: 'statutory',
    },
  ],
}

/** Years of occupation before the sale that make a dwelling an exempt main residence. */
export const mainResidence: Parameter<number> = {
  id: 'lu.capitalGain.mainResidence',
  description:
    'A main residence is exempt when it was occupied from the acquisition on, or during this many years before the sale, or was left for compelling reasons.',
  unit: 'years',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 5,
      source: { ...lir, article: 'art. 102bis', reference: 'LIR art. 102bis' },
      certainty: 'published',
    },
  ],
}

/** Buyers whose purchase makes the gain of a natural person exempt, unless a legal right of pre-emption was exercised. */
export const publicBodyExemption: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.publicBodyExemption',
  description:
    'A gain on immovables sold to these buyers is exempt, unless they exercise a legal right of pre-emption; none where no such exemption is in force.',
  unit: 'names',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: [],
      source: exempting,
      certainty: 'statutory',
      note: 'From tax year 2024 only.',
    },
    {
      from: '2024-01-01',
      value: ['the State', 'a municipality', 'a syndicate of municipalities', 'the Fonds du Logement'],
      source: exempting,
      certainty: 'statutory',
      note: 'Speculative and long-term gains of natural persons; in effect from tax year 2024 (art. 34).',
    },
  ],
}

/** Least rate of the tax of a non-resident without professional income in Luxembourg. */
export const nonResidentRateMin: Parameter<number> = {
  id: 'lu.capitalGain.nonResidentRateMin',
  description:
    'Least rate of the income tax of a non-resident, on ordinary income and on income of LIR art. 132(1), (2).',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 0.15,
      source: { ...acts.tax1990, article: 'no 57 (LIR art. 157(5))', reference: 'LIR art. 157(5)' },
      certainty: 'statutory',
      note: 'The later acts found on art. 157 (1993, 1997, 2001, 2008, 2010, 2016) leave para. 5 as it is.',
    },
  ],
}

/**
 * Other least rate of LIR art. 157(5), by the fraction of the average rate that the income bears. The act has the rate for
 * income of art. 132(3); that gains at a quarter of the rate are such income is a reading.
 */
export const nonResidentRateMinByFraction: Parameter<LawTable<number>> = {
  id: 'lu.capitalGain.nonResidentRateMinByFraction',
  description:
    'Least rate of the income tax of a non-resident on income of LIR art. 132(3), by the fraction of the average rate that applies to it.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: { '0.25': 0.075 },
      source: { ...acts.tax1990, article: 'no 57 (LIR art. 157(5))', reference: 'LIR art. 157(5)' },
      certainty: 'estimate',
      note: 'A reading, not the words of the act: it has 7.5 % for income of art. 132(3); whether gains are such income while they bear a quarter of the average rate was not found. The tax is not reckoned with it; an answer tells it as a notice.',
    },
  ],
}

/** Most that a non-resident owes, which is the tax of a higher income without the least rate. */
export const nonResidentMost: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.nonResidentMost',
  description: 'Most that the income tax of a non-resident may be, in spite of the least rate.',
  unit: 'names',
  checkedOn: actsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: ['tax of class 1 on the income with the exempt slice of the scale added'],
      source: { ...acts.nonResidents2010, article: 'art. 1 (LIR art. 157(5a))', reference: 'LIR art. 157(5a)' },
      certainty: 'statutory',
      note: 'From tax year 2010. The text does not say whether the higher income keeps the special rate of a long-term gain; it is taken by the scale alone, and an answer gives the other reading where it differs.',
    },
  ],
}

const ofResident = { reference: 'LIR art. 157ter(1)' }

/** Acts that made LIR art. 157ter, and gave it the words of today. */
const rateOfResident1997 = { ...acts.tax1997, article: 'art. 1 no 22 (LIR art. 157ter(1))', ...ofResident }
const rateOfResident2018 = { ...acts.budget2018, article: 'art. 3 no 10 (LIR art. 157ter(1))', ...ofResident }

/** Share of the income from which a non-resident may ask for the rate of a resident. */
export const residentRateShare: Parameter<number> = {
  id: 'lu.capitalGain.residentRateShare',
  description:
    'Least share of all income, from Luxembourg and abroad, that is taxable in Luxembourg where a non-resident asks for the rate of a resident.',
  unit: 'fraction',
  checkedOn: residentRateReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 0.9,
      source: rateOfResident1997,
      certainty: 'statutory',
      note: 'The law of 1997 counts professional income; since tax year 2010 all income counts (law of 26 July 2010, art. 1 no 3).',
    },
    {
      from: '2018-01-01',
      value: 0.9,
      source: rateOfResident2018,
      certainty: 'statutory',
      note: 'For married people it is enough that one of them reaches it (para. 2).',
    },
  ],
}

/** Other income below which a non-resident may ask for the rate of a resident; 0 where no such limit is in force. */
export const residentRateOtherIncome: Parameter<number> = {
  id: 'lu.capitalGain.residentRateOtherIncome',
  description:
    'Net income that is not taxed in Luxembourg, below which a non-resident may ask for the rate of a resident; 0 where there is no such limit.',
  unit: 'currency',
  checkedOn: residentRateReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: 0,
      source: rateOfResident1997,
      certainty: 'statutory',
      note: 'Until tax year 2017 the share of the income alone counts.',
    },
    {
      from: '2018-01-01',
      value: 13_000,
      source: rateOfResident2018,
      certainty: 'statutory',
      note: 'The request is made by 31 December of the next year since the act of 23 December 2022 (A 649), before by 31 March.',
    },
  ],
}

const reference = 'LIR art. 102quater'

/** Dwellings of LIR art. 102quater(9), (10). */
const dwellings = [
  'newly built dwellings let through social rental management',
  'newly built dwellings of energy class A+',
]

/** Dwellings for which the tax on a long-term gain may be deferred by reinvestment; named in a notice, not computed. */
export const reinvestmentDeferral: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.reinvestmentDeferral',
  description: 'A long-term gain may be carried over to these dwellings.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: [],
      source: { ...acts.housing2024, article: 'art. 19 (LIR art. 102quater(1))', reference },
      certainty: 'statutory',
      note: 'For gains from 1 January 2024 only.',
    },
    {
      from: '2024-01-01',
      value: dwellings,
      source: { ...acts.housing2024, article: 'art. 19 (LIR art. 102quater(1), (9), (11), (12))', reference },
      certainty: 'statutory',
      note: 'Own funds of at least the gain by the end of the year after the sale, art. 102quater(6). Reinvestment by tax year 2026, two years more on request while the dwelling is being built.',
    },
    {
      from: '2025-01-01',
      until: '2025-09-30',
      value: dwellings,
      source: { ...acts.window2025, article: 'art. 3 (LIR art. 102quater(1), (11))', reference },
      certainty: 'statutory',
      note: 'Prolonged by the laws of 4 April 2025, art. 3, and 27 June 2025. Reinvestment by tax year 2027, two years more on request while the dwelling is being built.',
    },
    {
      from: '2025-10-01',
      value: [],
      source: { ...acts.window2025, article: 'art. 3 (LIR art. 102quater(1))', reference },
      certainty: 'statutory',
    },
  ],
}

/** Last tax year in which a deferred gain is reinvested. */
export const reinvestmentYear: Parameter<readonly string[]> = {
  id: 'lu.capitalGain.reinvestmentYear',
  description: 'Last tax year in which a deferred gain is reinvested; none where no gain may be deferred.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2015-01-01',
      value: [],
      source: { ...acts.housing2024, article: 'art. 19 (LIR art. 102quater(1))', reference },
      certainty: 'statutory',
    },
    {
      from: '2024-01-01',
      value: ['2026'],
      source: { ...acts.housing2024, article: 'art. 19 (LIR art. 102quater(11))', reference },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      until: '2025-09-30',
      value: ['2027'],
      source: { ...acts.window2025, article: 'art. 3 (LIR art. 102quater(11))', reference },
      certainty: 'statutory',
      note: 'Set by the law of 4 April 2025, art. 3, and prolonged to 30 September 2025.',
    },
    {
      from: '2025-10-01',
      value: [],
      source: { ...acts.window2025, article: 'art. 3 (LIR art. 102quater(1))', reference },
      certainty: 'statutory',
    },
  ],
}
