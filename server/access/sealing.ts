import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { Sealed } from '../ports/provider-keys.ts'
import type { RandomBytes } from './keys.ts'

/** A secret that wraps data keys (a key encryption key), with the name under which rows remember it. */
export interface WrappingSecret {
  id: string
  /** 32 bytes. */
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

/** What a box holds. @throws when it, its key or what it is bound to is another. */
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
 * Encrypts a text with a data key of its own, and that with a secret (AES-256-GCM both times).
 * @param bound what the text belongs to: whoever opens it names the same, so that a row that was moved does not open.
 */
export const seal = (plain: string, bound: string, secret: WrappingSecret, randomBytes: RandomBytes): Sealed => {
  const dek = randomBytes(keyBytes)
  const { iv, tag, text } = closed(Buffer.from(plain), dek, bound, randomBytes)
  return { ...wrapped(dek, secret, bound, randomBytes), iv, tag, ciphertext: text }
}

/** The text again. @throws when anything was changed, or the secret is another. */
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

/** By what two equal texts are known without either; another secret gives another one. Hexadecimal. */
export const fingerprintOf = (plain: string, { secret }: WrappingSecret): string => {
  const own = Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', keyBytes))
  return createHmac('sha256', own).update(plain).digest('hex')
}
