import type * as z from 'zod'
import type { CashflowInput } from '../propcalc/cashflow.ts'
import type { InvestedCapitalInput } from '../propcalc/invested-capital.ts'
import type { MortgageInput } from '../propcalc/mortgage.ts'
import type { RentCapInput } from '../propcalc/rent-cap.ts'
import type { YieldsInput } from '../propcalc/yields.ts'
import { type ExampleRequest, withBody } from './example.ts'
import { listCalculationFailures, listVisitorCalculationFailures } from './failures.ts'
import { feesExamples } from './fees.ts'

const fiveParts: z.input<typeof InvestedCapitalInput> = {
  purchasePrice: 600000,
  downPayment: 120000,
  acquisitionFees: 43800,
  works: 25000,
}

const highLoan: z.input<typeof InvestedCapitalInput> = {
  country: 'LU',
  purchasePrice: 500000,
  loanAmount: 475000,
  acquisitionFeesRate: 0.07,
  loanFees: 1500,
}

const investedCapital: readonly ExampleRequest<z.input<typeof InvestedCapitalInput>>[] = [
  withBody('fiveParts', 'A purchase with 20 % of own money, fees and works', fiveParts),
  withBody('highLoan', 'A loan of 95 % in Luxembourg, above two limits', highLoan),
  withBody('downPaymentAbovePrice', 'A down payment above the price', {
    purchasePrice: 500000,
    downPayment: 600000,
  }),
  withBody('overdeterminedFinancing', 'Two ways to say the financing, even if they agree', {
    purchasePrice: 500000,
    downPayment: 100000,
    loanAmount: 400000,
  }),
  withBody('unknownMunicipality', 'Calculated fees in a municipality that nobody knows', {
    purchasePrice: 600000,
    downPayment: 120000,
    autoFees: true,
    feesInput: { use: 'rental', commune: 'Ettelbrik' },
  }),
  ...listCalculationFailures(fiveParts),
]

const fiveYearsThenSold: z.input<typeof CashflowInput> = {
  country: 'LU',
  purchasePrice: 650000,
  acquisitionFees: 46800,
  monthlyRent: 2100,
  vacancyRate: 0.03,
  propertyTax: 120,
  insuranceCost: 350,
  coOwnershipCharges: 1150,
  maintenance: 900,
  managementRate: 0.06,
  loan: {
    principal: 500000,
    annualRate: 0.034,
    termYears: 25,
  },
  horizonYears: 5,
  sellAtEnd: true,
  sellingCostsRate: 0.03,
}

const cashOnly: z.input<typeof CashflowInput> = {
  country: 'FR',
  purchasePrice: 300000,
  monthlyRent: 1300,
  otherCosts: 3120,
  rentGrowth: 0,
  costGrowth: 0,
  propertyGrowth: 0,
  tax: {
    rate: 0.3,
  },
  horizonYears: 1,
}

const cashflow: readonly ExampleRequest<z.input<typeof CashflowInput>>[] = [
  withBody('fiveYearsThenSold', 'Five years with a loan, then sold; growth of the country', fiveYearsThenSold),
  withBody('cashOnly', 'One year without a loan, with a flat tax', cashOnly),
  withBody('balloonOfLoan', 'A loan whose balloon is its principal', {
    country: 'LU',
    purchasePrice: 650000,
    monthlyRent: 2100,
    loan: {
      principal: 500000,
      annualRate: 0.034,
      termMonths: 300,
      balloon: 500000,
    },
  }),
  withBody('unknownMunicipality', 'Calculated fees in a municipality that nobody knows', {
    country: 'LU',
    purchasePrice: 650000,
    monthlyRent: 2100,
    autoFees: true,
    feesInput: { use: 'rental', commune: 'Ettelbrik' },
  }),
  ...listCalculationFailures(fiveYearsThenSold),
]

const thirtyYears: z.input<typeof MortgageInput> = {
  principal: 500000,
  annualRate: 0.0185,
  termMonths: 360,
  upfrontFees: 1500,
  output: 'annual',
}

