import { unprintable } from './unprintable.ts'

const emailMax = 254
const nameMax = 100

/**
 * The e-mail addresses that the account library accepts, in lower case. It rejects any other, and we would report that
 * as an outage (503). A domain with other letters has a form in these (`xn--…`), which browsers send.
 */
const accepted = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** An e-mail as it is stored: trimmed, small letters; undefined for a text that is none. */
export const emailOf = (text: string): string | undefined => {
  const email = text.trim().toLowerCase()
  return email.length <= emailMax && accepted.test(email) ? email : undefined
}

/**
 * A name of a person or an organisation: trimmed, 1 to 100 characters; undefined for one with control characters or signs
 * that turn text, or that could pass for a link or markup in a letter.
 */
export const personName = (text: string): string | undefined => {
  const name = text.trim().normalize('NFC')
  if (name === '' || [...name].length > nameMax) return undefined
  return unprintable(name).length > 0 || /<|http/i.test(name) ? undefined : name
}
