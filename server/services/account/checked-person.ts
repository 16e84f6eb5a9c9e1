import { type PasswordFault, passwordFault } from '../../access/password-rule.ts'
import { emailOf, personName } from '../../access/person-fields.ts'
import { refusedField } from './refused-field.ts'

const passwordSentences: Readonly<Record<PasswordFault, string>> = {
  password_short: 'Must have at least 15 characters; four words make a good one.',
  password_long: 'Must have at most 128 characters.',
  password_weak: 'Is too easy to guess; four words make a good one.',
}

/** The e-mail of a form. @throws Refusal for a text that is none. */
export const checkedEmail = (text: string): string => {
  const email = emailOf(text)
  if (email === undefined)
    throw refusedField('email', 'email', 'Must be an e-mail address, as ada@agency.example.', text)
  return email
}

/** The name of a form. @throws Refusal for a text that cannot be a name. */
export const checkedName = (text: string): string => {
  const name = personName(text)
  if (name === undefined)
    throw refusedField(
      'name',
      'name',
      'Must have 1 to 100 characters, none of them `<`, `:`, `/` or invisible, and nothing like a web address: a space follows a dot.',
      text,
    )
  return name
}

/** @throws Refusal for a password that may not be chosen; the password itself is never repeated. */
export const checkPassword = (password: string, email: string): void => {
  const fault = passwordFault(password, email)
  if (fault) throw refusedField('password', fault, passwordSentences[fault])
}
