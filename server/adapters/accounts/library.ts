import { setImmediate } from 'node:timers/promises'
import { type LibrarySettings, libraryOptions, tokenOptions, twoFactorOptions } from './options.ts'
import { sessionStart } from './session-start.ts'

/**
 * The library set up on our records. Loading takes half a second and 45 MB, so it waits for the first account request.
 */
export const loadLibrary = async (settings: LibrarySettings) => {
  // Imported one after the other, with other work of the event loop in between: all at once would block it for twice as
  // long.
  const { betterAuth } = await import('better-auth/minimal')
  await setImmediate()
  const { kyselyAdapter } = await import('@better-auth/kysely-adapter')
  const { jwt } = await import('better-auth/plugins/jwt')
  await setImmediate()
  const { twoFactor } = await import('better-auth/plugins/two-factor')
  const { createAuthEndpoint } = await import('better-auth/api')
  const { expireCookie, setSessionCookie } = await import('better-auth/cookies')
  const auth = betterAuth({
    ...libraryOptions(settings),
    // A process with one connection would hold it in a transaction for as long as a password is hashed.
    database: kyselyAdapter(settings.db, { type: settings.engine.dialect, transaction: settings.engine.isShared }),
    plugins: [
      twoFactor(twoFactorOptions),
      jwt(tokenOptions(settings.publicUrl)),
      sessionStart({ createAuthEndpoint, expireCookie, setSessionCookie }),
    ],
  })
  // Ten concurrent first tokens would each make a key: the first key is made here.
  await auth.api.getJwks()
  return auth
}

/** The library once it is loaded. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>

/** Loads once; a load that failed is tried again by the next call. */
export const loadedOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(cause => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
