import { atRate, fixed, onSlices } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { marketLine, orDefault } from '../purchase/entries.ts'
import { vatRate } from './parameters/duties.ts'
import {
  guaranteeRate,
  loanContributionRate,
  loanDisbursements,
  loanTariff,
  mortgageDutyRate,
  securedFactor,
} from './parameters/loan.ts'

type Input = FeesInput<'FR'>

/**
 * A security in the register, the lien of the lender or a mortgage: the fee on the loan, contribution and duty on the loan
 * with its accessories. A mortgage alone bears the duty.
 */
const registered = (law: Law, { loanAmount = 0, overrides }: Input, isMortgage: boolean): PurchaseEntry<'FR'>[] => {
  const factor = law(securedFactor)
  const secured = loanAmount * factor.value
  const fee = line('mortgageNotaryFeeNet', onSlices(loanAmount, law(loanTariff)))
  return [
    fee,
    line('mortgageNotaryFeeVat', atRate(fee.amount, law(vatRate))),
    line('mortgageRegistryContribution', atRate(secured, law(loanContributionRate), factor)),
    ...(isMortgage ? [line('mortgageDuty', atRate(secured, law(mortgageDutyRate), factor))] : []),
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
