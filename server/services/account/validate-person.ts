import { findPasswordFault, type PasswordFault } from '../../access/password-rule.ts'
import { normalizeEmail, normalizePersonName } from '../../access/person-fields.ts'
import { createFieldRefusal } from './refused-field.ts'

const passwordSentences: Readonly<Record<PasswordFault, string>> = {
  password_short: 'Must have at least 15 characters; four words make a good one.',
  password_long: 'Must have at most 128 characters.',
  password_weak: 'Is too easy to guess; four words make a good one.',
}

/** Validates the e-mail of a form. @throws Refusal for an invalid one. */
export const validateEmail = (text: string): string => {
  const email = normalizeEmail(text)
  if (email === undefined)
    throw createFieldRefusal('email', 'email', 'Must be an e-mail address, as ada@agency.example.', text)
  return email
}

/** Validates the name of a form. @throws Refusal for an invalid one. */
export const validatePersonName = (text: string): string => {
  const name = normalizePersonName(text)
  if (name === undefined)
    throw createFieldRefusal(
      'name',
      'name',
      'Must have 1 to 100 characters, none of them `<`, `:`, `/`, `@` or invisible, and nothing like a web address or a telephone number: a space follows a dot.',
      text,
    )
  return name
}

/** @throws Refusal for a password that is not allowed; the password itself is never echoed. */
export const checkPassword = (password: string, email: string): void => {
  const fault = findPasswordFault(password, email)
  if (fault) throw createFieldRefusal('password', fault, passwordSentences[fault])
}
