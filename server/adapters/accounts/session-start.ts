import type { createAuthEndpoint } from 'better-auth/api'
import type { expireCookie, setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** Parts of the library that the plugin needs; they are imported with the library itself. */
interface LibraryParts {
  createAuthEndpoint: typeof createAuthEndpoint
  setSessionCookie: typeof setSessionCookie
  expireCookie: typeof expireCookie
}

const Start = z.object({
  userId: z.string(),
  /** Identifier of the half session that awaits a second factor; it is consumed. */
  halfSession: z.string().optional(),
})

/**
 * Library plugin with one call: creates a session for a user whom our own services have authenticated. Fails with
 * `NO_HALF_SESSION` where the half session was consumed or has expired.
 */
export const createSessionStartPlugin = (
  { createAuthEndpoint, setSessionCookie, expireCookie }: LibraryParts,
  now: () => Date,
) => ({
  id: 'session-start' as const,
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: 'POST', body: Start }, async context => {
      const { userId, halfSession } = context.body
      const { internalAdapter, createAuthCookie } = context.context
      if (halfSession !== undefined) {
        const waiting = await internalAdapter.consumeVerificationValue(halfSession)
        if (waiting?.value !== userId) throw context.error('UNAUTHORIZED', { code: 'NO_HALF_SESSION' })
        expireCookie(context, createAuthCookie('two_factor'))
      }
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw context.error('UNAUTHORIZED', { code: 'NO_HALF_SESSION' })
      const at = now()
      const session = await internalAdapter.createSession(userId, false, { createdAt: at, updatedAt: at }, true)
      await setSessionCookie(context, { session, user })
      return context.json({ user: { id: userId } })
    }),
  },
})
