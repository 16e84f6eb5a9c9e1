import { atFixedAmount, atRate, onSlices } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { marketLine, orDefault } from '../purchase/entries.ts'
import { loanContribution } from './contribution.ts'
import { newBuildLevyRate } from './parameters/duties.ts'
import { guaranteeRate, loanDisbursements, loanTariff, mortgageDutyRate, securedFactor } from './parameters/loan.ts'
import { feeWithIncrease, serviceVat } from './places.ts'
import { proportionalDuty, taxInWholeEuros } from './tax.ts'

type Input = FeesInput<'FR'>

/** Duty on a mortgage by agreement, and the levy on it. */
const mortgageDuty = (law: Law, secured: number, factor: Provision): PurchaseEntry<'FR'>[] => {
  const ofMortgage = lineEntry('mortgageDuty', proportionalDuty(law, secured, law(mortgageDutyRate), factor))
  return [
    ofMortgage,
    lineEntry('mortgageDutyLevy', taxInWholeEuros(law, atRate(ofMortgage.amount, law(newBuildLevyRate)))),
  ]
}

/**
 * A security in the register, the lien of the lender or a mortgage: the fee on the loan; contribution and duty on the
 * loan with its accessories. Only a mortgage bears the duty.
 */
const securityInRegister = (law: Law, input: Input, isMortgage: boolean): PurchaseEntry<'FR'>[] => {
  const { loanAmount = 0, overrides } = input
  const factor = law(securedFactor)
  const secured = loanAmount * factor.value
  const fee = lineEntry('mortgageNotaryFeeNet', feeWithIncrease(law, input, onSlices(loanAmount, law(loanTariff))))
  return [
    fee,
    lineEntry('mortgageNotaryFeeVat', atRate(fee.amount, serviceVat(law, input))),
    loanContribution(law, input, secured, factor),
    ...(isMortgage ? mortgageDuty(law, secured, factor) : []),
    ...marketLine('mortgageDisbursements', atFixedAmount(law(loanDisbursements)), overrides),
  ]
}

/** Costs of securing a loan: a mutual guarantee, the lien of the lender, or a mortgage. */
export const frenchLoanCosts = (law: Law, input: Input): PurchaseEntry<'FR'>[] => {
  const { loanAmount = 0, overrides } = input
  if (loanAmount === 0) return []
  const note = 'Most loans are guaranteed; a lien or a mortgage costs differently.'
  const security = orDefault('security', input.security, 'guarantee', note)
  return [
    ...security.assumptions,
    ...(security.value === 'guarantee'
      ? marketLine('loanGuarantee', atRate(loanAmount, law(guaranteeRate)), overrides)
      : securityInRegister(law, input, security.value === 'mortgage')),
  ]
}
