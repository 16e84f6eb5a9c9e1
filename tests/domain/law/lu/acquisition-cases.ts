import { amountsOf, goldenAnswers, sourceOf, withMore } from '../../../golden/corpus.ts'
import type { Case, LineKey } from './acquisition-case.ts'
import { aidsCases } from './aids-cases.ts'
import { billCases } from './bill-cases.ts'
import { deedCases } from './deed-cases.ts'
import { mixedUseCases } from './mixed-use-cases.ts'
import { outsiderCases } from './outsider-cases.ts'
import { printedCases } from './printed-cases.ts'
import { valuedCases } from './value-cases.ts'

const law2002 = 'loi modifiée du 30 juillet 2002; arithmetic written out beside the case'
const tariff = 'règlement grand-ducal du 24 juillet 1971, tariff no 7'

const vefa = {
  operation: 'offPlan',
  price: 800_000,
  landValue: 240_000,
  builtValueAtDeed: 0,
  priceIncludes: 'exclVat',
  use: 'mainResidence',
  deedDate: '2026-05-04',
} as const

/** What the tests check of golden cases beside their published figures, by id. */
const besides: Readonly<Record<string, Pick<Case, 'lines' | 'missing' | 'resaleRefunds'>>> = {
  'lu-flat-one-buyer-with-loan': { missing: ['communalSurtax', 'minimumDuty'] },
  'lu-off-plan-investor-2026': { missing: ['housingCredit', 'rentalCredit', 'minimumDuty'] },
  'lu-home-before-march-2023': { missing: ['minimumDuty'] },
  'lu-couple-last-day-of-20000': { missing: ['minimumDuty'] },
  'lu-albalux-halved-base': { lines: { minimumDuty: 100 } },
  'lu-athome-500000': { lines: { notaryFeeNet: 1650.23 } },
  'lu-resale-8-2-percent': {
    resaleRefunds: [
      { withinMonths: 24, points: 0.06, amount: 6000 },
      { withinMonths: 48, points: 0.048, amount: 4800 },
    ],
  },
}

/** Worked and published examples. */
const goldenCases: readonly Case[] = withMore(goldenAnswers('acquisitionCosts'), besides).map(([golden, more]) => {
  const { lines: _, ...expected } = golden.expected
  const amounts = Object.entries({ ...amountsOf(golden), ...more?.lines })
  // A line of 0 is left out of the answer.
  const empty = amounts.flatMap(([key, amount]) => (amount === 0 ? [key as LineKey] : []))
  return {
    ...expected,
    id: golden.id,
    description: golden.says,
    source: sourceOf(golden),
    body: golden.request as unknown as Case['body'], // the domain checks what it is sent
    ...more,
    lines: Object.fromEntries(amounts.filter(([, amount]) => amount !== 0)),
    missing: [...(more?.missing ?? []), ...empty],
  }
})

const at = (deedDate: string, changes: Partial<Case['body']> = {}): Case['body'] => ({
  price: 1_000_000,
  use: 'mainResidence',
  deedDate,
  ...changes,
})

const ceiling = (deedDate: string, credit: number): Case => ({
  id: `ceiling ${deedDate}`,
  description: `on ${deedDate} one buyer has a credit of ${credit}`,
  source: law2002,
  body: at(deedDate),
  lines: { housingCredit: -credit },
})

const vatRate = (deedDate: string, vat: number): Case => ({
  id: `vat ${deedDate}`,
  description: `on ${deedDate} construction of 100 000 bears VAT of ${vat}`,
  source: 'loi TVA du 12 février 1979: 17 %, in 2023 16 %',
  body: at(deedDate, { operation: 'offPlan', price: 200_000, landValue: 100_000, use: 'secondHome' }),
  lines: { constructionVat: vat },
})

const halved = (deedDate: string, changes: Partial<Case['body']>, registrationDuty: number): Case => ({
  id: `half base ${deedDate} ${JSON.stringify(changes)}`,
  description: `on ${deedDate} the halved base gives ${registrationDuty} of registration, ${JSON.stringify(changes)}`,
  source: 'loi du 22 mai 2024 as amended: 1 000 000 × 6 %, or half of it',
  body: at(deedDate, { halfBaseEligible: true, ...changes }),
  lines: { registrationDuty },
})

