import { bySlices } from '../../core/brackets.ts'
import { atFixedAmount, atRate, charge } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { marketLine, orDefault } from '../purchase/entries.ts'
import { accessoriesShare, mandateDuty, mortgageDutyRate, mortgageRegistrationRate } from './parameters/federal.ts'
import { mandateOther, mortgageOther } from './parameters/market.ts'
import type { Entries, Input } from './sole-own-home.ts'

const mandateCosts = (law: Law, { overrides }: Input): Entries => [
  lineEntry('mortgageTaxes', atFixedAmount(law(mandateDuty)), { wording: 'mandate' }),
  ...marketLine('mortgageOther', atFixedAmount(law(mandateOther)), overrides),
]

const belgianMortgageCosts = (law: Law, { overrides }: Input, loanAmount: number): Entries => {
  const [registration, duty, accessories] = [
    law(mortgageRegistrationRate),
    law(mortgageDutyRate),
    law(accessoriesShare),
  ]
  const both = { ...registration, value: registration.value + duty.value }
  const table = law(mortgageOther)
  return [
    lineEntry('mortgageTaxes', atRate(loanAmount * (1 + accessories.value), both, duty, accessories)),
    ...marketLine('mortgageOther', charge({ amount: bySlices(loanAmount, table.value) }, [table]), overrides),
  ]
}

/** Costs of a loan: a mortgage, or a mandate to take one later. */
export const belgianLoanCosts = (law: Law, input: Input): Entries => {
  const { loanAmount = 0 } = input
  if (loanAmount === 0) return []
  const note = 'A mandate costs less and secures less.'
  const { value: security, assumptions } = orDefault('security', input.security, 'mortgage', note)
  return [
    ...assumptions,
    ...(security === 'mandate' ? mandateCosts(law, input) : belgianMortgageCosts(law, input, loanAmount)),
  ]
}
