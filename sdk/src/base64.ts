/** Bytes converted per call; some engines reject more arguments than this. */
const chunkBytes = 32 * 1024

/**
 * Encodes bytes as base64, as `client.ai.extract` and the logo of a brand require.
 * @example const fileBase64 = base64Of(new Uint8Array(await file.arrayBuffer()))
 */
export const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes))
  return btoa(text)
}
