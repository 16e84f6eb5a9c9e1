import { acceptedLanguage } from '#languages/accept-language'
import { isLanguage, type Language } from '#languages/registry'
import { cookieValue } from '../../access/cookies.ts'

const cookieName = 'valorem_lang'
/** Its name on https, under which no other host can have set it. */
const hostCookieName = `__Host-${cookieName}`
const yearSeconds = 31_536_000

/** The Set-Cookie value that remembers a language for a year. */
export const languageCookie = (language: Language, origin: string): string => {
  const isHttps = origin.startsWith('https:')
  const name = isHttps ? hostCookieName : cookieName
  return `${name}=${language}; Max-Age=${yearSeconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** The language of a page: that of the profile, of the cookie, of the browser, else French. */
export const languageOf = (
  profile: Language | undefined,
  { cookie, acceptLanguage }: { cookie: string; acceptLanguage: string },
): Language => {
  if (profile) return profile
  const chosen = cookieValue(cookie, hostCookieName) ?? cookieValue(cookie, cookieName)
  return isLanguage(chosen) ? chosen : (acceptedLanguage(acceptLanguage) ?? 'fr')
}
