import type { Case } from './acquisition-case.ts'

const aed = 'tariff of the AED (pfi.public.lu, enregistrement, tarif)'
const art30 = 'loi du 23 décembre 1913, art. 30, as replaced by the loi du 26 mars 2014, art. 7'
const tarif1971 = 'règlement du 24 juillet 1971, arts 4 to 6'

type Body = Case['body']

const deed = (price: number, changes: Partial<Body>): Body => ({
  price,
  use: 'mainResidence',
  deedDate: '2026-05-04',
  ...changes,
})

const gift = (price: number, changes: Partial<Body>): Body => deed(price, { deed: 'gift', ...changes })

/** Gift of 100 000 by each relation, whose duty is its rate in thousands. */
const relations: readonly Case[] = (
  [
    ['directLine', 1800],
    ['directLineBeyondShare', 2400],
    ['spouse', 4800],
    ['partner', 4800],
    ['sibling', 6000],
    ['uncleNephew', 8400],
    ['greatUncle', 9600],
    ['charity', 4800],
    ['other', 14_400],
  ] as const
).map(([relationship, registrationDuty]) => ({
  id: `gift, ${relationship}`,
  description: `a gift of 100 000 bears ${registrationDuty} of registration and 1 000 of transcription, without credit`,
  source: aed,
  body: gift(100_000, { relationship }),
  lines: { registrationDuty, transcriptionDuty: 1000 },
  missing: ['housingCredit', 'minimumDuty'],
}))

const giftCases: readonly Case[] = [
  ...relations,
  {
    id: 'gift of a house to a child',
    description: 'the notary has the tariff of a loan, barème 5',
    source: `${aed}: 600 000 × 1.8 %; ${tarif1971}, 19 no 46: no 5 on 600 000, 728.19 + 0.05 %; loi du 30 juillet 2002, art. 5: a gift is no acquisition`,
    body: gift(600_000, { relationship: 'directLine' }),
    lines: { registrationDuty: 10_800, transcriptionDuty: 6000, notaryFeeNet: 1028.19, transcriptionSalary: 12.39 },
    missing: ['housingCredit'],
  },
  {
    id: 'gift of bare ownership to a child',
    description: 'parents who keep the usufruct give the part that is left, by the age of the older one',
    source: `${art30}: 4/10 at 68, bare ownership 6/10 of 800 000 = 480 000; ${aed}: × 2.4 %`,
    body: gift(800_000, { relationship: 'directLineBeyondShare', right: 'bareOwnership', usufructuaryAge: 68 }),
    lines: { registrationDuty: 11_520, transcriptionDuty: 4800 },
  },
  {
    id: 'gift to a child and its spouse',
    description: 'each share has the rate of its own relation',
    source: `${aed}: 250 000 × 1.8 % + 250 000 × 14.4 %; ${tarif1971}, 19 no 46, barème 7 on 500 000: 1 264.26 + 0.2 % of 252 106.48`,
    body: gift(500_000, { buyers: [{ relationship: 'directLine' }, { relationship: 'other' }] }),
    lines: { registrationDuty: 40_500, transcriptionDuty: 5000, notaryFeeNet: 1768.47 },
    buyers: [{ duty: 7000 }, { duty: 38_500 }],
  },
  {
    id: 'gift of a shop in the City',
    description: 'the surtax is half of the duty of the gift',
    source: `${aed}: 400 000 × 6 %; règlement-taxe of the City: half of it`,
    body: gift(400_000, { use: 'other', commune: 'Luxembourg', relationship: 'sibling' }),
    lines: { registrationDuty: 24_000, communalSurtax: 12_000 },
  },
]

const frimaire = 'loi du 22 frimaire an VII'
const exchange = `${frimaire}, art. 69 § V no 3; ${aed}`

