import type { Law } from '../../core/law.ts'
import type { FeesInput } from '../country.ts'
import type { BrokenRule } from '../shared-rules.ts'
import { guaranteeLimit } from './parameters/guarantee.ts'

type Input = FeesInput<'NL'>

/** A guarantee that is not given: without a loan, for no own home, or above the limit. */
const strayGuarantee = ({ nhg, loanAmount = 0, use, price, appraisedValue = price }: Input, law: Law): BrokenRule[] => {
  if (!nhg) return []
  const refused = (message: string, allowed: string): BrokenRule[] => [
    { path: 'nhg', code: 'nhg_not_available', message, received: nhg, allowed: [allowed] },
  ]
  if (loanAmount === 0) return refused('The guarantee needs a loan.', 'with a loanAmount above 0')
  if (use !== 'mainResidence') return refused('The guarantee is for own homes.', 'with use: mainResidence')
  const limit = law.value(guaranteeLimit)
  return Math.min(price, appraisedValue) > limit
    ? refused(
        `The guarantee is given up to ${limit} on ${law.day}.`,
        `a price or an appraisedValue of at most ${limit}`,
      )
    : []
}

const smallWhole = ({ wholeValue, price }: Input): BrokenRule[] =>
  wholeValue !== undefined && wholeValue < price
    ? [
        {
          path: 'wholeValue',
          code: 'whole_value_below_price',
          message: 'The whole home is worth at least the price.',
          received: wholeValue,
          allowed: [`at least ${price}`],
        },
      ]
    : []

/** Rules of a Dutch purchase that a request breaks. */
export const brokenRules = (input: Input, law: Law): BrokenRule[] => [
  ...strayGuarantee(input, law),
  ...smallWhole(input),
]
