import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'
import { acts } from './gazette.ts'

const { coveredFrom: from } = coverage

/** Inclusive limit of income, wealth or value, higher for some families; in the currency. */
export interface FamilyLimit {
  readonly general: number
  /** Of one joint return of income tax. */
  readonly joint?: number
  /** Of a large or one-parent family of the special category. */
  readonly special?: number
  readonly specialJoint?: number
  readonly largeFamily?: number
  /** Addition for each child above the number that makes a family large. */
  readonly childAbove?: number
  /** Addition for each member of the household after the first. */
  readonly furtherMember?: number
  /** Addition for each person for whom the buyers have the family minimum. */
  readonly dependant?: number
  /** Highest income from savings, in addition to the limit of the general income. */
  readonly savings?: number
  /** Highest income of the whole family, about which no field asks. */
  readonly wholeFamily?: number
}

/** Highest taxable income for the reduced rate of Catalonia. */
export const cataloniaIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.cataloniaIncomeMax',
  description: 'Catalonia: highest taxable income in a year for the reduced rate.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 36_000, childAbove: 14_000 },
      source: { ...acts.catalonia, article: 'arts 641-2 to 641-5', textOf: '2025-10-16' },
      certainty: 'statutory',
      note: 'Less the personal and family minimum; of large families, more for each child above the number that makes one large.',
    },
  ],
}

/** Highest taxable income for the reduced rates of Castile and Leon. */
export const castileLeonIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.castileLeonIncomeMax',
  description: 'Castile and Leon: highest taxable income in a year of all who will live in the home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 31_500, largeFamily: 37_800, childAbove: 6_000 },
      source: { ...acts.castileLeon, article: 'art. 28.2.a', textOf: '2024-05-14' },
      certainty: 'statutory',
      note: 'Less the personal and family minimum; for the stamp duty too.',
    },
  ],
}

/** Highest taxable income for the reduced rates of the Valencian Community. */
export const valenciaIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.valenciaIncomeMax',
  description: 'Valencian Community: highest taxable income in a year of the buyer.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 30_000, joint: 47_000, special: 35_000, specialJoint: 58_000 },
      source: { ...acts.valencia, article: 'art. 4.Cuatro', textOf: '2026-03-06' },
      certainty: 'statutory',
      note: 'General and savings bases; the higher figures are for large and one-parent families of the special category.',
    },
  ],
}

/** Highest taxable income for the reduced rates of Extremadura. */
export const extremaduraIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.extremaduraIncomeMax',
  description: 'Extremadura: highest taxable income in a year of the buyer.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 19_000, joint: 24_000, wholeFamily: 30_000 },
      source: { ...acts.extremadura, article: 'art. 40.b', textOf: '2024-11-26' },
      certainty: 'statutory',
      note: 'General and savings bases; the income of all who live in the home is at most 30 000, and 3 000 more for each child.',
    },
    {
      from: '2025-01-29',
      value: { general: 28_000, joint: 45_000 },
      source: { ...acts.extremadura, article: 'art. 40.1.b', textOf: '2025-01-28' },
      certainty: 'statutory',
      note: 'General and savings bases. The first day was not read; the day after the publication of the text is taken.',
    },
    {
      from: '2025-04-08',
      value: { general: 30_000, joint: 55_000 },
      source: { ...acts.extremadura, article: 'art. 40.1.b', textOf: '2025-04-07' },
      certainty: 'statutory',
      note: 'General and savings bases. The first day is printed in secondary sources.',
    },
  ],
}

/** Highest wealth and price for the reduced rates of Galicia. */
export const galiciaLimits: Parameter<FamilyLimit> = {
  id: 'es.itp.galiciaLimits',
  description: 'Galicia: highest wealth of all who will live in the home, and highest price of it.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 200_000, furtherMember: 30_000 },
      source: { ...acts.galicia, article: 'arts 14.Dos, 14.Cinco and 15', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'The wealth holds the home at its price, without taking off debts for it: so the price cannot be higher either.',
    },
    {
      from: '2026-01-01',
      value: { general: 240_000, furtherMember: 30_000 },
      source: { ...acts.galicia, article: 'arts 14.Dos, 14.Cinco, 14.Diez and 15', textOf: '2025-12-31' },
      certainty: 'statutory',
      note: 'Each of the two, the wealth with the home at its price.',
    },
  ],
}

/** The same for large families. */
export const galiciaLargeFamilyLimits: Parameter<FamilyLimit> = {
  id: 'es.itp.galiciaLargeFamilyLimits',
  description: 'Galicia: highest wealth of a large family, and highest price of its home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 400_000, childAbove: 50_000 },
      source: { ...acts.galicia, article: 'arts 14.Cuatro and 15.Cuatro', textOf: '2025-12-31' },
      certainty: 'statutory',
      note: 'More for each member above the number that makes the family large. Until 2025 the text limits the wealth only, which holds the home at its price.',
    },
  ],
}

