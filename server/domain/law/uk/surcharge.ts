import { notice, relief } from '../../core/entries.ts'
import type { Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'

/** A purchase in the United Kingdom. */
export type Input = FeesInput<'UK'>

/** What the law of a nation finds about a purchase. */
export type Entries = PurchaseEntry<'UK'>[]

/** The unit of a price: a limit that must not be reached ends one cent below. */
export const cent = 1 / 100

/** Whether the buyers are first-time buyers; undefined while that is not answered. */
export const firstTime = ({ firstTimeBuyer, use, buyerType, ownsOtherDwelling }: Input): boolean | undefined =>
  use !== 'mainResidence' || buyerType === 'company' || ownsOtherDwelling ? false : firstTimeBuyer

/** True for companies, and for persons who say that they own another dwelling and do not replace their main one. */
export const isAdditional = ({ buyerType, ownsOtherDwelling, replacesMainResidence, use }: Input): boolean =>
  buyerType === 'company' || (ownsOtherDwelling === true && !(replacesMainResidence && use === 'mainResidence'))

/** True while it is unknown whether another dwelling is owned. */
export const mayBeAdditional = ({ buyerType, ownsOtherDwelling, firstTimeBuyer }: Input): boolean =>
  buyerType !== 'company' && ownsOtherDwelling === undefined && !firstTimeBuyer

/** A notice of what an additional dwelling would cost more. */
export const surchargePossible = (amount: number): Entries => [
  notice({
    code: 'surcharge_possible',
    message: 'With another dwelling the buyers would pay a surcharge; say whether they own one.',
    field: 'ownsOtherDwelling',
    amount,
  }),
]

/** What first-time buyers would save, while it is unknown whether the buyers are. */
export const firstTimeRelief = (bands: Provision, input: Input, saving: number): Entries => {
  if (firstTime(input) !== undefined || saving <= 0) return []
  const condition = 'Every buyer would have to buy a first home and live in it.'
  const label = 'Relief of first-time buyers'
  return [relief({ key: 'firstTimeBuyer', label, saving, condition, fields: ['firstTimeBuyer'] }, bands)]
}

/** What a person saves whose additional dwelling replaces the main residence. */
export const replacementRelief = (surcharge: Provision, { use, buyerType }: Input, saving: number): Entries => {
  if (use !== 'mainResidence' || buyerType === 'company') return []
  const condition =
    'The home would have to replace the main residence; what was paid comes back when that is sold within three years.'
  const label = 'No surcharge when the main residence is replaced'
  return [relief({ key: 'replacementRefund', label, saving, condition, fields: ['replacesMainResidence'] }, surcharge)]
}
