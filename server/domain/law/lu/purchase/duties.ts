import { atRate, citing, exempt } from '../../../core/charge.ts'
import { lineEntry, sumOfLines } from '../../../core/entries.ts'
import { split, splitByWeight, sumAmounts, sumOfWeights } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { surtaxFreeWithCredit, transcriptionRate } from '../parameters/duties.ts'
import { type BuyerDuties, type CreditedBuyer, creditsOf, creditsOfBuyer } from './credits.ts'
import { dutyBase, type TaxedShare } from './duty-base.ts'
import type { Purchase } from './purchase.ts'
import { chargeParts, giftWeights, type RatedPart, ratedParts, registrationCharge } from './rated-parts.ts'

/** The duties of a purchase, in whole cents. */
export interface Duties {
  isHalved: boolean
  surtax: number
  /** Surtax that the credit of some buyers exempts. */
  surtaxSpared: number
  /** Part of the buyers who bear a surtax: 1 unless the credit of some exempts them. */
  surtaxedShare: number
  buyers: readonly BuyerDuties[]
  /** The lines, from registration to the minimum. */
  entries: readonly PurchaseEntry<'LU'>[]
  /** Amount due after credits, the minimum included. */
  due: number
}

/** Share of each buyer; 0 where the housing credit of that buyer exempts from the surtax. */
const weightsUnderSurtax = (law: Law, purchase: Purchase, credited: readonly CreditedBuyer[]) => {
  const { commune = '', buyers } = purchase
  const spares = law(surtaxFreeWithCredit).value.includes(commune)
  const shares = giftWeights(law, purchase)?.registration ?? buyers.map(({ share }) => share)
  return shares.map((share, index) => (spares && (credited[index]?.housingCredit ?? 0) > 0 ? 0 : share))
}

/**
 * Surtax of a municipality on property other than housing, whose base was never halved, as a part of the registration duty; a
 * credit may exempt from it.
 */
const surtaxLine = (
  law: Law,
  { surtax, nonHousingShare }: Purchase,
  parts: readonly RatedPart[],
  surtaxedShare: number,
) => {
  if (!surtax || nonHousingShare === 0) return []
  const [share, spared] = [law(surtax), law(surtaxFreeWithCredit)]
  const surtaxed = parts.map(({ base, rate }) => ({
    base: base * nonHousingShare * (surtaxedShare || 1),
    rate: { ...share, value: rate.value * share.value },
  }))
  const due = chargeParts(surtaxed, ...new Set(parts.map(({ rate }) => rate)))
  if (surtaxedShare === 0) return [lineEntry('communalSurtax', exempt(due, spared), { isShownAtZero: true })]
  return [lineEntry('communalSurtax', surtaxedShare < 1 ? citing(due, spared) : due)]
}

/** Duties of a purchase: registration, transcription, surtax, each buyer's credit, and the minimum. */
export const dutiesOf = (law: Law, purchase: Purchase): Duties => {
  const whole = ratedParts(law, purchase, purchase.dutiableValue)
  const taxed = dutyBase(law, purchase)
  const { base, isHalved, weights, by } = taxed
  const proportional = [
    lineEntry('registrationDuty', registrationCharge(law, ratedParts(law, purchase, base), ...by)),
    lineEntry('transcriptionDuty', atRate(base, law(transcriptionRate), ...by)),
  ]
  const creditable = split(sumOfLines(proportional), giftWeights(law, purchase)?.both ?? weights)
  const noShare: TaxedShare = { whole: 0, home: 0, dwellings: 0 }
  const credited = purchase.buyers.map((buyer, index) =>
    creditsOfBuyer(law, purchase, buyer, creditable[index] ?? 0, taxed.taxed[index] ?? noShare),
  )
  const surtaxed = weightsUnderSurtax(law, purchase, credited)
  const surtaxedShare = sumOfWeights(surtaxed)
  const communal = surtaxLine(law, purchase, whole, surtaxedShare)
  const surtax = sumOfLines(communal)
  const surtaxSpared = sumAmounts([sumOfLines(surtaxLine(law, purchase, whole, 1)), -surtax])
  // The surtax is split separately, so that no rounding cent makes a credit larger than the duty it covers.
  const surtaxes = splitByWeight(surtax, surtaxed)
  const buyers = credited.map((buyer, index) => ({
    ...buyer,
    duty: sumAmounts([buyer.creditable, surtaxes[index] ?? 0]),
  }))
  const entries = [...proportional, ...communal, ...creditsOf(law, purchase, sumOfLines(proportional), credited)]
  return { isHalved, surtax, surtaxSpared, surtaxedShare, buyers, entries, due: sumOfLines(entries) }
}
