import { type Charge, onSlices } from '../../core/charge.ts'
import { plusDays } from '../../core/days.ts'
import { lineEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { roundedByConvention } from '../../core/rounding.ts'
import { nearCliff } from '../purchase/entries.ts'
import {
  type ByContract,
  contractDay,
  contractDayWithoutEffect,
  earlierContract,
  lawOfContract,
  lostByChange,
} from './contract-day.ts'
import { welshRounding } from './parameters/rounding.ts'
import { additionalFrom } from './parameters/stamp-duty.ts'
import { formerBandsBefore, welshBands, welshHigherBands } from './parameters/wales.ts'
import {
  cent,
  type Entries,
  type Input,
  isAdditional,
  mayBeAdditional,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

const atHome = { dueTo: 'region', wording: 'wales', isShownAtZero: true } as const

/** Day of the earlier bands that buyers with an earlier contract may choose; undefined where they may not. */
const dayOfFormer = (law: Law, { agreementDate }: Input): string | undefined => {
  const [first] = law(formerBandsBefore).value
  return first !== undefined && agreementDate !== undefined && agreementDate < first ? plusDays(first, -1) : undefined
}

/** Tax by the main bands, or by the earlier ones where the buyers may choose them and they cost less. */
const mainTax = (law: Law, input: Input): Charge => {
  const { price } = input
  const present = onSlices(price, law(welshBands))
  const day = dayOfFormer(law, input)
  if (day === undefined) return present
  const former = onSlices(price, law.on(day, 'agreementDate')(welshBands), law(formerBandsBefore))
  return former.formula.amount < present.formula.amount ? former : present
}

/** Entries of the main bands for a home, with those on the day of its contract. */
const mainBandEntries = (law: Law, input: Input): Entries => {
  const due = (ofContract: Law): number => onSlices(input.price, ofContract(welshBands)).formula.amount
  const decided: ByContract = { parameter: welshBands, due, isLostByChange: true }
  const charged = lineEntry('transferTax', roundedByConvention(law, welshRounding, mainTax(law, input)), atHome)
  const former = dayOfFormer(law, input)
  // The end of the temporary bands of 2020 spared no earlier contract.
  const isKept = law(formerBandsBefore).value.includes(law(welshBands).version.from)
  return [
    charged,
    ...(isKept ? earlierContract(law, input, decided) : []),
    ...(former === undefined ? [] : lostByChange(law, { ...input, agreementDate: former }, decided)),
    ...contractDayWithoutEffect(input, former !== undefined || mayBeAdditional(input)),
  ]
}

/** Tax by the higher bands by the law of a contract. */
const higherTax = (law: Law, ofContract: Law, price: number): Charge =>
  onSlices(price, ofContract(welshHigherBands), law(additionalFrom))

/** Difference between the higher bands and the main ones. */
const moreThanMain = (law: Law, input: Input): number => {
  const { formula } = higherTax(law, lawOfContract(law, input), input.price)
  return toCents(formula.amount - mainTax(law, input).formula.amount)
}

/** Entries of the higher bands for an additional dwelling, with its reliefs and notices. */
const higherBandEntries = (law: Law, input: Input): Entries => {
  const { price } = input
  const ofContract = lawOfContract(law, input)
  const from = law(additionalFrom).value
  const charged = higherTax(law, ofContract, price)
  const more = moreThanMain(law, input)
  return [
    lineEntry('transferTax', roundedByConvention(law, welshRounding, charged), { ...atHome, wording: 'walesHigher' }),
    ...replacementRelief(ofContract(welshHigherBands), input, more),
    ...contractDay(law, input, {
      parameter: welshHigherBands,
      due: day => higherTax(law, day, price).formula.amount,
      isLostByChange: true,
    }),
    ...nearCliff(law, price, from - cent, more, `Below ${from} the main rates apply.`),
  ]
}

/** Land transaction tax of Wales: the main table, or for an additional dwelling the higher one as a whole. */
export const welshTax = (law: Law, input: Input): Entries => {
  const isReached = input.price >= law(additionalFrom).value
  if (isReached && isAdditional(input)) return higherBandEntries(law, input)
  return [
    ...mainBandEntries(law, input),
    ...(isReached && mayBeAdditional(input) ? surchargePossible(moreThanMain(law, input)) : []),
  ]
}