const rentalCredit = (deedDate: string, changes: Partial<Case['body']>, credit: number): Case => ({
  id: `rental credit ${deedDate} ${JSON.stringify(changes)}`,
  description: `on ${deedDate} an investor has a rental credit of ${credit}, ${JSON.stringify(changes)}`,
  source: 'loi du 22 mai 2024, loi du 4 avril 2025: 20 000 per natural person, off plan',
  body: at(deedDate, { operation: 'offPlan', landValue: 400_000, use: 'rental', ...changes }),
  ...(credit > 0 ? { lines: { rentalCredit: -credit } } : { missing: ['rentalCredit'] }),
})

/** A home of July 2025 whose buyer has no credit left, with a contract registered on a day. */
const homeInWindow = (registered: string, registrationDuty: number, transcriptionDuty: number): Case => ({
  id: `W18 ${registered}`,
  description: `a home of 10 July 2025, its contract registered on ${registered}: ${registrationDuty + transcriptionDuty}`,
  source: 'loi du 27 juin 2025, art. 6 (para. 1bis): from 1 October 2024 to 30 June 2025; 7 % of 600 000, or of half',
  body: {
    price: 600_000,
    use: 'mainResidence',
    deedDate: '2025-07-10',
    halfBaseEligible: true,
    preliminaryContractRegisteredOn: registered,
    buyers: [{ housingCreditUsed: 40_000 }],
  },
  lines: { registrationDuty, transcriptionDuty },
  missing: ['housingCredit', 'minimumDuty'],
})

/** A sale off plan of July 2025 to an investor, on land of 400 000, with a contract registered on a day. */
const letInWindow = (registered: string, lines: Case['lines'], missing: Case['missing']): Case => ({
  id: `W19 ${registered}`,
  description: `an investor off plan of 10 July 2025, the contract registered on ${registered}`,
  source: 'loi du 27 juin 2025, art. 5: para. 3 from 1 October 2024, para. 4 from 1 January 2024, both to 30 June 2025',
  body: {
    price: 800_000,
    operation: 'offPlan',
    landValue: 400_000,
    use: 'rental',
    deedDate: '2025-07-10',
    halfBaseEligible: true,
    preliminaryContractRegisteredOn: registered,
  },
  lines: lines ?? {},
  missing: missing ?? [],
})

const wholeBase = { registrationDuty: 24_000, transcriptionDuty: 4000 }

const inTime = { preliminaryContractRegisteredOn: '2025-06-30' }
const tooLate = { preliminaryContractRegisteredOn: '2025-07-01' }

/**
 * A home of 42 000 with an office of 2 %, whose buyer has used some of the credit: 2 940 of registration and transcription
 * before it, of which 2 881.20 for the home; the surtax of 3 % is 25.20.
 */
const withOffice = (
  commune: string,
  housingCreditUsed: number,
  communalSurtax: number,
  minimumDuty: number,
  taxes: number,
): Case => ({
  id: `surtax and minimum, ${commune}, ${housingCreditUsed} used`,
  description: `${taxes} of duties, of which a surtax of ${communalSurtax} and a minimum of ${minimumDuty}`,
  source: `${law2002}: 42 000 × 7 % = 2 940, of which 98 % may be credited; art. 8, at least 100 of registration duty; règlement-taxe de la Ville de Luxembourg: free with the credit`,
  body: {
    price: 42_000,
    use: 'mainResidence',
    commune,
    nonHousingShare: 0.02,
    deedDate: '2026-05-04',
    buyers: [{ housingCreditUsed }],
  },
  lines: { communalSurtax, ...(minimumDuty > 0 && { minimumDuty }) },
  missing: minimumDuty > 0 ? [] : ['minimumDuty'],
  totals: { taxes },
})

/** Two buyers of one deed, each with another credit: one of them lives in what is built, the other lets it. */
const twoCredits = (deedDate: string, minimumDuty: number): Case => ({
  id: `both credits ${deedDate}`,
  description: `a housing credit of 700 and a rental credit of 700 leave one minimum of ${minimumDuty}, not two`,
  source: `${law2002}; 20 000 of land × 7 % = 1 400, half of it each`,
  body: {
    price: 100_000,
    operation: 'offPlan',
    landValue: 20_000,
    use: 'mainResidence',
    deedDate,
    buyers: [{ share: 0.5 }, { share: 0.5, use: 'rental' }],
  },
  lines: { housingCredit: -700, rentalCredit: -700, minimumDuty },
})

