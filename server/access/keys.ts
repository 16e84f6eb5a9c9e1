import { hash, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { CredentialKind } from '#contract/shared/access'

/**
 * Format of a key: `vk_live_` (secret) or `vp_live_` (publishable), 43 characters that encode 32 random bytes as one
 * big-endian number in base 62 (digits, capitals, small letters), then 6 characters that are the CRC-32 of all
 * preceding characters, in base 62 too. So a scanner of source code can distinguish a key from a look-alike offline.
 */
const pattern = /^v[kp]_live_[0-9A-Za-z]{49}$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretBytes = 32
const secretLength = 43
const checksumLength = 6
/** Characters of a key stored for display: its kind and four of the secret's 43. */
const prefixLength = 12

/** Kinds of generated keys; the sandbox key is configuration. */
export type MadeKind = Exclude<CredentialKind, 'sandbox'>

const beginnings: Record<MadeKind, string> = { secret: 'vk_live_', publishable: 'vp_live_' }

/** Random bytes, as `randomBytes` of `node:crypto` returns them. */
export type RandomBytes = (count: number) => Uint8Array

const encodeBase62 = (value: bigint, length: number): string => {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text
  return text
}

const computeKeyChecksum = (text: string): string => encodeBase62(BigInt(crc32(text)), checksumLength)

/** Creates a key of a kind from 32 random bytes. */
export const createKeyText = (kind: MadeKind, randomBytes: RandomBytes): string => {
  const number = BigInt(`0x${Buffer.from(randomBytes(secretBytes)).toString('hex')}`)
  const text = beginnings[kind] + encodeBase62(number, secretLength)
  return text + computeKeyChecksum(text)
}

/** Whether a text has the format and checksum of a key; the key need not exist. */
export const isWellFormedKey = (text: string): boolean =>
  pattern.test(text) && computeKeyChecksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)

/** Stored hash of a key: SHA-256, hexadecimal. 256 random bits need neither salt nor stretching. */
export const hashKey = (key: string): string => hash('sha256', key)

/** Whether two hashes of keys are equal, in constant time. */
export const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Displayable parts of a key: its first twelve characters and its last four. */
export const displayKeyParts = (key: string): { prefix: string; lastFour: string } => ({
  prefix: key.slice(0, prefixLength),
  lastFour: key.slice(-4),
})
