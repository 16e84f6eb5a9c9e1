import type * as z from 'zod'
import type { YieldsInput as YieldsInputSchema, Yields as YieldsSchema } from '#contract/propcalc/yields'
import { yieldsRules } from '#contract/rules/yields'
import type { Methodology } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { ruleIssues } from '../core/broken-rule.ts'
import { notAValuation } from '../core/methodology.ts'
import { toCents, toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { completePurchase, totalInvestment, yearOfLetting } from './purchase.ts'

/** The let property of a yield calculation. */
export type YieldsInput = z.infer<typeof YieldsInputSchema>
/** The yields of a property. */
export type Yields = z.infer<typeof YieldsSchema>

/** Name of the method, for `meta.method` of an answer. */
export const yieldsMethod = 'rental_yields'

const methodology: Methodology = {
  name: 'Rental yields of one year: gross on the price, net on the total investment; each with its one definition.',
  references: ["Gross yield as the Observatoire de l'Habitat of Luxembourg defines it: annual rent over price"],
  limits: [
    notAValuation,
    'The trade has no single meaning of net; here it is rent less vacancy, costs and management on price, fees, works and furniture.',
    'The tax is one flat rate on net income less interest: an illustration.',
  ],
}

/** Rent of a year, from the yearly or the monthly one. */
const rentOf = ({ annualRent, monthlyRent }: YieldsInput): number => {
  if ((annualRent === undefined) !== (monthlyRent === undefined)) return annualRent ?? (monthlyRent ?? 0) * 12
  const key = annualRent === undefined ? 'one_rent.none' : 'one_rent.both'
  throw new Refusal('invalid_request', { issues: ruleIssues(yieldsRules, key, true, { received: monthlyRent }) })
}

/** Income after tax, where a rate or interest was sent; the other is then 0. */
const afterTaxYield = (sent: YieldsInput, netIncome: number, investment: number) => {
  if (sent.incomeTaxRate === undefined && sent.annualInterest === undefined) return { shown: {}, assumptions: [] }
  const { input, assumptions } = withDefaults(sent, { incomeTaxRate: { value: 0 }, annualInterest: { value: 0 } })
  const tax = input.incomeTaxRate * Math.max(0, netIncome - input.annualInterest)
  return {
    shown: { incomeTax: toCents(tax), netNetYield: toSixDecimals((netIncome - tax) / investment) },
    assumptions,
  }
}

/**
 * The yields of a property that is let; sums in its currency, yields as fractions.
 * @throws Refusal `invalid_request` unless exactly one rent is sent.
 */
export const yields = (sent: YieldsInput): Yields => {
  const rent = rentOf(sent)
  const { input, assumptions } = completePurchase(sent)
  const { noi } = yearOfLetting(input, rent)
  const investment = totalInvestment(input)
  const afterTax = afterTaxYield(sent, noi, investment)
  return {
    totalInvestment: toCents(investment),
    netIncome: toCents(noi),
    grossYield: toSixDecimals(rent / input.purchasePrice),
    grossYieldOnTotalInvestment: toSixDecimals(rent / investment),
    netYield: toSixDecimals(noi / investment),
    netYieldOnPrice: toSixDecimals(noi / input.purchasePrice),
    ...afterTax.shown,
    assumptions: [...assumptions, ...afterTax.assumptions],
    warnings:
      toCents(noi) < 0
        ? [{ code: 'negative_net_yield', message: 'The costs are above the rent; the net yield is negative.' }]
        : [],
    methodology,
  }
}
