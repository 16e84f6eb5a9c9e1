import { discountedCashFlowRuleCases } from './discounted-cash-flow-rule-cases.ts'
import { autoFeesRuleCases } from './fees-rule-cases.ts'
import type { RuleCase } from './rule-case.ts'

const loan = { principal: 100_000, annualRate: 0.03, termMonths: 240 }

const loanRuleCases: readonly RuleCase[] = [
  { description: 'both terms', code: 'one_term', path: 'termYears', body: { ...loan, termYears: 20 } },
  { description: 'no term', code: 'one_term', path: 'termMonths', body: { principal: 100_000, annualRate: 0.03 } },
  {
    description: 'a grace period as long as the term',
    code: 'grace_not_shorter_than_term',
    path: 'graceMonths',
    body: { ...loan, graceMonths: 240 },
  },
  {
    description: 'actual days without a start',
    code: 'start_date_required',
    path: 'startDate',
    body: { ...loan, dayCount: 'ACT/360' },
  },
  {
    description: 'a start in another millennium',
    code: 'start_date_out_of_range',
    path: 'startDate',
    body: { ...loan, startDate: '9999-12-31' },
  },
  {
    description: 'an extra payment after the last month',
    code: 'extra_payment_after_term',
    path: 'extraPayments[1].month',
    body: {
      ...loan,
      extraPayments: [
        { month: 240, amount: 1 },
        { month: 241, amount: 1 },
      ],
    },
  },
  {
    description: 'a balloon of the whole principal',
    code: 'balloon_not_below_principal',
    path: 'balloon',
    body: { ...loan, balloon: 100_000 },
  },
  {
    description: 'a balloon above the principal',
    code: 'balloon_not_below_principal',
    path: 'balloon',
    body: { ...loan, balloon: 100_001 },
  },
  {
    // 1.0833^239 × 100 000 is 2 × 10^13.
    description: 'interest added for twenty years at 100 %',
    code: 'balance_out_of_range',
    path: 'graceMonths',
    body: { ...loan, annualRate: 1, graceMonths: 239, graceType: 'capitalised' },
  },
]

const flat = { country: 'LU', purchasePrice: 500_000, monthlyRent: 1500 }

const purchase = { purchasePrice: 500_000 }

const capitalRuleCases: readonly RuleCase[] = [
  {
    description: 'two ways to say the financing, even if they agree',
    code: 'overdetermined_financing',
    path: 'loanAmount',
    body: { ...purchase, downPayment: 100_000, loanAmount: 400_000 },
  },
  { description: 'no financing', code: 'financing_required', path: 'downPayment', body: purchase },
  {
    description: 'a down payment above the price',
    code: 'down_payment_above_price',
    path: 'downPayment',
    body: { ...purchase, downPayment: 500_000.01 },
  },
  {
    description: 'a loan above the price',
    code: 'loan_above_price',
    path: 'loanAmount',
    body: { ...purchase, loanAmount: 500_000.01 },
  },
  {
    description: 'fees as a sum and as a rate',
    code: 'fees_said_twice',
    path: 'acquisitionFeesRate',
    body: { ...purchase, downPayment: 0, acquisitionFees: 35_000, acquisitionFeesRate: 0.07 },
  },
]

const rents = { passingRent: 10_000, marketRent: 15_000, yearsToReversion: 3 }
const layers = { assetType: 'office', method: 'hardcore', ...rents, coreYield: 0.05, topSliceYield: 0.06 }
const reversion = { assetType: 'office', method: 'termAndReversion', ...rents, termYield: 0.05, reversionYield: 0.06 }
const income = { assetType: 'office', noi: 100_000 }

const capitalisationRuleCases: readonly RuleCase[] = [
  {
    description: 'a market rent for one income',
    code: 'field_not_for_method',
    path: 'marketRent',
    body: { ...income, marketRent: 1 },
  },
  {
    description: 'a capitalisation rate in layers',
    code: 'field_not_for_method',
    path: 'capRate',
    body: { ...layers, capRate: 0.05 },
  },
  {
    description: 'a deferral in layers',
    code: 'field_not_for_method',
    path: 'deferralYield',
    body: { ...layers, deferralYield: 0.05 },
  },
  {
    description: 'a core yield for a reversion',
    code: 'field_not_for_method',
    path: 'coreYield',
    body: { ...reversion, coreYield: 0.05 },
  },
  {
    description: 'no income',
    code: 'field_required_for_method',
    path: 'noi',
    body: { assetType: 'office', capRate: 0.05 },
  },
  {
    description: 'no yield of the reversion',
    code: 'field_required_for_method',
    path: 'reversionYield',
    body: { ...reversion, reversionYield: undefined },
  },
  {
    description: 'a net income and vacancy',
    code: 'noi_or_gross_income',
    path: 'vacancyRate',
    body: { ...income, vacancyRate: 0.05 },
  },
  {
    description: 'costs of the whole income',
    code: 'noi_not_positive',
    path: 'grossRentalIncome',
    body: { assetType: 'office', grossRentalIncome: 100_000, operatingCosts: 100_000 },
  },
  { description: 'an income of 0', code: 'noi_not_positive', path: 'noi', body: { ...income, noi: 0 } },
  { description: 'a loss for an income', code: 'noi_not_positive', path: 'noi', body: { ...income, noi: -0.01 } },
  {
    description: 'a negative capitalisation rate',
    code: 'cap_rate_not_positive',
    path: 'capRate',
    body: { ...income, capRate: -0.05 },
  },
  {
    description: 'a negative yield of the top slice',
    code: 'cap_rate_not_positive',
    path: 'topSliceYield',
    body: { ...layers, topSliceYield: -0.001 },
  },
  {
    description: 'a capitalisation rate of 0',
    code: 'cap_rate_not_positive',
    path: 'capRate',
    body: { ...income, capRate: 0 },
  },
  {
    description: 'a yield of 0',
    code: 'cap_rate_not_positive',
    path: 'termYield',
    body: { ...reversion, termYield: 0 },
  },
  {
    description: 'a passing rent above the market in layers',
    code: 'over_rented_needs_term_and_reversion',
    path: 'passingRent',
    body: { ...layers, passingRent: 15_000.01 },
  },
]

