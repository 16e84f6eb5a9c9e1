import type * as z from 'zod'
import type { LuxembourgUse, luxembourgPurchaseFields } from '#contract/shared/luxembourg-purchase'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import { rentalCreditCeiling } from './parameters/credits.ts'
import { securedAmountFactor } from './parameters/deed.ts'
import { offPlanLandShare, surtaxOfLuxembourg, surtaxOfMamer } from './parameters/duties.ts'
import { standardVatRate, superReducedVatRate } from './parameters/vat.ts'

/** A purchase as it was sent, the municipality resolved. */
export type PurchaseInput = z.output<z.ZodObject<Omit<typeof luxembourgPurchaseFields, 'deedDate'>>>

/** One buyer with every fact that the duties depend on. */
export interface Buyer {
  /** Weights of equal parts or of the shares sent; they add up to 1. */
  share: number
  use: LuxembourgUse
  naturalPerson: boolean
  eeaResident: boolean
  housingCreditUsed: number
  rentalCreditUsed: number
  /** The field of the request that says what this buyer will do. */
  useField: string
}

/** A purchase with every default filled in. */
export interface Purchase {
  price: number
  /** False where the request says that it is no dwelling, whatever a single buyer will do. */
  isDwelling: boolean
  operation: PurchaseInput['operation']
  resaleClause: boolean
  nonHousingShare: number
  /** The surtax of the municipality, where it has one. */
  surtax: Parameter<number> | undefined
  /** What bears duties: the price, or off plan the land and the construction that stands. */
  dutiableValue: number
  isLandAssumed: boolean
  construction: { exclVat: number; vatInside: number }
  vatBenefitUsed: number
  renovationWorks: number
  halfBaseEligible: boolean
  contractRegisteredOn: string | undefined
  buyers: readonly Buyer[]
  loanAmount: number
  securedAmount: number
  isSecuredAssumed: boolean
}

const surtaxes: Readonly<Record<string, Parameter<number>>> = { Luxembourg: surtaxOfLuxembourg, Mamer: surtaxOfMamer }

/** The defaults that are told when they are used, with the reason. */
const notes = {
  buyers: 'One natural person who buys the whole; send `buyers`.',
  eeaResident: 'Resident of Luxembourg or the EEA; otherwise the credit is paid back later.',
  housingCreditUsed: 'No credit was used in earlier deeds; send what was used, since it lowers the balance.',
  rentalCreditUsed: 'No rental credit was used in earlier deeds; send what was used.',
  builtValueAtDeed: 'No construction stands on the day of the deed.',
  vatBenefitUsed: 'Nothing of the benefit was used for this dwelling.',
  priceIncludes: 'The construction to come is taken as priced without VAT; advertised prices often include 3 %.',
} as const

/** A field that was left out and is read: its default is told; a field that was sent is taken as it is. */
const orDefault = <Value extends string | number | boolean>(
  law: Law,
  field: string,
  note: string,
  sent: Value | undefined,
  fallback: Value,
): Value => {
  if (sent === undefined) law.assume({ field, value: fallback, source: 'default', certainty: 'estimate', note })
  return sent ?? fallback
}

/** The buyers: a default is told where the credit of that buyer reads it. */
const buyersOf = (law: Law, { buyers, use, resaleClause, operation }: PurchaseInput): Buyer[] => {
  if (!buyers) orDefault(law, 'buyers', notes.buyers, undefined, 'one buyer, share 1')
  const sent = buyers ?? [{ naturalPerson: true }]
  const total = sent.reduce((sum, { share = 1 }) => sum + share, 0)
  return sent.map(({ share = 1, naturalPerson, ...facts }, index) => {
    const own = facts.use ?? use
    const of = (field: string): string => `buyers[${index}].${field}`
    const read = <Value extends number | boolean>(
      field: 'eeaResident' | 'housingCreditUsed' | 'rentalCreditUsed',
      isRead: boolean,
      value: Value | undefined,
      fallback: Value,
    ): Value => (isRead ? orDefault(law, of(field), notes[field], value, fallback) : (value ?? fallback))
    const livesThere = own === 'mainResidence' && naturalPerson && !resaleClause
    const lets = own === 'rental' && naturalPerson && operation !== 'existing'
    return {
      share: share / total,
      use: own,
      naturalPerson,
      eeaResident: read('eeaResident', livesThere, facts.eeaResident, true),
      housingCreditUsed: read('housingCreditUsed', livesThere, facts.housingCreditUsed, 0),
      rentalCreditUsed: read('rentalCreditUsed', lets && law.value(rentalCreditCeiling) > 0, facts.rentalCreditUsed, 0),
      useField: facts.use === undefined ? 'use' : of('use'),
    }
  })
}

