import { atRate, type Charge, exempt, onSlices } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { roundedByConvention } from '../../core/rounding.ts'
import { nearCliff } from '../purchase/entries.ts'
import { contractDay, contractDayWithoutEffect, lawOfContract } from './contract-day.ts'
import { scottishRounding } from './parameters/rounding.ts'
import {
  additionalDwellingSupplement,
  scottishBands,
  scottishFirstTimeBands,
  supplementFrom,
} from './parameters/scotland.ts'
import {
  cent,
  type Entries,
  firstTimeRelief,
  type Input,
  isAdditional,
  isFirstTime,
  mayBeAdditional,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

const atHome = { dueTo: 'region', wording: 'scotland', isShownAtZero: true } as const

/** Supplement by the law of the contract; below its limit it is 0, so that the answer shows why. */
const supplement = (law: Law, ofContract: Law, { price }: Input): Charge => {
  const from = law(supplementFrom)
  const full = atRate(price, ofContract(additionalDwellingSupplement), from)
  return price < from.value ? exempt(full) : roundedByConvention(law, scottishRounding, full)
}

/** Supplement of a buyer who owns another dwelling, and the saving of replacing the main residence. */
const supplementEntries = (law: Law, input: Input, due: (ofContract: Law) => Charge): Entries => {
  const { price } = input
  const from = law(supplementFrom).value
  const ofContract = lawOfContract(law, input)
  const charged = lineEntry('additionalDwellingSurcharge', due(ofContract), atHome)
  return [
    charged,
    ...(charged.amount > 0 ? replacementRelief(ofContract(additionalDwellingSupplement), input, charged.amount) : []),
    ...contractDay(law, input, { parameter: additionalDwellingSupplement, due: day => due(day).formula.amount }),
    ...nearCliff(law, price, from - cent, charged.amount, `Below ${from} there is no supplement.`),
  ]
}

/** Land and buildings transaction tax of Scotland, with its supplement by the day of the contract. */
export const scottishTax = (law: Law, input: Input): Entries => {
  const { price } = input
  const isReached = price >= law(supplementFrom).value
  const duty = onSlices(price, law(isFirstTime(input) ? scottishFirstTimeBands : scottishBands))
  const usual = onSlices(price, law(scottishBands))
  const ofFirstTime = onSlices(price, law(scottishFirstTimeBands))
  const saving = toCents(usual.formula.amount - ofFirstTime.formula.amount)
  const due = (ofContract: Law): Charge => supplement(law, ofContract, input)
  const mayBe = mayBeAdditional(input)
  return [
    lineEntry('transferTax', roundedByConvention(law, scottishRounding, duty), atHome),
    ...firstTimeRelief(law(scottishFirstTimeBands), input, saving),
    ...(isAdditional(input) ? supplementEntries(law, input, due) : []),
    ...(isReached && mayBe ? surchargePossible(toCents(due(lawOfContract(law, input)).formula.amount)) : []),
    ...contractDayWithoutEffect(input, isAdditional(input) || mayBe),
  ]
}
