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
  source: `${perAcquirer}; 10 000 000 × 90 % × 3 % × ${share} = ${communalSurtax}, beside 7 % × 10 000 000 × ${share}; the credit covers the tenth that is the home`,
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

const creditOfHome = 'loi du 30 juillet 2002, arts 5(2), 7: the credit is for what serves as the own home'

/** Buildings with a home in them: the credit covers the duties of the home alone. */
const creditCases: readonly Case[] = [
  {
    id: 'credit of a block of shops',
    description: 'a block of which 5 % are the home has 7 000 of credit, and says what the other reading would give',
    source: `${creditOfHome}; 2 000 000 × 7 % × 5 % = 7 000`,
    body: home({ price: 2_000_000, nonHousingShare: 0.95, commune: 'Luxembourg', deedDate: '2026-11-30' }),
    lines: { housingCredit: -7000, registrationDuty: 120_000, transcriptionDuty: 20_000, communalSurtax: 0 },
    notices: [
      { code: 'contested_rule', amount: 33_000 },
      { code: 'contested_rule', amount: 57_000 },
    ],
  },
  {
    id: 'credit of a couple above a bakery',
    description: 'two buyers of a house that is one third a bakery have the credit of two thirds',
    source: `${creditOfHome}; 750 000 × 7 % = 52 500, each 26 250, two thirds of it 17 500`,
    body: home({
      price: 750_000,
      commune: 'Esch-sur-Alzette',
      areas: { totalM2: 240, homeM2: 160, professionalM2: 80 },
      buyers: [{}, {}],
    }),
    buyers: [
      { duty: 26_250, credit: 17_500, housingCreditLeft: 22_500 },
      { duty: 26_250, credit: 17_500, housingCreditLeft: 22_500 },
    ],
  },
  {
    id: 'halved base of the home',
    description: 'of a house that is one fifth an office the base of four fifths was halved',
    source: 'loi du 22 mai 2024, art. 13: 900 000 × 80 % / 2 + 900 000 × 20 % = 540 000; × 6 % = 32 400',
    body: home({
      price: 900_000,
      commune: 'Esch-sur-Alzette',
      nonHousingShare: 0.2,
      halfBaseEligible: true,
      deedDate: '2025-02-03',
    }),
    lines: { registrationDuty: 32_400, transcriptionDuty: 5400, housingCredit: -25_200 },
  },
]

/** A surtax beside a halved base: what is not housing was not halved. */
const surtaxOfHalved: Case = {
  id: 'surtax beside a halved base',
  description: 'of a house in the capital that is one fifth an office the surtax bears on the whole fifth',
  source: 'loi du 22 mai 2024, art. 13, for housing alone; 900 000 × 20 % × 3 % = 5 400; the credit was used up',
  body: home({
    price: 900_000,
    commune: 'Luxembourg',
    nonHousingShare: 0.2,
    halfBaseEligible: true,
    deedDate: '2025-02-03',
    buyers: [{ housingCreditUsed: 40_000 }],
  }),
  lines: { registrationDuty: 32_400, communalSurtax: 5400 },
}

/** Areas of a building, and invoices of its works. */
const areaCases: readonly Case[] = [
  {
    id: 'areas, not prices',
    description: 'the home exceeds three quarters of the area, though a third of the price is the practice',
    source: `${partlyHome}: 151 of 200 m²; 51 000 − 14 % × 300 000`,
    body: { ...withPractice(0.35, 0, '').body, areas: { totalM2: 200, homeM2: 151, professionalM2: 49 } },
    lines: { constructionVat: 9000 },
  },
  {
    id: 'three quarters of the area',
    description: 'three quarters are not exceeded',
    source: `${partlyHome}: 150 of 200 m²; 51 000 − 14 % × 225 000`,
    body: { ...withPractice(0.2, 0, '').body, areas: { totalM2: 200, homeM2: 150, professionalM2: 50 } },
    lines: { constructionVat: 19_500 },
  },
  {
    id: 'a flat to let in the house',
    description: 'what is let is no home of the owner, and what is built for it bears 17 %',
    source: `règlement du 30 juillet 2002, arts 3 to 5 (since 2015 the owner's home): 51 000 − 14 % × 180 000; credit 60 % of 7 000`,
    body: { ...withPractice(0, 0, '').body, areas: { totalM2: 250, homeM2: 150, letM2: 100 } },
    lines: { constructionVat: 25_800, housingCredit: -4200 },
    missing: ['communalSurtax'],
  },
  {
    id: 'works on a house with a flat to let',
    description: 'works on what is let have the reduced rate as those on the home',
    source: 'règlement du 30 juillet 2002, art. 6: 3 % × 40 000',
    body: home({ renovationWorks: 40_000, areas: { totalM2: 250, homeM2: 150, letM2: 100 } }),
    lines: { renovationVat: 1200 },
  },
]

const works = 'règlement du 30 juillet 2002, art. 9 (règlement du 7 avril 2005)'

/** Works of a sum, and their VAT. */
const worksCase = (changes: Partial<Case['body']>, renovationVat: number, working: string): Case => ({
  id: `works of ${changes.renovationWorks ?? changes.renovationInvoices?.join(', ')}`,
  description: `works pay ${renovationVat} of VAT`,
  source: `${works}: ${working}`,
  body: home(changes),
  lines: { renovationVat },
})

/** Works up to and above the amounts from which the rate is reduced. */
const worksCases: readonly Case[] = [
  worksCase({ renovationWorks: 2000 }, 340, '17 % × 2 000'),
  worksCase({ renovationWorks: 3000 }, 510, '3 000 is not exceeded'),
  worksCase({ renovationWorks: 3000.01 }, 90, '3 % × 3 000.01'),
  worksCase({ renovationInvoices: [1250, 4000] }, 332.5, '17 % × 1 250 + 3 % × 4 000'),
  worksCase({ renovationInvoices: [1250.01, 1800] }, 91.5, 'both above 1 250, 3 050.01 together: 3 % of it'),
  worksCase({ renovationInvoices: [1300, 1700] }, 510, '3 000 together are not exceeded'),
]

/** The surtax of the capital where one of several buyers has the credit. */
const shareCases: readonly Case[] = [
  companyBeside(0.99, 960_300, 267_300, 700),
  companyBeside(0.5, 485_000, 135_000, 35_000),
  {
    id: 'surtax of a couple, one without credit',
    description: 'of two buyers by halves the one whose credit is used pays the surtax of the own half',
    source: `${perAcquirer}; 1 000 000 × 40 % × 3 % × 50 % = 6 000; credit 60 % of 35 000`,
    body: home({
      commune: 'Luxembourg',
      nonHousingShare: 0.4,
      buyers: [{ housingCreditUsed: 40_000 }, {}],
    }),
    lines: { communalSurtax: 6000, housingCredit: -21_000 },
    buyers: [
      { duty: 41_000, credit: 0 },
      { duty: 35_000, credit: 21_000 },
    ],
  },
]

/** Buildings that are only partly a home, and deeds of which only some buyers have the credit. */
export const mixedUseCases: readonly Case[] = [
  ...partCases,
  surtaxOfHalved,
  ...creditCases,
  ...areaCases,
  ...worksCases,
  ...shareCases,
]
