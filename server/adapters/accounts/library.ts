import { setImmediate } from 'node:timers/promises'
import { type LibrarySettings, libraryOptions, pluginTables, tokenOptions } from './options.ts'

/** The library set up on our records; takes half a second and 45 MB to load, so only once somebody comes to an account. */
export const loadLibrary = async (settings: LibrarySettings) => {
  // One after the other, with the turns of others between them: all at once would stop the event loop for twice as long.
  const { betterAuth } = await import('better-auth/minimal')
  await setImmediate()
  const { kyselyAdapter } = await import('@better-auth/kysely-adapter')
  const { jwt } = await import('better-auth/plugins/jwt')
  await setImmediate()
  const { twoFactor } = await import('better-auth/plugins/two-factor')
  const auth = betterAuth({
    ...libraryOptions(settings),
    // Where one process writes alone a transaction would hold its one connection while a password is hashed.
    database: kyselyAdapter(settings.db, { type: settings.engine.dialect, transaction: settings.engine.isShared }),
    plugins: [twoFactor({ issuer: 'Valorem', schema: pluginTables.twoFactor }), jwt(tokenOptions(settings.publicUrl))],
  })
  // Ten first tokens at once would make ten keys: the first one is made here.
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
