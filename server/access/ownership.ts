import type { KeyOwner } from '../ports/account-records.ts'
import type { Membership, Role } from '../ports/accounts.ts'

/** What may be done in an organisation beside being its member. */
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
  | 'deleteOrganisation'

/** The only table of rights; who is not named may not. */
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
  deleteOrganisation: ['owner'],
}

/** Whether a role has a right. */
export const may = (role: Role, act: OrganisationAct): boolean => rights[act].includes(role)

/** The roles that have a right. */
export const rolesThatMay = (act: OrganisationAct): readonly Role[] => rights[act]

/** Whose keys a person sees: its own, then those of its organisation. */
export const ownersSeenBy = (userId: string, membership: Pick<Membership, 'id'> | undefined): KeyOwner[] => [
  { kind: 'user', id: userId },
  ...(membership ? [{ kind: 'organisation' as const, id: membership.id }] : []),
]
