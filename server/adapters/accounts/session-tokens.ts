import type { Accounts, PublicKey } from '../../ports/accounts.ts'
import { tokenSeconds } from '../../ports/session-life.ts'
import type { Library } from './library.ts'
import type { createLibraryReader } from './library-records.ts'

/** Signed session tokens, and the keys that verify them. */
export const createLibrarySessionTokens = (
  library: () => Promise<Library>,
  { now }: { now(): Date },
  { forgetKeys }: Pick<ReturnType<typeof createLibraryReader>, 'forgetKeys'>,
): Pick<Accounts, 'token' | 'jwks'> => ({
  token: async ({ id, userId }) => {
    const { api } = await library()
    const issuedAt = Math.floor(now().getTime() / 1000)
    const payload = { sub: userId, sid: id, iat: issuedAt, exp: issuedAt + tokenSeconds }
    const sign = () => api.signJWT({ body: { payload } })
    const { token } = await sign().catch(async cause => {
      if (!String(cause).includes('Failed to decrypt private key')) throw cause
      // The secret was changed: keys encrypted with the old one are useless.
      await forgetKeys()
      return sign()
    })
    return { token, expiresAt: new Date((issuedAt + tokenSeconds) * 1000).toISOString() }
  },
  jwks: async () => {
    const { keys } = await (await library()).api.getJwks()
    return { keys: keys as unknown as readonly PublicKey[] } // the library types them as keys of any kind
  },
})