/** The day before, the first and the last day of every version that moves a figure. */
const dayCases: readonly Case[] = [
  ceiling('2015-01-01', 20_000),
  ceiling('2022-12-31', 20_000),
  ceiling('2023-03-06', 20_000),
  ceiling('2023-03-07', 30_000),
  ceiling('2023-12-31', 30_000),
  ceiling('2024-01-01', 40_000),
  ceiling('2024-12-31', 40_000),
  ceiling('2025-01-01', 40_000),
  ceiling('2025-06-30', 40_000),
  ceiling('2025-07-01', 40_000),
  ceiling('2025-09-30', 40_000),
  ceiling('2025-10-01', 40_000),
  ceiling('2026-12-31', 40_000),
  vatRate('2015-01-01', 17_000),
  vatRate('2022-12-31', 17_000),
  vatRate('2023-01-01', 16_000),
  vatRate('2023-12-31', 16_000),
  vatRate('2024-01-01', 17_000),
  vatRate('2026-12-31', 17_000),
  halved('2024-09-30', {}, 60_000),
  halved('2024-10-01', {}, 30_000),
  halved('2025-06-30', {}, 30_000),
  halved('2025-07-01', {}, 60_000),
  halved('2025-07-01', inTime, 30_000),
  halved('2025-07-01', tooLate, 60_000),
  halved('2025-09-30', inTime, 30_000),
  halved('2025-10-01', inTime, 60_000),
  // Law of 22 May 2024, art. 13, by the terms of that of 30 July 2002, art. 5, 2: the land of a home is one of its goods.
  halved('2024-11-15', { operation: 'buildingLand' }, 30_000),
  halved('2024-09-30', { operation: 'buildingLand' }, 60_000),
  halved('2024-11-15', { use: 'rental', operation: 'buildingLand' }, 60_000),
  halved('2024-11-15', { use: 'rental' }, 60_000),
  halved('2024-11-15', { use: 'secondHome' }, 60_000),
  halved('2024-11-15', { use: 'rental', operation: 'offPlan', landValue: 1_000_000 }, 30_000),
  halved('2024-11-15', { buyers: [{ naturalPerson: false }] }, 60_000),
  halved('2024-11-15', { buyers: [{ share: 0.5 }, { share: 0.5, use: 'secondHome' }] }, 45_000),
  rentalCredit('2023-12-31', {}, 0),
  rentalCredit('2024-01-01', {}, 20_000),
  rentalCredit('2024-12-31', {}, 20_000),
  rentalCredit('2025-06-30', {}, 20_000),
  rentalCredit('2025-07-01', {}, 0),
  rentalCredit('2025-07-01', inTime, 20_000),
  rentalCredit('2025-09-30', inTime, 20_000),
  rentalCredit('2025-10-01', inTime, 0),
  // Law of 22 May 2024, art. 2, 1: an acquisition is a sale off plan (Code civil, art. 1601-3).
  rentalCredit('2024-06-01', { operation: 'buildingLand', landValue: undefined }, 0),
  rentalCredit('2024-06-01', { operation: 'existing', landValue: undefined }, 0),
  rentalCredit('2024-06-01', { buyers: [{ naturalPerson: false }] }, 0),
  rentalCredit('2024-06-01', { buyers: [{ rentalCreditUsed: 5000 }] }, 15_000),
  // The surtax is no part of the minimum: 100 + 25.20 where it stays beside the credit, 100 where the credit frees from it.
  withOffice('Mamer', 0, 25.2, 41.2, 125.2),
  withOffice('Luxembourg', 0, 0, 41.2, 100),
  // A credit of 2 841 leaves 99 of duties, and 1 is missing; 2 840 leave 100, and 2 839 leave 101.
  withOffice('Mamer', 37_159, 25.2, 1, 125.2),
  withOffice('Mamer', 37_160, 25.2, 0, 125.2),
  withOffice('Mamer', 37_161, 25.2, 0, 126.2),
  withOffice('Luxembourg', 37_159, 0, 1, 100),
  withOffice('Luxembourg', 37_161, 0, 0, 101),
  // One cent of credit frees; without any the surtax stays: 2 940 + 25.20.
  withOffice('Luxembourg', 39_999.99, 0, 0, 2939.99),
  withOffice('Luxembourg', 40_000, 25.2, 0, 2965.2),
  twoCredits('2024-06-01', 100),
  homeInWindow('2024-09-15', 36_000, 6000),
  homeInWindow('2024-09-30', 36_000, 6000),
  homeInWindow('2024-10-01', 18_000, 3000),
  homeInWindow('2025-06-30', 18_000, 3000),
  homeInWindow('2025-07-01', 36_000, 6000),
  letInWindow('2023-12-31', wholeBase, ['rentalCredit', 'minimumDuty']),
  letInWindow('2024-01-01', { ...wholeBase, rentalCredit: -20_000 }, ['minimumDuty']),
  letInWindow('2024-09-30', { ...wholeBase, rentalCredit: -20_000 }, ['minimumDuty']),
  letInWindow(
    '2024-10-01',
    { registrationDuty: 12_000, transcriptionDuty: 2000, rentalCredit: -14_000, minimumDuty: 100 },
    [],
  ),
  letInWindow('2025-07-01', wholeBase, ['rentalCredit', 'minimumDuty']),
  {
    id: 'Mamer before its surtax',
    description: 'an office in Mamer pays no surtax in 2020',
    source: 'decision of the council of Mamer of 11 December 2020',
    body: at('2020-12-31', { use: 'other', commune: 'Mamer' }),
    missing: ['communalSurtax'],
  },
  {
    id: 'Mamer with its surtax',
    description: 'an office in Mamer pays half of the registration duty more in 2021',
    source: '1 000 000 × 6 % × 50 %',
    body: at('2021-01-01', { use: 'other', commune: 'Mamer' }),
    lines: { communalSurtax: 30_000 },
  },
]

