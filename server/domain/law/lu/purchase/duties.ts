import { atRate, charge, citing, exempt } from '../../../core/charge.ts'
import type { Parameter } from '../../../core/dated.ts'
import { lineEntry, sumOfLines } from '../../../core/entries.ts'
import { split, splitByWeight, sumAmounts, sumOfWeights, toCents } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { housingCreditCeiling, minimumDuty, rentalCreditCeiling } from '../parameters/credits.ts'
import {
  contractDeadline,
  contractFirstDay,
  offPlanLandShare,
  registrationRate,
  rentalContractFirstDay,
  resaleRegistrationRate,
  surtaxFreeWithCredit,
  taxableBaseShare,
  transcriptionRate,
} from '../parameters/duties.ts'
import { type Buyer, type Purchase, shareOf } from './purchase.ts'

/** One buyer's part of the duties, before and after the credits. */
interface BuyerDuties {
  /** Registration, transcription and surtax. */
  duty: number
  /** Part of it that credits may cover: without the surtax. */
  creditable: number
  housingCredit: number
  rentalCredit: number
  housingCreditLeft: number
  rentalCreditLeft: number
}

/** A buyer with computed credits, before the surtax. */
type CreditedBuyer = Omit<BuyerDuties, 'duty'>

/** The duties of a purchase, in whole cents. */
export interface Duties {
  isHalved: boolean
  surtax: number
  /** Part of the buyers who bear a surtax: 1 unless the credit of some exempts them. */
  surtaxedShare: number
  buyers: readonly BuyerDuties[]
  /** The lines, from registration to the minimum. */
  entries: readonly PurchaseEntry<'LU'>[]
  /** Amount due after credits, the minimum included. */
  due: number
}

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
const mayHalve = ({ use, naturalPerson }: Buyer, { operation }: Purchase): boolean =>
  naturalPerson && (use === 'mainResidence' || (use === 'rental' && operation === 'offPlan'))

interface DutyBase {
  base: number
  isHalved: boolean
  /** Part of each buyer in the base. */
  weights: readonly number[]
  /** Provisions that set the taxed part of the price, besides the rate. */
  by: readonly Provision[]
}

/** Base of the duties: each buyer's part of the price, whole or halved. */
const dutyBase = (law: Law, purchase: Purchase): DutyBase => {
  const { buyers, dutiableValue, halfBaseEligible, isLandAssumed } = purchase
  const halved = law(taxableBaseShare)
  const contract = contractWindow(law, purchase, 'halfBase')
  const isOpen = halfBaseEligible && halved.value < 1 && contract.isMet
  const taxed = buyers.map(buyer => buyer.share * (isOpen && mayHalve(buyer, purchase) ? halved.value : 1))
  const isHalved = isOpen && halvableShare(purchase) > 0
  const taxedShare = isHalved ? taxed.reduce((all, share) => all + share, 0) : 1
  return {
    base: dutiableValue * taxedShare,
    isHalved,
    weights: taxed.map(share => share / taxedShare),
    by: [...(isHalved ? [halved, ...contract.by] : []), ...(isLandAssumed ? [law(offPlanLandShare)] : [])],
  }
}

/** Rest of a credit of a buyer: the unused part of the ceiling of the day. */
const balance = (law: Law, { naturalPerson }: Buyer, ceiling: Parameter<number>, used: number): number =>
  naturalPerson ? Math.max(0, law(ceiling).value - used) : 0

const canUseHousingCredit = ({ use, eeaResident }: Buyer, { resaleClause }: Purchase): boolean =>
  use === 'mainResidence' && eeaResident && !resaleClause

/**
 * Whether a buyer lets what is bought off plan (law of 22 May 2024, art. 2). Does not check that the law of the day has
 * a credit, nor whether it asks for a contract.
 */
export const mayHaveRentalCredit = ({ use, naturalPerson }: Buyer, { operation }: Purchase): boolean =>
  naturalPerson && use === 'rental' && operation === 'offPlan'

const canUseRentalCredit = (law: Law, buyer: Buyer, purchase: Purchase): boolean =>
  mayHaveRentalCredit(buyer, purchase) && contractWindow(law, purchase, 'rentalCredit').isMet

/** Credits of one buyer against the duties: never against another buyer's part, nor against a surtax. */
const creditsOfBuyer = (law: Law, purchase: Purchase, buyer: Buyer, creditable: number): CreditedBuyer => {
  const housing = balance(law, buyer, housingCreditCeiling, buyer.housingCreditUsed)
  const rental = balance(law, buyer, rentalCreditCeiling, buyer.rentalCreditUsed)
  const housingCredit = canUseHousingCredit(buyer, purchase) ? toCents(Math.min(housing, creditable)) : 0
  const rentalCredit = canUseRentalCredit(law, buyer, purchase) ? toCents(Math.min(rental, creditable)) : 0
  return {
    creditable,
    housingCredit,
    rentalCredit,
    housingCreditLeft: toCents(housing - housingCredit),
    rentalCreditLeft: toCents(rental - rentalCredit),
  }
}

