import { onSlices } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { nearCliff } from '../purchase/entries.ts'
import { additionalFrom } from './parameters/stamp-duty.ts'
import { welshBands, welshHigherBands } from './parameters/wales.ts'
import {
  cent,
  type Entries,
  type Input,
  isAdditional,
  mayBeAdditional,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

/** Land transaction tax of Wales: the main table, or for an additional dwelling the higher one as a whole. */
export const welshTax = (law: Law, input: Input): Entries => {
  const { price } = input
  const from = law(additionalFrom)
  const isReached = price >= from.value
  const isHigher = isReached && isAdditional(input)
  const usual = () => onSlices(price, law(welshBands))
  const higher = () => onSlices(price, law(welshHigherBands), from)
  const more = () => toCents(higher().formula.amount - usual().formula.amount)
  return [
    line('transferTax', (isHigher ? higher : usual)(), {
      dueTo: 'region',
      wording: isHigher ? 'walesHigher' : 'wales',
      isShownAtZero: true,
    }),
    ...(isHigher ? replacementRelief(law(welshHigherBands), input, more()) : []),
    ...(isReached && mayBeAdditional(input) ? surchargePossible(more()) : []),
    ...(isHigher ? nearCliff(price, from.value - cent, more(), `Below ${from.value} the main rates apply.`) : []),
  ]
}
