import type { Parameter } from '../../../core/dated.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import {
  contractDeadline,
  contractFirstDay,
  offPlanLandShare,
  rentalContractFirstDay,
  taxableBaseShare,
} from '../parameters/duties.ts'
import { bringsFullOwnership } from './acquired.ts'
import { type Buyer, type Purchase, shareOf } from './purchase.ts'

/** A measure whose window keeps the former law for preliminary contracts registered in time. */
export type Measure = 'halfBase' | 'rentalCredit'

const firstDays: Readonly<Record<Measure, Parameter<readonly string[]>>> = {
  halfBase: contractFirstDay,
  rentalCredit: rentalContractFirstDay,
}

/** Days on which the contract had to be registered; none where the day of the deed requires no contract. */
export interface ContractWindow {
  days: { first: string; last: string } | undefined
  /** Whether the law of the day requires no contract, or the given one was registered within the days. */
  isMet: boolean
  /** Provisions that set the days, where they count. */
  by: readonly Provision[]
}

/** Requirement of the law of the day on the preliminary contract for a measure, and whether it is met. */
export const contractWindow = (law: Law, { contractRegisteredOn }: Purchase, measure: Measure): ContractWindow => {
  const [from, to] = [law(firstDays[measure]), law(contractDeadline)]
  const [[first], [last]] = [from.value, to.value]
  if (first === undefined || last === undefined) return { days: undefined, isMet: true, by: [] }
  const isMet = contractRegisteredOn !== undefined && first <= contractRegisteredOn && contractRegisteredOn <= last
  return { days: { first, last }, isMet, by: [to, from] }
}

/**
 * Whether a buyer is one for whom the base was halved: at home, land to build it on included (law of 22 May 2024, art.
 * 13, by the terms of that of 30 July 2002, art. 5), or off plan to let (arts 1, 2); never a company.
 */
const mayHalve = ({ use, naturalPerson }: Buyer, { operation, ...purchase }: Purchase): boolean =>
  naturalPerson &&
  (purchase.deed === 'sale' || purchase.deed === 'partition') &&
  bringsFullOwnership(purchase) &&
  (use === 'mainResidence' || (use === 'rental' && operation === 'offPlan'))

/** Part of the price whose base may be halved for a buyer: the dwelling, of who moves in the own one. */
const halvablePart = ({ use }: Buyer, { parts, nonHousingShare }: Purchase): number =>
  use === 'mainResidence' ? parts.homePrice : 1 - nonHousingShare

/** A buyer's part of the price that is taxed, and those of it for the own home and for all dwellings. */
export interface TaxedShare {
  whole: number
  home: number
  dwellings: number
}

/** Taxed parts of one buyer's share of the price, the part that may be halved counted at `halved`. */
const taxedShareOf = (buyer: Buyer, purchase: Purchase, halved: number): TaxedShare => {
  const { parts, nonHousingShare } = purchase
  const part = mayHalve(buyer, purchase) ? halvablePart(buyer, purchase) : 0
  const home = parts.homePrice
  const dwellings = 1 - nonHousingShare
  const less = (of: number): number => of - Math.min(of, part) * (1 - halved)
  return { whole: buyer.share * less(1), home: buyer.share * less(home), dwellings: buyer.share * less(dwellings) }
}

/** Base of the duties, and what of it each buyer bears. */
export interface DutyBase {
  base: number
  isHalved: boolean
  /** Part of each buyer in the base. */
  weights: readonly number[]
  taxed: readonly TaxedShare[]
  /** Provisions that set the taxed part of the price, besides the rate. */
  by: readonly Provision[]
}

/** Base of the duties: each buyer's part of the price, whole or halved. */
export const dutyBase = (law: Law, purchase: Purchase): DutyBase => {
  const { buyers, dutiableValue, halfBaseEligible, isLandAssumed, valuedBy } = purchase
  const halved = law(taxableBaseShare)
  const contract = contractWindow(law, purchase, 'halfBase')
  const isOpen = halfBaseEligible && halved.value < 1 && contract.isMet
  const taxed = buyers.map(buyer => taxedShareOf(buyer, purchase, isOpen ? halved.value : 1))
  const isHalved = isOpen && halvableShare(purchase) > 0
  const taxedShare = isHalved ? taxed.reduce((all, { whole }) => all + whole, 0) : 1
  return {
    base: dutiableValue * taxedShare,
    isHalved,
    weights: taxed.map(({ whole }) => whole / taxedShare),
    taxed,
    by: [...(isHalved ? [halved, ...contract.by] : []), ...(isLandAssumed ? [law(offPlanLandShare)] : []), ...valuedBy],
  }
}

/** Part of the buyers for whom the base may be halved, if the conditions are met. */
export const halvableShare = (purchase: Purchase): number =>
  shareOf(purchase.buyers, buyer => mayHalve(buyer, purchase))
