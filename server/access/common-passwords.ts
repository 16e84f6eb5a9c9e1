import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Bytes of the hash stored for each password: with 5000 entries, one other password in 220 million is a false positive.
 */
const bytes = 5

/** Hashes of the file in hexadecimal; read when the first password is checked. */
let common: ReadonlySet<string> | undefined

const readCommonPasswords = (): ReadonlySet<string> => {
  const text = readFileSync(new URL('../data/common-passwords.bin', import.meta.url)).toString('hex')
  return new Set(text.match(new RegExp(`.{${2 * bytes}}`, 'g')))
}

/**
 * Whether a password in lower case, after NFKC, is among the 5000 most common ones of at least 15 characters
 * (`server/data/README.md` names the list). Only hashes are stored, since many of the passwords name a person.
 */
export const isCommonPassword = (text: string): boolean => {
  common ??= readCommonPasswords()
  return common.has(hash('sha256', text).slice(0, 2 * bytes))
}
