import { initContract } from '@ts-rest/core'
import { CashflowInput, CashflowResponse, LooseCashflowInput } from './propcalc/cashflow.ts'
import { countriesRoute, feesRoute } from './propcalc/fees/routes.ts'
import {
  InvestedCapitalInput,
  InvestedCapitalResponse,
  LooseInvestedCapitalInput,
} from './propcalc/invested-capital.ts'
import { MortgageInput, MortgageResponse } from './propcalc/mortgage.ts'
import { RentCapInput, RentCapResponse } from './propcalc/rent-cap.ts'
import { YieldsInput, YieldsResponse } from './propcalc/yields.ts'
import { calculatedFeesRules } from './rules/calculated-fees.ts'
import { investedCapitalRules } from './rules/invested-capital.ts'
import { loanRules } from './rules/loan.ts'
import { rentCapRules } from './rules/rent-cap.ts'
import { yieldsRules } from './rules/yields.ts'
import { type Access, calculation, visitorCalculation } from './shared/access.ts'
import { ErrorResponse } from './shared/errors.ts'
import { mergeRules, type WordedRules } from './shared/field-rules.ts'
import { calculationFailures, readFailures } from './shared/statuses.ts'

const withInvestmentRules = (...tables: WordedRules[]): Access => ({ ...calculation, rules: mergeRules(...tables) })

const calculations = initContract().router(
  {
    investedCapital: {
      method: 'POST',
      path: '/capital-investi',
      summary: 'Own capital of a purchase',
      description:
        "The buyer's own funds, not the legal capital investi that caps a rent in Luxembourg: that is `POST /api/v1/propcalc/rent-cap`. Down payment, fees, works and what else a purchase takes, part by part, with both loan ratios.",
      body: LooseInvestedCapitalInput,
      responses: { 200: InvestedCapitalResponse, 404: ErrorResponse },
      metadata: {
        ...withInvestmentRules(investedCapitalRules, calculatedFeesRules),
        documentedBody: InvestedCapitalInput,
      } satisfies Access as Access,
    },
    cashflow: {
      method: 'POST',
      path: '/propcalc/cashflow',
      summary: 'Cash flow of a let property',
      description:
        'Year by year: rent, vacancy, costs, debt service and a flat tax; growth that is left out is that of the country, and is listed in `assumptions`.',
      body: LooseCashflowInput,
      responses: { 200: CashflowResponse, 404: ErrorResponse },
      metadata: {
        ...withInvestmentRules(loanRules, calculatedFeesRules),
        documentedBody: CashflowInput,
      } satisfies Access as Access,
    },
    mortgage: {
      method: 'POST',
      path: '/propcalc/mortgage',
      summary: 'Schedule of a loan',
      description:
        'Month by month in whole cents, ending at exactly 0, with the annual percentage rate of charge. Not an offer.',
      body: MortgageInput,
      responses: { 200: MortgageResponse },
      metadata: { ...visitorCalculation, rules: mergeRules(loanRules) } satisfies Access as Access,
    },
    yields: {
      method: 'POST',
      path: '/propcalc/yield',
      summary: 'Yields of a let property',
      description: 'Gross and net, on the price and on the total investment; each yield has one definition.',
      body: YieldsInput,
      responses: { 200: YieldsResponse },
      metadata: withInvestmentRules(yieldsRules),
    },
    rentCap: {
      method: 'POST',
      path: '/propcalc/rent-cap',
      summary: 'Legal maximum rent in Luxembourg',
      description:
        'The capital investi of the law of 21 September 2006, as changed in 2024: what the landlord paid, revalued by the coefficients of LIR art. 102(6) and reduced for age; 5 % of it a year is the highest rent. With furniture, a running lease and rents asked: the supplement, the rise that is allowed, and what exceeds it.',
      body: RentCapInput,
      responses: { 200: RentCapResponse },
      metadata: withInvestmentRules(rentCapRules),
    },
    fees: feesRoute,
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)

const reads = initContract().router(
  { countries: countriesRoute },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)

/** The routes of an investment: its capital, its loan, its cash flow, its yields, and the fees of each covered country. */
export const propcalc = initContract().router({ ...calculations, ...reads })
