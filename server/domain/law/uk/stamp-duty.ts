import { atRate, type Charge, citing, exempt, onSlices, roundCharge } from '../../core/charge.ts'
import { lineEntry, reliefEntry } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import { roundByLaw } from '../../core/rounding.ts'
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
  stampDutyRounding,
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

/** Surcharge of a buyer who lives abroad, and the default of the answer where there is a surcharge. */
const nonResidentSurcharge = (law: Law, { taxResident, price }: Input) => {
  const note = 'Send false for buyers who live abroad.'
  const rate = law(nonResidentRate)
  const { value: isResident, assumptions } = orDefault('taxResident', taxResident, true, note)
  const isReached = price >= law(additionalFrom).value
  return {
    assumptions: isReached && rate.value > 0 ? assumptions : [],
    charges: isReached && !isResident ? [atRate(price, rate)] : [],
  }
}

/** A line of the tax before its total is rounded. */
type TaxPart = readonly [key: 'transferTax' | 'additionalDwellingSurcharge' | 'nonResidentSurcharge', charge: Charge]

/** Lines of the tax, whose total is in whole pounds: the pence that are left out are those of the last line with an amount. */
const inWholePounds = (law: Law, parts: readonly TaxPart[]): Entries => {
  const cents = parts.map(([, { formula }]) => toCents(formula.amount))
  const total = sumAmounts(cents)
  const pence = sumAmounts([total, -roundByLaw(law, stampDutyRounding, total)])
  const last = cents.findLastIndex(amount => amount > 0)
  return parts.map(([key, usual], index) => {
    const rounded = roundCharge(usual, amount => sumAmounts([toCents(amount), -pence]))
    const due = index === last && pence > 0 ? citing(rounded, law(stampDutyRounding)) : usual
    return lineEntry(key, due, { isShownAtZero: true })
  })
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
  const more = surcharge(law, ofContract, input)
  const surcharged = isSurcharged ? toCents(more.formula.amount) : 0
  const abroad = nonResidentSurcharge(law, input)
  return [
    ...inWholePounds(law, [
      ['transferTax', baseStampDuty(law, input)],
      ...(isSurcharged ? [['additionalDwellingSurcharge', more] as const] : []),
      ...abroad.charges.map(charge => ['nonResidentSurcharge', charge] as const),
    ]),
    ...abroad.assumptions,
    ...firstTimeRelief(law(firstTimeBands), input, firstSaving),
    ...(surcharged > 0 ? replacementRelief(ofContract(additionalRate), input, surcharged) : []),
    ...companyRelief(law, input),
    ...(isAdditional(input) ? contractDay(law, input, byContract(law, input)) : []),
    ...(mayBeAdditional(input) && more.formula.amount > 0 ? surchargePossible(toCents(more.formula.amount)) : []),
    ...stampDutyCliffs(law, input, surcharged),
    ...contractDayWithoutEffect(input, isAdditional(input) || mayBeAdditional(input)),
  ]
}
