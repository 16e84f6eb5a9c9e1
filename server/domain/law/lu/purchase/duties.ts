import { atLeast, atRate, type Charge, citing, exempt } from '../../../core/charge.ts'
import { lineEntry, sumOfLines } from '../../../core/entries.ts'
import { split, splitByWeight, sumAmounts, sumOfWeights } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import {
  leastDuty,
  registrationRate,
  resaleRegistrationRate,
  surtaxFreeWithCredit,
  transcriptionRate,
} from '../parameters/duties.ts'
import { type BuyerDuties, type CreditedBuyer, creditsOf, creditsOfBuyer } from './credits.ts'
import { dutyBase, type TaxedShare } from './duty-base.ts'
import type { Purchase } from './purchase.ts'

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

/** Registration duty at a rate: at least the fixed duty, where there is a base. */
export const registrationCharge = (law: Law, base: number, rate: Provision<number>, ...also: Provision[]): Charge => {
  const usual = atRate(base, rate, ...also)
  return base > 0 ? atLeast(usual, law(leastDuty), 'last') : usual
}

/** Share of each buyer; 0 where the housing credit of that buyer exempts from the surtax. */
const weightsUnderSurtax = (law: Law, { commune = '', buyers }: Purchase, credited: readonly CreditedBuyer[]) => {
  const spares = law(surtaxFreeWithCredit).value.includes(commune)
  return buyers.map(({ share }, index) => (spares && (credited[index]?.housingCredit ?? 0) > 0 ? 0 : share))
}

/**
 * Surtax of a municipality on property other than housing, whose base was never halved, as a part of the registration duty; a
 * credit may exempt from it.
 */
const surtaxLine = (
  law: Law,
  { surtax, nonHousingShare, dutiableValue }: Purchase,
  registration: Provision<number>,
  surtaxedShare: number,
) => {
  if (!surtax || nonHousingShare === 0) return []
  const [share, spared] = [law(surtax), law(surtaxFreeWithCredit)]
  const rate = { ...share, value: registration.value * share.value }
  const due = atRate(dutiableValue * nonHousingShare * (surtaxedShare || 1), rate, registration)
  if (surtaxedShare === 0) return [lineEntry('communalSurtax', exempt(due, spared), { isShownAtZero: true })]
  return [lineEntry('communalSurtax', surtaxedShare < 1 ? citing(due, spared) : due)]
}

/** Duties of a purchase: registration, transcription, surtax, each buyer's credit, and the minimum. */
export const dutiesOf = (law: Law, purchase: Purchase): Duties => {
  const rate = law(purchase.resaleClause ? resaleRegistrationRate : registrationRate)
  const taxed = dutyBase(law, purchase)
  const { base, isHalved, weights, by } = taxed
  const proportional = [
    lineEntry('registrationDuty', registrationCharge(law, base, rate, ...by)),
    lineEntry('transcriptionDuty', atRate(base, law(transcriptionRate), ...by)),
  ]
  const creditable = split(sumOfLines(proportional), weights)
  const noShare: TaxedShare = { whole: 0, home: 0, dwellings: 0 }
  const credited = purchase.buyers.map((buyer, index) =>
    creditsOfBuyer(law, purchase, buyer, creditable[index] ?? 0, taxed.taxed[index] ?? noShare),
  )
  const surtaxed = weightsUnderSurtax(law, purchase, credited)
  const surtaxedShare = sumOfWeights(surtaxed)
  const communal = surtaxLine(law, purchase, rate, surtaxedShare)
  const surtax = sumOfLines(communal)
  const surtaxSpared = sumAmounts([sumOfLines(surtaxLine(law, purchase, rate, 1)), -surtax])
  // The surtax is split separately, so that no rounding cent makes a credit larger than the duty it covers.
  const surtaxes = splitByWeight(surtax, surtaxed)
  const buyers = credited.map((buyer, index) => ({
    ...buyer,
    duty: sumAmounts([buyer.creditable, surtaxes[index] ?? 0]),
  }))
  const entries = [...proportional, ...communal, ...creditsOf(law, purchase, sumOfLines(proportional), credited)]
  return { isHalved, surtax, surtaxSpared, surtaxedShare, buyers, entries, due: sumOfLines(entries) }
}
