import type { Band } from '../../core/brackets.ts'
import { type Charge, charge, inBand } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/provision.ts'
import { tariffLine } from '../purchase/entries.ts'
import {
  northernIrishMortgage,
  northernIrishScale,
  registerScale,
  scottishScale,
  scottishSecurity,
} from './parameters/registers.ts'
import type { Entries, Input } from './surcharge.ts'

/** The fee of a register for the entry of the owner and, where it costs more, of the loan. */
type Register = (law: Law, input: Input) => Charge

/** England and Wales: by price, on paper for new builds and leases; the mortgage filed with the purchase is free. */
const english: Register = (law, { price, newBuild, leasehold }) =>
  inBand(price, law.row(registerScale, newBuild || leasehold ? 'paper' : 'online'))

/** A register by price that asks a fixed fee more for the security of a loan. */
const withSecurity =
  (scale: Parameter<readonly Band[]>, security: Parameter<number>): Register =>
  (law, { price, loanAmount = 0 }) => {
    const owner = inBand(price, law(scale))
    if (loanAmount === 0) return owner
    const loan = law(security)
    return charge({ amount: owner.formula.amount + loan.value, base: price }, [...owner.by, loan])
  }

const northernIrish = withSecurity(northernIrishScale, northernIrishMortgage)
const scottish = withSecurity(scottishScale, scottishSecurity)

/** The register of a nation; `wording` names its line where a loan is entered with the owner. */
const registers: Record<Input['region'], { fee: Register; wording?: string }> = {
  'GB-ENG': { fee: english },
  'GB-NIR': { fee: northernIrish, wording: 'withMortgage' },
  'GB-SCT': { fee: scottish, wording: 'withSecurity' },
  'GB-WLS': { fee: english },
}

/** The fee of the register of the nation, or that of the caller's own invoice. */
export const register = (law: Law, input: Input): Entries => {
  const { fee, wording } = registers[input.region]
  const hasLoan = (input.loanAmount ?? 0) > 0
  const options = hasLoan && wording !== undefined ? { wording } : {}
  return [tariffLine('registryOwnership', fee(law, input), input.overrides, options)]
}
