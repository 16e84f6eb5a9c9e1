import { noticeEntry, reliefEntry } from '../../core/entries.ts'
import type { Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'

/** A purchase in the United Kingdom. */
export type Input = FeesInput<'UK'>

/** Entries of a nation's law for a purchase. */
export type Entries = PurchaseEntry<'UK'>[]

/** Unit of a price: a limit that must not be reached ends one cent below. */
export const cent = 1 / 100

/** Whether the buyers are first-time buyers; undefined while that is not answered. */
export const isFirstTime = ({ firstTimeBuyer, use, buyerType, ownsOtherDwelling }: Input): boolean | undefined =>
  use !== 'mainResidence' || buyerType === 'company' || ownsOtherDwelling ? false : firstTimeBuyer

/**
 * Whether the dwelling is an additional one: for companies, and for persons who own another one and do not replace
 * their main residence.
 */
export const isAdditional = ({ buyerType, ownsOtherDwelling, replacesMainResidence, use }: Input): boolean =>
  buyerType === 'company' || (ownsOtherDwelling === true && !(replacesMainResidence && use === 'mainResidence'))

/** Whether it is unknown if the buyers own another dwelling. */
export const mayBeAdditional = ({ buyerType, ownsOtherDwelling, firstTimeBuyer }: Input): boolean =>
  buyerType !== 'company' && ownsOtherDwelling === undefined && !firstTimeBuyer

/** Notice of the surcharge for an additional dwelling. */
export const surchargePossible = (amount: number): Entries => [
  noticeEntry({
    code: 'surcharge_possible',
    message: 'With another dwelling the buyers would pay a surcharge; say whether they own one.',
    field: 'ownsOtherDwelling',
    amount,
  }),
]

/** Saving of first-time buyers, while it is unknown whether the buyers are. */
export const firstTimeRelief = (bands: Provision, input: Input, saving: number): Entries => {
  if (isFirstTime(input) !== undefined || saving <= 0) return []
  const condition = 'Every buyer would have to buy a first home and live in it.'
  const label = 'Relief of first-time buyers'
  return [reliefEntry({ key: 'firstTimeBuyer', label, saving, condition, fields: ['firstTimeBuyer'] }, bands)]
}

/** Saving of a person whose additional dwelling replaces the main residence. */
export const replacementRelief = (surcharge: Provision, { use, buyerType }: Input, saving: number): Entries => {
  if (use !== 'mainResidence' || buyerType === 'company') return []
  const condition =
    'The home would have to replace the main residence; what was paid comes back when that is sold within three years.'
  const label = 'No surcharge when the main residence is replaced'
  return [
    reliefEntry({ key: 'replacementRefund', label, saving, condition, fields: ['replacesMainResidence'] }, surcharge),
  ]
}
