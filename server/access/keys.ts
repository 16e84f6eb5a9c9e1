import { hash, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { CredentialKind } from '#contract/shared/access'

/**
 * The form of a key: `vk_live_` (secret) or `vp_live_` (publishable), 43 characters that are 32 random bytes as one
 * number in base 62 (digits, capitals, small letters; the high end first), then 6 characters that are the CRC-32 of
 * everything before them, in base 62 too. So a scanner of source code can distinguish a key from a look-alike offline.
 */
const pattern = /^v[kp]_live_[0-9A-Za-z]{49}$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretBytes = 32
const secretLength = 43
const checksumLength = 6
/** Characters of a key that are stored for display: its kind and four of the secret's 43. */
const prefixLength = 12

/** The kinds of key that are made here; the sandbox key is configuration. */
export type MadeKind = Exclude<CredentialKind, 'sandbox'>

const beginnings: Record<MadeKind, string> = { secret: 'vk_live_', publishable: 'vp_live_' }

/** Random bytes, as `randomBytes` of `node:crypto` gives them. */
export type RandomBytes = (count: number) => Uint8Array

const base62 = (value: bigint, length: number): string => {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text
  return text
}

const checksum = (text: string): string => base62(BigInt(crc32(text)), checksumLength)

/** A new key of a kind, from 32 bytes of chance. */
export const newKey = (kind: MadeKind, randomBytes: RandomBytes): string => {
  const number = BigInt(`0x${Buffer.from(randomBytes(secretBytes)).toString('hex')}`)
  const text = beginnings[kind] + base62(number, secretLength)
  return text + checksum(text)
}

/** Whether a text has the form and the checksum of a key; says nothing about whether the key exists. */
export const isWellFormedKey = (text: string): boolean =>
  pattern.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)

/** What is stored of a key in its place: its SHA-256, hexadecimal. 256 random bits need neither salt nor stretching. */
export const keyHash = (key: string): string => hash('sha256', key)

/** Whether two hashes of keys are the same, in a time that does not reveal where they differ. */
export const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What may be shown of a key: its first twelve letters and its last four. */
export const displayOf = (key: string): { prefix: string; lastFour: string } => ({
  prefix: key.slice(0, prefixLength),
  lastFour: key.slice(-4),
})
