import type * as z from 'zod'
import type { contract } from '../index.ts'
import type { Cashflow, CashflowInput } from '../propcalc/cashflow.ts'
import type { InvestedCapital, InvestedCapitalInput } from '../propcalc/invested-capital.ts'
import type { Mortgage, MortgageInput } from '../propcalc/mortgage.ts'
import type { Yields, YieldsInput } from '../propcalc/yields.ts'
import { type Example, requestIdOf } from './example.ts'
import { calculationFailureExamples } from './failures.ts'
import { feesExamples } from './fees.ts'

const refused = (name: string) => ({ success: false as const, requestId: requestIdOf({ name }) })

const answered = <Data>(name: string, method: string, data: Data) => ({
  status: 200 as const,
  body: {
    success: true as const,
    data,
    meta: { api_key_name: 'sandbox', tier: 'sandbox' as const, method, requestId: requestIdOf({ name }) },
  },
})

const investedCapitalMethodology: z.infer<typeof InvestedCapital>['methodology'] = {
  name: 'Own capital of a purchase: down payment, fees, works, furniture, loan fees and reserve.',
  references: ['Limits of the loan on the value in Luxembourg: CSSF Regulation 20-08'],
  limits: [
    'A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.',
    'Fees are taken as sent; the calculation of acquisition costs gives them line by line.',
    'The limits on the loan are told for information; a lender may ask for more.',
  ],
}

const fiveParts: z.input<typeof InvestedCapitalInput> = {
  purchasePrice: 600000,
  downPayment: 120000,
  acquisitionFees: 43800,
  works: 25000,
}

const fivePartsData: z.infer<typeof InvestedCapital> = {
  downPayment: 120000,
  acquisitionFees: 43800,
  works: 25000,
  furniture: 0,
  loanFees: 0,
  cashReserve: 0,
  loanAmount: 480000,
  totalCapital: 188800,
  projectCost: 668800,
  loanToValue: 0.8,
  loanToCost: 0.717703,
  lines: [
    {
      key: 'downPayment',
      amount: 120000,
      share: 0.635593,
    },
    {
      key: 'acquisitionFees',
      amount: 43800,
      share: 0.231992,
    },
    {
      key: 'works',
      amount: 25000,
      share: 0.132415,
    },
  ],
  regulatoryLtv: [
    {
      case: 'firstTimeBuyer',
      limit: 1,
      exceeded: false,
      legalReference: 'CSSF Regulation 20-08',
    },
    {
      case: 'mainResidence',
      limit: 0.9,
      exceeded: false,
      legalReference: 'CSSF Regulation 20-08',
    },
    {
      case: 'rental',
      limit: 0.8,
      exceeded: false,
      legalReference: 'CSSF Regulation 20-08',
    },
  ],
  warnings: [],
  assumptions: [
    {
      field: 'country',
      source: 'default',
      value: 'LU',
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'loanFees',
      source: 'default',
      value: 0,
    },
    {
      field: 'cashReserve',
      source: 'default',
      value: 0,
    },
  ],
  methodology: investedCapitalMethodology,
}

const highLoan: z.input<typeof InvestedCapitalInput> = {
  country: 'LU',
  purchasePrice: 500000,
  loanAmount: 475000,
  acquisitionFeesRate: 0.07,
  loanFees: 1500,
}

const highLoanData: z.infer<typeof InvestedCapital> = {
  downPayment: 25000,
  acquisitionFees: 35000,
  works: 0,
  furniture: 0,
  loanFees: 1500,
  cashReserve: 0,
  loanAmount: 475000,
  totalCapital: 61500,
  projectCost: 536500,
  loanToValue: 0.95,
  loanToCost: 0.885368,
  lines: [
    {
      key: 'downPayment',
      amount: 25000,
      share: 0.406504,
    },
    {
      key: 'acquisitionFees',
      amount: 35000,
      share: 0.569106,
    },
    {
      key: 'loanFees',
      amount: 1500,
      share: 0.02439,
    },
  ],
  regulatoryLtv: [
    {
      case: 'firstTimeBuyer',
      limit: 1,
      exceeded: false,
      legalReference: 'CSSF Regulation 20-08',
    },
    {
      case: 'mainResidence',
      limit: 0.9,
      exceeded: true,
      legalReference: 'CSSF Regulation 20-08',
    },
    {
      case: 'rental',
      limit: 0.8,
      exceeded: true,
      legalReference: 'CSSF Regulation 20-08',
    },
  ],
  warnings: [
    {
      code: 'ltv_above_lu_limit',
      message: 'The loan on the price is above the limit of mainResidence and rental (CSSF Regulation 20-08).',
    },
  ],
  assumptions: [
    {
      field: 'works',
      source: 'default',
      value: 0,
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'cashReserve',
      source: 'default',
      value: 0,
    },
  ],
  methodology: investedCapitalMethodology,
}

