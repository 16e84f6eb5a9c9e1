import type { Case } from './acquisition-case.ts'

const art30 = 'loi du 23 décembre 1913, art. 30, as replaced by the loi du 26 mars 2014, art. 7'
const partlyHome = 'règlement grand-ducal du 30 juillet 2002 (TVA logement), art. 4 al. 2'
const works = 'règlement grand-ducal du 30 juillet 2002 (TVA logement), arts 9, 11'
const aed = 'tariff of the AED (pfi.public.lu, enregistrement, tarif)'

type Body = Case['body']

const deed = (price: number, changes: Partial<Body> = {}): Body => ({
  price,
  use: 'mainResidence',
  deedDate: '2026-06-10',
  ...changes,
})

/** A flat of which 450 000 are still to be built: 17 % is 76 500; the benefit is 14 % of the home's part, 50 000 at most. */
const practiceCases: readonly Case[] = (
  [
    [0.3, 32_400, '76 500 − 14 % × 315 000'],
    [0.25, 29_250, 'three quarters are not exceeded: 76 500 − 14 % × 337 500'],
    [0.2499, 26_500, 'above three quarters: 14 % × 450 000 = 63 000, at most 50 000'],
  ] as const
).map(([nonHousingShare, constructionVat, working]) => ({
  id: `flat with a practice in ${nonHousingShare}`,
  description: `450 000 to be built bear ${constructionVat} of VAT`,
  source: `${partlyHome}: ${working}`,
  body: deed(650_000, {
    operation: 'offPlan',
    landValue: 200_000,
    builtValueAtDeed: 0,
    priceIncludes: 'exclVat',
    commune: 'Esch-sur-Alzette',
    nonHousingShare,
  }),
  lines: { constructionVat },
}))

/** Works in one invoice or several, in an existing home of 400 000. */
const worksCases: readonly Case[] = (
  [
    [[3000], 510, '17 %: 3 000 are not exceeded'],
    [[3000.01], 90, '3 % of 3 000.01'],
    [[1250, 2000], 552.5, 'an invoice of 1 250 does not count and the other does not exceed 3 000: 17 %'],
    [[1250.01, 1800], 91.5, '3 % of 3 050.01'],
    [[1250, 3100], 305.5, '17 % of 1 250 and 3 % of 3 100'],
  ] as const
).map(([invoices, renovationVat, working]) => ({
  id: `works of ${invoices.join(' and ')}`,
  description: `invoices of ${invoices.join(' and ')} bear ${renovationVat}`,
  source: `${works}: ${working}`,
  body: deed(400_000, {
    renovationWorks: invoices.reduce<number>((sum, one) => Math.round(100 * (sum + one)) / 100, 0),
    renovationInvoices: [...invoices],
  }),
  lines: { renovationVat },
}))

/** Usufruct of 400 000 for so many years, of a person of 35, whose usufruct for life is 7/10. */
const yearsCases: readonly Case[] = (
  [
    [9, 2],
    [10, 2],
    [12, 4],
    [20, 4],
    [21, 6],
    [45, 7],
  ] as const
).map(([usufructYears, tenths]) => ({
  id: `usufruct for ${usufructYears} years`,
  description: `a usufruct for ${usufructYears} years is ${tenths}/10`,
  source: `${art30}, no 2: 2/10 for each period of ten years, at most that for life; 400 000 × ${tenths}/10 × 6 %`,
  body: deed(1000, { use: 'secondHome', right: 'usufruct', usufructuaryAge: 35, usufructYears, marketValue: 400_000 }),
  lines: { registrationDuty: 2400 * tenths, transcriptionDuty: 400 * tenths },
}))

