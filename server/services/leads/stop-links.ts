import { createHash, createHmac } from 'node:crypto'
import { dayMs } from '#domain/core/instants'
import type { RandomBytes } from '../../access/keys.ts'
import { isSameText } from '../../access/pseudonym.ts'

const tokenBytes = 32

/** Links that stop letters to an address; all letters have the same one, and nothing is stored. */
export interface StopLinks {
  linkOf(organisationId: string, email: string): string
  /** Whether a token is ours for this organisation and address. */
  isFor(token: string, organisationId: string, email: string): boolean
}

/** Organisation id in a link token; unverified. */
export const parseTokenOrganisation = (token: string): string | undefined => /^(org_[0-9a-f]{24})\./.exec(token)?.[1]

/** Creates links that stop letters, authenticated by the first of the installation's secrets; those of all are taken. */
export const stopLinks = ({
  origin,
  secrets,
}: {
  origin: string
  secrets: readonly [string, ...string[]]
}): StopLinks => {
  const tokenOf = (organisationId: string, email: string, [secret] = secrets): string => {
    const proof = createHmac('sha256', secret).update(JSON.stringify(['stop contacts', organisationId, email]))
    return `${organisationId}.${proof.digest('base64url')}`
  }
  return {
    linkOf: (organisationId, email) => `${origin}/contacts/stop?token=${tokenOf(organisationId, email)}`,
    isFor: (token, organisationId, email) =>
      secrets.some(secret => isSameText(token, tokenOf(organisationId, email, [secret]))),
  }
}

/** Creates the token of a confirmation link: the organisation, the time, and random bytes. */
export const createConfirmToken = (organisationId: string, now: Date, randomBytes: RandomBytes): string =>
  `${organisationId}.${now.getTime().toString(36)}.${Buffer.from(randomBytes(tokenBytes)).toString('base64url')}`

/** Stored hash of a confirmation token. */
export const confirmHash = (token: string): string =>
  createHash('sha256').update(`confirm contacts:${token}`).digest('base64url')

/** Whether a confirmation token is younger than 24 hours; its hash shows whether it is ours. */
export const isRecentToken = (token: string, now: Date): boolean => {
  const madeAt = Number.parseInt(token.split('.')[1] ?? '', 36)
  const age = now.getTime() - madeAt
  return age >= 0 && age < dayMs
}