const investedCapital: readonly Example<typeof contract.propcalc.investedCapital, typeof InvestedCapitalInput>[] = [
  {
    name: 'fiveParts',
    summary: 'A purchase with 20 % of own money, fees and works',
    request: { body: fiveParts },
    response: answered('fiveParts', 'own_capital_of_a_purchase', fivePartsData),
  },
  {
    name: 'highLoan',
    summary: 'A loan of 95 % in Luxembourg, above two limits',
    request: { body: highLoan },
    response: answered('highLoan', 'own_capital_of_a_purchase', highLoanData),
  },
  {
    name: 'downPaymentAbovePrice',
    summary: 'A down payment above the price',
    request: {
      body: {
        purchasePrice: 500000,
        downPayment: 600000,
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('downPaymentAbovePrice'),
        error: 'The request does not fit the contract. downPayment: Must not be above the price.',
        code: 'invalid_request',
        issues: [
          {
            path: 'downPayment',
            message: 'Must not be above the price.',
            code: 'down_payment_above_price',
            received: '600000',
            allowed: ['0 to 500000'],
          },
        ],
      },
    },
  },
  {
    name: 'overdeterminedFinancing',
    summary: 'Two ways to say the financing, even if they agree',
    request: {
      body: {
        purchasePrice: 500000,
        downPayment: 100000,
        loanAmount: 400000,
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('overdeterminedFinancing'),
        error:
          'The request does not fit the contract. loanAmount: Send this or downPayment, not both, even if they agree.',
        code: 'invalid_request',
        issues: [
          {
            path: 'loanAmount',
            message: 'Send this or downPayment, not both, even if they agree.',
            code: 'overdetermined_financing',
            received: '400000',
          },
        ],
      },
    },
  },
  {
    name: 'unknownMunicipality',
    summary: 'Calculated fees in a municipality that nobody knows',
    request: {
      body: {
        purchasePrice: 600000,
        downPayment: 120000,
        autoFees: true,
        feesInput: { use: 'rental', commune: 'Ettelbrik' },
      },
    },
    response: {
      status: 404,
      body: {
        success: false,
        requestId: 'req_unknownMunicipality',
        error: 'No Luxembourg municipality is called "Ettelbrik". Near names: Ettelbruck.',
        code: 'municipality_not_found',
        suggestions: ['Ettelbruck'],
      },
    },
  },
  ...calculationFailureExamples(fiveParts),
]

const cashflowMethodology: z.infer<typeof Cashflow>['methodology'] = {
  name: 'Cash flow of a let property year by year: rent less vacancy, costs, debt service and a flat tax.',
  references: [
    'Choice among several rates of return: C. J. Norström, A sufficient condition for a unique nonnegative internal rate of return (1972)',
  ],
  limits: [
    'A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.',
    'The tax is one flat rate without losses carried forward: an illustration, never tax advice.',
    'Growth is an assumption of each year, not a forecast.',
  ],
}

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

