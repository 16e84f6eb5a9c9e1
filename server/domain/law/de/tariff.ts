import { bySlices } from '../../core/brackets.ts'
import { atLeast, atRate, charge, fixed } from '../../core/charge.ts'
import { citation } from '../../core/dated.ts'
import { amountOf, type LineEntry, line } from '../../core/entries.ts'
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

/** The fee of an act: its units of table B, by at most the highest value, and at least the minimum of the act. */
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
  return line(key, atLeast(full, minimum, 'last'), {
    legalReference: citation(scheduleOf[act]),
    ...(wording !== undefined && { wording }),
  })
}

/** The notary of a sale, by the whole price: deed, execution, supervision, expenses and VAT on all of them. */
export const notary = (law: Law, { price, overrides }: Input): Entries => {
  const taxed = [
    feeOf(law, 'notaryDeedFee', 'deed', price),
    feeOf(law, 'notaryExecutionFee', 'execution', price),
    feeOf(law, 'notarySupervisionFee', 'supervision', price),
    ...marketLine('notaryDisbursements', fixed(law(expenses)), overrides),
  ]
  return [...taxed, line('notaryFeeVat', atRate(amountOf(taxed), law(vatRate)))]
}

/** The land register of a sale, by the price of the land alone (§§ 46, 47): movables sold with it are another thing. */
export const register = (law: Law, { price, movables = 0 }: Input): Entries => [
  feeOf(law, 'registryPriorityNotice', 'priorityNotice', price - movables),
  feeOf(law, 'registryOwnership', 'ownership', price - movables),
  line('registryNoticeDeletion', fixed(law(noticeDeletion))),
]

/** What securing a loan costs: the deed of the land charge with VAT, and its entry. */
export const loanCosts = (law: Law, input: Input): Entries => {
  const { loanAmount = 0 } = input
  if (loanAmount === 0) return []
  const note = 'A charge with a certificate costs three tenths more in the register.'
  const { value: security, assumptions } = orDefault('security', input.security, 'book', note)
  const entry = security === 'book' ? 'bookCharge' : 'certificateCharge'
  const fee = feeOf(law, 'mortgageNotaryFeeNet', 'landChargeDeed', loanAmount)
  return [
    ...assumptions,
    fee,
    line('mortgageNotaryFeeVat', atRate(fee.amount, law(vatRate))),
    feeOf(law, 'registryMortgage', entry, loanAmount, entry),
  ]
}
