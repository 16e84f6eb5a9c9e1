import type { Actor } from '../../ports/accounts.ts'
import type { OrganisationsDependencies } from './organisation-parts.ts'

/**
 * Notifies the owner of an organisation, in the owner's language, of a new administrator.
 * @param actor the owner, or the invited person who accepted.
 */
export const notifyNewAdministrator = async (
  { place, visit }: Actor,
  organisationId: string,
  userId: string,
  { organisations, profiles, mail }: Pick<OrganisationsDependencies, 'organisations' | 'profiles' | 'mail'>,
): Promise<void> => {
  const members = await organisations.members(organisationId)
  const owner = members.find(({ role }) => role === 'owner')
  const administrator = members.find(member => member.userId === userId)
  if (!owner || administrator?.role !== 'admin') return
  const { locale = place.locale } = await profiles.profile(owner.userId)
  const { name, email } = administrator
  const link = `${place.origin}/account/organisation`
  mail.send({
    kind: 'newAdministrator',
    to: owner.email,
    locale,
    link,
    values: { name, email, address: visit.shownAddress },
  })
}
