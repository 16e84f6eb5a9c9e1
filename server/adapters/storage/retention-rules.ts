import { type RawBuilder, sql } from 'kysely'
import { dayMs, utcDay } from '#domain/core/instants'
import { getSessionStartCutoff } from '../../ports/session-life.ts'
import type { Tables } from './database.ts'
import { nothingSealed } from './sealed-columns.ts'

/** Retention of daily counts, in days including today. */
const usageDays = 90
/** Retention of audit events, in days. */
const auditDays = 400
/** Retention of invitations, in days from sending; they can be answered for the first seven. */
const invitationDays = 30
/** Retention of a revoked key of a user or an organisation, in days: as long as its counts, and the list of keys. */
const revokedKeyDays = usageDays
/** Days after which a letter about a change that no server takes is given up. */
const noticeDays = 3
/** Retention of leads, in days. */
const leadDays = 90
/** Retention of used TOTP time steps, in days, and their length; a code is accepted for 90 seconds. */
const [usedStepDays, codeStepMs] = [2, 30_000]
/** Days within which a sign-up can be confirmed. */
const signUpDays = 7

/** Retention of the rows of one table. */
export interface RetentionRule {
  /** Name in logs and metrics: the table, or what of it expires. */
  name: string
  table: keyof Tables
  /** Column that the age of a row is read from; it has an index. */
  column: string
  /** Rows whose column is below this value have expired. */
  cutoff(now: Date): string | number
  /** Instant of a column's value. */
  toInstant(value: string | number | Date): Date
  /** Condition besides the age. */
  condition?: RawBuilder<boolean>
  /** Columns that are set to null instead of deleting the row. */
  cleared?: readonly string[]
}

type Age = Pick<RetentionRule, 'cutoff' | 'toInstant'>

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** Age by an instant, kept for some days. */
const afterDays = (days: number): Age => ({
  cutoff: now => daysAgo(now, days).toISOString(),
  toInstant: value => new Date(value),
})

/** Age by an instant at which the row expires. */
const atInstant: Age = afterDays(0)

/** Age by a UTC day, kept for some days including today. */
const afterUtcDays = (days: number): Age => ({
  cutoff: now => utcDay(daysAgo(now, days - 1)),
  toInstant: value => new Date(value),
})

/** Age by the number of a TOTP time step. */
const afterSteps: Age = {
  cutoff: now => Math.floor(daysAgo(now, usedStepDays).getTime() / codeStepMs),
  toInstant: value => new Date(Number(value) * codeStepMs),
}

/** Sessions end 90 days after their start, that instant included. */
const afterSessionLife: Age = {
  cutoff: now => new Date(getSessionStartCutoff(now).getTime() + 1).toISOString(),
  toInstant: value => new Date(value),
}

/** Retention of every table, personal data first. PRIVACY.md states the same periods. */
export const retentionRules: readonly RetentionRule[] = [
  {
    ...{ name: 'lead_content', table: 'lead', column: 'content_until', ...atInstant },
    condition: sql<boolean>`state <> 'queued'`,
    cleared: ['content_until', ...Object.keys(nothingSealed)],
  },
  { name: 'lead', table: 'lead', column: 'received_at', ...afterDays(leadDays) },
  { name: 'waiting_sign_up', table: 'waiting_sign_up', column: 'created_at', ...afterDays(signUpDays) },
  {
    // Sign-ups of the previous version, which are stored as accounts.
    ...{ name: 'unconfirmed_user', table: 'auth_user', column: 'createdAt', ...afterDays(signUpDays) },
    condition: sql<boolean>`${sql.ref('emailVerified')} = false`,
  },
  { name: 'unused_session', table: 'auth_session', column: 'expiresAt', ...atInstant },
  { name: 'old_session', table: 'auth_session', column: 'createdAt', ...afterSessionLife },
  { name: 'auth_invitation', table: 'auth_invitation', column: 'createdAt', ...afterDays(invitationDays) },
  { name: 'auth_verification', table: 'auth_verification', column: 'expiresAt', ...atInstant },
  { name: 'email_change', table: 'email_change', column: 'expires_at', ...atInstant },
  { name: 'organisation_notice', table: 'organisation_notice', column: 'at', ...afterDays(noticeDays) },
  { name: 'passkey_challenge', table: 'passkey_challenge', column: 'expires_at', ...atInstant },
  { name: 'used_step', table: 'used_step', column: 'step', ...afterSteps },
  {
    ...{ name: 'revoked_key', table: 'api_key', column: 'revoked_at', ...afterDays(revokedKeyDays) },
    condition: sql<boolean>`owner_kind <> 'operator'`,
  },
  { name: 'audit_event', table: 'audit_event', column: 'at', ...afterDays(auditDays) },
  { name: 'form_act', table: 'form_act', column: 'day', ...afterUtcDays(usageDays) },
  { name: 'embed_day', table: 'embed_day', column: 'day', ...afterUtcDays(usageDays) },
  { name: 'usage', table: 'usage', column: 'day', ...afterUtcDays(usageDays) },
]
