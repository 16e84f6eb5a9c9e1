import type * as z from 'zod'
import type { LuxembourgCostLine } from '#contract/shared/luxembourg-purchase'
import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { split, sum, toCents } from '../../core/money.ts'
import { housingCreditCeiling, minimumDuty, rentalCreditCeiling } from './parameters/credits.ts'
import {
  contractDeadline,
  offPlanLandShare,
  registrationRate,
  resaleRegistrationRate,
  taxableBaseShare,
  transcriptionRate,
} from './parameters/duties.ts'
import { type Buyer, type Purchase, shareOf } from './purchase.ts'

/** A line of the answer. */
export type Line = z.infer<typeof LuxembourgCostLine>

/** One buyer's part of the duties, before and after the credits. */
export interface BuyerDuties {
  /** Registration, transcription and surtax. */
  duty: number
  /** The part of it that a credit may be set against: without the surtax. */
  creditable: number
  credit: number
  rentalCredit: number
  housingCreditLeft: number
  rentalCreditLeft: number
}

/** The duties of a purchase as numbers in whole cents. */
export interface Duties {
  base: number
  isHalved: boolean
  registration: number
  transcription: number
  surtax: number
  buyers: readonly BuyerDuties[]
  minimum: number
  /** What is paid after credits, the minimum included. */
  due: number
}

/** The registration duty that the purchase pays. */
const registrationOf = ({ resaleClause }: Purchase): Parameter<number> =>
  resaleClause ? resaleRegistrationRate : registrationRate

/** Whether the preliminary contract was filed in time, where the law of the day asks for that. */
export const isContractInTime = (law: Law, { contractRegisteredOn }: Purchase): boolean => {
  const [deadline] = law.value(contractDeadline)
  return deadline === undefined || (contractRegisteredOn !== undefined && contractRegisteredOn <= deadline)
}

/** Whether a buyer belongs to those for whom the base was halved: at home, or off plan to let; never a company. */
const mayHalve = ({ use, naturalPerson }: Buyer, { operation }: Purchase): boolean =>
  naturalPerson &&
  operation !== 'buildingLand' &&
  (use === 'mainResidence' || (use === 'rental' && operation === 'offPlan'))

/** The part of the price of each buyer that bears duties. */
const taxedShares = (law: Law, purchase: Purchase): number[] => {
  const share = law.value(taxableBaseShare)
  const isOpen = purchase.halfBaseEligible && share < 1 && isContractInTime(law, purchase)
  return purchase.buyers.map(buyer => (isOpen && mayHalve(buyer, purchase) ? share : 1))
}

/** The credit for an own dwelling that a buyer still has: what of the ceiling of the day was not used. */
const housingBalance = (law: Law, { naturalPerson, housingCreditUsed }: Buyer): number =>
  naturalPerson ? Math.max(0, law.value(housingCreditCeiling) - housingCreditUsed) : 0

/** The rental credit that a buyer still has on the day. */
const rentalBalance = (law: Law, { naturalPerson, rentalCreditUsed }: Buyer): number =>
  naturalPerson ? Math.max(0, law.value(rentalCreditCeiling) - rentalCreditUsed) : 0

const canUseHousingCredit = ({ use, eeaResident }: Buyer, { resaleClause }: Purchase): boolean =>
  use === 'mainResidence' && eeaResident && !resaleClause

const canUseRentalCredit = (law: Law, { use }: Buyer, purchase: Purchase): boolean =>
  use === 'rental' && purchase.operation !== 'existing' && isContractInTime(law, purchase)

/** What one buyer owes and what the credits of that buyer cover: never another buyer's part. */
const buyerDuties = (
  law: Law,
  purchase: Purchase,
  buyer: Buyer,
  { creditable, surtax }: { creditable: number; surtax: number },
): BuyerDuties => {
  const housing = housingBalance(law, buyer)
  const rental = rentalBalance(law, buyer)
  const credit = canUseHousingCredit(buyer, purchase) ? toCents(Math.min(housing, creditable)) : 0
  const rentalCredit = canUseRentalCredit(law, buyer, purchase) ? toCents(Math.min(rental, creditable)) : 0
  return {
    duty: sum([creditable, surtax]),
    creditable,
    credit,
    rentalCredit,
    housingCreditLeft: toCents(housing - credit),
    rentalCreditLeft: toCents(rental - rentalCredit),
  }
}

