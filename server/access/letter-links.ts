import { hash } from 'node:crypto'
import { hourMs } from '#domain/core/instants'
import type { RandomBytes } from './keys.ts'

/** Purpose of a letter's link. The values are part of the hashes, which the previous version shares. */
export type LinkPurpose = 'sign-up' | 'reset-password' | 'change-email'

const tokenBytes = 32
const linkMs = hourMs

/** Creates the token of a link: 256 random bits in base64url, which reveal nothing about the recipient. */
export const createLinkToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(tokenBytes)).toString('base64url')

/** Stored hash of a token: SHA-256 with the purpose, in base64url, so that a link serves no other purpose. */
export const hashLinkToken = (purpose: LinkPurpose, token: string): string =>
  hash('sha256', `${purpose}:${token}`, 'base64url')

/** Expiry of a link created now, one hour later; ISO 8601 in UTC. */
export const calculateLinkExpiry = (now: Date): string => new Date(now.getTime() + linkMs).toISOString()
