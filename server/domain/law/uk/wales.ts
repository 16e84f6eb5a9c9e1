import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeesInput } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import { additionalFrom } from './parameters/stamp-duty.ts'
import { welshBands, welshHigherBands } from './parameters/wales.ts'
import { type Charged, isAdditional, mayBeAdditional, replacementRelief, surchargePossible } from './surcharge.ts'

type Input = FeesInput<'UK'>

/** Land transaction tax of Wales: the main table, or for an additional dwelling the higher one as a whole. */
export const welshTax = (law: Law, input: Input): Charged => {
  const { price } = input
  const from = law.value(additionalFrom)
  const isHigher = price >= from && isAdditional(input)
  const bands = isHigher ? welshHigherBands : welshBands
  const more = (): number =>
    toCents(bySlices(price, law.value(welshHigherBands)) - bySlices(price, law.value(welshBands)))
  return {
    lines: costLine(law, {
      key: 'transferTax',
      label: isHigher ? 'Land transaction tax, higher rates' : 'Land transaction tax',
      localLabel: 'treth trafodiadau tir',
      category: 'transferTax',
      nature: 'tax',
      dueTo: 'region',
      amount: bySlices(price, law.value(bands)),
      base: price,
      basis: isHigher ? [bands, additionalFrom] : [bands],
      standsAtZero: true,
    }),
    possibleReliefs: isHigher ? replacementRelief(law, welshHigherBands, input, more()) : [],
    notices: [
      ...(price >= from && mayBeAdditional(input) ? surchargePossible(more()) : []),
      ...(isHigher ? nearCliff(price, from - 0.01, more(), `Below ${from} the main rates apply.`) : []),
    ],
  }
}
