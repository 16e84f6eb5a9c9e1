import type { LuxembourgRelationship } from '#contract/shared/luxembourg-deed'
import type { LuxembourgUse } from '#contract/shared/luxembourg-purchase'
import type { Parameter } from '../../../core/dated.ts'
import { sumAmounts, toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import { type Answered, orDefault } from '../../purchase/entries.ts'
import { rentalCreditCeiling } from '../parameters/credits.ts'
import { surtaxOfLuxembourg, surtaxOfMamer } from '../parameters/duties.ts'
import { isAcquisition } from './acquired.ts'
import { type PriceParts, pricePartsOf } from './price-parts.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { nonHousingShareOf, type UseParts, usePartsOf } from './use-parts.ts'

/** One buyer with every answer that the duties use. */
export interface Buyer {
  /** Weights of equal parts or of the shares sent; they add up to 1. */
  share: number
  use: LuxembourgUse
  /** In a gift: the relation to the donor. */
  relationship: LuxembourgRelationship | undefined
  naturalPerson: boolean
  eeaResident: boolean
  housingCreditUsed: number
  rentalCreditUsed: number
  /** Field of the request that states this buyer's use. */
  useField: string
}

/** A purchase with every default filled in. */
export interface Purchase extends PriceParts {
  price: number
  deed: NonNullable<PurchaseInput['deed']>
  /** In an exchange: value of the property that the buyers give. */
  givenValue: number
  /** False where the request states that it is no dwelling, whatever the use of a single buyer. */
  isDwelling: boolean
  operation: PurchaseInput['operation']
  resaleClause: boolean
  nonHousingShare: number
  /** Parts of the price and of the area in which the buyers live, or that are dwellings, let ones among them. */
  parts: UseParts
  /** Official name of the municipality, when one was sent. */
  commune: string | undefined
  /** The surtax of the municipality, where it has one. */
  surtax: Parameter<number> | undefined
  /** Right that is bought, and whether the purchase brings bare ownership and usufruct together. */
  right: NonNullable<PurchaseInput['right']>
  reunitesOwnership: boolean | undefined
  isLandAssumed: boolean
  vatBenefitUsed: number
  renovationWorks: number
  /** Invoices of the works, where they were sent. */
  renovationInvoices: readonly number[] | undefined
  halfBaseEligible: boolean
  contractRegisteredOn: string | undefined
  buyers: readonly Buyer[]
  loanAmount: number
}

/** Municipalities that tax property other than housing. */
const surtaxes: Readonly<Record<string, Parameter<number>>> = { Luxembourg: surtaxOfLuxembourg, Mamer: surtaxOfMamer }

/** Reasons of defaults. */
const notes = {
  buyers: 'One natural person who buys the whole; send `buyers`.',
  eeaResident: 'Resident of Luxembourg or the EEA; otherwise the credit is paid back later.',
  housingCreditUsed: 'No credit was used in earlier deeds; send what was used, since it lowers the balance.',
  rentalCreditUsed: 'No rental credit was used in earlier deeds; send what was used.',
  vatBenefitUsed: 'Nothing of the benefit was used for this dwelling.',
} as const

/** An answer whose default is disclosed only where the case reads it. */
const discloseIfRead = <Answer>(isRead: boolean, answered: Answered<Answer>): Answered<Answer> =>
  isRead ? answered : { value: answered.value, assumptions: [] }

type SentBuyer = NonNullable<PurchaseInput['buyers']>[number]

/** A buyer; a default is disclosed where the credit of that buyer reads it. */
const luxembourgBuyer = (
  law: Law,
  input: PurchaseInput,
  sent: SentBuyer,
  index: number,
): Answered<Omit<Buyer, 'share'>> => {
  const { use = input.use, naturalPerson } = sent
  const of = (field: string): string => `buyers[${index}].${field}`
  const isAcquired = isAcquisition(input)
  const livesThere = use === 'mainResidence' && naturalPerson && !input.resaleClause && isAcquired
  const lets = use === 'rental' && naturalPerson && input.operation === 'offPlan'
  const hasRentalCredit = lets && law(rentalCreditCeiling).value > 0
  const eea = discloseIfRead(livesThere, orDefault(of('eeaResident'), sent.eeaResident, true, notes.eeaResident))
  const housing = discloseIfRead(
    livesThere,
    orDefault(of('housingCreditUsed'), sent.housingCreditUsed, 0, notes.housingCreditUsed),
  )
  const rental = discloseIfRead(
    hasRentalCredit,
    orDefault(of('rentalCreditUsed'), sent.rentalCreditUsed, 0, notes.rentalCreditUsed),
  )
  return {
    value: {
      use,
      relationship: sent.relationship ?? input.relationship,
      naturalPerson,
      eeaResident: eea.value,
      housingCreditUsed: housing.value,
      rentalCreditUsed: rental.value,
      useField: sent.use === undefined ? 'use' : of('use'),
    },
    assumptions: [eea, housing, rental].flatMap(({ assumptions }) => assumptions),
  }
}

/** Buyers that are assumed where none are sent. */
export const soleBuyer = 'one buyer, share 1'

const luxembourgBuyers = (law: Law, input: PurchaseInput): Answered<Buyer[]> => {
  const whole = input.buyers ? [] : orDefault('buyers', undefined, soleBuyer, notes.buyers).assumptions
  const sent = input.buyers ?? [{ naturalPerson: true }]
  const total = sent.reduce((sum, { share = 1 }) => sum + share, 0)
  const read = sent.map((buyer, index) => luxembourgBuyer(law, input, buyer, index))
  return {
    value: read.map(({ value }, index) => ({ ...value, share: (sent[index]?.share ?? 1) / total })),
    assumptions: [...whole, ...read.flatMap(({ assumptions }) => assumptions)],
  }
}

/**
 * Whether a buyer is an owner whose main home it becomes (règlement of 30 July 2002 on housing VAT, arts 3, 5); never a
 * company.
 */
export const livesIn = ({ use, naturalPerson }: Buyer): boolean => use === 'mainResidence' && naturalPerson

/**
 * Whether the reduced rate may be claimed: a buyer lives in the construction, or the renovated home is lived in or let,
 * and part of it is a home.
 */
const readsVatBenefit = (
  purchase: Pick<Purchase, 'buyers' | 'construction' | 'renovationWorks' | 'parts'>,
): boolean => {
  const { buyers, construction, renovationWorks, parts } = purchase
  const isBuilt = construction.exclVat > 0 && buyers.some(livesIn)
  const isRenovated = renovationWorks > 0 && buyers.some(({ use }) => use === 'mainResidence' || use === 'rental')
  return (parts.homeArea > 0 && isBuilt) || (parts.dwellingArea > 0 && isRenovated)
}

/** Works without VAT: as sent, else the sum of their invoices. */
const worksOf = ({ renovationWorks, renovationInvoices = [] }: PurchaseInput): number =>
  renovationWorks ?? sumAmounts(renovationInvoices.map(toCents))

/** Purchase with every default filled in; each default that the case reads is among its assumptions. */
export const fillPurchaseDefaults = (law: Law, input: PurchaseInput, commune: string | undefined): Purchase => {
  const buyers = luxembourgBuyers(law, input)
  const parts = pricePartsOf(law, input)
  const renovationWorks = worksOf(input)
  const nonHousingShare = nonHousingShareOf(input)
  const useParts = usePartsOf(input, nonHousingShare)
  const isBenefitRead = readsVatBenefit({ ...parts, buyers: buyers.value, renovationWorks, parts: useParts })
  const benefit = discloseIfRead(
    isBenefitRead,
    orDefault('vatBenefitUsed', input.vatBenefitUsed, 0, notes.vatBenefitUsed),
  )
  return {
    ...parts,
    price: input.price,
    deed: input.deed ?? 'sale',
    givenValue: input.givenValue ?? 0,
    right: input.right ?? 'fullOwnership',
    reunitesOwnership: input.reunitesOwnership,
    isDwelling: input.use !== 'other',
    operation: input.operation,
    resaleClause: input.resaleClause,
    nonHousingShare,
    parts: useParts,
    commune,
    surtax: commune === undefined ? undefined : surtaxes[commune],
    isLandAssumed: input.operation === 'offPlan' && input.landValue === undefined,
    vatBenefitUsed: benefit.value,
    renovationWorks,
    renovationInvoices: input.renovationInvoices,
    halfBaseEligible: input.halfBaseEligible,
    contractRegisteredOn: input.preliminaryContractRegisteredOn,
    buyers: buyers.value,
    loanAmount: input.loanAmount,
    assumptions: [buyers, parts, benefit].flatMap(({ assumptions }) => assumptions),
  }
}

/** Part of the purchase made by some of the buyers; 1 where all of them match. */
export const shareOf = (buyers: readonly Buyer[], isMeant: (buyer: Buyer) => boolean): number =>
  buyers.every(isMeant) ? 1 : buyers.filter(isMeant).reduce((share, buyer) => share + buyer.share, 0)
