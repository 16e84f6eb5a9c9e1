import { bySlices } from '../../core/brackets.ts'
import { atRate, charge, fixed } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import { marketLine, orDefault } from '../purchase/entries.ts'
import { accessoriesShare, mandateDuty, mortgageDutyRate, mortgageRegistrationRate } from './parameters/federal.ts'
import { mandateOther, mortgageOther } from './parameters/market.ts'
import type { Entries, Input } from './sole-own-home.ts'

const mandate = (law: Law, { overrides }: Input): Entries => [
  line('mortgageTaxes', fixed(law(mandateDuty)), { wording: 'mandate' }),
  ...marketLine('mortgageOther', fixed(law(mandateOther)), overrides),
]

const mortgage = (law: Law, { overrides }: Input, loanAmount: number): Entries => {
  const [registration, duty, accessories] = [
    law(mortgageRegistrationRate),
    law(mortgageDutyRate),
    law(accessoriesShare),
  ]
  const both = { ...registration, value: registration.value + duty.value }
  const table = law(mortgageOther)
  return [
    line('mortgageTaxes', atRate(loanAmount * (1 + accessories.value), both, duty, accessories)),
    ...marketLine('mortgageOther', charge({ amount: bySlices(loanAmount, table.value) }, [table]), overrides),
  ]
}

/** What a loan costs: a mortgage, or a mandate to take one later. */
export const loanCosts = (law: Law, input: Input): Entries => {
  const { loanAmount = 0 } = input
  if (loanAmount === 0) return []
  const note = 'A mandate costs less and secures less.'
  const { value: security, assumptions } = orDefault('security', input.security, 'mortgage', note)
  return [...assumptions, ...(security === 'mandate' ? mandate(law, input) : mortgage(law, input, loanAmount))]
}
