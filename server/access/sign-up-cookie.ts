import { hash } from 'node:crypto'
import { getCookieValue } from './cookies.ts'
import type { RandomBytes } from './keys.ts'

/** Lifetime of the cookie in seconds: seven days, as long as a sign-up can be confirmed. */
const keptSeconds = 7 * 86_400
const bytes = 32

/**
 * Marks the browser of a sign-up, so that a letter requested again by it belongs to its own sign-up. It grants no
 * access.
 */
export interface SignUpCookie {
  /** New Set-Cookie value, and the hash that is stored with the sign-up. */
  create(): { cookie: string; browserHash: string }
  /** Set-Cookie value that removes the cookie, once the account exists. */
  forget(): string
  /** Hash of the cookie in a Cookie header; undefined where it is missing or malformed. */
  hashOf(cookies: string): string | undefined
}

const hashValue = (value: string): string => hash('sha256', `sign-up-browser:${value}`, 'base64url')

/** The cookie `valorem_sign_up`, bound to the host over https: 256 random bits. */
export const createSignUpCookie = (randomBytes: RandomBytes, { isLoopback }: { isLoopback: boolean }): SignUpCookie => {
  const name = `${isLoopback ? '' : '__Host-'}valorem_sign_up`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isLoopback ? '' : '; Secure'}`
  return {
    create: () => {
      const value = Buffer.from(randomBytes(bytes)).toString('base64url')
      return { cookie: `${name}=${value}; Max-Age=${keptSeconds}; ${attributes}`, browserHash: hashValue(value) }
    },
    forget: () => `${name}=; Max-Age=0; ${attributes}`,
    hashOf: cookies => {
      const value = getCookieValue(cookies, name)
      return value !== undefined && /^[\w-]{43}$/.test(value) ? hashValue(value) : undefined
    },
  }
}
