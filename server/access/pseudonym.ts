import { createHmac } from 'node:crypto'

/**
 * Stands for texts that must not be kept in clear, as e-mails and addresses: the same texts give the same 43 characters
 * (HMAC-SHA-256, base64url), and without the secret nobody can tell by trying which texts they were.
 */
export const pseudonyms =
  (secret: string) =>
  (...texts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url')
