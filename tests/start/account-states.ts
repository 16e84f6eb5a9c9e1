import { createKnownClient } from '#server/access/queued-client'
import { createScryptPasswords } from '#server/adapters/accounts/password'
import type { Records } from '#server/adapters/storage/database'
import { password } from '../pages/visitor.ts'

/** What is stored of a person. */
export const stateOf = async ({ db }: Records, email: string) => {
  const user = await db.selectFrom('auth_user').selectAll().where('email', '=', email).executeTakeFirst()
  const id = user?.id ?? ''
  const rows = async (table: 'auth_session' | 'auth_two_factor' | 'auth_account') =>
    (await db.selectFrom(table).select('id').where('userId', '=', id).execute()).length
  const account = await db.selectFrom('auth_account').select('password').where('userId', '=', id).executeTakeFirst()
  const profile = await db
    .selectFrom('account_profile')
    .select('mailbox_proven_at')
    .where('user_id', '=', id)
    .executeTakeFirst()
  const events = await db.selectFrom('audit_event').select('action').where('owner_id', '=', id).execute()
  const links = await db.selectFrom('auth_verification').select('id').where('value', '=', id).execute()
  const keys = await db
    .selectFrom('api_key')
    .select('id')
    .where('owner_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  return {
    isUser: user !== undefined,
    isConfirmed: Boolean(user?.emailVerified),
    asksForCode: Boolean(user?.twoFactorEnabled),
    accounts: await rows('auth_account'),
    sessions: await rows('auth_session'),
    secondSteps: await rows('auth_two_factor'),
    isProven: typeof profile?.mailbox_proven_at === 'string',
    isOldPassword: account?.password === oldHash,
    events: events.map(({ action }) => action).sort(),
    links: links.length,
    keys: keys.length,
  }
}

/** Hash of the password before. */
export const oldHash = await createScryptPasswords({ now: Date.now }).passwordHash(
  password,
  createKnownClient('user:old'),
)

/** State without any account. */
export const nothing = {
  ...{ isUser: false, isConfirmed: false, asksForCode: false, accounts: 0, sessions: 0, secondSteps: 0, links: 0 },
  ...{ isProven: false, isOldPassword: false, events: [], keys: 0 },
}
/** State of an account that its link has made. */
export const made = {
  ...nothing,
  ...{ isUser: true, isConfirmed: true, accounts: 1, isProven: true, events: ['account.created', 'account.verified'] },
}
/** State of an account of an earlier version that is set up. */
export const taken = {
  ...{ isUser: true, isConfirmed: true, asksForCode: true, accounts: 1, sessions: 1, secondSteps: 1, links: 2 },
  ...{ isProven: false, isOldPassword: true, events: [], keys: 0 },
}

/** State of an account with one session. */
export const signedIn = { ...made, sessions: 1, events: ['account.created', 'account.verified', 'signIn.ok'] }

/** State of an account whose second step is on. */
export const secondStepOn = {
  ...{ ...signedIn, secondSteps: 1, asksForCode: true },
  events: [...signedIn.events, 'twoFactor.on'].sort(),
}

/** An account that was confirmed a moment ago and set up fully; its reset is the first proof of the mailbox. */
export const begun = {
  ...{ ...made, sessions: 1, secondSteps: 1, asksForCode: true, links: 2, isOldPassword: true, keys: 1, events: [] },
}
