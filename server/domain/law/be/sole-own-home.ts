import type { Charge } from '../../core/charge.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'

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

/** The duty of a region on an existing dwelling, and what there is to tell beside it. */
export type RegionalDuty = (law: Law, input: Input, home: SoleOwnHome) => { duty: Charge; beside: Entries }

/**
 * Whether the buyers will live in their only dwelling: they own no other, or undertake to sell it, buy the whole in full
 * ownership and meet the conditions of registration and stay.
 */
export const soleOwnHome = (input: Input, maySell = true): SoleOwnHome => {
  const { use, ownsOtherDwelling, undertakesToSell, reliefConditionsMet, wholeFullOwnership = true } = input
  const sells = maySell && undertakesToSell === true
  const isAlone = sells || ownsOtherDwelling === false
  const isExcluded =
    use !== 'mainResidence' ||
    !wholeFullOwnership ||
    reliefConditionsMet === false ||
    (ownsOtherDwelling === true && !sells && (!maySell || undertakesToSell === false))
  const missing = [
    ...(isAlone ? [] : [ownsOtherDwelling === undefined ? 'ownsOtherDwelling' : 'undertakesToSell']),
    ...(reliefConditionsMet === undefined ? ['reliefConditionsMet'] : []),
  ]
  if (isExcluded) return { isMet: false, missing: [] }
  return missing.length === 0 ? { isMet: true, missing } : { isMet: undefined, missing }
}
