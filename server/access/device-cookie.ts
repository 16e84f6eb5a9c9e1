import { getCookieValue } from './cookies.ts'
import { createPseudonymizer, isSameText } from './pseudonym.ts'

/** Lifetime of the cookie in seconds: 365 days after the last sign-in. */
const rememberedSeconds = 31_536_000

/**
 * Marks browsers in which a person has signed in. It grants no access: it only exempts such a browser from waits caused
 * by attempts of strangers.
 */
export interface DeviceCookie {
  /** Set-Cookie value after a completed sign-in. */
  remember(userId: string): string
  /** Set-Cookie value that removes the cookie, when the account is deleted. */
  forget(): string
  /** User who signed in last in the browser of a Cookie header; undefined for a missing or wrongly signed cookie. */
  userOf(cookies: string): string | undefined
}

/**
 * The cookie `valorem_device`, bound to the host over https: the id of a user, a dot and its HMAC by the first of the
 * secrets; cookies of all are read.
 */
export const createDeviceCookie = ({
  secrets,
  isLoopback,
}: {
  secrets: readonly [string, ...string[]]
  isLoopback: boolean
}): DeviceCookie => {
  const name = `${isLoopback ? '' : '__Host-'}valorem_device`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isLoopback ? '' : '; Secure'}`
  const sign = (userId: string, [secret] = secrets): string =>
    `${userId}.${createPseudonymizer(secret)('valorem_device', userId)}`
  return {
    remember: userId => `${name}=${sign(userId)}; Max-Age=${rememberedSeconds}; ${attributes}`,
    forget: () => `${name}=; Max-Age=0; ${attributes}`,
    userOf: cookies => {
      const value = getCookieValue(cookies, name)
      const [userId] = value?.split('.') ?? []
      if (value === undefined || userId === undefined) return undefined
      return secrets.some(secret => isSameText(value, sign(userId, [secret]))) ? userId : undefined
    },
  }
}
