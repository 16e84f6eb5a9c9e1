import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Sealed } from '../ports/provider-keys.ts'
import type { RandomBytes } from './keys.ts'

/** Secret that wraps data keys (a key encryption key), with the id stored in rows. */
export interface WrappingSecret {
  id: string
  /** A key of 32 bytes, for AES-256. */
  secret: Uint8Array
}

/** Bytes of an AES-256 key and of the GCM nonce (NIST SP 800-38D, 5.2.1.1: 96 bits). */
const [keyBytes, ivBytes] = [32, 12]
const cipherName = 'aes-256-gcm'

interface EncryptedBox {
  iv: string
  tag: string
  text: string
}

const encryptBox = (plain: Uint8Array, key: Uint8Array, bound: string, randomBytes: RandomBytes): EncryptedBox => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(cipherName, key, iv)
  cipher.setAAD(Buffer.from(bound))
  const text = Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
  return { iv: Buffer.from(iv).toString('base64'), tag: cipher.getAuthTag().toString('base64'), text }
}

/** Decrypts a box. @throws when the box, its key or its bound data does not match. */
const decryptBox = ({ iv, tag, text }: EncryptedBox, key: Uint8Array, bound: string): Buffer => {
  const decipher = createDecipheriv(cipherName, key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()])
}

const wrapDataKey = (dek: Uint8Array, { id, secret }: WrappingSecret, bound: string, randomBytes: RandomBytes) => {
  const { iv, tag, text } = encryptBox(dek, secret, bound, randomBytes)
  return { kekId: id, wrappedDek: text, dekIv: iv, dekTag: tag }
}

const unwrapDataKey = ({ wrappedDek, dekIv, dekTag }: Sealed, { secret }: WrappingSecret, bound: string): Buffer =>
  decryptBox({ iv: dekIv, tag: dekTag, text: wrappedDek }, secret, bound)

/**
 * Encrypts a text with its own data key, and that key with a secret (AES-256-GCM both times).
 * @param bound additional authenticated data: required to decrypt, so a row copied elsewhere fails.
 */
export const seal = (plain: string, bound: string, secret: WrappingSecret, randomBytes: RandomBytes): Sealed => {
  const dek = randomBytes(keyBytes)
  const { iv, tag, text } = encryptBox(Buffer.from(plain), dek, bound, randomBytes)
  return { ...wrapDataKey(dek, secret, bound, randomBytes), iv, tag, ciphertext: text }
}

/** Decrypts a sealed text. @throws when the data were changed or the secret differs. */
export const unseal = (sealed: Sealed, bound: string, secret: WrappingSecret): string =>
  decryptBox(
    { iv: sealed.iv, tag: sealed.tag, text: sealed.ciphertext },
    unwrapDataKey(sealed, secret, bound),
    bound,
  ).toString()

/**
 * Wraps the data key with another secret without decrypting the text. @throws when the earlier secret does not match.
 */
export const wrapWithNewSecret = (
  sealed: Sealed,
  bound: string,
  { from, to }: { from: WrappingSecret; to: WrappingSecret },
  randomBytes: RandomBytes,
) => wrapDataKey(unwrapDataKey(sealed, from, bound), to, bound, randomBytes)

/**
 * Keyed fingerprint of a text, in hexadecimal: equal texts are recognised without decryption. Depends on the secret.
 */
export const computeFingerprint = (plain: string, { secret }: WrappingSecret): string => {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', keyBytes))
  return createHmac('sha256', own).update(plain).digest('hex')
}