const actualDays: z.input<typeof MortgageInput> = {
  country: 'LU',
  principal: 300000,
  annualRate: 0.035,
  termMonths: 12,
  dayCount: 'ACT/365',
  startDate: '2027-01-31',
  output: 'monthly',
}

const mortgage: readonly ExampleRequest<z.input<typeof MortgageInput>>[] = [
  withBody('thirtyYears', '500 000 over thirty years with a fee, year by year', thirtyYears),
  withBody('actualDays', 'Twelve months of actual days over 365', actualDays),
  withBody('bothTerms', 'Both terms', {
    principal: 100000,
    annualRate: 0.03,
    termMonths: 240,
    termYears: 20,
  }),
  withBody('startMissing', 'Actual days without a start', {
    principal: 100000,
    annualRate: 0.03,
    termMonths: 240,
    dayCount: 'ACT/360',
  }),
  ...listVisitorCalculationFailures(thirtyYears),
]

const letFlat: z.input<typeof YieldsInput> = {
  country: 'FR',
  purchasePrice: 300000,
  annualRent: 15600,
  otherCosts: 3120,
}

const costsAboveRent: z.input<typeof YieldsInput> = {
  country: 'DE',
  purchasePrice: 320000,
  acquisitionFees: 35840,
  annualRent: 12480,
  vacancyRate: 0.02,
  coOwnershipCharges: 960,
  otherCosts: 13000,
}

const afterTax: z.input<typeof YieldsInput> = {
  country: 'LU',
  purchasePrice: 500000,
  monthlyRent: 1800,
  annualInterest: 9000,
  incomeTaxRate: 0.39,
}

const yields: readonly ExampleRequest<z.input<typeof YieldsInput>>[] = [
  withBody('letFlat', 'A flat with its costs', letFlat),
  withBody('costsAboveRent', 'Costs above the rent: negative yields', costsAboveRent),
  withBody('afterTax', 'With interest and a flat tax', afterTax),
  withBody('bothRents', 'Both rents', {
    country: 'FR',
    purchasePrice: 300000,
    annualRent: 15600,
    monthlyRent: 1300,
  }),
  ...listCalculationFailures(letFlat),
]

const bought2000: z.input<typeof RentCapInput> = {
  referenceDate: '2020-09-01',
  constructionYear: 1970,
  purchase: { year: 2000, price: 380000, costs: 28000 },
  landPrice: 81600,
  works: [{ year: 2000, amount: 15000 }],
}

const adaptation: z.input<typeof RentCapInput> = {
  referenceDate: '2026-10-01',
  constructionYear: 2018,
  purchase: { year: 2018, price: 600000, costs: 8000 },
  furniture: [
    { day: '2015-03-02', amount: 6000 },
    { day: '2024-05-14', amount: 4000 },
  ],
  currentRent: 1500,
  lastChangedOn: '2024-10-01',
  rents: [900, 800],
}

const rentCap: readonly ExampleRequest<z.input<typeof RentCapInput>>[] = [
  withBody('bought2000', 'A dwelling of 1970, bought and renovated in 2000, and let in 2020', bought2000),
  withBody('adaptation', 'A furnished flat of two tenants, whose rent is adapted after two years', adaptation),
  withBody('ownBuilding', 'A house built by its owner, with upkeep set against the reduction for age', {
    referenceDate: '2026-11-20',
    constructionYear: 1990,
    constructionCost: 200000,
    landPrice: 50000,
    landYear: 1988,
    works: [{ year: 2018, amount: 40000 }],
    upkeep: [{ year: 2015, amount: 30000 }],
  }),
  withBody('luxury', 'A dwelling of art. 6, to which no cap applied before August 2024', {
    ...bought2000,
    isLuxury: true,
    rents: [3500],
  }),
  withBody('boughtAfterLease', 'A purchase after the adaptation of the rent', {
    ...bought2000,
    purchase: { year: 2021, price: 380000 },
  }),
  ...listCalculationFailures(adaptation),
]

/** Examples of the investment calculations, by operation. */
export const propcalc = { investedCapital, cashflow, mortgage, yields, rentCap, ...feesExamples }
