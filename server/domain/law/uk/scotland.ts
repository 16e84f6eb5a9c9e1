import { atRate, type Charge, exempt, onSlices } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
import { additionalDwellingSupplement, scottishBands, scottishFirstTimeBands } from './parameters/scotland.ts'
import { additionalFrom } from './parameters/stamp-duty.ts'
import {
  cent,
  type Entries,
  firstTime,
  firstTimeRelief,
  type Input,
  isAdditional,
  mayBeAdditional,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

const atHome = { dueTo: 'region', wording: 'scotland', isShownAtZero: true } as const

/** The supplement by the day of the contract; below its limit it is 0, so that the answer shows why. */
const supplement = (law: Law, { price, agreementDate = law.lawDay.day }: Input): Charge => {
  const from = law(additionalFrom)
  const full = atRate(price, law.on(agreementDate, 'agreementDate')(additionalDwellingSupplement), from)
  return price < from.value ? exempt(full) : full
}

/** The supplement of a buyer who owns another dwelling, and what replacing the main residence would save. */
const additional = (law: Law, input: Input, ofContract: Charge): Entries => {
  const { price, agreementDate } = input
  const note = 'The day of the contract decides the rate of the supplement.'
  const { assumptions } = orDefault('agreementDate', agreementDate, law.lawDay.day, note)
  const from = law(additionalFrom).value
  const charged = line('additionalDwellingSurcharge', ofContract, atHome)
  return [
    ...assumptions,
    charged,
    ...(charged.amount > 0 ? replacementRelief(law(additionalDwellingSupplement), input, charged.amount) : []),
    ...nearCliff(price, from - cent, charged.amount, `Below ${from} there is no supplement.`),
  ]
}

/** Land and buildings transaction tax of Scotland, with its supplement by the day of the contract. */
export const scottishTax = (law: Law, input: Input): Entries => {
  const { price } = input
  const isReached = price >= law(additionalFrom).value
  const duty = onSlices(price, law(firstTime(input) ? scottishFirstTimeBands : scottishBands))
  const usual = onSlices(price, law(scottishBands))
  const ofFirstTime = onSlices(price, law(scottishFirstTimeBands))
  const saving = toCents(usual.formula.amount - ofFirstTime.formula.amount)
  // The day of the contract must be covered, whether or not the supplement is due.
  const ofContract = supplement(law, input)
  return [
    line('transferTax', duty, atHome),
    ...firstTimeRelief(law(scottishFirstTimeBands), input, saving),
    ...(isAdditional(input) ? additional(law, input, ofContract) : []),
    ...(isReached && mayBeAdditional(input) ? surchargePossible(toCents(ofContract.formula.amount)) : []),
  ]
}
