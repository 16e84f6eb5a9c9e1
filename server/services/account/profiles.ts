import { planLimits } from '../../access/plans.ts'
import type { OrganisationRecords, OwnedKeyRecords, ProfileRecords } from '../../ports/account-records.ts'
import { onAccounts } from './account-away.ts'
import { checkedName } from './checked-person.ts'
import type { Profiles } from './seam.ts'
import { utcDayOf } from './usage-days.ts'

/** What the profile of a person is made of. */
export interface ProfilesDependencies {
  profiles: ProfileRecords
  organisations: Pick<OrganisationRecords, 'membership'>
  keys: Pick<OwnedKeyRecords, 'counts'>
  now(): Date
}

/** The account of a person in one view, its name and its language. */
export const profiles = ({ profiles: records, organisations, keys, now }: ProfilesDependencies): Profiles => ({
  me: ({ session, place }) =>
    onAccounts(async () => {
      const { userId, user } = session
      const [{ plan, locale }, membership, counts] = await Promise.all([
        records.profile(userId),
        organisations.membership(userId),
        keys.counts({ kind: 'user', id: userId }, utcDayOf(now())),
      ])
      const { activeKeys, newKeysPerDay } = planLimits(plan)
      const { name, email, twoFactor, createdAt } = user
      return {
        ...{ id: userId, name, email, locale: locale ?? place.locale, twoFactor, plan, createdAt },
        organisation: membership
          ? { id: membership.id, name: membership.name, role: membership.role, plan: membership.plan }
          : null,
        keys: {
          active: counts.active,
          activeMax: activeKeys,
          createdToday: counts.createdToday,
          createdPerDayMax: newKeysPerDay,
        },
      }
    }),
  locale: userId => onAccounts(async () => (await records.profile(userId)).locale),
  save: ({ session }, { name, locale }) =>
    onAccounts(() => records.save(session.userId, { name: checkedName(name), locale, at: now().toISOString() })),
})