/** A loan of 300 000: 0.24 % and 0.05 %, both of the principal, whatever is inscribed with it. */
const inscription = (changes: Partial<Case['body']>): Case => ({
  id: `inscription ${JSON.stringify(changes)}`,
  description: `the inscription bears on the principal alone, ${JSON.stringify(changes)}`,
  source: 'loi du 23 décembre 1913, art. 63 al. 2: on the principal, without accessories; 300 000 × 0.05 % = 150',
  body: at('2026-05-04', { loanAmount: 300_000, ...changes }),
  lines: { mortgageRegistrationDuty: 720, mortgageInscriptionDuty: 150 },
})

/** What the conditions of the law do to the figures, one condition at a time. */
const conditionCases: readonly Case[] = [
  {
    id: 'used before',
    description: 'a buyer who used 20 000 under the old ceiling has 20 000 left of 40 000',
    source: law2002,
    body: at('2026-05-04', { buyers: [{ housingCreditUsed: 20_000 }] }),
    lines: { housingCredit: -20_000 },
    buyers: [{ credit: 20_000, housingCreditLeft: 0 }],
  },
  {
    id: 'used above the ceiling',
    description: 'a buyer who used more than the ceiling of the day has nothing left, and no minimum is asked',
    source: law2002,
    body: at('2022-05-04', { buyers: [{ housingCreditUsed: 40_000 }] }),
    missing: ['housingCredit', 'minimumDuty'],
    buyers: [{ credit: 0, housingCreditLeft: 0 }],
  },
  {
    id: 'unequal shares',
    description: 'the credit of one buyer never covers the share of the other: 63 000 − 40 000, and 7 000 covered',
    source: '1 000 000 × 7 % = 70 000 by 90 to 10; 40 000 + 7 000 = 47 000',
    body: at('2026-05-04', { buyers: [{ share: 0.9 }, { share: 0.1 }] }),
    lines: { housingCredit: -47_000 },
    totals: { taxes: 23_000 },
    buyers: [{ housingCreditLeft: 0 }, { housingCreditLeft: 33_000 }],
  },
  {
    id: 'company',
    description: 'a company has no credit',
    source: law2002,
    body: at('2026-05-04', { buyers: [{ naturalPerson: false }] }),
    missing: ['housingCredit'],
    buyers: [{ credit: 0, housingCreditLeft: 0 }],
  },
  {
    id: 'outside the EEA',
    description: 'a buyer from outside the EEA pays first',
    source: 'pfi.public.lu, conditions of the tax credit',
    body: at('2026-05-04', { buyers: [{ eeaResident: false }] }),
    missing: ['housingCredit'],
    buyers: [{ credit: 0, housingCreditLeft: 40_000 }],
  },
  {
    id: 'resale',
    description: 'a purchase to resell has no credit even when the buyer moves in',
    source: 'loi modifiée du 7 août 1920: 7.2 % + 1 %',
    body: at('2026-05-04', { resaleClause: true }),
    missing: ['housingCredit'],
    totals: { taxes: 82_000 },
  },
  {
    id: 'mixed use',
    description: 'of a house with a shop the surtax bears on the shop only: 3 % of 400 000',
    source: '1 000 000 × 40 % × 6 % × 50 % = 12 000',
    body: at('2026-05-04', { use: 'secondHome', commune: 'Luxembourg', nonHousingShare: 0.4 }),
    lines: { communalSurtax: 12_000 },
    totals: { taxes: 82_000 },
  },
  {
    id: 'no surtax elsewhere',
    description: 'an office in Esch-sur-Alzette pays no surtax',
    source: 'no regulation of that municipality',
    body: at('2026-05-04', { use: 'other', commune: 'Esch-sur-Alzette' }),
    missing: ['communalSurtax'],
    totals: { taxes: 70_000 },
  },
  {
    id: 'VAT at 3 % inside',
    description: 'a price with 3 % inside: 560 000 of construction, 95 200 − 50 000 due, 16 800 inside, 28 400 more',
    source: '576 800 ÷ 1.03 = 560 000; 45 200 − 16 800 = 28 400',
    body: { ...vefa, price: 816_800, priceIncludes: 'superReducedVat' },
    lines: { constructionVat: 45_200, constructionVatAdjustment: 28_400, notaryFeeNet: 1950.23 },
    totals: { buyer: 30_794.16, cashNeeded: 847_594.16 },
  },
  {
    id: 'standard VAT inside',
    description: 'a price with 17 % inside gives back 50 000',
    source: '655 200 ÷ 1.17 = 560 000; 45 200 − 95 200 = −50 000',
    body: { ...vefa, price: 895_200, priceIncludes: 'standardVat' },
    lines: { constructionVat: 45_200, constructionVatAdjustment: -50_000 },
    totals: { buyer: -47_605.84, cashNeeded: 847_594.16 },
  },
  {
    id: 'VAT below the ceiling',
    description: 'a construction of 100 000 pays 3 %, and 36 000 of the ceiling are left',
    source: '100 000 × 14 % = 14 000 of benefit',
    body: { ...vefa, price: 340_000 },
    lines: { constructionVat: 3000 },
    vat: { benefit: 14_000, benefitLeft: 36_000 },
  },
  {
    id: 'VAT of a company',
    description: 'no company lives in what is built: 17 % of 560 000',
    source: 'règlement of 30 July 2002 on housing VAT, arts 3 and 5 (text of 19 December 2014): 560 000 × 17 %',
    body: { ...vefa, buyers: [{ naturalPerson: false }] },
    lines: { constructionVat: 95_200 },
    vat: { benefit: 0 },
  },
  {
    id: 'VAT benefit used',
    description: 'of a benefit of which 45 000 were used 5 000 are left',
    source: '95 200 − 5 000',
    body: { ...vefa, vatBenefitUsed: 45_000 },
    lines: { constructionVat: 90_200 },
    vat: { benefit: 5000, benefitLeft: 0 },
  },
  {
    id: 'VAT by share',
    description: 'the benefit is granted for the share of the buyers who move in',
    source: '95 200 − 25 % of 50 000',
    body: { ...vefa, buyers: [{ share: 0.25 }, { share: 0.75, use: 'rental' }] },
    lines: { constructionVat: 82_700 },
    vat: { benefit: 12_500, benefitLeft: 37_500 },
  },
  {
    id: 'renovation to let',
    description: 'works on a dwelling to let have the 3 % rate too',
    source: 'règlement grand-ducal du 30 juillet 2002: 100 000 × 3 %',
    body: at('2026-05-04', { use: 'rental', renovationWorks: 100_000 }),
    lines: { renovationVat: 3000 },
  },
  {
    id: 'renovation of a second home',
    description: 'works on a second home pay the standard rate',
    source: '100 000 × 17 %',
    body: at('2026-05-04', { use: 'secondHome', renovationWorks: 100_000 }),
    lines: { renovationVat: 17_000 },
  },
  {
    id: 'land share assumed',
    description: 'off plan without a land value 30 % of the price bears duties',
    source: '1 000 000 × 30 % × 7 % = 21 000',
    body: at('2026-05-04', { operation: 'offPlan', use: 'secondHome' }),
    lines: { registrationDuty: 18_000, transcriptionDuty: 3000, constructionVat: 119_000 },
  },
  inscription({}),
  inscription({ securedAmount: 360_000 }),
  {
    id: 'fees of the market',
    description: 'bank, agency and disbursements are taken as sent',
    source: 'sums of the request: 1 000 000 × 1.5 % = 15 000',
    body: at('2026-05-04', { bankFees: 350, brokerFeeRate: 0.015, disbursements: 412.5 }),
    lines: { bankFees: 350, brokerFeeBuyer: 15_000, notaryDisbursements: 412.5 },
    totals: { marketEstimates: 15_762.5 },
  },
  {
    id: 'ten buyers',
    description: 'ten equal buyers share 70 000, all covered',
    source: '70 000 ÷ 10 = 7 000 each',
    body: at('2026-05-04', { buyers: Array.from({ length: 10 }, () => ({})) }),
    lines: { housingCredit: -70_000, minimumDuty: 100 },
    buyers: Array.from({ length: 10 }, (_, index) => ({ index, share: 0.1, duty: 7000, credit: 7000 })),
  },
]

