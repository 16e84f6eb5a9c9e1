import * as z from 'zod'
import { Amount } from './units.ts'

/** Relation of a donor to who is given the property, by which the duty on a gift goes in Luxembourg. */
export const LuxembourgRelationship = z
  .enum([
    'directLine',
    'directLineBeyondShare',
    'spouse',
    'partner',
    'sibling',
    'uncleNephew',
    'greatUncle',
    'charity',
    'other',
  ])
  .meta({
    id: 'LuxembourgRelationship',
    description:
      'Relation to the donor: ascendant or descendant, without or with exemption from collation; spouse; partner of a declaration of three years or more; brother or sister; uncle or aunt and nephew or niece; the same at one more generation; municipality, public body or charity; anybody else.',
  })
/** Relation of a donor to who is given the property. */
export type LuxembourgRelationship = z.infer<typeof LuxembourgRelationship>

/** Kind of the deed, and what belongs to single kinds. */
export const luxembourgDeedFields = {
  deed: z.enum(['sale', 'partition', 'exchange', 'gift']).optional().meta({
    description:
      'Kind of deed. Partition: a co-owner buys out the others, `price` is what they are paid, with `acquiredShare` and `marketValue`. Exchange: `price` is the value of what is received, `givenValue` that of what is given. Gift: `price` is the value of what is given, in full ownership.',
    default: 'sale',
  }),
  relationship: LuxembourgRelationship.optional().describe('In a gift: the relation to the donor.'),
  givenValue: Amount.gt(0).optional().describe('In an exchange: market value of the property that is given.'),
  assumedDebt: Amount.optional().describe(
    'Debt of the seller or of the other owners that the buyer takes over; a part of the price for the duties. Not off plan. Assumed 0.',
  ),
  yearlyAnnuity: Amount.optional().describe(
    'Life annuity for a year that is paid besides `price`, where the deed states no capital for it. Not off plan. Assumed 0.',
  ),
  dischargedPrincipal: Amount.optional().describe(
    'Principal of an inscription of the seller that is struck off with the deed; lines of the seller. Assumed none.',
  ),
}
