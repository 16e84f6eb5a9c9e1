import { getCookieValue } from '../../access/cookies.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Library } from './library.ts'
import { type CallLibrary, createLibraryHeaders } from './library-call.ts'
import type { createLibraryReader } from './library-records.ts'
import { renewSignatures } from './library-secrets.ts'
import type { LibrarySettings } from './options.ts'

/** Reads sessions by their cookies; one that a former secret signed is set again with the current signature. */
export const createSessionReader = (
  call: CallLibrary,
  library: () => Promise<Library>,
  { sessionById }: Pick<ReturnType<typeof createLibraryReader>, 'sessionById'>,
  { secrets, now }: Pick<LibrarySettings, 'secrets'> & { now(): Date },
): Accounts['session'] => {
  /** Set-Cookie value of a session cookie until the session ends. */
  const formatCookie = async (name: string, value: string, expiresAt: string): Promise<string> => {
    const { path = '/', secure } = (await (await library()).$context).authCookies.sessionToken.attributes
    const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - now().getTime()) / 1000))
    return `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  }
  return async cookie => {
    const renewed = renewSignatures(cookie, secrets)
    const { body, cookies } = await call(auth =>
      auth.api.getSession({ headers: createLibraryHeaders(renewed), asResponse: true }),
    )
    const { id } = Object(body.session) as { id?: unknown }
    const session = typeof id === 'string' ? await sessionById(id) : undefined
    if (!session || renewed === cookie) return session && { ...session, cookies }
    const { name } = (await (await library()).$context).authCookies.sessionToken
    const value = getCookieValue(renewed, name)
    const isNew = value !== undefined && value !== getCookieValue(cookie, name)
    if (!isNew || cookies.some(text => text.startsWith(`${name}=`))) return { ...session, cookies }
    return { ...session, cookies: [...cookies, await formatCookie(name, value, session.expiresAt)] }
  }
}
