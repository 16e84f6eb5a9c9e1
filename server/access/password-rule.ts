import { isCommonPassword } from './common-passwords.ts'
import { hardPart } from './password-parts.ts'

/** Why a password is refused: the code of the issue. */
export type PasswordFault = 'password_short' | 'password_long' | 'password_weak'

/** Lengths after NFKC; 15 where the password is the only factor (NIST SP 800-63B-4, section 3.1.1). */
const lengthMin = 15
const lengthMax = 128
/** Different characters that a password needs. */
const differentMin = 5
/** Letters from which the local part of an e-mail counts as a word. */
const localPartMin = 5

/** Characters that must be left where usual words, walks over the keyboard and sequences are taken out. */
const hardMin = 4

/** Whether a text is one shorter than a password may be, again and again. */
const isRepetition = (text: string): boolean => new RegExp(`^(.{1,${lengthMin - 1}})\\1+$`, 'su').test(text)

const holdsEmail = (text: string, email: string): boolean => {
  const [local = ''] = email.split('@')
  return (email !== '' && text.includes(email)) || (local.length >= localPartMin && text.includes(local))
}

/**
 * Why a password may not be chosen; undefined for a good one. Without an e-mail ('') that part of the rule is left out.
 * There is no rule of composition, and no service is asked; a usual word is refused only when next to nothing else is in
 * the password (ASVS 5, 6.2.4 and 6.2.11).
 */
export const passwordFault = (password: string, email: string): PasswordFault | undefined => {
  const text = password.normalize('NFKC')
  const letters = [...text]
  if (letters.length < lengthMin) return 'password_short'
  if (letters.length > lengthMax) return 'password_long'
  const small = text.toLowerCase()
  const isWeak =
    new Set(letters).size < differentMin ||
    holdsEmail(small, email.toLowerCase()) ||
    isRepetition(small) ||
    isCommonPassword(small) ||
    [...hardPart(small)].length < hardMin
  return isWeak ? 'password_weak' : undefined
}