/** The land share: as sent, else the usual part of the price, as far as the construction that stands leaves it. */
const landOf = (law: Law, { price, landValue, builtValueAtDeed = 0 }: PurchaseInput): number => {
  if (landValue !== undefined) return landValue
  const value = toCents(Math.min(price * law.value(offPlanLandShare), price - builtValueAtDeed))
  const { certainty, note = '' } = law.version(offPlanLandShare)
  law.assume({ field: 'landValue', value, source: 'default', certainty, note }, offPlanLandShare)
  return value
}

/** The VAT that stands in a price already, as a rate; none where the price is without VAT. */
const vatRateInside = (law: Law, convention: NonNullable<PurchaseInput['priceIncludes']>): number => {
  if (convention === 'exclVat') return 0
  return law.value(convention === 'superReducedVat' ? superReducedVatRate : standardVatRate)
}

/** Land and construction of a sale off plan: what bears duties, and what bears VAT. */
const offPlanParts = (law: Law, input: PurchaseInput): Pick<Purchase, 'dutiableValue' | 'construction'> => {
  const land = landOf(law, input)
  const built = orDefault(law, 'builtValueAtDeed', notes.builtValueAtDeed, input.builtValueAtDeed, 0)
  const toCome = Math.max(0, input.price - land - built)
  if (toCents(toCome) === 0) return { dutiableValue: land + built, construction: { exclVat: 0, vatInside: 0 } }
  const convention = orDefault(law, 'priceIncludes', notes.priceIncludes, input.priceIncludes, 'exclVat')
  const exclVat = toCome / (1 + vatRateInside(law, convention))
  return { dutiableValue: land + built, construction: { exclVat, vatInside: toCome - exclVat } }
}

/** The secured amount: as sent, else the loan with the usual accessories. */
const securedOf = (law: Law, { loanAmount, securedAmount }: PurchaseInput): number => {
  if (securedAmount !== undefined || loanAmount === 0) return securedAmount ?? 0
  const { value: factor, certainty, note = '' } = law.version(securedAmountFactor)
  const value = toCents(loanAmount * factor)
  law.assume({ field: 'securedAmount', value, source: 'default', certainty, note }, securedAmountFactor)
  return value
}

/** Whether the 3 % rate may be asked: a buyer lives in what is built, or lives in or lets what is renovated. */
const readsVatBenefit = (buyers: readonly Buyer[], toCome: number, works: number): boolean => {
  const uses = buyers.map(({ use }) => use)
  return (toCome > 0 || works > 0) && (uses.includes('mainResidence') || (works > 0 && uses.includes('rental')))
}

/** The purchase with every default filled in; each default that the case reads is told as an assumption. */
export const purchaseOf = (law: Law, input: PurchaseInput, commune: string | undefined): Purchase => {
  const buyers = buyersOf(law, input)
  const none = { dutiableValue: input.price, construction: { exclVat: 0, vatInside: 0 } }
  const parts = input.operation === 'offPlan' ? offPlanParts(law, input) : none
  const { vatBenefitUsed: used, renovationWorks = 0 } = input
  const isBenefitRead = readsVatBenefit(buyers, parts.construction.exclVat, renovationWorks)
  return {
    ...parts,
    price: input.price,
    isDwelling: input.use !== 'other',
    operation: input.operation,
    resaleClause: input.resaleClause,
    nonHousingShare: input.nonHousingShare ?? (input.use === 'other' ? 1 : 0),
    surtax: commune === undefined ? undefined : surtaxes[commune],
    isLandAssumed: input.operation === 'offPlan' && input.landValue === undefined,
    vatBenefitUsed: isBenefitRead ? orDefault(law, 'vatBenefitUsed', notes.vatBenefitUsed, used, 0) : (used ?? 0),
    renovationWorks,
    halfBaseEligible: input.halfBaseEligible,
    contractRegisteredOn: input.preliminaryContractRegisteredOn,
    buyers,
    loanAmount: input.loanAmount,
    securedAmount: securedOf(law, input),
    isSecuredAssumed: input.securedAmount === undefined,
  }
}

/** The part of the purchase that some of the buyers make; 1 where all of them do. */
export const shareOf = (buyers: readonly Buyer[], isMeant: (buyer: Buyer) => boolean): number =>
  buyers.every(isMeant) ? 1 : buyers.filter(isMeant).reduce((share, buyer) => share + buyer.share, 0)
