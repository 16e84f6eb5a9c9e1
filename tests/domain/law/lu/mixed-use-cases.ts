import type { Case } from './acquisition-case.ts'

const home = (changes: Partial<Case['body']>): Case['body'] => ({
  price: 1_000_000,
  use: 'mainResidence',
  deedDate: '2026-05-04',
  ...changes,
})

const partlyHome = 'règlement grand-ducal du 30 juillet 2002 (TVA logement), art. 4 al. 2'

/** A house of which 300 000 are still to be built, half of it or less for a practice: 17 % is 51 000, the benefit at most 42 000. */
const withPractice = (nonHousingShare: number, constructionVat: number, working: string): Case => ({
  id: `practice ${nonHousingShare}`,
  description: `a house with a practice in ${nonHousingShare} of it pays ${constructionVat} of VAT on 300 000`,
  source: `${partlyHome}: ${working}`,
  body: {
    price: 400_000,
    use: 'mainResidence',
    operation: 'offPlan',
    landValue: 100_000,
    builtValueAtDeed: 0,
    priceIncludes: 'exclVat',
    nonHousingShare,
    commune: 'Esch-sur-Alzette',
    deedDate: '2026-11-30',
  },
  lines: { constructionVat },
})

/** What the reduced rate of VAT leaves to a building that is only partly a home. */
const partCases: readonly Case[] = [
  withPractice(0, 9000, '51 000 − 14 % × 300 000'),
  withPractice(0.2499, 9000, 'above three quarters all of it: 51 000 − 14 % × 300 000'),
  withPractice(0.25, 19_500, 'three quarters are not exceeded: 51 000 − 14 % × 225 000'),
  withPractice(0.5, 30_000, '51 000 − 14 % × 150 000'),
  withPractice(1, 51_000, 'no home: 17 % × 300 000'),
  {
    id: 'practice below the ceiling',
    description: 'the ceiling is that of the dwelling: 60 % of 560 000 stays below it',
    source: `${partlyHome}: 17 % × 560 000 = 95 200, less 14 % × 336 000 = 47 040`,
    body: {
      price: 800_000,
      use: 'mainResidence',
      operation: 'offPlan',
      landValue: 240_000,
      builtValueAtDeed: 0,
      priceIncludes: 'exclVat',
      deedDate: '2026-05-04',
      nonHousingShare: 0.4,
      commune: 'Esch-sur-Alzette',
    },
    lines: { constructionVat: 48_160 },
    vat: { benefit: 47_040, benefitLeft: 2960 },
  },
  {
    id: 'works on a house with a shop',
    description: 'of works on a house that is half a shop one half has the reduced rate',
    source: `${partlyHome}: 17 % × 100 000 = 17 000, less 14 % × 50 000 = 7 000`,
    body: home({ renovationWorks: 100_000, nonHousingShare: 0.5, commune: 'Esch-sur-Alzette' }),
    lines: { renovationVat: 10_000 },
  },
]

const perAcquirer = 'règlement-taxe de la Ville de Luxembourg (juillet 2019): free with the credit, of each acquirer'

/** A block of 10 000 000 in the capital, 90 % of it offices: a company, and a person who moves in and has the credit. */
const companyBeside = (share: number, duty: number, communalSurtax: number, credit: number): Case => ({
  id: `surtax of a company with ${share}`,
  description: `a company that buys ${share} beside a person with the credit pays ${communalSurtax} of surtax`,
  source: `${perAcquirer}; 10 000 000 × 90 % × 3 % × ${share} = ${communalSurtax}, beside 7 % × 10 000 000 × ${share}`,
  body: {
    price: 10_000_000,
    use: 'other',
    commune: 'Luxembourg',
    nonHousingShare: 0.9,
    deedDate: '2026-11-30',
    buyers: [
      { share, naturalPerson: false },
      { share: 1 - share, use: 'mainResidence' },
    ],
  },
  lines: { communalSurtax },
  buyers: [{ duty, credit: 0 }, { credit }],
})

/** The surtax of the capital where one of several buyers has the credit. */
const shareCases: readonly Case[] = [
  companyBeside(0.99, 960_300, 267_300, 7000),
  companyBeside(0.5, 485_000, 135_000, 40_000),
  {
    id: 'surtax of a couple, one without credit',
    description: 'of two buyers by halves the one whose credit is used pays the surtax of the own half',
    source: `${perAcquirer}; 1 000 000 × 40 % × 3 % × 50 % = 6 000`,
    body: home({
      commune: 'Luxembourg',
      nonHousingShare: 0.4,
      buyers: [{ housingCreditUsed: 40_000 }, {}],
    }),
    lines: { communalSurtax: 6000, housingCredit: -35_000 },
    buyers: [
      { duty: 41_000, credit: 0 },
      { duty: 35_000, credit: 35_000 },
    ],
  },
]

/** Buildings that are only partly a home, and deeds of which only some buyers have the credit. */
export const mixedUseCases: readonly Case[] = [...partCases, ...shareCases]
