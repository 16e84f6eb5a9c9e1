import type { Law } from '../../core/law.ts'
import type { FeesInput, Findings } from '../country.ts'
import type { BrokenRule } from '../shared-rules.ts'
import type { PurchaseInput } from './purchase.ts'
import { purchaseFindings } from './purchase-findings.ts'
import { brokenOwnRules } from './purchase-rules.ts'

type Input = FeesInput<'LU'>

/** The purchase as Luxembourg's own route has it: a new build is one off plan. */
const purchaseOf = ({ newBuild, operation, ...input }: Input): PurchaseInput => ({
  ...input,
  operation: operation ?? (newBuild ? 'offPlan' : 'existing'),
})

const disagreement = ({ newBuild, operation }: Input): BrokenRule[] =>
  newBuild !== undefined && operation !== undefined && newBuild !== (operation === 'offPlan')
    ? [
        {
          path: 'newBuild',
          code: 'new_build_is_off_plan',
          message: 'newBuild and operation must agree; a new build is sold off plan.',
          received: newBuild,
          allowed: [String(operation === 'offPlan'), 'left out'],
        },
      ]
    : []

/** Rules of a purchase in Luxembourg that a request among the countries breaks. */
export const brokenRules = (input: Input, law: Law): BrokenRule[] => {
  const broken = disagreement(input)
  // Rules on the operation would blame other fields for a contradiction between these two.
  return broken.length > 0 ? broken : (brokenOwnRules(law, purchaseOf(input)) as BrokenRule[])
}

/** Lines, reliefs and notices of a purchase as the other countries give them; `commune` holds the official name. */
export const findings = (input: Input, law: Law): Findings<'LU'> => {
  const purchase = purchaseOf(input)
  const { lines, possibleReliefs, notices, more, alsoCited } = purchaseFindings(law, purchase, input.commune)
  return {
    lines,
    possibleReliefs,
    notices,
    more: { ...more, newBuild: purchase.operation === 'offPlan' },
    alsoCited,
  }
}
