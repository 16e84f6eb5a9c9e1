import { findUnprintable, hasUnseen } from './unprintable.ts'

const emailMax = 254
const nameMax = 100

/**
 * E-mail addresses that the account library accepts, in lower case. It rejects any other, which would surface as an
 * outage (503). An internationalized domain has an ASCII form (`xn--…`), which browsers send.
 */
const accepted = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** E-mail as stored: trimmed, in lower case; undefined for an invalid one. */
export const normalizeEmail = (text: string): string | undefined => {
  const email = text.trim().toLowerCase()
  return email.length <= emailMax && accepted.test(email) ? email : undefined
}

/**
 * Text that mail programs could turn into a link, or a reader take for one, also in full width: parts of a URL, and a
 * dot followed by two letters or digits, as before a top-level domain. Does not match `S.A.` and `S.à r.l.`.
 */
const resemblesLink = /[<:/\\]|www|http|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu

/**
 * Name of a person or an organisation: trimmed, 1 to 100 characters; undefined for one with control or invisible
 * characters, or one that could pass for a link or markup in a letter.
 */
export const normalizePersonName = (text: string): string | undefined => {
  const name = text.trim().normalize('NFC')
  if (name === '' || [...name].length > nameMax) return undefined
  const isRefused = findUnprintable(name).length > 0 || hasUnseen(name) || resemblesLink.test(name.normalize('NFKC'))
  return isRefused ? undefined : name
}
