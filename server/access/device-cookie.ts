import { timingSafeEqual } from 'node:crypto'
import { getCookieValue } from './cookies.ts'
import { createPseudonymizer } from './pseudonym.ts'

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

const isSameSignedValue = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The cookie `valorem_device`, bound to the host over https: the id of a user, a dot and its HMAC. */
export const createDeviceCookie = ({ secret, isLoopback }: { secret: string; isLoopback: boolean }): DeviceCookie => {
  const pseudonym = createPseudonymizer(secret)
  const name = `${isLoopback ? '' : '__Host-'}valorem_device`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isLoopback ? '' : '; Secure'}`
  const sign = (userId: string): string => `${userId}.${pseudonym('valorem_device', userId)}`
  return {
    remember: userId => `${name}=${sign(userId)}; Max-Age=${rememberedSeconds}; ${attributes}`,
    forget: () => `${name}=; Max-Age=0; ${attributes}`,
    userOf: cookies => {
      const value = getCookieValue(cookies, name)
      const [userId] = value?.split('.') ?? []
      return value !== undefined && userId !== undefined && isSameSignedValue(value, sign(userId)) ? userId : undefined
    },
  }
}
