import { isCommonPassword } from './common-passwords.ts'
import { extractHardPart } from './password-parts.ts'

/** Reason why a password is refused: the code of the issue. */
export type PasswordFault = 'password_short' | 'password_long' | 'password_weak'

/** Lengths after NFKC; 15 where the password is the only factor (NIST SP 800-63B-4, section 3.1.1). */
const lengthMin = 15
const lengthMax = 128
/** Minimum number of different characters. */
const differentMin = 5
/** Minimum length from which the local part of an e-mail counts as a word. */
const localPartMin = 5

/** Minimum length of the remainder once common words, keyboard walks and sequences are removed. */
const hardMin = 4

/** Whether a text repeats a part that is shorter than a password may be. */
const isRepetition = (text: string): boolean => new RegExp(`^(.{1,${lengthMin - 1}})\\1+$`, 'su').test(text)

const hasEmailInside = (text: string, email: string): boolean => {
  const [local = ''] = email.split('@')
  return (email !== '' && text.includes(email)) || (local.length >= localPartMin && text.includes(local))
}

/**
 * Reason why a password is refused; undefined for a valid one. An empty e-mail skips its check. There is no composition
 * rule, and no service is called; a common word is refused only where hardly anything else is in the password (ASVS 5,
 * 6.2.4 and 6.2.11).
 */
export const findPasswordFault = (password: string, email: string): PasswordFault | undefined => {
  const text = password.normalize('NFKC')
  const letters = [...text]
  if (letters.length < lengthMin) return 'password_short'
  if (letters.length > lengthMax) return 'password_long'
  const small = text.toLowerCase()
  const isWeak =
    new Set(letters).size < differentMin ||
    hasEmailInside(small, email.toLowerCase()) ||
    isRepetition(small) ||
    isCommonPassword(small) ||
    [...extractHardPart(small)].length < hardMin
  return isWeak ? 'password_weak' : undefined
}
