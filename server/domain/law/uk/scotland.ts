import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeesInput } from '../country.ts'
import { answerOr, nearCliff } from '../purchase-lines.ts'
import { additionalDwellingSupplement, scottishBands, scottishFirstTimeBands } from './parameters/scotland.ts'
import { additionalFrom } from './parameters/stamp-duty.ts'
import {
  type Charged,
  firstTime,
  firstTimeRelief,
  isAdditional,
  mayBeAdditional,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

type Input = FeesInput<'UK'>

const facts = { category: 'transferTax', nature: 'tax', dueTo: 'region' } as const

/** The law of the day of the contract, which decides the rate of the supplement. */
const lawOfContract = (law: Law, { agreementDate }: Input): Law => {
  const note = 'The day of the contract decides the rate of the supplement.'
  return law.on(answerOr(law, 'agreementDate', agreementDate, law.day, note), 'agreementDate')
}

/** The supplement; below its limit it stands at 0, so that the answer says why. */
const supplement = (law: Law, input: Input): FeeLine[] => {
  const contract = lawOfContract(law, input)
  const rate = input.price < law.value(additionalFrom) ? 0 : contract.value(additionalDwellingSupplement)
  return costLine(contract, {
    ...facts,
    key: 'additionalDwellingSurcharge',
    label: 'Additional dwelling supplement',
    amount: input.price * rate,
    base: input.price,
    rate,
    basis: [additionalDwellingSupplement, additionalFrom],
    standsAtZero: true,
  })
}

const duty = (law: Law, input: Input): FeeLine[] => {
  const bands = firstTime(input) ? scottishFirstTimeBands : scottishBands
  return costLine(law, {
    ...facts,
    key: 'transferTax',
    label: 'Land and buildings transaction tax',
    amount: bySlices(input.price, law.value(bands)),
    base: input.price,
    basis: [bands],
    standsAtZero: true,
  })
}

/** What the wider band without tax saves. */
const firstTimeSaving = (law: Law, { price }: Input): number =>
  toCents(bySlices(price, law.value(scottishBands)) - bySlices(price, law.value(scottishFirstTimeBands)))

/** Land and buildings transaction tax of Scotland, with its supplement by the day of the contract. */
export const scottishTax = (law: Law, input: Input): Charged => {
  const { price, agreementDate = law.day } = input
  const from = law.value(additionalFrom)
  const lines = duty(law, input)
  const firstHome = firstTimeRelief(law, scottishFirstTimeBands, input, firstTimeSaving(law, input))
  if (!isAdditional(input)) {
    const rate = law.on(agreementDate, 'agreementDate').value(additionalDwellingSupplement)
    const notices = price >= from && mayBeAdditional(input) ? surchargePossible(toCents(price * rate)) : []
    return { lines, possibleReliefs: firstHome, notices }
  }
  const charged = supplement(law, input)
  const amount = sum(charged.map(line => line.amount))
  return {
    lines: [...lines, ...charged],
    possibleReliefs: [
      ...firstHome,
      ...(amount > 0 ? replacementRelief(law, additionalDwellingSupplement, input, amount) : []),
    ],
    notices: nearCliff(price, from - 0.01, amount, `Below ${from} there is no supplement.`),
  }
}
