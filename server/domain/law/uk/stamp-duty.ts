import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeeLine, FeesInput } from '../country.ts'
import { answerOr, nearCliff } from '../purchase-lines.ts'
import {
  additionalFrom,
  additionalRate,
  companyAbove,
  companyRate,
  firstTimeBands,
  nonResidentRate,
  stampDutyBands,
} from './parameters/stamp-duty.ts'
import {
  type Charged,
  firstTime,
  firstTimeRelief,
  isAdditional,
  mayBeAdditional,
  relief,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

type Input = FeesInput<'UK'>

const bought = { label: 'Stamp duty land tax', category: 'transferTax', nature: 'tax', dueTo: 'state' } as const

const firstTimeLimit = (law: Law): number => law.value(firstTimeBands).at(-1)?.upTo ?? 0

const isDearForCompany = (law: Law, { buyerType, price }: Input): boolean =>
  buyerType === 'company' && price > law.value(companyAbove)

/** The tax without surcharges: the company rate on the whole, else slice by slice. */
const duty = (law: Law, input: Input, isFirst: boolean): FeeLine[] => {
  const { price } = input
  const facts = { ...bought, key: 'transferTax', base: price, standsAtZero: true } as const
  if (isDearForCompany(law, input) && !input.companyReliefApplies) {
    const rate = law.value(companyRate)
    return costLine(law, { ...facts, amount: price * rate, rate, basis: [companyRate, companyAbove] })
  }
  const bands = isFirst ? firstTimeBands : stampDutyBands
  return costLine(law, { ...facts, amount: bySlices(price, law.value(bands)), basis: [bands] })
}

/** The surcharge; below its limit it stands at 0, so that the answer says why. */
const additional = (law: Law, { price }: Input): FeeLine[] => {
  const rate = price < law.value(additionalFrom) ? 0 : law.value(additionalRate)
  return costLine(law, {
    ...bought,
    key: 'additionalDwellingSurcharge',
    label: 'Surcharge on an additional dwelling',
    amount: price * rate,
    base: price,
    rate,
    basis: [additionalRate, additionalFrom],
    standsAtZero: true,
  })
}

const nonResident = (law: Law, { taxResident, price }: Input): FeeLine[] => {
  const isResident = answerOr(law, 'taxResident', taxResident, true, 'Send false for buyers who live abroad.')
  if (isResident || price < law.value(additionalFrom)) return []
  const rate = law.value(nonResidentRate)
  return costLine(law, {
    ...bought,
    key: 'nonResidentSurcharge',
    label: 'Surcharge on buyers who are not resident',
    amount: price * rate,
    base: price,
    rate,
    basis: [nonResidentRate],
  })
}

/** What a company that lets or trades would save above the limit. */
const companyRelief = (law: Law, input: Input): Charged['possibleReliefs'] => {
  if (!isDearForCompany(law, input) || input.companyReliefApplies) return []
  const { price } = input
  const saved = price * law.value(companyRate) - bySlices(price, law.value(stampDutyBands))
  return [
    relief(law, companyRate, {
      key: 'companyRelief',
      label: 'Relief for letting or trading',
      saving: toCents(saved - price * law.value(additionalRate)),
      condition: 'The company would have to buy the dwelling to let it to strangers, to trade in it or to develop it.',
      fields: ['companyReliefApplies'],
    }),
  ]
}

const cliffs = (law: Law, input: Input, isCharged: boolean): Charged['notices'] => {
  const { price } = input
  const plain = bySlices(price, law.value(stampDutyBands))
  const limit = firstTimeLimit(law)
  const lost = plain - bySlices(limit, law.value(firstTimeBands))
  const above = law.value(companyAbove)
  const dear = price * law.value(companyRate) - plain - price * law.value(additionalRate)
  const from = law.value(additionalFrom)
  return [
    ...(firstTime(input) === true
      ? nearCliff(
          price,
          limit,
          toCents(lost),
          `Up to ${limit} first-time buyers pay less; above it they lose all of it.`,
        )
      : []),
    ...(isDearForCompany(law, input) && !input.companyReliefApplies
      ? nearCliff(price, above, toCents(dear), `Above ${above} a company pays one rate on the whole price.`)
      : []),
    ...(isCharged
      ? nearCliff(
          price,
          from - 0.01,
          toCents(price * law.value(additionalRate)),
          `Below ${from} there is no surcharge.`,
        )
      : []),
  ]
}

/** Stamp duty land tax of England and Northern Ireland: bands, surcharges, first-time buyers, companies. */
export const stampDuty = (law: Law, input: Input): Charged => {
  const plain = bySlices(input.price, law.value(stampDutyBands))
  const isFirst = firstTime(input)
  const admitted = input.price <= firstTimeLimit(law)
  const isReached = input.price >= law.value(additionalFrom)
  const isFlat = isDearForCompany(law, input) && !input.companyReliefApplies
  const isCharged = isReached && !isFlat && isAdditional(input)
  const lines = [
    ...duty(law, input, isFirst === true && admitted),
    ...(isFlat || !isAdditional(input) ? [] : additional(law, input)),
    ...nonResident(law, input),
  ]
  const surcharge = toCents(input.price * law.value(additionalRate))
  const firstSaving = admitted ? toCents(plain - bySlices(input.price, law.value(firstTimeBands))) : 0
  return {
    lines,
    possibleReliefs: [
      ...firstTimeRelief(law, firstTimeBands, input, firstSaving),
      ...(isCharged ? replacementRelief(law, additionalRate, input, surcharge) : []),
      ...companyRelief(law, input),
    ],
    notices: [
      ...(isReached && mayBeAdditional(input) ? surchargePossible(surcharge) : []),
      ...cliffs(law, input, isCharged),
    ],
  }
}
