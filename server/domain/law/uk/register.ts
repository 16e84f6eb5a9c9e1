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

/** Fee of a register for the entry of the owner and, where it costs more, of the loan. */
type Register = (law: Law, input: Input) => Charge

/** England and Wales: by price, on paper for new builds and leases; the mortgage filed with the purchase is free. */
const englishRegister: Register = (law, { price, newBuild, leasehold }) =>
  inBand(price, law.row(registerScale, newBuild || leasehold ? 'paper' : 'online'))

/** A register with a fee by price, and a fixed fee for the security of a loan. */
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

/** Register of each nation; `wording` names its line where a loan is entered with the owner. */
const registers: Record<Input['region'], { fee: Register; wording?: string }> = {
  'GB-ENG': { fee: englishRegister },
  'GB-NIR': { fee: northernIrish, wording: 'withMortgage' },
  'GB-SCT': { fee: scottish, wording: 'withSecurity' },
  'GB-WLS': { fee: englishRegister },
}

/** Fee of the register of the nation, or that of the caller's own invoice. */
export const britishRegisterFee = (law: Law, input: Input): Entries => {
  const { fee, wording } = registers[input.region]
  const hasLoan = (input.loanAmount ?? 0) > 0
  const options = hasLoan && wording !== undefined ? { wording } : {}
  return [tariffLine('registryOwnership', fee(law, input), input.overrides, options)]
}