/** The duties of a purchase: registration, transcription, surtax, each buyer's credit, and the minimum. */
export const dutiesOf = (law: Law, purchase: Purchase): Duties => {
  const { buyers, dutiableValue, nonHousingShare } = purchase
  const rate = law.value(registrationOf(purchase))
  const transcriptionOfValue = law.value(transcriptionRate)
  const taxed = taxedShares(law, purchase)
  const isHalved = taxed.some(share => share < 1)
  const taxedShare = isHalved ? buyers.reduce((all, { share }, index) => all + share * (taxed[index] ?? 1), 0) : 1
  const base = dutiableValue * taxedShare
  const registration = toCents(base * rate)
  const transcription = toCents(base * transcriptionOfValue)
  const surtaxShare = purchase.surtax && nonHousingShare > 0 ? law.value(purchase.surtax) : 0
  const surtax = toCents(base * nonHousingShare * surtaxShare * rate)
  const weights = buyers.map(({ share }, index) => (share * (taxed[index] ?? 1)) / taxedShare)
  const creditable = split(sum([registration, transcription]), weights)
  // The surtax is split by itself, so that no odd cent makes a credit larger than the duty beside it.
  const surtaxes = split(surtax, weights)
  const each = buyers.map((buyer, index) =>
    buyerDuties(law, purchase, buyer, { creditable: creditable[index] ?? 0, surtax: surtaxes[index] ?? 0 }),
  )
  const credits = sum(each.flatMap(({ credit, rentalCredit }) => [credit, rentalCredit]))
  const left = sum([registration, transcription, -credits])
  const minimum = credits > 0 ? Math.max(0, sum([law.value(minimumDuty), -left])) : 0
  return {
    base,
    isHalved,
    registration,
    transcription,
    surtax,
    buyers: each,
    minimum,
    due: sum([left, surtax, minimum]),
  }
}

const state = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const

/** The parameters that say how much of the price bears duties, beside the rate. */
const baseParameters = (law: Law, purchase: Purchase, { isHalved }: Duties): Parameter<unknown>[] => [
  ...(isHalved ? [taxableBaseShare] : []),
  ...(isHalved && law.value(contractDeadline).length > 0 ? [contractDeadline] : []),
  ...(purchase.isLandAssumed ? [offPlanLandShare] : []),
]

const creditLines = (law: Law, duties: Duties): Line[] => {
  const [housing, rental] = [duties.buyers.filter(b => b.credit > 0), duties.buyers.filter(b => b.rentalCredit > 0)]
  const baseOf = (some: readonly BuyerDuties[]): number => sum(some.map(({ creditable }) => creditable))
  return [
    ...costLine(law, {
      ...state,
      key: 'housingCredit',
      label: 'Housing tax credit of the buyers',
      localLabel: 'crédit d’impôt « Bëllegen Akt »',
      amount: -sum(housing.map(({ credit }) => credit)),
      base: baseOf(housing),
      basis: [housingCreditCeiling, minimumDuty],
    }),
    ...costLine(law, {
      ...state,
      key: 'rentalCredit',
      label: 'Rental tax credit of the buyers',
      localLabel: 'crédit d’impôt locatif',
      amount: -sum(rental.map(({ rentalCredit }) => rentalCredit)),
      base: baseOf(rental),
      basis: [rentalCreditCeiling, minimumDuty],
    }),
    ...costLine(law, {
      ...state,
      key: 'minimumDuty',
      label: 'Minimum collected when a credit is used',
      localLabel: 'droit minimum',
      amount: duties.minimum,
      basis: [minimumDuty],
    }),
  ]
}

/** The lines of the duties, from registration to the minimum. */
export const dutyLines = (law: Law, purchase: Purchase, duties: Duties): Line[] => {
  const { base, registration, transcription, surtax } = duties
  const rate = registrationOf(purchase)
  const shared = baseParameters(law, purchase, duties)
  return [
    ...costLine(law, {
      ...state,
      key: 'registrationDuty',
      label: 'Registration duty',
      localLabel: "droit d'enregistrement",
      amount: registration,
      base,
      rate: law.value(rate),
      basis: [rate, ...shared],
    }),
    ...costLine(law, {
      ...state,
      key: 'transcriptionDuty',
      label: 'Transcription duty',
      localLabel: 'droit de transcription',
      amount: transcription,
      base,
      rate: law.value(transcriptionRate),
      basis: [transcriptionRate, ...shared],
    }),
    ...(purchase.surtax
      ? costLine(law, {
          ...state,
          key: 'communalSurtax',
          label: 'Communal surtax on what is not housing',
          localLabel: 'surtaxe communale',
          amount: surtax,
          base: base * purchase.nonHousingShare,
          rate: law.value(rate) * law.value(purchase.surtax),
          dueTo: 'municipality',
          basis: [purchase.surtax, rate],
        })
      : []),
    ...creditLines(law, duties),
  ]
}

/** The part of the buyers for whom the base may be halved. */
export const halvableShare = (purchase: Purchase): number =>
  shareOf(purchase.buyers, buyer => mayHalve(buyer, purchase))
