import { minuteMs } from '#domain/core/instants'
import type { Actor } from '../../ports/accounts.ts'
import { createFieldRefusal } from './refused-field.ts'

/** Minutes after a sign-in with both factors in which they can be changed. */
const recentMinutes = 15

/**
 * Requires that a person with a second factor has signed in with it lately: its password, which is asked for again, is not
 * enough to change a factor. @throws Refusal `sign_in_again` otherwise.
 */
export const assertRecentSignIn = ({ session }: Actor, now: Date): void => {
  if (!session.user.twoFactor) return
  if (now.getTime() - Date.parse(session.createdAt) <= recentMinutes * minuteMs) return
  const message = `You signed in more than ${recentMinutes} minutes ago: sign out and in again, then make this change.`
  throw createFieldRefusal('', 'sign_in_again', message)
}
