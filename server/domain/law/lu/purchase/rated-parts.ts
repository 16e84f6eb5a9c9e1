import { atLeast, atRate, type Charge, charge } from '../../../core/charge.ts'
import { sumAmounts, toCents, toFifteenDigits } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { exchangeRate, giftRates } from '../parameters/deeds.ts'
import { leastDuty, registrationRate, resaleRegistrationRate, transcriptionRate } from '../parameters/duties.ts'
import type { Buyer, Purchase } from './purchase.ts'

/** Part of a value that bears registration duty at one rate. */
export interface RatedPart {
  base: number
  rate: Provision<number>
}

const giftRateOf = (law: Law, { relationship = 'other' }: Buyer): Provision<number> =>
  law.row(giftRates, relationship) ?? law.row(giftRates, 'other')

/** Shares of a gift, one part for all who have the same relation to the donor. */
const giftParts = (law: Law, { buyers }: Purchase, value: number): RatedPart[] => {
  const relations = [...new Set(buyers.map(({ relationship }) => relationship))]
  return relations.flatMap(relationship => {
    const own = buyers.filter(buyer => buyer.relationship === relationship)
    const [first] = own
    const share = own.length === buyers.length ? 1 : own.reduce((sum, buyer) => sum + buyer.share, 0)
    return first ? [{ base: toFifteenDigits(value * share), rate: giftRateOf(law, first) }] : []
  })
}

/**
 * Parts of a value by the rate of registration: in an exchange the lesser property and the difference, which is a sale (law
 * of 22 frimaire an VII, art. 69 § V no 3), in a gift the shares by relation to the donor.
 */
export const ratedParts = (law: Law, purchase: Purchase, value: number): RatedPart[] => {
  const { deed, price, givenValue, resaleClause } = purchase
  const ofSale = law(resaleClause ? resaleRegistrationRate : registrationRate)
  if (deed === 'gift') return giftParts(law, purchase, value)
  if (deed !== 'exchange') return [{ base: value, rate: ofSale }]
  const lesser = Math.min(price, givenValue)
  const difference = toFifteenDigits(value - lesser)
  return [{ base: lesser, rate: law(exchangeRate) }, ...(difference > 0 ? [{ base: difference, rate: ofSale }] : [])]
}

/** Charges of several parts as one line: the sum of their cents, without a rate where there are several. */
export const chargeParts = (parts: readonly RatedPart[], ...also: Provision[]): Charge => {
  const charges = parts.map(({ base, rate }) => atRate(base, rate, ...also))
  const [first, ...others] = charges
  if (first && others.length === 0) return first
  const amount = sumAmounts(charges.map(({ formula }) => toCents(formula.amount)))
  const [principal, ...rest] = charges.flatMap(({ by }) => by)
  if (!principal) throw new Error('A duty has at least one rate.')
  return charge({ amount, base: toFifteenDigits(parts.reduce((sum, { base }) => sum + base, 0)) }, [principal, ...rest])
}

/** Registration duty on parts at their rates: at least the fixed duty, where there is a base. */
export const registrationCharge = (law: Law, parts: readonly RatedPart[], ...also: Provision[]): Charge => {
  const usual = chargeParts(parts, ...also)
  return parts.some(({ base }) => base > 0) ? atLeast(usual, law(leastDuty), 'last') : usual
}

/** Weights that add up to 1. */
const toShares = (weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map(weight => weight / sum)
}

/** Parts of the duties of a gift that each buyer bears: by the own rate; undefined where all bear the same rate. */
export const giftWeights = (law: Law, { deed, buyers }: Purchase) => {
  if (deed !== 'gift') return undefined
  const transcription = law(transcriptionRate).value
  const rates = buyers.map(buyer => giftRateOf(law, buyer).value)
  return {
    registration: toShares(buyers.map(({ share }, index) => share * (rates[index] ?? 0))),
    both: toShares(buyers.map(({ share }, index) => share * ((rates[index] ?? 0) + transcription))),
  }
}
