import { createHash } from 'node:crypto'
import type { RandomBytes } from './keys.ts'

/** Letters and digits that nobody takes for each other: five bits each. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 120 bits: so many that a hash without salt and cost cannot be guessed back (OWASP ASVS 5, 6.5.2, asks for 112). */
const length = 24
const groupLength = 4
const count = 10

/** Ten new backup codes, each of six groups of four letters or digits, as `k7pq-2mwr-…`. */
export const newBackupCodes = (randomBytes: RandomBytes): string[] =>
  Array.from({ length: count }, () =>
    [...randomBytes(length)]
      .map((byte, at) => (at > 0 && at % groupLength === 0 ? '-' : '') + letters.charAt(byte % letters.length))
      .join(''),
  )

/** A code as it was meant: without spaces and hyphens, and of the present length without capitals. */
const meant = (text: string): string => {
  const bare = text.replace(/[\s-]/g, '')
  return bare.length === length ? bare.toLowerCase() : bare
}

/** What is stored of a backup code: SHA-256 of it and its user, hexadecimal. */
export const backupCodeHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${meant(code)}`)
    .digest('hex')