const exchangeCases: readonly Case[] = [
  {
    id: 'exchange with a difference',
    description: 'a house of 700 000 for a flat of 550 000: 4.8 % of the lesser, 6 % of the difference',
    source: `${exchange}: 550 000 × 4.8 % = 26 400, 150 000 × 6 % = 9 000; ${tarif1971}, 19 no 47: no 7 on the higher, 1 150.23 + 0.1 %`,
    body: deed(700_000, { deed: 'exchange', givenValue: 550_000, use: 'secondHome' }),
    lines: { registrationDuty: 35_400, transcriptionDuty: 7000, notaryFeeNet: 1850.23 },
    notices: [{ code: 'contested_rule', field: 'deed' }],
  },
  {
    id: 'exchange with a difference into the own home',
    description: 'who pays the difference has the credit',
    source: `${exchange}; loi du 30 juillet 2002, art. 5: exchange with a difference; 42 400 of duties, credit 40 000`,
    body: deed(700_000, { deed: 'exchange', givenValue: 550_000 }),
    lines: { registrationDuty: 35_400, housingCredit: -40_000 },
  },
  {
    id: 'exchange for a cheaper home',
    description: 'who is paid the difference has no credit; the duties are those of the deed',
    source: `${exchange}; loi du 30 juillet 2002, art. 5`,
    body: deed(550_000, { deed: 'exchange', givenValue: 700_000 }),
    lines: { registrationDuty: 35_400, transcriptionDuty: 7000 },
    missing: ['housingCredit'],
  },
  {
    id: 'exchange of equals',
    description: 'two houses of 480 000 bear 4.8 % of one of them',
    source: `${exchange}: 480 000 × 4.8 %`,
    body: deed(480_000, { deed: 'exchange', givenValue: 480_000 }),
    lines: { registrationDuty: 23_040 },
    missing: ['housingCredit'],
  },
]

const retour = `${frimaire}, art. 68 § III no 2, 69 § VII no 5: what is paid in a partition bears the duty of a sale`

const partition = (price: number, changes: Partial<Body>): Body => deed(price, { deed: 'partition', ...changes })

const partitionCases: readonly Case[] = [
  {
    id: 'partition after a divorce',
    description: 'a house of 600 000 with a loan of 200 000: 200 000 paid and half of the loan taken over for one half',
    source: `${retour}; arts 14 no 5, 15 no 6: with its charges 300 000 × 7 % = 21 000; loi du 30 juillet 2002, art. 5: partition; ${tarif1971}, 19 no 64, barème 6 on 600 000: 1 109.32 + 0.15 % of 352 106.48`,
    body: partition(200_000, { assumedDebt: 100_000, acquiredShare: 0.5, marketValue: 600_000 }),
    lines: {
      registrationDuty: 18_000,
      transcriptionDuty: 3000,
      housingCredit: -21_000,
      minimumDuty: 100,
      notaryFeeNet: 1637.48,
      transcriptionSalary: 12.39,
    },
  },
  {
    id: 'partition above the value',
    description: 'a half that is worth 450 000 and is paid with 500 000 bears its price',
    source: `${retour}: 500 000 × 6 %; ${tarif1971}, 19 no 64, barème 6 on 900 000: 1 109.32 + 0.15 % of 652 106.48`,
    body: partition(500_000, { use: 'secondHome', acquiredShare: 0.5, marketValue: 900_000 }),
    lines: { registrationDuty: 30_000, notaryFeeNet: 2087.48 },
  },
  {
    id: 'partition among three heirs',
    description: 'two thirds of a flat of 450 000, bought out by one who lets it',
    source: `${retour}: 300 000 × 6 %; no credit for a flat to let`,
    body: partition(300_000, { use: 'rental', acquiredShare: 2 / 3, marketValue: 450_000 }),
    lines: { registrationDuty: 18_000, transcriptionDuty: 3000 },
    missing: ['housingCredit'],
  },
]

const charges = `${frimaire}, arts 14 nos 5, 9, 15 no 6`

