import { utcDay } from '#domain/core/instants'
import { planLimits } from '../../access/plans.ts'
import { sessionLimits } from '../../access/tiers.ts'
import type { OrganisationRecords, OwnedKeyRecords, ProfileRecords, UsageHistory } from '../../ports/account-records.ts'
import { onAccounts } from './account-away.ts'
import type { Profiles } from './account-services.ts'
import { checkedName } from './checked-person.ts'
import { nextDay } from './usage-days.ts'

/** What the profile of a person is made of. */
export interface ProfilesDependencies {
  profiles: ProfileRecords
  organisations: Pick<OrganisationRecords, 'membership'>
  keys: Pick<OwnedKeyRecords, 'counts'>
  usage: UsageHistory
  now(): Date
}

/** The account of a person in one view, its name and its language. */
export const profiles = ({ profiles: records, organisations, keys, usage, now }: ProfilesDependencies): Profiles => ({
  me: ({ session, place }) =>
    onAccounts(async () => {
      const { userId, user } = session
      const today = utcDay(now())
      const [{ plan, locale }, membership, counts, [usedToday]] = await Promise.all([
        records.profile(userId),
        organisations.membership(userId),
        keys.counts({ kind: 'user', id: userId }, today),
        usage.between([`user:${userId}`], today, today),
      ])
      const limit = sessionLimits.analyze.perDay
      // For a moment the row may hold a count that is about to be given back.
      const used = Math.min(limit, usedToday?.count ?? 0)
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
        analyze: { used, limit, remaining: limit - used, resetsAt: nextDay(now()) },
      }
    }),
  locale: userId => onAccounts(async () => (await records.profile(userId)).locale),
  save: ({ session }, { name, locale }) =>
    onAccounts(() => records.save(session.userId, { name: checkedName(name), locale, at: now().toISOString() })),
})
