import { timingSafeEqual } from 'node:crypto'
import { cookieValue } from './cookies.ts'
import { pseudonyms } from './pseudonym.ts'

/** Seconds for which a browser is remembered: 365 days after the last sign-in. */
const rememberedSeconds = 31_536_000

/**
 * Remembers in a browser that somebody has signed in there. It opens nothing: tries of strangers do not make such a
 * browser wait.
 */
export interface DeviceCookie {
  /** The Set-Cookie value of a completed sign-in. */
  remember(userId: string): string
  /** The Set-Cookie value that removes it, when the account is deleted. */
  forget(): string
  /** The user who signed in last in the browser of a Cookie header; undefined for none, and for one that we did not sign. */
  userOf(cookies: string): string | undefined
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The cookie `valorem_device`, bound to the host where there is https: the id of a user, a point and its HMAC. */
export const deviceCookie = ({ secret, isLoopback }: { secret: string; isLoopback: boolean }): DeviceCookie => {
  const pseudonym = pseudonyms(secret)
  const name = `${isLoopback ? '' : '__Host-'}valorem_device`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isLoopback ? '' : '; Secure'}`
  const signed = (userId: string): string => `${userId}.${pseudonym('valorem_device', userId)}`
  return {
    remember: userId => `${name}=${signed(userId)}; Max-Age=${rememberedSeconds}; ${attributes}`,
    forget: () => `${name}=; Max-Age=0; ${attributes}`,
    userOf: cookies => {
      const value = cookieValue(cookies, name)
      const [userId] = value?.split('.') ?? []
      return value !== undefined && userId !== undefined && isSame(value, signed(userId)) ? userId : undefined
    },
  }
}
