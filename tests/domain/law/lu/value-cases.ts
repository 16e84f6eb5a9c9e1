import type { Case } from './acquisition-case.ts'

const art30 = 'loi du 23 décembre 1913, art. 30, as replaced by the loi du 26 mars 2014, art. 7'

const home = (price: number, changes: Partial<Case['body']> = {}): Case['body'] => ({
  price,
  use: 'mainResidence',
  deedDate: '2026-05-04',
  ...changes,
})

/** A right in a house of 600 000, bought for its value by a buyer without a credit. */
const rightCase = (
  right: NonNullable<Case['body']['right']>,
  usufructuaryAge: number,
  registrationDuty: number,
  working: string,
): Case => ({
  id: `${right} at ${usufructuaryAge}`,
  description: `${right} of 600 000 for the life of a person of ${usufructuaryAge} bears ${registrationDuty}`,
  source: `${art30}: ${working}, × 6 %`,
  body: home(1000, { use: 'secondHome', right, usufructuaryAge, marketValue: 600_000 }),
  lines: { registrationDuty },
})

const rightCases: readonly Case[] = [
  rightCase('usufruct', 19, 32_400, '9/10 = 540 000'),
  rightCase('usufruct', 20, 28_800, '8/10 = 480 000'),
  rightCase('usufruct', 64, 14_400, '4/10 = 240 000'),
  rightCase('usufruct', 89, 7200, '2/10 = 120 000'),
  rightCase('usufruct', 90, 3600, '1/10 = 60 000'),
  rightCase('bareOwnership', 0, 3600, '1/10 = 60 000'),
  rightCase('bareOwnership', 71, 25_200, '7/10 = 420 000'),
  rightCase('bareOwnership', 112, 32_400, '9/10 = 540 000'),
  rightCase('habitation', 45, 12_960, '60 % of 6/10 = 216 000'),
  {
    id: 'bare ownership that comes to the usufruct',
    description: 'a usufructuary of 55 who buys the bare ownership has the credit',
    source: `${art30}: 5/10 of 500 000 = 250 000 × 7 % = 17 500; loi du 30 juillet 2002, art. 5(1)`,
    body: home(200_000, {
      right: 'bareOwnership',
      usufructuaryAge: 55,
      marketValue: 500_000,
      reunitesOwnership: true,
    }),
    lines: { registrationDuty: 15_000, transcriptionDuty: 2500, housingCredit: -17_500, minimumDuty: 100 },
    notices: [{ code: 'base_above_price' }],
  },
  {
    id: 'bare ownership alone',
    description: 'who buys the bare ownership alone has no credit, and the price counts where it is higher',
    source: `${art30}: 3/10 of 500 000 = 150 000, below the price of 160 000 × 7 % = 11 200; loi du 30 juillet 2002, art. 5(1)`,
    body: home(160_000, { right: 'bareOwnership', usufructuaryAge: 33, marketValue: 500_000 }),
    lines: { registrationDuty: 9600, transcriptionDuty: 1600 },
    missing: ['housingCredit'],
    notices: [{ code: 'contested_rule', field: 'marketValue' }],
  },
]

const licitation =
  'loi du 22 frimaire an VII, arts 15, 69 § VII no 4: the parts that are bought; loi du 30 juillet 2002, art. 5(1)'

const shareCases: readonly Case[] = [
  {
    id: 'half of the house after a divorce',
    description: 'the half of the former spouse, paid with 310 000, bears duties on it and has the credit',
    source: `${licitation}; 310 000 × 7 % = 21 700`,
    body: home(310_000, { acquiredShare: 0.5, marketValue: 620_000 }),
    lines: { registrationDuty: 18_600, transcriptionDuty: 3100, housingCredit: -21_700, minimumDuty: 100 },
  },
  {
    id: 'a third from a brother, below its value',
    description: 'a third of 900 000 for 240 000 bears duties on 300 000',
    source: `${licitation}, art. 17; 300 000 × 6 %, × 1 %`,
    body: home(240_000, { use: 'rental', acquiredShare: 1 / 3, marketValue: 900_000 }),
    lines: { registrationDuty: 18_000, transcriptionDuty: 3000 },
    notices: [{ code: 'base_above_price' }],
  },
]

const value = 'loi du 22 frimaire an VII, art. 17; loi du 23 décembre 1913, art. 45'

const valueCases: readonly Case[] = [
  {
    id: 'sale within the family below the value',
    description: 'a house worth 640 000 sold for 400 000 bears duties on its value, the notary counts the price',
    source: `${value}: 640 000 × 6 % = 38 400, × 1 % = 6 400; tariff no 7 on 400 000 = 1 550.23`,
    body: home(400_000, { use: 'secondHome', marketValue: 640_000 }),
    lines: { registrationDuty: 38_400, transcriptionDuty: 6400, notaryFeeNet: 1550.23 },
    notices: [{ code: 'base_above_price' }],
  },
  {
    id: 'value equal to the price',
    description: 'a value equal to the price changes nothing',
    source: value,
    body: home(400_000, { use: 'secondHome', marketValue: 400_000 }),
    lines: { registrationDuty: 24_000 },
  },
]

const contracts = 'Code civil, art. 1601-3; règlement du 30 juillet 2002, art. 5'

const landCases: readonly Case[] = [
  {
    id: 'land and a building contract',
    description: 'a home built by contract on land of 350 000: duties on the land, 3 % on the house within the benefit',
    source: `${contracts}: 350 000 × 7 % = 24 500, the credit covers it; 17 % × 480 000 = 81 600, less 50 000`,
    body: home(350_000, { operation: 'buildingLand', constructionPrice: 480_000, loanAmount: 700_000 }),
    lines: { housingCredit: -24_500, minimumDuty: 100, constructionVat: 31_600 },
    vat: { constructionExclVat: 480_000, benefit: 50_000, benefitLeft: 0 },
    notices: [{ code: 'contested_rule', field: 'constructionPrice' }],
  },
  {
    id: 'land and a small house to let',
    description: 'a house built to let bears the full rate',
    source: `${contracts}: 17 % × 300 000 = 51 000; 200 000 × 7 % = 14 000`,
    body: home(200_000, { use: 'rental', operation: 'buildingLand', constructionPrice: 300_000 }),
    lines: { registrationDuty: 12_000, transcriptionDuty: 2000, constructionVat: 51_000 },
    missing: ['housingCredit'],
  },
]

/** Deeds whose base is a value, a share or a right, and land with a building contract. */
export const valuedCases: readonly Case[] = [...rightCases, ...shareCases, ...valueCases, ...landCases]
