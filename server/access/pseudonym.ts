import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates pseudonyms of texts that must not be stored in clear, such as e-mails and addresses: the same texts give the
 * same 43 characters (HMAC-SHA-256, base64url), and without the secret the texts cannot be found by trying.
 */
export const createPseudonymizer =
  (secret: string) =>
  (...texts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url')

/** Compares a text with an expected one, in a time that tells nothing of where they differ. */
export const isSameText = (text: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(text), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
