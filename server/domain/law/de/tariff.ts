import { bySlices } from '../../core/brackets.ts'
import { atFixedAmount, atLeast, atRate, charge } from '../../core/charge.ts'
import { citation } from '../../core/dated.ts'
import { type LineEntry, lineEntry, sumOfLines } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { marketLine, orDefault } from '../purchase/entries.ts'
import { expenses } from './parameters/market.ts'
import {
  type Act,
  minimumFees,
  noticeDeletion,
  scheduleOf,
  tableB,
  units,
  valueMost,
  vatRate,
} from './parameters/tariff.ts'

type Input = FeesInput<'DE'>
type Entries = PurchaseEntry<'DE'>[]

/** Fee of an act: its units of table B, on at most the highest value, and at least the minimum of the act. */
const feeOf = <const Key extends string>(
  law: Law,
  key: Key,
  act: Act,
  value: number,
  wording?: string,
): LineEntry<Key> => {
  const table = law(tableB)
  const unit = law.row(units, act)
  const most = law(valueMost)
  const base = Math.min(value, most.value)
  const limit = value > base ? [most] : []
  const full = charge({ amount: bySlices(base, table.value) * unit.value, base }, [table, unit, ...limit])
  const minimum = law.row(minimumFees, act === 'deed' || act === 'landChargeDeed' ? act : 'any')
  return lineEntry(key, atLeast(full, minimum, 'last'), {
    legalReference: citation(scheduleOf[act]),
    ...(wording !== undefined && { wording }),
  })
}

/** Notary of a sale, by the whole price: deed, execution, supervision, expenses and VAT on all of them. */
export const germanNotary = (law: Law, { price, overrides }: Input): Entries => {
  const taxed = [
    feeOf(law, 'notaryDeedFee', 'deed', price),
    feeOf(law, 'notaryExecutionFee', 'execution', price),
    feeOf(law, 'notarySupervisionFee', 'supervision', price),
    ...marketLine('notaryDisbursements', atFixedAmount(law(expenses)), overrides),
  ]
  return [...taxed, lineEntry('notaryFeeVat', atRate(sumOfLines(taxed), law(vatRate)))]
}

/** Land register of a sale, by the price of the land alone (§§ 46, 47), without movables sold with it. */
export const germanRegisterFees = (law: Law, { price, movables = 0 }: Input): Entries => [
  feeOf(law, 'registryPriorityNotice', 'priorityNotice', price - movables),
  feeOf(law, 'registryOwnership', 'ownership', price - movables),
  lineEntry('registryNoticeDeletion', atFixedAmount(law(noticeDeletion))),
]

/** Costs of securing a loan: the deed of the land charge with VAT, and its entry. */
export const germanLoanCosts = (law: Law, input: Input): Entries => {
  const { loanAmount = 0 } = input
  if (loanAmount === 0) return []
  const note = 'A charge with a certificate costs three tenths more in the register.'
  const { value: security, assumptions } = orDefault('security', input.security, 'book', note)
  const entry = security === 'book' ? 'bookCharge' : 'certificateCharge'
  const fee = feeOf(law, 'mortgageNotaryFeeNet', 'landChargeDeed', loanAmount)
  return [
    ...assumptions,
    fee,
    lineEntry('mortgageNotaryFeeVat', atRate(fee.amount, law(vatRate))),
    feeOf(law, 'registryMortgage', entry, loanAmount, entry),
  ]
}
