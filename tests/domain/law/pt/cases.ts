import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of Portugal. */
export const terms: CountryTerms = {
  iso3: 'PRT',
  currency: 'EUR',
  languages: ['pt'],
  serviceVatRate: 0.23,
  loan: {
    termYears: 30,
    usualTermYears: { min: 30, max: 40 },
    rateType: 'mixed',
    rate: 0.031,
    ltv: { own: 0.9, let: 0.8 },
  },
  ltvLimits: { mainResidence: 0.9, rental: 0.8 },
  inflation: { assumed: 0.02, observed: { value: 0.022, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.03, observed: { value: 0.189, period: '2025-Q4', series: 'Eurostat' } },
}

type Case = FeesCase<'PT'>

const main = { use: 'mainResidence', deedDate: '2026-02-02', buyers: [{ age: 50 }] } as const
const second = { use: 'secondHome', deedDate: '2026-02-02' } as const
const young = { age: 30, firstTimeBuyer: true, dependant: false } as const
const imt = 'arithmetic on the Código do IMT, art. 17'

const caseOf = (
  description: string,
  source: string,
  input: Omit<Case['input'], 'buyers'> & { buyers?: readonly NonNullable<Case['input']['buyers']>[number][] },
  more: Omit<Case, 'description' | 'source' | 'input'>,
): Case => {
  const { buyers, ...others } = input
  return { description, source, input: { ...others, ...(buyers && { buyers: [...buyers] }) }, ...more }
}

/** Published figures and written-out arithmetic. */
export const cases: readonly Case[] = [
  ...goldenFees('PT', {
    'fees-pt-half-young': { reliefs: ['jovem'] },
    'fees-pt-not-resident': { reliefs: [], notices: ['refund_possible'] },
  }),
  caseOf(
    'PT-15: an own home of 200 000 in 2025',
    'printed simulation for 2025',
    { ...main, deedDate: '2025-06-01', price: 200_000 },
    { lines: { transferTax: 3_747.08 } },
  ),
  caseOf(
    'an own home of 250 000',
    `${imt}: 7 % less 10 457.96`,
    { ...main, price: 250_000 },
    { lines: { transferTax: 7_042.04 } },
  ),
  caseOf(
    'a tax value above the price is the base',
    `${imt}: 250 000 × 7 % − 10 457.96`,
    { ...main, price: 220_000, fiscalReferenceValue: 250_000 },
    { lines: { transferTax: 7_042.04, stampDuty: 2_000 }, notices: ['base_above_price'] },
  ),
  caseOf(
    'a stranger who was a resident pays the ordinary rate',
    `${imt}: 8 % less 12 699.89`,
    { ...second, deedDate: '2026-06-01', taxResident: false, formerTaxResident: true, price: 400_000 },
    { lines: { transferTax: 19_300.11 }, reliefs: [] },
  ),
  caseOf(
    'a loan of eleven months pays by the month',
    'verba 17.1: 100 000 × 0.04 % × 11',
    { ...main, price: 200_000, loanAmount: 100_000, loanTermMonths: 11 },
    { lines: { mortgageStampDuty: 440 } },
  ),
  caseOf(
    'a loan of twelve months',
    'verba 17.1: 100 000 × 0.5 %',
    { ...main, price: 200_000, loanAmount: 100_000, loanTermMonths: 12 },
    { lines: { mortgageStampDuty: 500 } },
  ),
  caseOf(
    'a loan of 59 months',
    'verba 17.1: 100 000 × 0.5 %',
    { ...main, price: 200_000, loanAmount: 100_000, loanTermMonths: 59 },
    { lines: { mortgageStampDuty: 500 } },
  ),
  caseOf(
    'a loan of sixty months',
    'verba 17.1: 100 000 × 0.6 %',
    { ...main, price: 200_000, loanAmount: 100_000, loanTermMonths: 60 },
    { lines: { mortgageStampDuty: 600 } },
  ),
  caseOf(
    'the desk, the bank and the notice with a loan',
    'Casa Pronta 700; 700 and 4 %; 15',
    { ...main, price: 200_000, loanAmount: 100_000 },
    { lines: { registryDesk: 700, bankFees: 700, bankFeesStampDuty: 28, preferenceNotice: 15, notaryFeeNet: 0 } },
  ),
  caseOf(
    'the way by a notary in Madeira',
    'defaults: 300, 550 and VAT of 22 %',
    { ...main, region: 'PT-30', price: 200_000, deedRoute: 'notary' },
    { lines: { registryDesk: 300, notaryFeeNet: 550, notaryFeeVat: 121 } },
  ),
  caseOf(
    'the way by a notary in the Azores',
    'defaults: 300, 550 and VAT of 16 %',
    { ...main, region: 'PT-20', price: 200_000, deedRoute: 'notary' },
    { lines: { registryDesk: 300, notaryFeeNet: 550, notaryFeeVat: 88 } },
  ),
  caseOf(
    'a lawyer of 1 per cent with VAT',
    'arithmetic: 2 000 × 23 %',
    { ...main, price: 200_000, lawyerFeeRate: 0.01 },
    { lines: { lawyer: 2_000, lawyerVat: 460 } },
  ),
  caseOf(
    'a new home bears no VAT',
    'Código do IVA, art. 9',
    { ...main, price: 200_000, newBuild: true },
    { lines: { vat: 0 }, notices: ['no_effect_here'] },
  ),
]

const on = (
  deedDate: string,
  description: string,
  input: Parameters<typeof caseOf>[2],
  lines: NonNullable<Case['lines']>,
): Case => caseOf(`${description}, ${deedDate}`, imt, { ...input, deedDate }, { lines })

/** Each change of a table on the day before and on the day itself. */
export const dayCases: readonly Case[] = [
  on('2024-12-31', 'an own home of 104 261', { ...main, price: 104_261 }, { transferTax: 46.88 }),
  on('2025-01-01', 'an own home of 104 261', { ...main, price: 104_261 }, { transferTax: 0 }),
  on('2025-12-31', 'an own home of 106 346', { ...main, price: 106_346 }, { transferTax: 41.7 }),
  on('2026-01-01', 'an own home of 106 346', { ...main, price: 106_346 }, { transferTax: 0 }),
  // Bands of 2025: 8 % less 1 % of 104 261, 3 % of 142 618, 2 % of 194 458 and 1 % of 324 058; above 621 501 6 % of it all.
  on('2025-12-31', 'another home of 621 501', { ...second, price: 621_501 }, { transferTax: 37_269.19 }),
  on('2025-12-31', 'another home of 621 501.01', { ...second, price: 621_501.01 }, { transferTax: 37_290.06 }),
  on(
    '2024-07-31',
    'a young buyer of 300 000',
    { ...main, price: 300_000, buyers: [young] },
    { transferTax: 10_977.58, stampDuty: 2_400 },
  ),
  on(
    '2024-08-01',
    'a young buyer of 300 000',
    { ...main, price: 300_000, buyers: [young] },
    { transferTax: 0, stampDuty: 0 },
  ),
  // The tables of the islands are 1.25 times those of the mainland: 300 000 × 7 % − 12 528.03.
  ...(['PT-20', 'PT-30'] as const).flatMap(region => [
    on(
      '2024-07-31',
      `a young buyer of 300 000 in ${region}`,
      { ...main, region, price: 300_000, buyers: [young] },
      { transferTax: 8_471.97, stampDuty: 2_400 },
    ),
    on(
      '2024-08-01',
      `a young buyer of 300 000 in ${region}`,
      { ...main, region, price: 300_000, buyers: [young] },
      { transferTax: 0, stampDuty: 0 },
    ),
  ]),
  // The tables of 2025 times 1.25: 7 % less 10 252.92 × 1.25, 7 % less 9 210.31 × 1.25, and 8 % and 0.8 % above 324 058 × 1.25.
  on(
    '2025-01-01',
    'an own home of 300 000 in the Azores',
    { ...main, region: 'PT-20', price: 300_000 },
    { transferTax: 8_183.85 },
  ),
  on(
    '2025-12-31',
    'a second home of 300 000 in Madeira',
    { ...second, region: 'PT-30', price: 300_000 },
    { transferTax: 9_487.11 },
  ),
  on(
    '2025-01-01',
    'a young buyer of 500 000 in Madeira',
    { ...main, region: 'PT-30', price: 500_000, buyers: [young] },
    { transferTax: 7_594.2, stampDuty: 759.42 },
  ),
  on('2026-05-24', 'a stranger', { ...second, taxResident: false, price: 400_000 }, { transferTax: 19_300.11 }),
  on('2026-05-25', 'a stranger', { ...second, taxResident: false, price: 400_000 }, { transferTax: 30_000 }),
]

/** The limits of the last tables one cent on each side; the bands below join without a step. */
export const cliffCases: readonly Case[] = [
  caseOf(
    'an own home on 660 982',
    `${imt}: 8 % less 13 763.35`,
    { ...main, price: 660_982 },
    { lines: { transferTax: 39_115.21 } },
  ),
  caseOf(
    'an own home of 660 982.01',
    `${imt}: 6 % of the whole`,
    { ...main, price: 660_982.01 },
    { lines: { transferTax: 39_658.92 }, notices: ['price_near_cliff'] },
  ),
  caseOf(
    'an own home of 660 983',
    `${imt}: 6 % of the whole`,
    { ...main, price: 660_983 },
    { lines: { transferTax: 39_658.98 }, notices: ['price_near_cliff'] },
  ),
  caseOf(
    'an own home on 1 150 853',
    `${imt}: 6 % of the whole`,
    { ...main, price: 1_150_853 },
    { lines: { transferTax: 69_051.18 } },
  ),
  caseOf(
    'an own home of 1 150 853.01',
    `${imt}: 7.5 % of the whole`,
    { ...main, price: 1_150_853.01 },
    { lines: { transferTax: 86_313.98 }, notices: ['price_near_cliff'] },
  ),
  caseOf(
    'a second home on 633 931',
    `${imt}: 8 % less 12 699.89`,
    { ...second, price: 633_931 },
    { lines: { transferTax: 38_014.59 } },
  ),
  caseOf(
    'a second home of 633 931.01',
    `${imt}: 6 % of the whole`,
    { ...second, price: 633_931.01 },
    { lines: { transferTax: 38_035.86 } },
  ),
  caseOf(
    'a young buyer on 330 539',
    imt,
    { ...main, price: 330_539, buyers: [young] },
    { lines: { transferTax: 0, stampDuty: 0 } },
  ),
  caseOf(
    'a young buyer of 330 539.01',
    `${imt}: 8 % and 0.8 % of one cent`,
    { ...main, price: 330_539.01, buyers: [young] },
    { lines: { transferTax: 0, stampDuty: 0 } },
  ),
  caseOf(
    'a young buyer on 660 982',
    `${imt}: 8 % less 26 443.12; 0.8 % of 330 443`,
    { ...main, price: 660_982, buyers: [young] },
    { lines: { transferTax: 26_435.44, stampDuty: 2_643.54 } },
  ),
  caseOf(
    'a young buyer of 660 982.01',
    `${imt}: 6 % of the whole, no credit of stamp duty`,
    { ...main, price: 660_982.01, buyers: [young] },
    { lines: { transferTax: 39_658.92, stampDuty: 5_287.86 }, notices: ['price_near_cliff', 'contested_rule'] },
  ),
  caseOf(
    'an own home in Madeira on 826 228',
    `${imt}: 8 % less 17 204.22`,
    { ...main, region: 'PT-30', price: 826_228 },
    { lines: { transferTax: 48_894.02 } },
  ),
  caseOf(
    'an own home in Madeira of 826 228.01',
    `${imt}: 6 % of the whole`,
    { ...main, region: 'PT-30', price: 826_228.01 },
    { lines: { transferTax: 49_573.68 }, notices: ['price_near_cliff'] },
  ),
  caseOf(
    'a second home in the Azores on 792 414',
    `${imt}: 8 % less 15 874.89`,
    { ...second, region: 'PT-20', price: 792_414 },
    { lines: { transferTax: 47_518.23 } },
  ),
  caseOf(
    'a second home in the Azores of 792 414.01',
    `${imt}: 6 % of the whole`,
    { ...second, region: 'PT-20', price: 792_414.01 },
    { lines: { transferTax: 47_544.84 }, notices: ['price_near_cliff'] },
  ),
  caseOf(
    'a second home in the Azores on 1 438 566',
    `${imt}: 6 % of the whole`,
    { ...second, region: 'PT-20', price: 1_438_566 },
    { lines: { transferTax: 86_313.96 } },
  ),
  caseOf(
    'a second home in the Azores of 1 438 566.01',
    `${imt}: 7.5 % of the whole`,
    { ...second, region: 'PT-20', price: 1_438_566.01 },
    { lines: { transferTax: 107_892.45 }, notices: ['price_near_cliff'] },
  ),
  caseOf(
    'a young buyer of 660 983',
    `${imt}: 6 % of the whole, no credit of stamp duty`,
    { ...main, price: 660_983, buyers: [young] },
    { lines: { transferTax: 39_658.98, stampDuty: 5_287.86 }, notices: ['price_near_cliff', 'contested_rule'] },
  ),
  caseOf(
    'a young buyer of 35',
    imt,
    { ...main, price: 300_000, buyers: [{ ...young, age: 35 }] },
    { lines: { transferTax: 0 } },
  ),
  caseOf(
    'a buyer of 36',
    `${imt}: 7 % less 10 457.96`,
    { ...main, price: 300_000, buyers: [{ ...young, age: 36 }] },
    { lines: { transferTax: 10_542.04 } },
  ),
]

/** Lines that are there on request only. */
export const askedCases: readonly Case[] = [
  caseOf(
    'a broker at the rate that was sent',
    '200 000 × 5 %',
    { ...second, price: 200_000, brokerFeeRate: 0.05 },
    { lines: { brokerFeeBuyer: 10_000 } },
  ),
]

/** Parameters on which no figure of an answer rests, and what they decide. */
export const decidesOnly = { 'pt.imt.nonResidentRefund': 'the notice refund_possible' }
