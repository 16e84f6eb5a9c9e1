import { hasUnseen, unprintable } from './unprintable.ts'

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
 * What mail programs could make a link of, or a reader take for one, also in full width: parts of an address, and a dot
 * with two letters or digits behind it, as before a top-level domain. `S.A.` and `S.à r.l.` are none.
 */
const resemblesLink = /[<:/\\]|www|http|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu

/**
 * A name of a person or an organisation: trimmed, 1 to 100 characters; undefined for one with control characters, with
 * what nobody sees, or that could pass for a link or markup in a letter.
 */
export const personName = (text: string): string | undefined => {
  const name = text.trim().normalize('NFC')
  if (name === '' || [...name].length > nameMax) return undefined
  const isRefused = unprintable(name).length > 0 || hasUnseen(name) || resemblesLink.test(name.normalize('NFKC'))
  return isRefused ? undefined : name
}