const fiveYearsThenSoldData: z.infer<typeof Cashflow> = {
  years: [
    {
      year: 1,
      grossRent: 25200,
      vacancyLoss: 756,
      operatingCosts: 3986.64,
      noi: 20457.36,
      interest: 16799.96,
      principal: 12916.6,
      insurance: 0,
      loanFees: 0,
      debtService: 29716.56,
      cashflowBeforeTax: -9259.2,
      tax: 0,
      cashflow: -9259.2,
      cumulativeCashflow: -9259.2,
      loanBalance: 487083.4,
      propertyValue: 669500,
      equity: 182416.6,
    },
    {
      year: 2,
      grossRent: 25704,
      vacancyLoss: 771.12,
      operatingCosts: 4066.37,
      noi: 20866.51,
      interest: 16353.86,
      principal: 13362.7,
      insurance: 0,
      loanFees: 0,
      debtService: 29716.56,
      cashflowBeforeTax: -8850.05,
      tax: 0,
      cashflow: -8850.05,
      cumulativeCashflow: -18109.25,
      loanBalance: 473720.7,
      propertyValue: 689585,
      equity: 215864.3,
    },
    {
      year: 3,
      grossRent: 26218.08,
      vacancyLoss: 786.54,
      operatingCosts: 4147.7,
      noi: 21283.84,
      interest: 15892.4,
      principal: 13824.16,
      insurance: 0,
      loanFees: 0,
      debtService: 29716.56,
      cashflowBeforeTax: -8432.72,
      tax: 0,
      cashflow: -8432.72,
      cumulativeCashflow: -26541.98,
      loanBalance: 459896.54,
      propertyValue: 710272.55,
      equity: 250376.01,
    },
    {
      year: 4,
      grossRent: 26742.44,
      vacancyLoss: 802.27,
      operatingCosts: 4230.65,
      noi: 21709.51,
      interest: 15414.99,
      principal: 14301.57,
      insurance: 0,
      loanFees: 0,
      debtService: 29716.56,
      cashflowBeforeTax: -8007.05,
      tax: 0,
      cashflow: -8007.05,
      cumulativeCashflow: -34549.02,
      loanBalance: 445594.97,
      propertyValue: 731580.73,
      equity: 285985.76,
    },
    {
      year: 5,
      grossRent: 27277.29,
      vacancyLoss: 818.32,
      operatingCosts: 4315.27,
      noi: 22143.7,
      interest: 14921.07,
      principal: 14795.49,
      insurance: 0,
      loanFees: 0,
      debtService: 29716.56,
      cashflowBeforeTax: -7572.86,
      tax: 0,
      cashflow: -7572.86,
      cumulativeCashflow: -42121.88,
      loanBalance: 430799.48,
      propertyValue: 753528.15,
      equity: 322728.67,
    },
  ],
  cumulativeCashflow: -42121.88,
  monthlyCashflowYear1: -771.6,
  initialInvestment: 196800,
  cashOnCashYear1: -0.047049,
  dscrYear1: 0.6884,
  breakEvenMonthlyRent: 2946.24,
  internalRateOfReturn: {
    status: 'ok',
    value: 0.051675,
  },
  assumptions: [
    {
      field: 'rentGrowth',
      source: 'default',
      value: 0.02,
      asOf: '2026-11-21',
      note: 'Choice of this service: as inflation.',
    },
    {
      field: 'costGrowth',
      source: 'default',
      value: 0.02,
      asOf: '2026-11-21',
      note: 'Choice of this service: medium-term target of the ECB.',
    },
    {
      field: 'propertyGrowth',
      source: 'default',
      value: 0.03,
      asOf: '2026-11-21',
      note: 'Choice of this service: ten-year growth, capped at 3 %, rounded down to 0.5 points.',
    },
    {
      field: 'works',
      source: 'default',
      value: 0,
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'otherCosts',
      source: 'default',
      value: 0,
    },
    {
      field: 'loan.amortisation',
      source: 'default',
      value: 'annuity',
      note: 'Usual in LU: a fixed rate, 25 to 30 years.',
    },
    {
      field: 'loan.graceMonths',
      source: 'default',
      value: 0,
    },
    {
      field: 'loan.rateConvention',
      source: 'default',
      value: 'nominal',
    },
    {
      field: 'loan.dayCount',
      source: 'default',
      value: '30/360',
      note: 'Every month is a twelfth of a year.',
    },
    {
      field: 'loan.balloon',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: cashflowMethodology,
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

const cashOnlyData: z.infer<typeof Cashflow> = {
  years: [
    {
      year: 1,
      grossRent: 15600,
      vacancyLoss: 0,
      operatingCosts: 3120,
      noi: 12480,
      interest: 0,
      principal: 0,
      insurance: 0,
      loanFees: 0,
      debtService: 0,
      cashflowBeforeTax: 12480,
      tax: 3744,
      cashflow: 8736,
      cumulativeCashflow: 8736,
      loanBalance: 0,
      propertyValue: 300000,
      equity: 300000,
    },
  ],
  cumulativeCashflow: 8736,
  monthlyCashflowYear1: 728,
  initialInvestment: 300000,
  cashOnCashYear1: 0.02912,
  breakEvenMonthlyRent: 260,
  assumptions: [
    {
      field: 'sellAtEnd',
      source: 'default',
      value: false,
    },
    {
      field: 'acquisitionFees',
      source: 'default',
      value: 0,
    },
    {
      field: 'works',
      source: 'default',
      value: 0,
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'vacancyRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'managementRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'propertyTax',
      source: 'default',
      value: 0,
    },
    {
      field: 'insuranceCost',
      source: 'default',
      value: 0,
    },
    {
      field: 'coOwnershipCharges',
      source: 'default',
      value: 0,
    },
    {
      field: 'maintenance',
      source: 'default',
      value: 0,
    },
    {
      field: 'tax.interestDeductible',
      source: 'default',
      value: true,
    },
    {
      field: 'tax.depreciationRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'tax.depreciationBase',
      source: 'default',
      value: 300000,
      note: 'The price, land included.',
    },
  ],
  warnings: [],
  methodology: cashflowMethodology,
}

const cashflow: readonly Example<typeof contract.propcalc.cashflow, typeof CashflowInput>[] = [
  {
    name: 'fiveYearsThenSold',
    summary: 'Five years with a loan, then sold; growth of the country',
    request: { body: fiveYearsThenSold },
    response: answered('fiveYearsThenSold', 'yearly_cash_flow', fiveYearsThenSoldData),
  },
  {
    name: 'cashOnly',
    summary: 'One year without a loan, with a flat tax',
    request: { body: cashOnly },
    response: answered('cashOnly', 'yearly_cash_flow', cashOnlyData),
  },
  {
    name: 'balloonOfLoan',
    summary: 'A loan whose balloon is its principal',
    request: {
      body: {
        country: 'LU',
        purchasePrice: 650000,
        monthlyRent: 2100,
        loan: {
          principal: 500000,
          annualRate: 0.034,
          termMonths: 300,
          balloon: 500000,
        },
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('balloonOfLoan'),
        error: 'The request does not fit the contract. loan.balloon: Must be less than the principal.',
        code: 'invalid_request',
        issues: [
          {
            path: 'loan.balloon',
            message: 'Must be less than the principal.',
            code: 'balloon_not_below_principal',
            received: '500000',
            allowed: ['less than 500000'],
          },
        ],
      },
    },
  },
  {
    name: 'unknownMunicipality',
    summary: 'Calculated fees in a municipality that nobody knows',
    request: {
      body: {
        country: 'LU',
        purchasePrice: 650000,
        monthlyRent: 2100,
        autoFees: true,
        feesInput: { use: 'rental', commune: 'Ettelbrik' },
      },
    },
    response: {
      status: 404,
      body: {
        success: false,
        requestId: 'req_unknownMunicipality',
        error: 'No Luxembourg municipality is called "Ettelbrik". Near names: Ettelbruck.',
        code: 'municipality_not_found',
        suggestions: ['Ettelbruck'],
      },
    },
  },
  ...calculationFailureExamples(fiveYearsThenSold),
]

const mortgageMethodology: z.infer<typeof Mortgage>['methodology'] = {
  name: 'Monthly loan schedule; interest, instalment and insurance are rounded to the cent in each month, and the last instalment clears the balance.',
  references: ['Directive 2014/17/EU, annex I: annual percentage rate of charge on twelve equal months a year'],
  limits: [
    'Not an offer, and never the figure of a lender: lenders count days, fees and roundings in their own ways, which moves an instalment by several euros.',
    'The rate of charge holds interest, fees of the lender and mandatory insurance; duties and notary fees of the purchase are left out.',
  ],
}

const thirtyYears: z.input<typeof MortgageInput> = {
  principal: 500000,
  annualRate: 0.0185,
  termMonths: 360,
  upfrontFees: 1500,
  output: 'annual',
}

const thirtyYearsData: z.infer<typeof Mortgage> = {
  monthlyPayment: 1810.82,
  monthlyPaymentWithInsurance: 1810.82,
  lastPayment: 1809.93,
  numberOfPayments: 360,
  totalInterest: 151894.31,
  totalFees: 1500,
  totalPaid: 651894.31,
  totalCost: 153394.31,
  finalBalance: 0,
  aprc: 0.018882,
  annual: [
    {
      year: 1,
      payment: 21729.84,
      interest: 9143.64,
      principal: 12586.2,
      insurance: 0,
      balance: 487413.8,
    },
    {
      year: 2,
      payment: 21729.84,
      interest: 8908.79,
      principal: 12821.05,
      insurance: 0,
      balance: 474592.75,
    },
    {
      year: 3,
      payment: 21729.84,
      interest: 8669.58,
      principal: 13060.26,
      insurance: 0,
      balance: 461532.49,
    },
    {
      year: 4,
      payment: 21729.84,
      interest: 8425.91,
      principal: 13303.93,
      insurance: 0,
      balance: 448228.56,
    },
    {
      year: 5,
      payment: 21729.84,
      interest: 8177.7,
      principal: 13552.14,
      insurance: 0,
      balance: 434676.42,
    },
    {
      year: 6,
      payment: 21729.84,
      interest: 7924.86,
      principal: 13804.98,
      insurance: 0,
      balance: 420871.44,
    },
    {
      year: 7,
      payment: 21729.84,
      interest: 7667.27,
      principal: 14062.57,
      insurance: 0,
      balance: 406808.87,
    },
    {
      year: 8,
      payment: 21729.84,
      interest: 7404.91,
      principal: 14324.93,
      insurance: 0,
      balance: 392483.94,
    },
    {
      year: 9,
      payment: 21729.84,
      interest: 7137.64,
      principal: 14592.2,
      insurance: 0,
      balance: 377891.74,
    },
    {
      year: 10,
      payment: 21729.84,
      interest: 6865.38,
      principal: 14864.46,
      insurance: 0,
      balance: 363027.28,
    },
    {
      year: 11,
      payment: 21729.84,
      interest: 6588.04,
      principal: 15141.8,
      insurance: 0,
      balance: 347885.48,
    },
    {
      year: 12,
      payment: 21729.84,
      interest: 6305.54,
      principal: 15424.3,
      insurance: 0,
      balance: 332461.18,
    },
    {
      year: 13,
      payment: 21729.84,
      interest: 6017.76,
      principal: 15712.08,
      insurance: 0,
      balance: 316749.1,
    },
    {
      year: 14,
      payment: 21729.84,
      interest: 5724.6,
      principal: 16005.24,
      insurance: 0,
      balance: 300743.86,
    },
    {
      year: 15,
      payment: 21729.84,
      interest: 5425.98,
      principal: 16303.86,
      insurance: 0,
      balance: 284440,
    },
    {
      year: 16,
      payment: 21729.84,
      interest: 5121.78,
      principal: 16608.06,
      insurance: 0,
      balance: 267831.94,
    },
    {
      year: 17,
      payment: 21729.84,
      interest: 4811.92,
      principal: 16917.92,
      insurance: 0,
      balance: 250914.02,
    },
    {
      year: 18,
      payment: 21729.84,
      interest: 4496.28,
      principal: 17233.56,
      insurance: 0,
      balance: 233680.46,
    },
    {
      year: 19,
      payment: 21729.84,
      interest: 4174.74,
      principal: 17555.1,
      insurance: 0,
      balance: 216125.36,
    },
    {
      year: 20,
      payment: 21729.84,
      interest: 3847.18,
      principal: 17882.66,
      insurance: 0,
      balance: 198242.7,
    },
    {
      year: 21,
      payment: 21729.84,
      interest: 3513.55,
      principal: 18216.29,
      insurance: 0,
      balance: 180026.41,
    },
    {
      year: 22,
      payment: 21729.84,
      interest: 3173.68,
      principal: 18556.16,
      insurance: 0,
      balance: 161470.25,
    },
    {
      year: 23,
      payment: 21729.84,
      interest: 2827.47,
      principal: 18902.37,
      insurance: 0,
      balance: 142567.88,
    },
    {
      year: 24,
      payment: 21729.84,
      interest: 2474.77,
      principal: 19255.07,
      insurance: 0,
      balance: 123312.81,
    },
    {
      year: 25,
      payment: 21729.84,
      interest: 2115.55,
      principal: 19614.29,
      insurance: 0,
      balance: 103698.52,
    },
    {
      year: 26,
      payment: 21729.84,
      interest: 1749.56,
      principal: 19980.28,
      insurance: 0,
      balance: 83718.24,
    },
    {
      year: 27,
      payment: 21729.84,
      interest: 1376.8,
      principal: 20353.04,
      insurance: 0,
      balance: 63365.2,
    },
    {
      year: 28,
      payment: 21729.84,
      interest: 997.04,
      principal: 20732.8,
      insurance: 0,
      balance: 42632.4,
    },
    {
      year: 29,
      payment: 21729.84,
      interest: 610.21,
      principal: 21119.63,
      insurance: 0,
      balance: 21512.77,
    },
    {
      year: 30,
      payment: 21728.95,
      interest: 216.18,
      principal: 21512.77,
      insurance: 0,
      balance: 0,
    },
  ],
  assumptions: [
    {
      field: 'amortisation',
      source: 'default',
      value: 'annuity',
    },
    {
      field: 'graceMonths',
      source: 'default',
      value: 0,
    },
    {
      field: 'rateConvention',
      source: 'default',
      value: 'nominal',
    },
    {
      field: 'dayCount',
      source: 'default',
      value: '30/360',
      note: 'Every month is a twelfth of a year.',
    },
    {
      field: 'balloon',
      source: 'default',
      value: 0,
    },
    {
      field: 'monthlyFee',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: mortgageMethodology,
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

const actualDaysData: z.infer<typeof Mortgage> = {
  monthlyPayment: 25473.12,
  monthlyPaymentWithInsurance: 25473.12,
  lastPayment: 25473.17,
  numberOfPayments: 12,
  totalInterest: 5677.49,
  totalFees: 0,
  totalPaid: 305677.49,
  totalCost: 5677.49,
  finalBalance: 0,
  aprc: 0.035313,
  schedule: [
    {
      month: 1,
      date: '2027-02-28',
      payment: 25473.12,
      interest: 805.48,
      principal: 24667.64,
      extraPayment: 0,
      insurance: 0,
      balance: 275332.36,
    },
    {
      month: 2,
      date: '2027-03-31',
      payment: 25473.12,
      interest: 818.45,
      principal: 24654.67,
      extraPayment: 0,
      insurance: 0,
      balance: 250677.69,
    },
    {
      month: 3,
      date: '2027-04-30',
      payment: 25473.12,
      interest: 721.13,
      principal: 24751.99,
      extraPayment: 0,
      insurance: 0,
      balance: 225925.7,
    },
    {
      month: 4,
      date: '2027-05-31',
      payment: 25473.12,
      interest: 671.59,
      principal: 24801.53,
      extraPayment: 0,
      insurance: 0,
      balance: 201124.17,
    },
    {
      month: 5,
      date: '2027-06-30',
      payment: 25473.12,
      interest: 578.58,
      principal: 24894.54,
      extraPayment: 0,
      insurance: 0,
      balance: 176229.63,
    },
    {
      month: 6,
      date: '2027-07-31',
      payment: 25473.12,
      interest: 523.86,
      principal: 24949.26,
      extraPayment: 0,
      insurance: 0,
      balance: 151280.37,
    },
    {
      month: 7,
      date: '2027-08-31',
      payment: 25473.12,
      interest: 449.7,
      principal: 25023.42,
      extraPayment: 0,
      insurance: 0,
      balance: 126256.95,
    },
    {
      month: 8,
      date: '2027-09-30',
      payment: 25473.12,
      interest: 363.2,
      principal: 25109.92,
      extraPayment: 0,
      insurance: 0,
      balance: 101147.03,
    },
    {
      month: 9,
      date: '2027-10-31',
      payment: 25473.12,
      interest: 300.67,
      principal: 25172.45,
      extraPayment: 0,
      insurance: 0,
      balance: 75974.58,
    },
    {
      month: 10,
      date: '2027-11-30',
      payment: 25473.12,
      interest: 218.56,
      principal: 25254.56,
      extraPayment: 0,
      insurance: 0,
      balance: 50720.02,
    },
    {
      month: 11,
      date: '2027-12-31',
      payment: 25473.12,
      interest: 150.77,
      principal: 25322.35,
      extraPayment: 0,
      insurance: 0,
      balance: 25397.67,
    },
    {
      month: 12,
      date: '2028-01-31',
      payment: 25473.17,
      interest: 75.5,
      principal: 25397.67,
      extraPayment: 0,
      insurance: 0,
      balance: 0,
    },
  ],
  assumptions: [
    {
      field: 'amortisation',
      source: 'default',
      value: 'annuity',
      note: 'Usual in LU: a fixed rate, 25 to 30 years.',
    },
    {
      field: 'graceMonths',
      source: 'default',
      value: 0,
    },
    {
      field: 'rateConvention',
      source: 'default',
      value: 'nominal',
    },
    {
      field: 'balloon',
      source: 'default',
      value: 0,
    },
    {
      field: 'upfrontFees',
      source: 'default',
      value: 0,
    },
    {
      field: 'monthlyFee',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: mortgageMethodology,
}

const mortgage: readonly Example<typeof contract.propcalc.mortgage, typeof MortgageInput>[] = [
  {
    name: 'thirtyYears',
    summary: '500 000 over thirty years with a fee, year by year',
    request: { body: thirtyYears },
    response: answered('thirtyYears', 'loan_schedule_in_cents', thirtyYearsData),
  },
  {
    name: 'actualDays',
    summary: 'Twelve months of actual days over 365',
    request: { body: actualDays },
    response: answered('actualDays', 'loan_schedule_in_cents', actualDaysData),
  },
  {
    name: 'bothTerms',
    summary: 'Both terms',
    request: {
      body: {
        principal: 100000,
        annualRate: 0.03,
        termMonths: 240,
        termYears: 20,
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('bothTerms'),
        error: 'The request does not fit the contract. termYears: Send termMonths or termYears, not both.',
        code: 'invalid_request',
        issues: [
          {
            path: 'termYears',
            message: 'Send termMonths or termYears, not both.',
            code: 'one_term',
            received: '20',
          },
        ],
      },
    },
  },
  {
    name: 'startMissing',
    summary: 'Actual days without a start',
    request: {
      body: {
        principal: 100000,
        annualRate: 0.03,
        termMonths: 240,
        dayCount: 'ACT/360',
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('startMissing'),
        error: 'The request does not fit the contract. startDate: ACT/360 counts days and needs the day of the start.',
        code: 'invalid_request',
        issues: [
          {
            path: 'startDate',
            message: 'ACT/360 counts days and needs the day of the start.',
            code: 'start_date_required',
          },
        ],
      },
    },
  },
  ...calculationFailureExamples(thirtyYears),
]

const yieldsMethodology: z.infer<typeof Yields>['methodology'] = {
  name: 'Rental yields of one year: gross on the price, net on the total investment; each with its one definition.',
  references: ["Gross yield as the Observatoire de l'Habitat of Luxembourg defines it: annual rent over price"],
  limits: [
    'A calculation from the inputs of the caller: not a valuation by a qualified valuer, not advice, and nobody certifies it.',
    'The trade has no single meaning of net; here it is rent less vacancy, costs and management on price, fees, works and furniture.',
    'The tax is one flat rate on net income less interest: an illustration.',
  ],
}

const letFlat: z.input<typeof YieldsInput> = {
  country: 'FR',
  purchasePrice: 300000,
  annualRent: 15600,
  otherCosts: 3120,
}

const letFlatData: z.infer<typeof Yields> = {
  totalInvestment: 300000,
  netIncome: 12480,
  grossYield: 0.052,
  grossYieldOnTotalInvestment: 0.052,
  netYield: 0.0416,
  netYieldOnPrice: 0.0416,
  assumptions: [
    {
      field: 'acquisitionFees',
      source: 'default',
      value: 0,
    },
    {
      field: 'works',
      source: 'default',
      value: 0,
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'vacancyRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'managementRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'propertyTax',
      source: 'default',
      value: 0,
    },
    {
      field: 'insuranceCost',
      source: 'default',
      value: 0,
    },
    {
      field: 'coOwnershipCharges',
      source: 'default',
      value: 0,
    },
    {
      field: 'maintenance',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: yieldsMethodology,
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

const costsAboveRentData: z.infer<typeof Yields> = {
  totalInvestment: 355840,
  netIncome: -1729.6,
  grossYield: 0.039,
  grossYieldOnTotalInvestment: 0.035072,
  netYield: -0.004861,
  netYieldOnPrice: -0.005405,
  assumptions: [
    {
      field: 'works',
      source: 'default',
      value: 0,
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'managementRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'propertyTax',
      source: 'default',
      value: 0,
    },
    {
      field: 'insuranceCost',
      source: 'default',
      value: 0,
    },
    {
      field: 'maintenance',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [
    {
      code: 'negative_net_yield',
      message: 'The costs are above the rent; the net yield is negative.',
    },
  ],
  methodology: yieldsMethodology,
}

const afterTax: z.input<typeof YieldsInput> = {
  country: 'LU',
  purchasePrice: 500000,
  monthlyRent: 1800,
  annualInterest: 9000,
  incomeTaxRate: 0.39,
}

const afterTaxData: z.infer<typeof Yields> = {
  totalInvestment: 500000,
  netIncome: 21600,
  grossYield: 0.0432,
  grossYieldOnTotalInvestment: 0.0432,
  netYield: 0.0432,
  netYieldOnPrice: 0.0432,
  incomeTax: 4914,
  netNetYield: 0.033372,
  assumptions: [
    {
      field: 'acquisitionFees',
      source: 'default',
      value: 0,
    },
    {
      field: 'works',
      source: 'default',
      value: 0,
    },
    {
      field: 'furniture',
      source: 'default',
      value: 0,
    },
    {
      field: 'vacancyRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'managementRate',
      source: 'default',
      value: 0,
    },
    {
      field: 'propertyTax',
      source: 'default',
      value: 0,
    },
    {
      field: 'insuranceCost',
      source: 'default',
      value: 0,
    },
    {
      field: 'coOwnershipCharges',
      source: 'default',
      value: 0,
    },
    {
      field: 'maintenance',
      source: 'default',
      value: 0,
    },
    {
      field: 'otherCosts',
      source: 'default',
      value: 0,
    },
  ],
  warnings: [],
  methodology: yieldsMethodology,
}

const yields: readonly Example<typeof contract.propcalc.yields, typeof YieldsInput>[] = [
  {
    name: 'letFlat',
    summary: 'A flat with its costs',
    request: { body: letFlat },
    response: answered('letFlat', 'rental_yields', letFlatData),
  },
  {
    name: 'costsAboveRent',
    summary: 'Costs above the rent: negative yields',
    request: { body: costsAboveRent },
    response: answered('costsAboveRent', 'rental_yields', costsAboveRentData),
  },
  {
    name: 'afterTax',
    summary: 'With interest and a flat tax',
    request: { body: afterTax },
    response: answered('afterTax', 'rental_yields', afterTaxData),
  },
  {
    name: 'bothRents',
    summary: 'Both rents',
    request: {
      body: {
        country: 'FR',
        purchasePrice: 300000,
        annualRent: 15600,
        monthlyRent: 1300,
      },
    },
    response: {
      status: 400,
      body: {
        ...refused('bothRents'),
        error: 'The request does not fit the contract. monthlyRent: Send annualRent or monthlyRent, not both.',
        code: 'invalid_request',
        issues: [
          {
            path: 'monthlyRent',
            message: 'Send annualRent or monthlyRent, not both.',
            code: 'one_rent',
            received: '1300',
          },
        ],
      },
    },
  },
  ...calculationFailureExamples(letFlat),
]

/** Examples of the investment calculations, by operation. */
export const propcalc = { investedCapital, cashflow, mortgage, yields, ...feesExamples }