type CreditKey = 'housingCredit' | 'rentalCredit'

/** Line of a credit: the buyers who have it, against their parts of the duties. */
const creditLine = (key: CreditKey, all: readonly CreditedBuyer[], ...by: [Provision, ...Provision[]]) => {
  const buyers = all.filter(buyer => buyer[key] > 0)
  const amount = -sumAmounts(buyers.map(buyer => buyer[key]))
  const base = sumAmounts(buyers.map(({ creditable }) => creditable))
  return lineEntry(key, charge({ amount, base }, by))
}

/**
 * Credits, and the amount that raises the duty of the deed to its one minimum where one was used (law of 30 July 2002,
 * art. 8).
 */
const creditsOf = (law: Law, purchase: Purchase, duties: number, buyers: readonly CreditedBuyer[]) => {
  const minimum = law(minimumDuty)
  const contract = contractWindow(law, purchase, 'rentalCredit')
  const credits = [
    creditLine('housingCredit', buyers, law(housingCreditCeiling), minimum),
    creditLine('rentalCredit', buyers, law(rentalCreditCeiling), minimum, ...contract.by),
  ]
  const credited = sumOfLines(credits)
  const missing = credited < 0 ? Math.max(0, sumAmounts([minimum.value, -duties, -credited])) : 0
  return [...credits, lineEntry('minimumDuty', charge({ amount: missing }, [minimum]))]
}

/** Part of each buyer in the base; 0 where the housing credit of that buyer exempts from the surtax. */
const weightsUnderSurtax = (
  law: Law,
  { commune = '' }: Purchase,
  { weights }: DutyBase,
  credited: readonly CreditedBuyer[],
) => {
  const spares = law(surtaxFreeWithCredit).value.includes(commune)
  return weights.map((weight, index) => (spares && (credited[index]?.housingCredit ?? 0) > 0 ? 0 : weight))
}

/**
 * Surtax of a municipality on property other than housing, as a part of the registration duty; a credit may exempt from
 * it.
 */
const surtaxLine = (
  law: Law,
  { surtax, nonHousingShare }: Purchase,
  base: number,
  registration: Provision<number>,
  surtaxedShare: number,
) => {
  if (!surtax || nonHousingShare === 0) return []
  const [share, spared] = [law(surtax), law(surtaxFreeWithCredit)]
  const rate = { ...share, value: registration.value * share.value }
  const due = atRate(base * nonHousingShare * (surtaxedShare || 1), rate, registration)
  if (surtaxedShare === 0) return [lineEntry('communalSurtax', exempt(due, spared), { isShownAtZero: true })]
  return [lineEntry('communalSurtax', surtaxedShare < 1 ? citing(due, spared) : due)]
}

/** Duties of a purchase: registration, transcription, surtax, each buyer's credit, and the minimum. */
export const dutiesOf = (law: Law, purchase: Purchase): Duties => {
  const rate = law(purchase.resaleClause ? resaleRegistrationRate : registrationRate)
  const taxed = dutyBase(law, purchase)
  const { base, isHalved, weights, by } = taxed
  const proportional = [
    lineEntry('registrationDuty', atRate(base, rate, ...by)),
    lineEntry('transcriptionDuty', atRate(base, law(transcriptionRate), ...by)),
  ]
  const creditable = split(sumOfLines(proportional), weights)
  const credited = purchase.buyers.map((buyer, index) => creditsOfBuyer(law, purchase, buyer, creditable[index] ?? 0))
  const surtaxed = weightsUnderSurtax(law, purchase, taxed, credited)
  const surtaxedShare = sumOfWeights(surtaxed)
  const communal = surtaxLine(law, purchase, base, rate, surtaxedShare)
  const surtax = sumOfLines(communal)
  // The surtax is split separately, so that no rounding cent makes a credit larger than the duty it covers.
  const surtaxes = splitByWeight(surtax, surtaxed)
  const buyers = credited.map((buyer, index) => ({
    ...buyer,
    duty: sumAmounts([buyer.creditable, surtaxes[index] ?? 0]),
  }))
  const entries = [...proportional, ...communal, ...creditsOf(law, purchase, sumOfLines(proportional), credited)]
  return { isHalved, surtax, surtaxedShare, buyers, entries, due: sumOfLines(entries) }
}

/** Part of the buyers for whom the base may be halved, if the conditions are met. */
export const halvableShare = (purchase: Purchase): number =>
  shareOf(purchase.buyers, buyer => mayHalve(buyer, purchase))
