/** Bytes that are written at a time: more arguments than this some engines refuse. */
const chunkBytes = 32 * 1024

/**
 * Bytes as base64, as `client.ai.extract` and the logo of a brand want a file.
 * @example const fileBase64 = base64Of(new Uint8Array(await file.arrayBuffer()))
 */
export const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes))
  return btoa(text)
}
