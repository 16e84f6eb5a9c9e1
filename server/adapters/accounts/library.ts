import { setImmediate } from 'node:timers/promises'
import { createLibraryOptions, createTokenOptions, type LibrarySettings, twoFactorOptions } from './options.ts'
import { createSessionStartPlugin } from './session-start.ts'

/** Loads the library on our records. Takes half a second and 45 MB, so it is deferred to the first account request. */
export const loadLibrary = async (settings: LibrarySettings & { now(): Date }) => {
  // Imported sequentially, with yields to the event loop in between: all at once would block it for twice as long.
  const { betterAuth } = await import('better-auth/minimal')
  await setImmediate()
  const { kyselyAdapter } = await import('@better-auth/kysely-adapter')
  const { jwt } = await import('better-auth/plugins/jwt')
  await setImmediate()
  const { twoFactor } = await import('better-auth/plugins/two-factor')
  const { createAuthEndpoint } = await import('better-auth/api')
  const { expireCookie, setSessionCookie } = await import('better-auth/cookies')
  const auth = betterAuth({
    ...createLibraryOptions(settings),
    // A process with a single connection would hold it in a transaction for as long as a password is hashed.
    database: kyselyAdapter(settings.db, { type: settings.engine.dialect, transaction: settings.engine.isShared }),
    plugins: [
      twoFactor(twoFactorOptions),
      jwt(createTokenOptions(settings.publicUrl)),
      createSessionStartPlugin({ createAuthEndpoint, expireCookie, setSessionCookie }, settings.now),
    ],
  })
  // Ten concurrent first tokens would each create a key, so the first key is created here.
  await auth.api.getJwks()
  return auth
}

/** The loaded library. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>

/** Loads once; after a failed load the next call retries. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(cause => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