const annuityCases: readonly Case[] = [
  {
    id: 'price as a life annuity',
    description: '100 000 at once and 18 000 a year count as 280 000',
    source: `${charges}: 100 000 + 10 × 18 000, × 6 %`,
    body: deed(100_000, { yearlyAnnuity: 18_000, use: 'secondHome' }),
    lines: { registrationDuty: 16_800, transcriptionDuty: 2800 },
    notices: [{ code: 'contested_rule', field: 'yearlyAnnuity' }],
  },
  {
    id: 'occupied sale for an annuity',
    description: 'bare ownership of a house whose seller of 78 stays bears its value where that is above the annuity',
    source: `${charges}: 50 000 + 120 000; ${art30}: 7/10 of 500 000 = 350 000, × 6 %`,
    body: deed(50_000, {
      yearlyAnnuity: 12_000,
      use: 'secondHome',
      right: 'bareOwnership',
      usufructuaryAge: 78,
      marketValue: 500_000,
    }),
    lines: { registrationDuty: 21_000 },
    notices: [{ code: 'base_above_price' }],
  },
]

const term = (changes: Partial<Body>): Body =>
  deed(1000, { use: 'secondHome', marketValue: 600_000, right: 'usufruct', ...changes })

const termCases: readonly Case[] = [
  {
    id: 'usufruct for fifteen years',
    description: 'two periods of ten years begun are worth 4/10',
    source: `${art30}: 4/10 of 600 000 × 6 %`,
    body: term({ usufructYears: 15, usufructuaryAge: 30 }),
    lines: { registrationDuty: 14_400 },
  },
  {
    id: 'usufruct for ten years',
    description: 'ten years are one period',
    source: `${art30}: 2/10 of 600 000 × 6 %`,
    body: term({ usufructYears: 10, usufructuaryAge: 30 }),
    lines: { registrationDuty: 7200 },
  },
  {
    id: 'usufruct for longer than a life',
    description: 'twenty-five years of a person of 84 are worth no more than the life',
    source: `${art30}: 2/10 of 600 000 × 6 %`,
    body: term({ usufructYears: 25, usufructuaryAge: 84 }),
    lines: { registrationDuty: 7200 },
  },
  {
    id: 'bare ownership under a usufruct for fifteen years',
    description: 'what is left',
    source: `${art30}: 6/10 of 600 000 × 6 %`,
    body: term({ usufructYears: 15, usufructuaryAge: 30, right: 'bareOwnership' }),
    lines: { registrationDuty: 21_600 },
  },
]

const discharged =
  'loi du 23 décembre 1913, art. 19; règlement du 24 juillet 1971, art. 19 no 55; règlement du 11 septembre 1978, arts 1, 5'

const dischargeCases: readonly Case[] = [
  {
    id: 'discharge of the mortgage of the seller',
    description: 'fixed duty, notary, VAT and registrar at the expense of the seller',
    source: `${discharged}: 12; 1 500 francs = 37.18, VAT 6.32; 12.39`,
    body: deed(500_000, { dischargedPrincipal: 300_000 }),
    lines: { dischargeDuty: 12, dischargeNotaryFee: 37.18, dischargeNotaryVat: 6.32, radiationSalary: 12.39 },
    totals: { seller: 67.89 },
    notices: [{ code: 'contested_rule', field: 'dischargedPrincipal', amount: 12 }],
  },
  {
    id: 'discharge of a small inscription',
    description: 'the salary goes by the principal of the inscription',
    source: `${discharged}: 4.96 from 12 500 to 25 000`,
    body: deed(500_000, { dischargedPrincipal: 20_000 }),
    lines: { radiationSalary: 4.96 },
  },
]

/** Gifts, exchanges, partitions, annuities, rights for a fixed time and discharges. */
export const deedCases: readonly Case[] = [
  ...giftCases,
  ...exchangeCases,
  ...partitionCases,
  ...annuityCases,
  ...termCases,
  ...dischargeCases,
]
