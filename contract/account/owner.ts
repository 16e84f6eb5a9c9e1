import * as z from 'zod'

/** Most characters of an id of ours. */
const idMax = 40

/** An id of ours, as `key_5f0c1d2e3a4b5c6d7e`. */
export const Id = z.string().min(1).max(idMax)

/** A name that an account, a key or an organisation has. */
export const ShownName = z.string().min(1).max(200)

/** Plan of an owner, set by the operator of the installation. */
export const Plan = z
  .enum(['free', 'pro', 'enterprise'])
  .meta({ id: 'Plan', description: 'Plan of a user or an organisation: how many keys, of which tiers.' })
/** The name of such a plan. */
export type Plan = z.infer<typeof Plan>

/** Kind of owner: user or organisation. */
export const OwnerKind = z
  .enum(['user', 'organisation'])
  .meta({ id: 'OwnerKind', description: 'Your own, or that of your organisation.' })

/** Owner with its name. */
export const Owner = z
  .strictObject({
    kind: OwnerKind,
    id: Id.describe('Id of the user or the organisation.'),
    name: ShownName.describe('Its name.'),
  })
  .meta({ id: 'Owner', description: 'The user or organisation to which something belongs.' })

/** The right of a member in its organisation. */
export const MemberRole = z
  .enum(['owner', 'admin', 'member'])
  .meta({ id: 'MemberRole', description: 'The right of a member in its organisation.' })

/** A whole number of things, from none on. */
export const Count = z.int().min(0).max(1e12).meta({ 'x-unit': 'count' })
