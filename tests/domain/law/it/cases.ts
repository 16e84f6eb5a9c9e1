import { type RuleCase, rule } from '../../../contract/rule-case.ts'
import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of Italy. */
export const terms: CountryTerms = {
  iso3: 'ITA',
  currency: 'EUR',
  languages: ['it'],
  serviceVatRate: 0.22,
  loan: {
    termYears: 25,
    usualTermYears: { min: 20, max: 30 },
    rateType: 'fixed',
    rate: 0.033,
    ltv: { own: 0.8, let: 0.7 },
  },
  ltvLimits: { mainResidence: 0.8 },
  inflation: { assumed: 0.02, observed: { value: 0.017, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.01, observed: { value: 0.041, period: '2025-Q1 to Q3', series: 'IPAB' } },
}

type Case = FeesCase<'IT'>

const main = { use: 'mainResidence', reliefConditionsMet: true, deedDate: '2026-06-01', brokerFee: 0 } as const
const other = { use: 'secondHome', deedDate: '2026-06-01', brokerFee: 0 } as const
const dpr = 'arithmetic on DPR 131/1986 and Legge 266/2005'

/** Published figures and written-out arithmetic. */
export const cases: readonly Case[] = [
  ...goldenFees('IT', {
    'fees-it-company': { reliefs: [], notices: ['no_effect_here'] },
    'fees-it-from-the-builder': { lines: { registryItems: 320 } },
  }),
  {
    description: 'a loan for another home',
    source: 'DPR 601/1973, art. 18: 150 000 × 2 %',
    input: { ...other, price: 200_000, cadastralIncome: 750, loanAmount: 150_000 },
    lines: { mortgageSubstituteTax: 3_000 },
  },
  {
    description: 'annexes add their incomes',
    source: `${dpr}: (800 + 60 + 40) × 115.5 × 2 %`,
    input: { ...main, price: 250_000, cadastralIncome: 800, annexCadastralIncomes: [60, 40] },
    lines: { registerTax: 2_079 },
  },
  {
    description: 'the register tax is in whole euros',
    source: `${dpr}, art. 41(1): 723.04 × 115.5 × 2 % = 1 670.22, as notaiosalati.it prints 1 670`,
    input: { ...main, price: 180_000, cadastralIncome: 723.04 },
    lines: { registerTax: 1_670 },
  },
  {
    description: 'half a euro of register tax counts as one',
    source: `${dpr}, art. 41(1): 650 × 115.5 × 2 % = 1 501.50`,
    input: { ...main, price: 180_000, cadastralIncome: 650 },
    lines: { registerTax: 1_502 },
  },
  {
    description: 'and so on a second home',
    source: `${dpr}, art. 41(1): 456.79 × 126 × 9 % = 5 179.9986`,
    input: { ...other, price: 181_003.88, cadastralIncome: 456.79 },
    lines: { registerTax: 5_180 },
  },
  {
    description: 'an income of 800 is raised by 5 per cent before its factor',
    source: `${dpr}: 800 × 115.5 × 2 %; a printed 1 760 forgets the raise`,
    input: { ...main, price: 250_000, cadastralIncome: 800 },
    lines: { registerTax: 1_848 },
  },
  {
    description: 'what the register tax of a sale with VAT leaves of the credit lowers other taxes',
    source: 'Legge 448/1998, art. 7: 3 000, below the VAT of 8 000; 200 of it on the deed',
    input: { ...main, price: 200_000, newBuild: true, previousMainHomeTax: 3_000 },
    lines: { vat: 8_000, previousHomeCredit: -200 },
    notices: ['refund_possible'],
  },
  {
    description: 'a credit of the fixed register tax leaves nothing',
    source: 'Legge 448/1998, art. 7: 200 on the deed',
    input: { ...main, price: 200_000, newBuild: true, previousMainHomeTax: 200 },
    lines: { previousHomeCredit: -200 },
    notices: [],
  },
  {
    description: 'without the income the price is the base',
    source: `${dpr}: 250 000 × 2 %`,
    input: { ...main, price: 250_000 },
    lines: { registerTax: 5_000 },
    reliefs: ['previousHomeCredit', 'cadastralValue'],
    notices: ['base_is_price'],
  },
  {
    description: 'without an answer there is no relief, and the answer says what it would save',
    source: `${dpr}: 250 000 × 9 %`,
    input: { ...main, reliefConditionsMet: undefined, price: 250_000 },
    lines: { registerTax: 22_500 },
    reliefs: ['mainHome', 'cadastralValue'],
  },
  {
    description: 'a villa has no relief and pays the full VAT',
    source: 'DPR 633/1972, art. 16: 1 000 000 × 22 %',
    input: { ...main, price: 1_000_000, newBuild: true, cadastralCategory: 'A/8' },
    lines: { vat: 220_000 },
    reliefs: [],
  },
  {
    description: 'another home from its builder, VAT inside the price',
    source: 'arithmetic: 220 000 − 220 000 / 1.1',
    input: { ...other, price: 220_000, newBuild: true, priceIncludesVat: true },
    lines: { vat: 20_000 },
    totals: { taxes: 600 },
  },
  {
    description: 'the tax on the former home is credited up to the new one',
    source: `${dpr}: 1 732.50 less at most 1 732.50`,
    input: { ...main, price: 135_000, cadastralIncome: 750, previousMainHomeTax: 5_000 },
    lines: { registerTax: 1_733, previousHomeCredit: -1_733 },
    totals: { taxes: 100 },
  },
  {
    description: 'notaries: the default, less 30 per cent with the cadastral value',
    source: 'arithmetic on the default: (0.7 % × 300 000 + 800) × 70 %; VAT 22 %; the loan 70 % of 2 900',
    input: { ...main, price: 300_000, cadastralIncome: 900, loanAmount: 100_000 },
    lines: { notaryFeeNet: 2_030, notaryFeeVat: 446.6, mortgageNotaryFeeNet: 2_030, mortgageNotaryFeeVat: 446.6 },
  },
  {
    description: 'the broker takes 3 per cent and VAT unless another rate is sent',
    source: 'arithmetic on the default: 200 000 × 3.66 %',
    input: { ...main, brokerFee: undefined, price: 200_000, cadastralIncome: 750 },
    lines: { brokerFeeBuyer: 7_320 },
  },
]

const refusable = { country: 'IT', price: 500_000, use: 'rental', deedDate: '2026-05-04' }

/** Purchases, each of which breaks one rule of its own and nothing else. */
export const ruleCases: readonly RuleCase[] = [
  rule('a cadastral value for a company', 'cadastral_value_not_available', 'cadastralValueOption', {
    ...refusable,
    cadastralIncome: 750,
    buyerType: 'company',
    cadastralValueOption: true,
  }),
  rule('a cadastral value of a sale with VAT', 'cadastral_value_not_available', 'cadastralValueOption', {
    ...refusable,
    newBuild: true,
    cadastralIncome: 750,
    cadastralValueOption: true,
  }),
  rule('a cadastral value without income', 'cadastral_value_not_available', 'cadastralValueOption', {
    ...refusable,
    cadastralValueOption: true,
  }),
]
