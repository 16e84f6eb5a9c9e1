import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Bytes of the hash that the file keeps of each password: of 5000, one in 220 million others is taken for one of them. */
const bytes = 5

/** Hashes of the file, as hexadecimal texts; read when the first password is judged. */
let common: ReadonlySet<string> | undefined

const read = (): ReadonlySet<string> => {
  const text = readFileSync(new URL('../data/common-passwords.bin', import.meta.url)).toString('hex')
  return new Set(text.match(new RegExp(`.{${2 * bytes}}`, 'g')))
}

/**
 * Whether a password in small letters, after NFKC, is among the 5000 of at least 15 characters that people use most
 * (`server/data/README.md` names the list). Its hashes are kept, since many of them name who chose them.
 */
export const isCommonPassword = (text: string): boolean => {
  common ??= read()
  return common.has(hash('sha256', text).slice(0, 2 * bytes))
}
