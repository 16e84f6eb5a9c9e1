import { resemblesAddress } from './name-resemblance.ts'
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
 * Name of a person or an organisation: trimmed, 1 to 100 characters; undefined for one with control or invisible
 * characters, or one that could pass for a link, an address, a telephone number or markup in a letter.
 */
export const normalizePersonName = (text: string): string | undefined => {
  const name = text.trim().normalize('NFC')
  if (name === '' || [...name].length > nameMax) return undefined
  const isRefused = findUnprintable(name).length > 0 || hasUnseen(name) || resemblesAddress(name)
  return isRefused ? undefined : name
}
