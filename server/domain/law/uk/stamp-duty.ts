import { atRate, type Charge, exempt, onSlices } from '../../core/charge.ts'
import { lineEntry, reliefEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { nearCliff, orDefault } from '../purchase/entries.ts'
import { type ByContract, contractDay, contractDayWithoutEffect, lawOfContract } from './contract-day.ts'
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
  firstTimeRelief,
  type Input,
  isAdditional,
  isFirstTime,
  mayBeAdditional,
  replacementRelief,
  surchargePossible,
} from './surcharge.ts'

const firstTimeLimit = (law: Law): number => law(firstTimeBands).value.at(-1)?.upTo ?? 0

const usualDuty = (law: Law, price: number): Charge => onSlices(price, law(stampDutyBands))

const isAboveCompanyLimit = (law: Law, { buyerType, price }: Input): boolean =>
  buyerType === 'company' && price > law(companyAbove).value

/** A company without relief pays one rate on the whole price above a limit. */
const isFlat = (law: Law, input: Input): boolean => isAboveCompanyLimit(law, input) && !input.companyReliefApplies

/** Tax without surcharges: the company rate on the whole, else slice by slice. */
const baseStampDuty = (law: Law, input: Input): Charge => {
  const { price } = input
  if (isFlat(law, input)) return atRate(price, lawOfContract(law, input)(companyRate), law(companyAbove))
  const isRelieved = isFirstTime(input) === true && price <= firstTimeLimit(law)
  return isRelieved ? onSlices(price, law(firstTimeBands)) : usualDuty(law, price)
}

/** Surcharge by the law of a contract; below its limit it is 0, so that the answer shows why. */
const surcharge = (law: Law, ofContract: Law, { price }: Input): Charge => {
  const from = law(additionalFrom)
  const full = atRate(price, ofContract(additionalRate), from)
  return price < from.value ? exempt(full) : full
}

const nonResidentSurcharge = (law: Law, { taxResident, price }: Input): Entries => {
  const note = 'Send false for buyers who live abroad.'
  const { value: isResident, assumptions } = orDefault('taxResident', taxResident, true, note)
  return isResident || price < law(additionalFrom).value
    ? assumptions
    : [...assumptions, lineEntry('nonResidentSurcharge', atRate(price, law(nonResidentRate)))]
}

/** Additional tax of a company above the limit, compared with one that lets or trades. */
const costOfFlatRate = (law: Law, input: Input): number => {
  const { price } = input
  const ofContract = lawOfContract(law, input)
  const more = price * (ofContract(companyRate).value - ofContract(additionalRate).value)
  return toCents(more - usualDuty(law, price).formula.amount)
}

const companyRelief = (law: Law, input: Input): Entries => {
  if (!isFlat(law, input)) return []
  const text = {
    key: 'companyRelief',
    label: 'Relief for letting or trading',
    saving: costOfFlatRate(law, input),
    condition:
      'The company would have to buy the dwelling to let it to unconnected tenants, to trade in property or to develop it.',
    fields: ['companyReliefApplies'],
  } as const
  return [reliefEntry(text, lawOfContract(law, input)(companyRate))]
}

/** Cost of passing a limit, where the price is just above it. */
const stampDutyCliffs = (law: Law, input: Input, surcharged: number): Entries => {
  const { price } = input
  const limit = firstTimeLimit(law)
  const atLimit = onSlices(limit, law(firstTimeBands)).formula.amount
  const lost = toCents(usualDuty(law, price).formula.amount - atLimit)
  const above = law(companyAbove).value
  const from = law(additionalFrom).value
  const ofFirstTime = `Up to ${limit} first-time buyers pay less; above it they lose all of it.`
  const ofCompany = `Above ${above} a company pays one rate on the whole price.`
  return [
    ...(isFirstTime(input) === true ? nearCliff(law, price, limit, lost, ofFirstTime) : []),
    ...(isFlat(law, input) ? nearCliff(law, price, above, costOfFlatRate(law, input), ofCompany) : []),
    ...nearCliff(law, price, from - cent, surcharged, `Below ${from} there is no surcharge.`),
  ]
}

/** Tax that depends on the day of the contract: the rate of companies, or the surcharge. */
const byContract = (law: Law, input: Input): ByContract =>
  isFlat(law, input)
    ? { parameter: companyRate, due: ofContract => input.price * ofContract(companyRate).value, isLostByChange: true }
    : {
        parameter: additionalRate,
        due: ofContract => surcharge(law, ofContract, input).formula.amount,
        isLostByChange: true,
      }

/** Stamp duty land tax of England and Northern Ireland: bands, surcharges, first-time buyers, companies. */
export const stampDutyLandTax = (law: Law, input: Input): Entries => {
  const { price } = input
  const ofContract = lawOfContract(law, input)
  const usual = usualDuty(law, price).formula.amount
  const ofFirstTime = onSlices(price, law(firstTimeBands)).formula.amount
  const firstSaving = price <= firstTimeLimit(law) ? toCents(usual - ofFirstTime) : 0
  const isSurcharged = isAdditional(input) && !isFlat(law, input)
  const more = lineEntry('additionalDwellingSurcharge', surcharge(law, ofContract, input), { isShownAtZero: true })
  const surcharged = isSurcharged ? more.amount : 0
  return [
    lineEntry('transferTax', baseStampDuty(law, input), { isShownAtZero: true }),
    ...(isSurcharged ? [more] : []),
    ...nonResidentSurcharge(law, input),
    ...firstTimeRelief(law(firstTimeBands), input, firstSaving),
    ...(surcharged > 0 ? replacementRelief(ofContract(additionalRate), input, surcharged) : []),
    ...companyRelief(law, input),
    ...(isAdditional(input) ? contractDay(law, input, byContract(law, input)) : []),
    ...(mayBeAdditional(input) && more.amount > 0 ? surchargePossible(more.amount) : []),
    ...stampDutyCliffs(law, input, surcharged),
    ...contractDayWithoutEffect(input, isAdditional(input) || mayBeAdditional(input)),
  ]
}
