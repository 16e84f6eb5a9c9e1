import { utcDay } from '#domain/core/instants'
import { getPlanLimits } from '../../access/plans.ts'
import { sessionLimits } from '../../access/tiers.ts'
import type { OwnedKeyRecords, ProfileRecords, UsageHistory } from '../../ports/account-records.ts'
import type { OrganisationRecords } from '../../ports/organisation-records.ts'
import { withAccountErrors } from './account-errors.ts'
import type { Profiles } from './account-services.ts'
import { nextDay } from './usage-days.ts'
import { validatePersonName } from './validate-person.ts'

export interface ProfilesDependencies {
  profiles: ProfileRecords
  organisations: Pick<OrganisationRecords, 'membership'>
  keys: Pick<OwnedKeyRecords, 'counts'>
  usage: UsageHistory
  now(): Date
}

/** Account of a person in one view, its name and its language. */
export const createProfiles = ({
  profiles: records,
  organisations,
  keys,
  usage,
  now,
}: ProfilesDependencies): Profiles => ({
  me: ({ session, place }) =>
    withAccountErrors(async () => {
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
      const { activeKeys, newKeysPerDay } = getPlanLimits(plan)
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
  locale: userId => withAccountErrors(async () => (await records.profile(userId)).locale),
  save: ({ session }, { name, locale }) =>
    withAccountErrors(() =>
      records.save(session.userId, { name: validatePersonName(name), locale, at: now().toISOString() }),
    ),
})
