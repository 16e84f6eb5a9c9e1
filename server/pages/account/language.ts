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

/** The first language of an Accept-Language header that the pages have, by its weights. */
const acceptedLanguage = (header: string): Language | undefined => {
  const wishes = header.split(',').map(entry => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
    const weight = parameters.map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const ordered = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return ordered.map(({ language }) => language).find(isLanguage)
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
