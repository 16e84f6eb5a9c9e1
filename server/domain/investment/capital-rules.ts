import type * as z from 'zod'
import type { InvestedCapitalInput as InvestedCapitalInputSchema } from '#contract/propcalc/invested-capital'
import { investedCapitalRules } from '#contract/rules/invested-capital'
import { ruleIssues } from '../core/broken-rule.ts'
import type { RefusedField } from '../core/refusal.ts'

/** The purchase of a capital calculation; its fees are a sum or a rate. */
export type InvestedCapitalInput = Omit<z.infer<typeof InvestedCapitalInputSchema>, 'autoFees' | 'feesInput'>

const ways = ['downPayment', 'downPaymentRate', 'loanAmount'] as const

/** Every broken rule between the fields of a purchase. */
export const capitalIssues = (input: InvestedCapitalInput): RefusedField[] => {
  const { purchasePrice, downPayment = 0, loanAmount = 0, acquisitionFees, acquisitionFeesRate } = input
  const [first, ...others] = ways.filter(way => input[way] !== undefined)
  const allowed = [`0 to ${purchasePrice}`]
  return [
    ...ruleIssues(investedCapitalRules, 'financing_required', first === undefined),
    ...others.flatMap(path =>
      ruleIssues(
        investedCapitalRules,
        'overdetermined_financing',
        true,
        { path, received: input[path] },
        { first: first ?? '' },
      ),
    ),
    ...ruleIssues(investedCapitalRules, 'down_payment_above_price', downPayment > purchasePrice, {
      received: downPayment,
      allowed,
    }),
    ...ruleIssues(investedCapitalRules, 'loan_above_price', loanAmount > purchasePrice, {
      received: loanAmount,
      allowed,
    }),
    ...ruleIssues(
      investedCapitalRules,
      'fees_said_twice',
      acquisitionFees !== undefined && acquisitionFeesRate !== undefined,
      { received: acquisitionFeesRate },
    ),
  ]
}
