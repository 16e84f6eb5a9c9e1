import { setImmediate } from 'node:timers/promises'

/** Number of `=` at the end of a base64 text. */
const countPadding = (text: string): number => (text.endsWith('==') ? 2 : Number(text.endsWith('=')))

/**
 * A character outside the alphabet of RFC 4648, section 4. A search for one keeps no state, whereas a loop over the alphabet
 * keeps some for each character, which overflows on a file of megabytes where V8 has stopped to optimise expressions.
 */
const outsideAlphabet = /[^A-Za-z0-9+/]/

/** Whether a text has the form of base64 (RFC 4648, section 4): padded, without line breaks; nothing is decoded. */
const isBase64 = (text: string): boolean =>
  text !== '' && text.length % 4 === 0 && !outsideAlphabet.test(text.slice(0, text.length - countPadding(text)))

/** Number of bytes that a base64 text decodes to, computed from its length and padding. */
export const computeDecodedLength = (text: string): number => Math.floor((text.length * 3) / 4) - countPadding(text)

/** Decodes base64; undefined for any other text. */
export const decodeBase64 = (text: string): Buffer<ArrayBuffer> | undefined => {
  if (!isBase64(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  // The last digit may have unused bits; then two texts would decode to the same bytes.
  return bytes.toString('base64') === text ? bytes : undefined
}

/** Characters that are decoded at once, some tenths of a millisecond: a multiple of 4. */
const partCharacters = 1 << 18

/** Whether a text has the form of base64, tested in parts, between which other requests have their turn. */
export const isBase64InParts = async (text: string): Promise<boolean> => {
  if (text === '' || text.length % 4 !== 0) return false
  const end = text.length - countPadding(text)
  for (let at = 0; at < end; at += partCharacters) {
    if (at > 0) await setImmediate()
    if (outsideAlphabet.test(text.slice(at, Math.min(end, at + partCharacters)))) return false
  }
  return true
}

/**
 * Decodes base64 in parts, between which other requests have their turn; undefined for any other text. The largest file
 * would hold all of them for tens of milliseconds.
 */
export const decodeBase64InParts = async (text: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (!(await isBase64InParts(text))) return undefined
  const bytes = Buffer.alloc(computeDecodedLength(text))
  for (let at = 0; at < text.length; at += partCharacters) {
    if (at > 0) await setImmediate()
    bytes.write(text.slice(at, at + partCharacters), (at / 4) * 3, 'base64')
  }
  const last = text.slice(-4)
  return Buffer.from(last, 'base64').toString('base64') === last ? bytes : undefined
}
