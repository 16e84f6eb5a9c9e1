/** Number of `=` at the end of a base64 text. */
const countPadding = (text: string): number => (text.endsWith('==') ? 2 : Number(text.endsWith('=')))

/**
 * A character outside the alphabet of RFC 4648, section 4. A search for one keeps no state, whereas a loop over the alphabet
 * keeps some for each character, which overflows on a file of megabytes where V8 has stopped to optimise expressions.
 */
const outsideAlphabet = /[^A-Za-z0-9+/]/

/** Whether a text has the form of base64 (RFC 4648, section 4): padded, without line breaks; nothing is decoded. */
export const isBase64 = (text: string): boolean =>
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
