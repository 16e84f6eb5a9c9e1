import { parseAcceptLanguage } from '#languages/accept-language'
import { isLanguage, type Language } from '#languages/registry'
import { getCookieValue } from '../../access/cookies.ts'

const cookieName = 'valorem_lang'
/** Cookie name on https; the `__Host-` prefix prevents other hosts from setting it. */
const hostCookieName = `__Host-${cookieName}`
const yearSeconds = 31_536_000

/** Set-Cookie value that stores a language for a year. */
export const createLanguageCookie = (language: Language, origin: string): string => {
  const isHttps = origin.startsWith('https:')
  const name = isHttps ? hostCookieName : cookieName
  return `${name}=${language}; Max-Age=${yearSeconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** Language of a page: from the profile, the cookie, the browser, else French. */
export const choosePageLanguage = (
  profile: Language | undefined,
  { cookie, acceptLanguage }: { cookie: string; acceptLanguage: string },
): Language => {
  if (profile) return profile
  const chosen = getCookieValue(cookie, hostCookieName) ?? getCookieValue(cookie, cookieName)
  return isLanguage(chosen) ? chosen : (parseAcceptLanguage(acceptLanguage) ?? 'fr')
}
