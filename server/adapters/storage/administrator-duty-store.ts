import type { ExpressionBuilder } from 'kysely'
import type { Role } from '../../ports/accounts.ts'
import type { AdministratorDuties } from '../../ports/second-step.ts'
import type { Database, Tables } from './database.ts'
import { sqlTrue } from './engine.ts'

type MemberBuilder = ExpressionBuilder<Tables, 'auth_member'>

/**
 * Members with one of the roles whose organisation has set up contacts, by a form, a webhook or an address, or has received
 * one.
 */
const createDutyCondition =
  (roles: readonly Role[]) =>
  ({ and, or, eb, exists, selectFrom }: MemberBuilder) =>
    and([
      eb('auth_member.role', 'in', roles),
      or([
        exists(
          selectFrom('api_key')
            .select('api_key.id')
            .whereRef('api_key.owner_id', '=', 'auth_member.organizationId')
            .where('api_key.owner_kind', '=', 'organisation')
            .where('api_key.kind', '=', 'publishable')
            .where('api_key.revoked_at', 'is', null),
        ),
        exists(
          selectFrom('webhook')
            .select('webhook.id')
            .whereRef('webhook.organisation_id', '=', 'auth_member.organizationId'),
        ),
        exists(
          selectFrom('organisation_profile')
            .select('organisation_profile.organisation_id')
            .whereRef('organisation_profile.organisation_id', '=', 'auth_member.organizationId')
            .where('organisation_profile.lead_email', 'is not', null),
        ),
        exists(
          selectFrom('lead').select('lead.id').whereRef('lead.organisation_id', '=', 'auth_member.organizationId'),
        ),
      ]),
    ])

/** Deletes duties that ended, and inserts new ones. */
const createDutyKeeper =
  (db: Database, roles: readonly Role[]): AdministratorDuties['keep'] =>
  async dueAt => {
    const isDutiful = createDutyCondition(roles)
    await db
      .deleteFrom('second_step_duty')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('auth_member')
              .select('auth_member.id')
              .whereRef('auth_member.userId', '=', 'second_step_duty.user_id')
              .where(isDutiful),
          ),
        ),
      )
      .execute()
    await db
      .insertInto('second_step_duty')
      .columns(['user_id', 'due_at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('auth_member')
          .select('auth_member.userId as user_id')
          .select(val(dueAt).$castTo<string>().as('due_at'))
          .where(isDutiful),
      )
      .onConflict(conflict => conflict.column('user_id').doNothing())
      .execute()
  }

/** Claims who is told by a letter in one statement, so that two processes never tell the same person. */
const createUntoldClaim =
  (db: Database): AdministratorDuties['claimUntold'] =>
  async now => {
    const told = await db
      .updateTable('second_step_duty')
      .set({ told_at: now })
      .where('told_at', 'is', null)
      .where('due_at', '>', now)
      .where('user_id', 'in', ({ selectFrom }) =>
        selectFrom('auth_user')
          .select('id')
          .where(({ or, eb }) => or([eb('twoFactorEnabled', 'is', null), eb('twoFactorEnabled', '!=', sqlTrue)])),
      )
      .returning(['user_id', 'due_at'])
      .execute()
    if (told.length === 0) return []
    const due = new Map(told.map(({ user_id, due_at }) => [user_id, due_at]))
    const people = await db
      .selectFrom('auth_user')
      .innerJoin('auth_member', 'auth_member.userId', 'auth_user.id')
      .innerJoin('auth_organization', 'auth_organization.id', 'auth_member.organizationId')
      .leftJoin('account_profile', 'account_profile.user_id', 'auth_user.id')
      .select(['auth_user.id', 'auth_user.email', 'account_profile.locale', 'auth_organization.name as organisation'])
      .where('auth_user.id', 'in', [...due.keys()])
      .execute()
    return people.map(({ id, email, locale, organisation }) => ({
      ...{ email, locale: locale ?? undefined, organisation, dueAt: due.get(id) ?? now },
    }))
  }

/** Duties of owners and administrators to have a second factor, as records. */
export const createAdministratorDutyStore = (db: Database, roles: readonly Role[]): AdministratorDuties => ({
  keep: createDutyKeeper(db, roles),
  claimUntold: createUntoldClaim(db),
})
