import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '#domain/core/instants'
import type { RandomBytes } from '../../access/keys.ts'

const tokenBytes = 32

/** Links that end the letters to an address; each letter has the same one, and nothing of it is stored. */
export interface StopLinks {
  linkOf(organisationId: string, email: string): string
  /** The organisation that a token names, where it is one of ours for this address. */
  isFor(token: string, organisationId: string, email: string): boolean
}

/** The organisation that a token of a link names; it proves nothing by itself. */
export const organisationOf = (token: string): string | undefined => /^(org_[0-9a-f]{24})\./.exec(token)?.[1]

/** Links that end letters, proven by a secret of the installation. */
export const stopLinks = ({ origin, secret }: { origin: string; secret: string }): StopLinks => {
  const tokenOf = (organisationId: string, email: string): string => {
    const proof = createHmac('sha256', secret).update(JSON.stringify(['stop contacts', organisationId, email]))
    return `${organisationId}.${proof.digest('base64url')}`
  }
  return {
    linkOf: (organisationId, email) => `${origin}/contacts/stop?token=${tokenOf(organisationId, email)}`,
    isFor: (token, organisationId, email) => {
      const [sent, own] = [Buffer.from(token), Buffer.from(tokenOf(organisationId, email))]
      return sent.length === own.length && timingSafeEqual(sent, own)
    },
  }
}

/** A new token of a link that confirms an address: the organisation, the instant, and chance. */
export const newConfirmToken = (organisationId: string, now: Date, randomBytes: RandomBytes): string =>
  `${organisationId}.${now.getTime().toString(36)}.${Buffer.from(randomBytes(tokenBytes)).toString('base64url')}`

/** What is stored of such a token. */
export const confirmHash = (token: string): string =>
  createHash('sha256').update(`confirm contacts:${token}`).digest('base64url')

/** Whether such a token is younger than 24 hours; its hash says whether it is one of ours. */
export const isYoung = (token: string, now: Date): boolean => {
  const madeAt = Number.parseInt(token.split('.')[1] ?? '', 36)
  const age = now.getTime() - madeAt
  return age >= 0 && age < dayMs
}