/** A flat of 2018 that is let in November 2026. */
const letFlat = { referenceDate: '2026-11-20', constructionYear: 2018, purchase: { year: 2018, price: 600_000 } }
const letHouse = { referenceDate: '2026-11-20', constructionYear: 2018, constructionCost: 300_000 }

const rentCapRuleCases: readonly RuleCase[] = [
  {
    description: 'no capital',
    code: 'capital_required',
    path: 'purchase',
    body: { ...letFlat, purchase: undefined },
  },
  {
    description: 'two capitals',
    code: 'capital_required',
    path: 'constructionCost',
    body: { ...letFlat, constructionCost: 1 },
  },
  {
    description: 'a building of the year after the lease',
    code: 'built_after_reference',
    path: 'constructionYear',
    body: { ...letFlat, constructionYear: 2027 },
  },
  {
    description: 'a purchase of the year after the lease',
    code: 'bought_after_reference',
    path: 'purchase.year',
    body: { ...letFlat, purchase: { year: 2027, price: 600_000 } },
  },
  {
    description: 'a building from before the table of coefficients',
    code: 'construction_before_coefficients',
    path: 'constructionYear',
    body: { ...letHouse, constructionYear: 1940 },
  },
  {
    description: 'land dearer than what was paid',
    code: 'land_above_price',
    path: 'landPrice',
    body: { ...letFlat, landPrice: 600_001 },
  },
  {
    description: 'a year of the land beside a purchase',
    code: 'land_year_without_construction',
    path: 'landYear',
    body: { ...letFlat, landYear: 2018 },
  },
  {
    description: 'land of the year after the lease',
    code: 'land_after_reference',
    path: 'landYear',
    body: { ...letHouse, landYear: 2027 },
  },
  {
    description: 'works before the purchase',
    code: 'expense_outside_years',
    path: 'works[0].year',
    body: { ...letFlat, works: [{ year: 2017, amount: 1 }] },
  },
  {
    description: 'an invoice of the day after the lease',
    code: 'invoice_after_reference',
    path: 'furniture[0].day',
    body: { ...letFlat, furniture: [{ day: '2026-11-21', amount: 1 }] },
  },
  {
    description: 'an adaptation of no rent',
    code: 'change_without_rent',
    path: 'lastChangedOn',
    body: { ...letFlat, lastChangedOn: '2024-11-20' },
  },
  {
    description: 'an adaptation on the day of the lease',
    code: 'changed_after_reference',
    path: 'lastChangedOn',
    body: { ...letFlat, currentRent: 1500, lastChangedOn: '2026-11-20' },
  },
]

/** The cases of the seven calculations, by operation, as bodies of it. */
export const valuationRuleCases: Record<string, readonly RuleCase[]> = {
  mortgageLendingValue: [
    {
      description: 'costs of the whole rent',
      code: 'noi_not_positive',
      path: 'incomeApproach.managementCosts',
      body: {
        marketValue: 500_000,
        assetType: 'office',
        incomeApproach: { grossAnnualRent: 30_000, managementCosts: 30_000, remainingUsefulLifeYears: 40 },
      },
    },
  ],
  discountedCashFlow: discountedCashFlowRuleCases,
  directCapitalisation: capitalisationRuleCases,
  investedCapital: [...capitalRuleCases, ...autoFeesRuleCases({ purchasePrice: 500_000, downPayment: 100_000 })],
  cashflow: [
    ...loanRuleCases.map(({ path, body, ...rest }) => ({
      ...rest,
      path: `loan.${path}`,
      body: { ...flat, loan: body },
    })),
    ...autoFeesRuleCases(flat),
  ],
  mortgage: loanRuleCases,
  yields: [
    {
      description: 'both rents',
      code: 'one_rent',
      path: 'monthlyRent',
      body: { country: 'LU', purchasePrice: 500_000, annualRent: 18_000, monthlyRent: 1500 },
    },
    { description: 'no rent', code: 'one_rent', path: 'monthlyRent', body: { country: 'LU', purchasePrice: 500_000 } },
  ],
  rentCap: rentCapRuleCases,
}
