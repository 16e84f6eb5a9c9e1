import { createHash } from 'node:crypto'
import type { RandomBytes } from './keys.ts'

/** Letters and digits that are not easily confused: five bits each. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 120 bits: enough that a hash without salt and cost cannot be brute-forced (OWASP ASVS 5, 6.5.2, asks for 112). */
const length = 24
const groupLength = 4
const count = 10

/** Ten new backup codes, each of six groups of four letters or digits, as `k7pq-2mwr-…`. */
export const createBackupCodes = (randomBytes: RandomBytes): string[] =>
  Array.from({ length: count }, () =>
    [...randomBytes(length)]
      .map((byte, at) => (at > 0 && at % groupLength === 0 ? '-' : '') + letters.charAt(byte % letters.length))
      .join(''),
  )

/** Normalized code: without spaces and hyphens, and in lower case where it has the current length. */
const normalizeBackupCode = (text: string): string => {
  const bare = text.replace(/[\s-]/g, '')
  return bare.length === length ? bare.toLowerCase() : bare
}

/** Stored hash of a backup code: SHA-256 of the user and the code, hexadecimal. */
export const hashBackupCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${normalizeBackupCode(code)}`)
    .digest('hex')