const deedCases: readonly Case[] = [
  {
    id: 'habitation at 79',
    description: 'a right of habitation is 60 % of the usufruct of 3/10',
    source: `${art30}: 450 000 × 3/10 × 60 % = 81 000 × 6 %`,
    body: deed(1000, { use: 'secondHome', right: 'habitation', usufructuaryAge: 79, marketValue: 450_000 }),
    lines: { registrationDuty: 4860, transcriptionDuty: 810 },
  },
  {
    id: 'bare ownership at 60, with cents',
    description: 'the base is the cent nearest to 6/10',
    source: `${art30}: 333 333.33 × 6/10 = 199 999.998, × 6 % = 12 000.00`,
    body: deed(1000, { use: 'secondHome', right: 'bareOwnership', usufructuaryAge: 60, marketValue: 333_333.33 }),
    lines: { registrationDuty: 12_000, transcriptionDuty: 2000 },
  },
  {
    id: 'divorce, debt and payment below the half',
    description: '150 000 paid and 80 000 of debt for one half of 500 000 bear the half',
    source:
      'loi du 22 frimaire an VII, art. 69 § VII no 5; value above the price: 250 000 × 7 % = 17 500; loi du 30 juillet 2002, art. 5',
    body: deed(150_000, { deed: 'partition', assumedDebt: 80_000, acquiredShare: 0.5, marketValue: 500_000 }),
    lines: { registrationDuty: 15_000, transcriptionDuty: 2500, housingCredit: -17_500, minimumDuty: 100 },
  },
  {
    id: 'exchange with cents',
    description: '620 000.50 for 480 000: 4.8 % of the lesser and 6 % of the difference',
    source: `${aed}: 480 000 × 4.8 % = 23 040; 140 000.50 × 6 % = 8 400.03`,
    body: deed(620_000.5, { deed: 'exchange', use: 'secondHome', givenValue: 480_000 }),
    lines: { registrationDuty: 31_440.03 },
  },
  {
    id: 'bouquet and annuity',
    description: '50 000 and 12 000 a year for life count as 170 000',
    source: 'loi du 22 frimaire an VII, art. 14 no 9: ten times the annuity; 170 000 × 6 %, × 1 %',
    body: deed(50_000, { yearlyAnnuity: 12_000 }),
    lines: { registrationDuty: 10_200, transcriptionDuty: 1700, housingCredit: -11_900, minimumDuty: 100 },
  },
  {
    id: 'gift to three of two relations',
    description: 'each share bears the rate of its relation',
    source: `${aed}: 450 000 × 2.4 % + 270 000 × 1.8 % + 180 000 × 6 %`,
    body: deed(900_000, {
      deed: 'gift',
      buyers: [
        { relationship: 'directLineBeyondShare', share: 0.5 },
        { relationship: 'directLine', share: 0.3 },
        { relationship: 'sibling', share: 0.2 },
      ],
    }),
    lines: { registrationDuty: 26_460, transcriptionDuty: 9000 },
  },
  {
    id: 'rest of a credit beside a whole one',
    description: 'who has used 31 000 has 9 000 left, the other pays nothing of the half of 24 500',
    source: 'loi du 30 juillet 2002, art. 5: 40 000 for each acquirer; 700 000 × 7 % / 2 = 24 500',
    body: deed(700_000, { buyers: [{ housingCreditUsed: 31_000 }, { housingCreditUsed: 0 }] }),
    lines: { housingCredit: -33_500 },
  },
  {
    id: 'plot and contract above the benefit',
    description: 'a plot of 250 000 bears duties, a house of 500 000 VAT',
    source: '250 000 × 6 %, × 1 %; 17 % × 500 000 = 85 000 less 50 000',
    body: deed(250_000, { operation: 'buildingLand', constructionPrice: 500_000 }),
    lines: { registrationDuty: 15_000, transcriptionDuty: 2500, constructionVat: 35_000 },
  },
]

/** Deeds that nobody had tried, worked by hand from the acts. */
export const outsiderCases: readonly Case[] = [...practiceCases, ...worksCases, ...yearsCases, ...deedCases]
