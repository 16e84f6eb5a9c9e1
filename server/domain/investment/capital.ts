import type * as z from 'zod'
import type { InvestedCapital as InvestedCapitalSchema } from '#contract/propcalc/invested-capital'
import type { Methodology } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { notAValuation } from '../core/methodology.ts'
import { sumAmounts, toCents, toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { countryDefaults } from '../law/loans.ts'
import { capitalIssues, type InvestedCapitalInput } from './capital-rules.ts'

/** The capital of a purchase. */
export type InvestedCapital = z.infer<typeof InvestedCapitalSchema>

/** Name of the method, for `meta.method` of an answer. */
export const investedCapitalMethod = 'own_capital_of_a_purchase'

const methodology: Methodology = {
  name: 'Own capital of a purchase: down payment, fees, works, furniture, loan fees and reserve.',
  references: ['Limits of the loan on the value in Luxembourg: CSSF Regulation 20-08'],
  limits: [
    notAValuation,
    'Fees are taken as sent; the calculation of acquisition costs gives them line by line.',
    'The limits on the loan are for information; a lender may ask for more.',
  ],
}

const equityInPrice = ({ purchasePrice, downPayment, downPaymentRate, loanAmount }: InvestedCapitalInput): number => {
  if (downPayment !== undefined) return toCents(downPayment)
  if (loanAmount !== undefined) return toCents(purchasePrice - loanAmount)
  return toCents(purchasePrice * (downPaymentRate ?? 0))
}

/** A valid purchase with its financing, in whole cents. */
export interface FinancedPurchase {
  sent: InvestedCapitalInput
  price: number
  /** Own money in the price. */
  downPayment: number
  /** Loan: the price less the own money in it. */
  loanAmount: number
}

/**
 * A purchase with its financing.
 * @throws Refusal `invalid_request`, naming every rule between fields that is broken.
 */
export const financePurchase = (sent: InvestedCapitalInput): FinancedPurchase => {
  const issues = capitalIssues(sent)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const price = toCents(sent.purchasePrice)
  const downPayment = equityInPrice(sent)
  return { sent, price, downPayment, loanAmount: sumAmounts([price, -downPayment]) }
}

/** The limits on the loan in Luxembourg, each with whether the loan is above it, by the ratio that the answer prints. */
const luxembourgLimits = (loanToValue: number): NonNullable<InvestedCapital['regulatoryLtv']> =>
  countryDefaults.LU.mortgage.ltvLimits.map(({ case: of, value, legalReference }) => ({
    case: of,
    limit: value,
    exceeded: loanToValue > value,
    legalReference,
  }))

const capitalLines = (amounts: Record<InvestedCapital['lines'][number]['key'], number>, total: number) =>
  (Object.entries(amounts) as [InvestedCapital['lines'][number]['key'], number][])
    .filter(([, amount]) => amount > 0)
    .map(([key, amount]) => ({ key, amount, share: toSixDecimals(amount / total) }))

const luxembourgPart = (loanToValue: number): Pick<InvestedCapital, 'regulatoryLtv' | 'warnings'> => {
  const limits = luxembourgLimits(loanToValue)
  const above = limits.filter(({ exceeded }) => exceeded).map(({ case: of }) => of)
  const message = `The loan on the price is above the limit of ${above.join(' and ')} (CSSF Regulation 20-08).`
  return { regulatoryLtv: limits, warnings: above.length > 0 ? [{ code: 'ltv_above_lu_limit', message }] : [] }
}

/** The fees of a request, from its sum or its share of the price; undefined where it states neither. */
const feesSaid = ({ acquisitionFees, acquisitionFeesRate, purchasePrice }: InvestedCapitalInput): number | undefined =>
  acquisitionFeesRate === undefined ? acquisitionFees : purchasePrice * acquisitionFeesRate

/**
 * The own capital of a purchase, part by part, in the currency of the country; totals are sums of the rounded parts.
 * @param acquisitionFees the fees, where they were calculated.
 */
export const capitalOfPurchase = (
  { sent, price, downPayment, loanAmount }: FinancedPurchase,
  acquisitionFees: number | undefined = feesSaid(sent),
): InvestedCapital => {
  const nothing = { value: 0 }
  const { input, assumptions } = withDefaults(sent, {
    country: { value: 'LU' },
    works: nothing,
    furniture: nothing,
    loanFees: nothing,
    cashReserve: nothing,
  })
  const parts = {
    downPayment,
    acquisitionFees: toCents(acquisitionFees ?? 0),
    works: toCents(input.works),
    furniture: toCents(input.furniture),
    loanFees: toCents(input.loanFees),
    cashReserve: toCents(input.cashReserve),
  }
  const totalCapital = sumAmounts(Object.values(parts))
  // A down payment is rounded to a cent: that cent must not lift the loan above a limit.
  const loanToValue = toSixDecimals(loanAmount / price)
  const projectCost = sumAmounts([price, parts.acquisitionFees, parts.works, parts.furniture, parts.loanFees])
  return {
    ...parts,
    loanAmount,
    totalCapital,
    projectCost,
    loanToValue,
    loanToCost: toSixDecimals(loanAmount / projectCost),
    lines: capitalLines(parts, totalCapital),
    ...(input.country === 'LU' ? luxembourgPart(loanToValue) : { warnings: [] }),
    assumptions:
      acquisitionFees === undefined
        ? [...assumptions, { field: 'acquisitionFees', value: 0, source: 'default' }]
        : assumptions,
    methodology,
  }
}
