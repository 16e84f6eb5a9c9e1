import { hash } from 'node:crypto'
import { hourMs } from '#domain/core/instants'
import type { RandomBytes } from './keys.ts'

/** What the link of a letter is for. The words are also part of the hashes, which the version before shares. */
export type LinkPurpose = 'sign-up' | 'reset-password'

const tokenBytes = 32
const linkMs = hourMs

/** A new token for a link: 256 bits of chance in base64url, which say nothing about whom the letter goes to. */
export const newLinkToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(tokenBytes)).toString('base64url')

/** What is stored of a token: its SHA-256 with the purpose, in base64url, so that no link serves another purpose. */
export const linkHash = (purpose: LinkPurpose, token: string): string =>
  hash('sha256', `${purpose}:${token}`, 'base64url')

/** The instant at which a link that is made now is over, one hour later; ISO 8601 in UTC. */
export const linkExpiry = (now: Date): string => new Date(now.getTime() + linkMs).toISOString()
