import type { KeyOwner } from '../ports/account-records.ts'
import type { Membership, Role } from '../ports/accounts.ts'

/** Actions in an organisation that require a right. */
export type OrganisationAct =
  | 'createKeys'
  | 'providerKeys'
  | 'invite'
  | 'removeMember'
  | 'changeRole'
  | 'brand'
  | 'leads'
  | 'reports'
  | 'readEvents'
  | 'requireSecondStep'
  | 'decideItems'
  | 'deleteOrganisation'

/** The only table of rights; roles that are not listed have none. */
const rights: Readonly<Record<OrganisationAct, readonly Role[]>> = {
  createKeys: ['owner', 'admin'],
  providerKeys: ['owner', 'admin'],
  invite: ['owner', 'admin'],
  removeMember: ['owner', 'admin'],
  changeRole: ['owner'],
  brand: ['owner', 'admin'],
  leads: ['owner', 'admin'],
  reports: ['owner', 'admin'],
  readEvents: ['owner'],
  requireSecondStep: ['owner'],
  decideItems: ['owner'],
  deleteOrganisation: ['owner'],
}

/** Whether a role has a right. */
export const hasRight = (role: Role, act: OrganisationAct): boolean => rights[act].includes(role)

/** The roles that have a right. */
export const getRolesWithRight = (act: OrganisationAct): readonly Role[] => rights[act]

/** Owners whose keys a person sees: the person, then its organisation. */
export const listVisibleOwners = (userId: string, membership: Pick<Membership, 'id'> | undefined): KeyOwner[] => [
  { kind: 'user', id: userId },
  ...(membership ? [{ kind: 'organisation' as const, id: membership.id }] : []),
]
