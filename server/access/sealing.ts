import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Sealed } from '../ports/provider-keys.ts'
import type { RandomBytes } from './keys.ts'

/** A secret that wraps data keys (a key encryption key), with the name under which rows remember it. */
export interface WrappingSecret {
  id: string
  /** A key of 32 bytes, for AES-256. */
  secret: Uint8Array
}

/** Bytes of a key of AES-256, and of the nonce that GCM wants (NIST SP 800-38D, 5.2.1.1: 96 bits). */
const [keyBytes, ivBytes] = [32, 12]
const cipherName = 'aes-256-gcm'

interface Box {
  iv: string
  tag: string
  text: string
}

const closed = (plain: Uint8Array, key: Uint8Array, bound: string, randomBytes: RandomBytes): Box => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(cipherName, key, iv)
  cipher.setAAD(Buffer.from(bound))
  const text = Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
  return { iv: Buffer.from(iv).toString('base64'), tag: cipher.getAuthTag().toString('base64'), text }
}

/** Opens a box. @throws when the box, its key or its bound data does not match. */
const openBox = ({ iv, tag, text }: Box, key: Uint8Array, bound: string): Buffer => {
  const decipher = createDecipheriv(cipherName, key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()])
}

const wrapped = (dek: Uint8Array, { id, secret }: WrappingSecret, bound: string, randomBytes: RandomBytes) => {
  const { iv, tag, text } = closed(dek, secret, bound, randomBytes)
  return { kekId: id, wrappedDek: text, dekIv: iv, dekTag: tag }
}

const unwrapped = ({ wrappedDek, dekIv, dekTag }: Sealed, { secret }: WrappingSecret, bound: string): Buffer =>
  openBox({ iv: dekIv, tag: dekTag, text: wrappedDek }, secret, bound)

/**
 * Encrypts a text with a data key of its own, and that key with a secret (AES-256-GCM both times).
 * @param bound additional authenticated data: the same text is needed to decrypt, so a row that was copied elsewhere
 * fails.
 */
export const seal = (plain: string, bound: string, secret: WrappingSecret, randomBytes: RandomBytes): Sealed => {
  const dek = randomBytes(keyBytes)
  const { iv, tag, text } = closed(Buffer.from(plain), dek, bound, randomBytes)
  return { ...wrapped(dek, secret, bound, randomBytes), iv, tag, ciphertext: text }
}

/** Decrypts a sealed text. @throws when anything was changed, or the secret is another. */
export const unseal = (sealed: Sealed, bound: string, secret: WrappingSecret): string =>
  openBox(
    { iv: sealed.iv, tag: sealed.tag, text: sealed.ciphertext },
    unwrapped(sealed, secret, bound),
    bound,
  ).toString()

/** The data key under another secret; the text stays closed. @throws when the earlier secret does not open it. */
export const rewrapped = (
  sealed: Sealed,
  bound: string,
  { from, to }: { from: WrappingSecret; to: WrappingSecret },
  randomBytes: RandomBytes,
) => wrapped(unwrapped(sealed, from, bound), to, bound, randomBytes)

/**
 * A keyed fingerprint of a text: equal texts are recognised without decrypting them. Another secret gives another one.
 * Hexadecimal.
 */
export const fingerprintOf = (plain: string, { secret }: WrappingSecret): string => {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', keyBytes))
  return createHmac('sha256', own).update(plain).digest('hex')
}
