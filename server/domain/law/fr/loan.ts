import { atRate, fixed, onSlices } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { marketLine, orDefault } from '../purchase/entries.ts'
import { loanContribution } from './contribution.ts'
import { newBuildLevyRate } from './parameters/duties.ts'
import { guaranteeRate, loanDisbursements, loanTariff, mortgageDutyRate, securedFactor } from './parameters/loan.ts'
import { feeOfPlace, serviceVat } from './places.ts'
import { duty, tax } from './tax.ts'

type Input = FeesInput<'FR'>

/** The duty on a mortgage by agreement, and the levy on it. */
const mortgageDuty = (law: Law, secured: number, factor: Provision): PurchaseEntry<'FR'>[] => {
  const ofMortgage = line('mortgageDuty', duty(law, secured, law(mortgageDutyRate), factor))
  return [ofMortgage, line('mortgageDutyLevy', tax(atRate(ofMortgage.amount, law(newBuildLevyRate))))]
}

/**
 * A security in the register, the lien of the lender or a mortgage: the fee on the loan, contribution and duty on the loan
 * with its accessories. A mortgage alone bears the duty.
 */
const registered = (law: Law, input: Input, isMortgage: boolean): PurchaseEntry<'FR'>[] => {
  const { loanAmount = 0, overrides } = input
  const factor = law(securedFactor)
  const secured = loanAmount * factor.value
  const fee = line('mortgageNotaryFeeNet', feeOfPlace(law, input, onSlices(loanAmount, law(loanTariff))))
  return [
    fee,
    line('mortgageNotaryFeeVat', atRate(fee.amount, serviceVat(law, input))),
    loanContribution(law, input, secured, factor),
    ...(isMortgage ? mortgageDuty(law, secured, factor) : []),
    ...marketLine('mortgageDisbursements', fixed(law(loanDisbursements)), overrides),
  ]
}

/** What securing a loan costs: a mutual guarantee, the lien of the lender, or a mortgage. */
export const loanCosts = (law: Law, input: Input): PurchaseEntry<'FR'>[] => {
  const { loanAmount = 0, overrides } = input
  if (loanAmount === 0) return []
  const note = 'Most loans are guaranteed; a lien or a mortgage costs differently.'
  const security = orDefault('security', input.security, 'guarantee', note)
  return [
    ...security.assumptions,
    ...(security.value === 'guarantee'
      ? marketLine('loanGuarantee', atRate(loanAmount, law(guaranteeRate)), overrides)
      : registered(law, input, security.value === 'mortgage')),
  ]
}
