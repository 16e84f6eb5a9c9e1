import type * as z from 'zod'
import type { InvestedCapital as InvestedCapitalSchema } from '#contract/propcalc/invested-capital'
import type { Methodology } from '#contract/shared/methodology'
import { withDefaults } from '../core/assumption.ts'
import { notAValuation } from '../core/methodology.ts'
import { sum, toCents, toSixDecimals } from '../core/money.ts'
import { Refusal } from '../core/refusal.ts'
import { countryDefaults } from '../law/loans.ts'
import { brokenCapitalRules, type InvestedCapitalInput } from './capital-rules.ts'

/** The capital that a purchase takes. */
export type InvestedCapital = z.infer<typeof InvestedCapitalSchema>

/** Name of the method, as `meta.method` of an answer says it. */
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

const refuseBroken = (sent: InvestedCapitalInput): void => {
  const issues = brokenCapitalRules(sent)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

const downPaymentOf = ({ purchasePrice, downPayment, downPaymentRate, loanAmount }: InvestedCapitalInput): number => {
  if (downPayment !== undefined) return toCents(downPayment)
  if (loanAmount !== undefined) return toCents(purchasePrice - loanAmount)
  return toCents(purchasePrice * (downPaymentRate ?? 0))
}

/**
 * What is borrowed: the price less the own money in it.
 * @throws Refusal `invalid_request`, naming every rule between fields that is broken.
 */
export const loanAmountOf = (input: InvestedCapitalInput): number => {
  refuseBroken(input)
  return sum([toCents(input.purchasePrice), -downPaymentOf(input)])
}

/** The limits on the loan in Luxembourg, each with whether the loan is above it, by the ratio that the answer prints. */
const luxembourgLimits = (loanToValue: number): NonNullable<InvestedCapital['regulatoryLtv']> =>
  countryDefaults.LU.mortgage.ltvLimits.map(({ case: of, value, legalReference }) => ({
    case: of,
    limit: value,
    exceeded: loanToValue > value,
    legalReference,
  }))

const linesOf = (amounts: Record<InvestedCapital['lines'][number]['key'], number>, total: number) =>
  (Object.entries(amounts) as [InvestedCapital['lines'][number]['key'], number][])
    .filter(([, amount]) => amount > 0)
    .map(([key, amount]) => ({ key, amount, share: toSixDecimals(amount / total) }))

const luxembourgPart = (loanToValue: number): Pick<InvestedCapital, 'regulatoryLtv' | 'warnings'> => {
  const limits = luxembourgLimits(loanToValue)
  const above = limits.filter(({ exceeded }) => exceeded).map(({ case: of }) => of)
  const message = `The loan on the price is above the limit of ${above.join(' and ')} (CSSF Regulation 20-08).`
  return { regulatoryLtv: limits, warnings: above.length > 0 ? [{ code: 'ltv_above_lu_limit', message }] : [] }
}

/**
 * The own capital of a purchase, part by part, in the currency of the country; totals are sums of the rounded parts.
 * @throws Refusal `invalid_request`, naming every rule between fields that is broken.
 */
export const investedCapital = (sent: InvestedCapitalInput): InvestedCapital => {
  refuseBroken(sent)
  const nothing = { value: 0 }
  const { input, assumptions } = withDefaults(sent, {
    country: { value: 'LU' },
    works: nothing,
    furniture: nothing,
    loanFees: nothing,
    cashReserve: nothing,
  })
  const feesSaid =
    sent.acquisitionFeesRate === undefined ? sent.acquisitionFees : sent.purchasePrice * sent.acquisitionFeesRate
  const price = toCents(input.purchasePrice)
  const parts = {
    downPayment: downPaymentOf(input),
    acquisitionFees: toCents(feesSaid ?? 0),
    works: toCents(input.works),
    furniture: toCents(input.furniture),
    loanFees: toCents(input.loanFees),
    cashReserve: toCents(input.cashReserve),
  }
  const totalCapital = sum(Object.values(parts))
  const loanAmount = sum([price, -parts.downPayment])
  // The cent to which a down payment is rounded carries no loan above a limit.
  const loanToValue = toSixDecimals(loanAmount / price)
  const projectCost = sum([price, parts.acquisitionFees, parts.works, parts.furniture, parts.loanFees])
  return {
    ...parts,
    loanAmount,
    totalCapital,
    projectCost,
    loanToValue,
    loanToCost: toSixDecimals(loanAmount / projectCost),
    lines: linesOf(parts, totalCapital),
    ...(input.country === 'LU' ? luxembourgPart(loanToValue) : { warnings: [] }),
    assumptions:
      feesSaid === undefined
        ? [...assumptions, { field: 'acquisitionFees', value: 0, source: 'default' }]
        : assumptions,
    methodology,
  }
}
