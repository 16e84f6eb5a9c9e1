/** Why a password is refused: the code of the issue. */
export type PasswordFault = 'password_short' | 'password_long' | 'password_weak'

/** Lengths after NFKC; 15 where the password is the only factor (NIST SP 800-63B-4, section 3.1.1). */
const lengthMin = 15
const lengthMax = 128
/** Different characters that a password needs. */
const differentMin = 5
/** Letters from which the local part of an e-mail counts as a word. */
const localPartMin = 5

const words = ['valorem', 'password']

/** Whether each character is one further on than the last, digits going round: abcdef…, 8901234…. */
const isSequence = (text: string): boolean =>
  [...text].every((letter, at, all) => {
    const before = all[at - 1]
    if (before === undefined) return true
    const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
    return step === 1 || (before === '9' && letter === '0')
  })

/** Whether a text is nothing but one of the words, again and again, also with spaces or dashes between. */
const isRepeatedWord = (text: string): boolean => words.some(word => /^[\s._-]*$/.test(text.replaceAll(word, '')))

const holdsEmail = (text: string, email: string): boolean => {
  const [local = ''] = email.split('@')
  return (email !== '' && text.includes(email)) || (local.length >= localPartMin && text.includes(local))
}

/** Why a password may not be chosen; undefined for a good one. Without an e-mail ('')
 * that part of the rule is left out. There is no rule of composition, and no service is asked. */
export const passwordFault = (password: string, email: string): PasswordFault | undefined => {
  const text = password.normalize('NFKC')
  const letters = [...text]
  if (letters.length < lengthMin) return 'password_short'
  if (letters.length > lengthMax) return 'password_long'
  const small = text.toLowerCase()
  const isWeak =
    new Set(letters).size < differentMin ||
    holdsEmail(small, email.toLowerCase()) ||
    isSequence(small) ||
    isRepeatedWord(small)
  return isWeak ? 'password_weak' : undefined
}