const fee = (base: number, net: number): Case => ({
  id: `tariff no 7 on ${base}`,
  description: `the notary asks ${net} for a sale of ${base}`,
  source: `${tariff}; slice by slice`,
  body: { price: base, use: 'secondHome', deedDate: '2026-05-04' },
  lines: { notaryFeeNet: net },
})

const loanFee = (base: number, net: number): Case => ({
  id: `tariff no 5 on ${base}`,
  description: `the notary asks ${net} for a loan of ${base}`,
  source: 'règlement grand-ducal du 24 juillet 1971, tariff no 5; slice by slice',
  body: { price: 2_000_000, use: 'secondHome', deedDate: '2026-05-04', loanAmount: base },
  lines: { mortgageNotaryFeeNet: net },
})

/**
 * The whole euros on both sides of each limit of the two tariffs; a euro begun counts (art. 4). Full slices of no 7: 148.736, 74.368, 148.736, 59.494,
 * 297.472, 371.840, 297.472, 991.574; of no 5: 92.96, 65.072, 99.157, 37.184, 173.526, 185.920, 198.315, 495.787.
 */
const tariffCases: readonly Case[] = [
  fee(2000, 99.16),
  fee(3718, 148.72),
  fee(3719, 148.75),
  fee(7436, 223.09),
  fee(7437, 223.11),
  fee(17_352, 371.83),
  fee(17_353, 371.84),
  fee(24_789, 431.33),
  fee(24_790, 431.34),
  fee(74_368, 728.81),
  fee(74_369, 728.81),
  fee(148_736, 1100.65),
  fee(148_737, 1100.65),
  fee(247_893, 1398.12),
  fee(247_894, 1398.12),
  fee(1_239_467, 2389.69),
  fee(1_239_468, 2389.69),
  fee(3718.01, 148.75),
  fee(200_000, 1254.44),
  fee(300_000, 1450.23),
  fee(500_000, 1650.23),
  fee(600_000, 1750.23),
  fee(620_000, 1770.23),
  fee(750_000, 1900.23),
  fee(1_000_000, 2150.23),
  fee(1_500_000, 2519.96),
  loanFee(2000, 61.97),
  loanFee(3718, 92.95),
  loanFee(3719, 92.97),
  loanFee(7436, 158.02),
  loanFee(7437, 158.03),
  loanFee(17_352, 257.18),
  loanFee(17_353, 257.19),
  loanFee(24_789, 294.37),
  loanFee(24_790, 294.38),
  loanFee(74_368, 467.9),
  loanFee(74_369, 467.9),
  loanFee(148_736, 653.82),
  loanFee(148_737, 653.82),
  loanFee(247_893, 852.13),
  loanFee(247_894, 852.13),
  loanFee(1_239_467, 1347.92),
  loanFee(1_239_468, 1347.92),
  loanFee(3718.01, 92.97),
]

/** All cases, each asked of the domain and over HTTP. */
export const acquisitionCases: readonly Case[] = [
  ...goldenCases,
  ...billCases,
  ...valuedCases,
  ...deedCases,
  ...printedCases,
  ...outsiderCases,
  ...dayCases,
  ...conditionCases,
  ...mixedUseCases,
  ...aidsCases,
  ...tariffCases,
]
