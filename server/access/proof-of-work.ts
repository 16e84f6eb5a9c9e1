import { createHash, createHmac } from 'node:crypto'
import type { ProofOfWork } from '#domain/core/refusal'
import { isSameText } from './pseudonym.ts'

/**
 * Puzzles of a proof and bits of each: some 65 000 digests together, 0.1 to 0.5 seconds of a browser. Several puzzles
 * vary less than a single one of the same work.
 */
const [puzzles, bits] = [8, 13]
/** Time within which a proof is sent. */
const lifeSeconds = 600
/** Characters of the authentication code in a token: 132 bits. */
const codeLength = 22

/** Contact that a proof belongs to. */
interface ProvenContact {
  /** Id of the API key that sends it. */
  keyId: string
  /** Id of the contact, under which the organisation of the key receives it once: a proof is good for nothing else. */
  leadId: string
}

/** Proofs of work; nothing is stored, and each process with the same secret takes those of the others. */
export interface Proofs {
  createChallenge(contact: ProvenContact, now: Date): ProofOfWork
  isProven(proof: string | undefined, contact: ProvenContact, now: Date): boolean
}

/** Whether a digest begins with the bits that are 0. */
const isSolved = (text: string): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - bits) === 0

/** Creates the proofs of an installation, authenticated by the first of its secrets; those of all are taken. */
export const createProofs = (secrets: readonly [string, ...string[]]): Proofs => {
  const createToken = ({ keyId, leadId }: ProvenContact, expires: string, [secret] = secrets): string => {
    const code = createHmac('sha256', secret).update(JSON.stringify(['lead proof', keyId, leadId, expires]))
    return `${expires}.${code.digest('base64url').slice(0, codeLength)}`
  }
  return {
    createChallenge: (contact, now) => {
      const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
      const expiresAt = new Date(expires * 1000).toISOString()
      return { token: createToken(contact, expires.toString(36)), puzzles, bits, expiresAt }
    },
    isProven: (proof, contact, now) => {
      const [token = '', list = ''] = (proof ?? '').split(':')
      const [expires = ''] = token.split('.')
      const isOwn = secrets.some(secret => isSameText(token, createToken(contact, expires, [secret])))
      const numbers = list.split(',')
      return (
        isOwn &&
        Number.parseInt(expires, 36) * 1000 > now.getTime() &&
        numbers.length === puzzles &&
        numbers.every((number, index) => isSolved(`${token}:${index}:${number}`))
      )
    },
  }
}
