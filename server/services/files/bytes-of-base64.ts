/** Whether a text looks like base64 as RFC 4648, section 4, writes it: padded, without line breaks; nothing is decoded. */
export const isBase64 = (text: string): boolean =>
  text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)

/** The bytes of base64; undefined for any other text. */
export const bytesOfBase64 = (text: string): Buffer<ArrayBuffer> | undefined => {
  if (!isBase64(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  // The last digit may carry bits that stand for nothing; then two texts would mean the same bytes.
  return bytes.toString('base64') === text ? bytes : undefined
}