/** Highest taxable income for no transfer tax in the Balearic Islands. */
export const balearicsIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.balearicsIncomeMax',
  description: 'Balearic Islands: highest taxable income in a year of the buyer for no tax.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 52_800, joint: 84_480 },
      source: { ...acts.balearics, article: 'art. 14 quater.1.f', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Highest value of the home of a family in the Balearic Islands. */
export const balearicsFamilyValueMax: Parameter<FamilyLimit> = {
  id: 'es.itp.balearicsFamilyValueMax',
  description:
    'Balearic Islands: highest value of the home of a large family, or of one parent of the special category.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 350_000 },
      source: { ...acts.balearics, article: 'art. 10.d.3', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Highest taxable income of a large family for the 1 per cent of the Canary Islands. */
export const canariesFamilyIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.canariesFamilyIncomeMax',
  description: 'Canary Islands: highest taxable income in a year of a large family.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 30_000, childAbove: 12_000 },
      source: { ...acts.canaries, article: 'art. 32.b', textOf: '2025-02-04' },
      certainty: 'statutory',
    },
  ],
}

/** Highest taxable income of buyers with a disability for the 1 per cent of the Canary Islands. */
export const canariesDisabledIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.canariesDisabledIncomeMax',
  description: 'Canary Islands: highest taxable income in a year of buyers with a disability.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 40_000, dependant: 6_000 },
      source: { ...acts.canaries, article: 'art. 33.b', textOf: '2025-02-04' },
      certainty: 'statutory',
    },
  ],
}

/** Highest taxable income of one-parent families and of the young for the rates of the Canary Islands. */
export const canariesIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.canariesIncomeMax',
  description: 'Canary Islands: highest taxable income in a year of a one-parent family, or of young buyers.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 24_000, dependant: 6_000 },
      source: { ...acts.canaries, article: 'arts 33 bis.b and 35.1.a', textOf: '2025-02-04' },
      certainty: 'statutory',
    },
  ],
}

/** Highest income of the young and of buyers with a disability for the reduced rates of Murcia. */
export const murciaIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.murciaIncomeMax',
  description: 'Murcia: highest general taxable income in a year of a buyer, and highest income from savings.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 39_999.99, savings: 1_800 },
      source: { ...acts.murcia, article: 'art. 6.6.b, 6.9.b, 7.4.b and 7.6.b', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Below 40 000, less the personal and family minimum.',
    },
  ],
}

/** Highest income of a large family for the reduced rates of Murcia. */
export const murciaFamilyIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.murciaFamilyIncomeMax',
  description: 'Murcia: highest general taxable income in a year of all of a large family who will live in the home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 43_999.99, childAbove: 6_000 },
      source: { ...acts.murcia, article: 'art. 6.5.b and 7.5.b', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Below 44 000, less the personal and family minimum.',
    },
  ],
}

/** Highest income of young buyers for the reduced rate of La Rioja, before it was dropped. */
export const riojaIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.riojaIncomeMax',
  description: 'La Rioja: highest general taxable income in a year of young buyers, and highest income from savings.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      until: '2025-03-02',
      value: { general: 18_030, joint: 30_050, savings: 1_800 },
      source: { ...acts.rioja, article: 'art. 45.3', textOf: '2024-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Highest income of a large family for the lower rate of La Rioja. */
export const riojaFamilyIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.riojaFamilyIncomeMax',
  description: 'La Rioja: highest taxable income in a year of all of a large family who will live in the home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 30_600 },
      source: { ...acts.rioja, article: 'art. 45.1.d', textOf: '2025-12-30' },
      certainty: 'statutory',
      note: 'Less the personal and family minimum.',
    },
  ],
}

/** Highest income of a large family for the rebates of Aragon. */
export const aragonFamilyIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.itp.aragonFamilyIncomeMax',
  description: 'Aragon: highest taxable income in a year of all of a large family who will live in the home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 35_000, childAbove: 6_000 },
      source: { ...acts.aragon, article: 'arts 121-5.1.d and 122-3.1.d', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'General base and income from capital, less the minimum of the buyer and of the children.',
    },
  ],
}

/** Highest income that alone opens the lower IGIC on a new home. */
export const igicIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.igic.incomeMax',
  description: 'Canary Islands: highest taxable income in a year of the family for the lower IGIC on a new home.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 24_000, joint: 34_000 },
      source: { ...acts.igic, article: 'art. 58.Dos.2.f', textOf: '2024-12-30' },
      certainty: 'statutory',
      note: 'One of six circumstances that open the rate; general and savings bases.',
    },
  ],
}

/** Highest taxable income for the reduced stamp duty of Extremadura. */
export const extremaduraStampIncomeMax: Parameter<FamilyLimit> = {
  id: 'es.ajd.extremaduraIncomeMax',
  description: 'Extremadura: highest taxable income in a year of the buyer for the reduced stamp duty.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { general: 19_000, joint: 24_000, wholeFamily: 30_000 },
      source: { ...acts.extremadura, article: 'art. 47.b', textOf: '2025-04-07' },
      certainty: 'statutory',
      note: 'General and savings bases; the income of all who live in the home is at most 30 000, and 3 000 more for each child.',
    },
  ],
}
