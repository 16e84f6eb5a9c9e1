import { atRate, type Charge, exempt, onSlices } from '../../core/charge.ts'
import { line, relief } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
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

const firstTimeLimit = (law: Law): number => law(firstTimeBands).value.at(-1)?.upTo ?? 0

const usualDuty = (law: Law, price: number): Charge => onSlices(price, law(stampDutyBands))

const isDearForCompany = (law: Law, { buyerType, price }: Input): boolean =>
  buyerType === 'company' && price > law(companyAbove).value

/** One rate holds for the whole price of a company without relief. */
const isFlat = (law: Law, input: Input): boolean => isDearForCompany(law, input) && !input.companyReliefApplies

/** The tax without surcharges: the company rate on the whole, else slice by slice. */
const duty = (law: Law, input: Input): Charge => {
  const { price } = input
  if (isFlat(law, input)) return atRate(price, law(companyRate), law(companyAbove))
  const isRelieved = firstTime(input) === true && price <= firstTimeLimit(law)
  return isRelieved ? onSlices(price, law(firstTimeBands)) : usualDuty(law, price)
}

/** The surcharge; below its limit it is 0, so that the answer shows why. */
const additional = (law: Law, { price }: Input): Charge => {
  const from = law(additionalFrom)
  const full = atRate(price, law(additionalRate), from)
  return price < from.value ? exempt(full) : full
}

const nonResident = (law: Law, { taxResident, price }: Input): Entries => {
  const note = 'Send false for buyers who live abroad.'
  const { value: isResident, assumptions } = orDefault('taxResident', taxResident, true, note)
  return isResident || price < law(additionalFrom).value
    ? assumptions
    : [...assumptions, line('nonResidentSurcharge', atRate(price, law(nonResidentRate)))]
}

/** What a company pays more above the limit than one that lets or trades. */
const costOfFlatRate = (law: Law, { price }: Input): number =>
  toCents(price * law(companyRate).value - usualDuty(law, price).formula.amount - price * law(additionalRate).value)

const companyRelief = (law: Law, input: Input): Entries => {
  if (!isFlat(law, input)) return []
  const text = {
    key: 'companyRelief',
    label: 'Relief for letting or trading',
    saving: costOfFlatRate(law, input),
    condition: 'The company would have to buy the dwelling to let it to strangers, to trade in it or to develop it.',
    fields: ['companyReliefApplies'],
  } as const
  return [relief(text, law(companyRate))]
}

/** What was lost by passing a limit, where the price is just above it. */
const cliffs = (law: Law, input: Input, surcharge: number, isCharged: boolean): Entries => {
  const { price } = input
  const limit = firstTimeLimit(law)
  const atLimit = onSlices(limit, law(firstTimeBands)).formula.amount
  const lost = toCents(usualDuty(law, price).formula.amount - atLimit)
  const above = law(companyAbove).value
  const from = law(additionalFrom).value
  const ofFirstTime = `Up to ${limit} first-time buyers pay less; above it they lose all of it.`
  const ofCompany = `Above ${above} a company pays one rate on the whole price.`
  return [
    ...(firstTime(input) === true ? nearCliff(price, limit, lost, ofFirstTime) : []),
    ...(isFlat(law, input) ? nearCliff(price, above, costOfFlatRate(law, input), ofCompany) : []),
    ...(isCharged ? nearCliff(price, from - cent, surcharge, `Below ${from} there is no surcharge.`) : []),
  ]
}

/** Stamp duty land tax of England and Northern Ireland: bands, surcharges, first-time buyers, companies. */
export const stampDuty = (law: Law, input: Input): Entries => {
  const { price } = input
  const usual = usualDuty(law, price).formula.amount
  const isReached = price >= law(additionalFrom).value
  const isSurcharged = isAdditional(input) && !isFlat(law, input)
  const surcharge = toCents(price * law(additionalRate).value)
  const ofFirstTime = onSlices(price, law(firstTimeBands)).formula.amount
  const firstSaving = price <= firstTimeLimit(law) ? toCents(usual - ofFirstTime) : 0
  return [
    line('transferTax', duty(law, input), { isShownAtZero: true }),
    ...(isSurcharged ? [line('additionalDwellingSurcharge', additional(law, input), { isShownAtZero: true })] : []),
    ...nonResident(law, input),
    ...firstTimeRelief(law(firstTimeBands), input, firstSaving),
    ...(isReached && isSurcharged ? replacementRelief(law(additionalRate), input, surcharge) : []),
    ...companyRelief(law, input),
    ...(isReached && mayBeAdditional(input) ? surchargePossible(surcharge) : []),
    ...cliffs(law, input, surcharge, isReached && isSurcharged),
  ]
}
