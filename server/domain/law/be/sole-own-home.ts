import type { Charge } from '../../core/charge.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { sharesOf } from '../purchase/shared-rules.ts'

/** A purchase in Belgium. */
export type Input = FeesInput<'BE'>

/** What a rule finds about a Belgian purchase. */
export type Entries = PurchaseEntry<'BE'>[]

/** What is known of the conditions of a sole own home. */
export interface SoleOwnHome {
  /** True when all are met; undefined while an answer is missing and none says no. */
  isMet: boolean | undefined
  /** The answers that are missing. */
  missing: string[]
}

/** The same of several buyers; `isMet` is that of all of them together. */
export interface OwnHome extends SoleOwnHome {
  /** Part bought by those who meet the conditions: all or nothing where the buyers are assessed together. */
  met: number
  /** Part bought by those of whom an answer is missing. */
  open: number
  /** Each buyer; where the buyers are assessed together, as all of them. */
  each: readonly { share: number; isMet: boolean | undefined }[]
}

/**
 * The duty of a region on an existing dwelling: what a buyer pays without and with the relief of a sole own home, and
 * what there is to know beside it.
 */
export type RegionalDuty = (law: Law, input: Input, home: OwnHome) => RegionalDuties

/** The two duties of a region, each on the whole price. */
export interface RegionalDuties {
  standard: Charge
  reduced: Charge
  beside: Entries
}

/** How a law assesses the buyers. */
interface OwnershipTest {
  /** One who undertakes to sell the other dwelling counts as one who owns none. */
  maySell?: boolean
  /** Each buyer is assessed alone, for the part bought. */
  isByBuyer?: boolean
  /** What is bought has no relief of an own home. */
  isExcluded?: boolean
}

/** The part of a condition that an owner of another dwelling may meet by selling it; none where that does not help. */
export const orSellWithin = (years: number): string => {
  if (years === 0) return ''
  return ` (or sell it within ${years === 1 ? 'a year' : `${years} years`})`
}

/** Whether a buyer undertakes to sell another dwelling. */
export const undertakesSale = ({ ownsOtherDwelling, undertakesToSell, buyers = [{}] }: Input): boolean =>
  buyers.some(
    buyer =>
      (buyer.undertakesToSell ?? undertakesToSell) === true && (buyer.ownsOtherDwelling ?? ownsOtherDwelling) !== false,
  )

type Answers = Pick<Input, 'ownsOtherDwelling' | 'undertakesToSell'>

/** Whether a buyer owns no other dwelling, or undertakes to sell it; `at` is where the request has the answers. */
const withoutOther = ({ ownsOtherDwelling, undertakesToSell }: Answers, at: string, maySell: boolean): SoleOwnHome => {
  if (ownsOtherDwelling === false || (maySell && undertakesToSell === true)) return { isMet: true, missing: [] }
  const next = ownsOtherDwelling === undefined ? 'ownsOtherDwelling' : 'undertakesToSell'
  const isOpen = ownsOtherDwelling === undefined || (maySell && undertakesToSell === undefined)
  return isOpen ? { isMet: undefined, missing: [`${at}${next}`] } : { isMet: false, missing: [] }
}

/** Each buyer by their own answers, or by that for all of them. */
const eachBuyer = (input: Input, maySell: boolean): SoleOwnHome[] => {
  const { buyers = [{}], ownsOtherDwelling, undertakesToSell } = input
  const areAlike = buyers.every(buyer => buyer.ownsOtherDwelling === undefined && buyer.undertakesToSell === undefined)
  return buyers.map((buyer, index) => {
    const answers = {
      ownsOtherDwelling: buyer.ownsOtherDwelling ?? ownsOtherDwelling,
      undertakesToSell: buyer.undertakesToSell ?? undertakesToSell,
    }
    return withoutOther(answers, areAlike ? '' : `buyers[${index}].`, maySell)
  })
}

/** True when all say so; false when one says no. */
const ofAll = (each: readonly (boolean | undefined)[]): boolean | undefined => {
  if (each.includes(false)) return false
  return each.includes(undefined) ? undefined : true
}

/** The part of those buyers of whom as much is known; exactly 1 for all of them, however their shares add up. */
const partOf = (each: OwnHome['each'], known: boolean | undefined): number => {
  const those = each.filter(({ isMet }) => isMet === known)
  return those.length === each.length ? 1 : those.reduce((part, { share }) => part + share, 0)
}

/**
 * Whether the buyers will live in their only dwelling: they own no other, or undertake to sell it, buy the whole in full
 * ownership and meet the conditions of registration and stay.
 */
export const soleOwnHome = (input: Input, ownership: OwnershipTest = {}): OwnHome => {
  const { maySell = true, isByBuyer = false } = ownership
  const { use, reliefConditionsMet, wholeFullOwnership = true, buyers } = input
  const isExcluded =
    ownership.isExcluded || use !== 'mainResidence' || !wholeFullOwnership || reliefConditionsMet === false
  const owners = eachBuyer(input, maySell)
  const found = owners.map(({ isMet }) => {
    if (isExcluded || isMet === false) return false
    return reliefConditionsMet && isMet
  })
  const isMet = ofAll(found)
  const isOpen = isByBuyer ? found.includes(undefined) : isMet === undefined
  const missing = [
    ...new Set(owners.flatMap(owner => owner.missing)),
    ...(reliefConditionsMet === undefined ? ['reliefConditionsMet'] : []),
  ]
  const shares = sharesOf(buyers)
  const each = found.map((one, index) => ({ share: shares[index] ?? 1, isMet: isByBuyer ? one : isMet }))
  return { isMet, missing: isOpen ? missing : [], met: partOf(each, true), open: partOf(each, undefined), each }
}
