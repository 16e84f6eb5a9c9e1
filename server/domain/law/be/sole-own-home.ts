import type { Charge } from '../../core/charge.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { buyerShares } from '../purchase/shared-rules.ts'

/** A purchase in Belgium. */
export type Input = FeesInput<'BE'>

/** Entries of a Belgian purchase. */
export type Entries = PurchaseEntry<'BE'>[]

/** Result of the conditions of a sole own home. */
export interface SoleOwnHome {
  /** True when all are met; undefined while an answer is missing and no answer fails one. */
  isMet: boolean | undefined
  /** Missing answers. */
  missing: string[]
}

/** The same for several buyers; `isMet` covers all of them together. */
export interface OwnHome extends SoleOwnHome {
  /** Part bought by those who meet the conditions: 0 or 1 where the buyers are assessed together. */
  met: number
  /** Part bought by those with a missing answer. */
  open: number
  /** Each buyer; where the buyers are assessed together, the result of all. */
  each: readonly { share: number; isMet: boolean | undefined }[]
}

/**
 * Duty of a region on an existing dwelling: without and with the relief for a sole own home, with its reliefs and
 * notices.
 */
export type RegionalDuty = (law: Law, input: Input, home: OwnHome) => RegionalDuties

/** Both duties of a region, each on the whole price. */
export interface RegionalDuties {
  standard: Charge
  reduced: Charge
  remarks: Entries
}

/** Rules by which a law assesses the buyers. */
interface OwnershipTest {
  /** A buyer who undertakes to sell the other dwelling counts as owning none. */
  maySell?: boolean
  /** Each buyer is assessed alone, for the part bought. */
  isByBuyer?: boolean
  /** The property has no relief for an own home. */
  isExcluded?: boolean
}

/** Words of a condition that an owner of another dwelling may meet by selling it; empty where a sale does not help. */
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

/** Whether a buyer owns no other dwelling, or undertakes to sell it; `at` is the path of the answers in the request. */
const noOtherDwelling = (
  { ownsOtherDwelling, undertakesToSell }: Answers,
  at: string,
  maySell: boolean,
): SoleOwnHome => {
  if (ownsOtherDwelling === false || (maySell && undertakesToSell === true)) return { isMet: true, missing: [] }
  const next = ownsOtherDwelling === undefined ? 'ownsOtherDwelling' : 'undertakesToSell'
  const isOpen = ownsOtherDwelling === undefined || (maySell && undertakesToSell === undefined)
  return isOpen ? { isMet: undefined, missing: [`${at}${next}`] } : { isMet: false, missing: [] }
}

/** Each buyer by their own answers, or by the answer for all. */
const homeByBuyer = (input: Input, maySell: boolean): SoleOwnHome[] => {
  const { buyers = [{}], ownsOtherDwelling, undertakesToSell } = input
  const areAlike = buyers.every(buyer => buyer.ownsOtherDwelling === undefined && buyer.undertakesToSell === undefined)
  return buyers.map((buyer, index) => {
    const answers = {
      ownsOtherDwelling: buyer.ownsOtherDwelling ?? ownsOtherDwelling,
      undertakesToSell: buyer.undertakesToSell ?? undertakesToSell,
    }
    return noOtherDwelling(answers, areAlike ? '' : `buyers[${index}].`, maySell)
  })
}

/** True when all are true; false when one is false. */
const combineAnswers = (each: readonly (boolean | undefined)[]): boolean | undefined => {
  if (each.includes(false)) return false
  return each.includes(undefined) ? undefined : true
}

/** Part of the buyers with the given result; exactly 1 for all of them, whatever rounding does to their shares. */
const shareOfResult = (each: OwnHome['each'], known: boolean | undefined): number => {
  const those = each.filter(({ isMet }) => isMet === known)
  return those.length === each.length ? 1 : those.reduce((part, { share }) => part + share, 0)
}

/**
 * Whether the buyers will live in their only dwelling: they own no other, or undertake to sell it, buy the whole in
 * full ownership and meet the conditions of registration and stay.
 */
export const soleOwnHome = (input: Input, ownership: OwnershipTest = {}): OwnHome => {
  const { maySell = true, isByBuyer = false } = ownership
  const { use, reliefConditionsMet, wholeFullOwnership = true, buyers } = input
  const isExcluded =
    ownership.isExcluded || use !== 'mainResidence' || !wholeFullOwnership || reliefConditionsMet === false
  const owners = homeByBuyer(input, maySell)
  const found = owners.map(({ isMet }) => {
    if (isExcluded || isMet === false) return false
    return reliefConditionsMet && isMet
  })
  const isMet = combineAnswers(found)
  const isOpen = isByBuyer ? found.includes(undefined) : isMet === undefined
  const missing = [
    ...new Set(owners.flatMap(owner => owner.missing)),
    ...(reliefConditionsMet === undefined ? ['reliefConditionsMet'] : []),
  ]
  const shares = buyerShares(buyers)
  const each = found.map((one, index) => ({ share: shares[index] ?? 1, isMet: isByBuyer ? one : isMet }))
  return {
    isMet,
    missing: isOpen ? missing : [],
    met: shareOfResult(each, true),
    open: shareOfResult(each, undefined),
    each,
  }
}
