import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { RandomBytes } from '../../access/keys.ts'
import type { ChallengePurpose, PasskeyRecords } from '../../ports/passkeys.ts'

/** Validity of a challenge, in milliseconds. */
const goodMs = 5 * 60_000
/** OWASP ASVS 5, 6.7.2, asks for 64 bits; these are 256. */
const challengeBytes = 32

/** Parts of a browser's response that are read before verification. */
const Answer = z.looseObject({
  id: z.string().min(1).max(2000),
  response: z.looseObject({ clientDataJSON: z.string(), userHandle: z.string().optional() }),
})
const ClientData = z.looseObject({ challenge: z.string().min(1).max(200) })

/** Unverified response of a browser. */
export interface PasskeyAnswer {
  credentialId: string
  challenge: string
  /** User id as stored on the device; undefined where the browser sent none. */
  userId: string | undefined
  /** Response as received. */
  whole: unknown
}

const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses a response sent by our page; undefined for anything else. */
export const parsePasskeyAnswer = (text: string): PasskeyAnswer | undefined => {
  const whole = tryParseJson(text)
  const { data: answer } = Answer.safeParse(whole)
  if (!answer) return undefined
  const { clientDataJSON, userHandle } = answer.response
  const { data: client } = ClientData.safeParse(tryParseJson(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
  if (!client) return undefined
  const userId = userHandle === undefined ? undefined : Buffer.from(userHandle, 'base64url').toString('utf8')
  return { credentialId: answer.id, challenge: client.challenge, userId, whole }
}

export interface ChallengeDependencies {
  passkeys: Pick<PasskeyRecords, 'keepChallenge' | 'takeChallenge'>
  randomBytes: RandomBytes
  now(): Date
}

const hashChallenge = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

/** Challenges that are valid once, for one purpose, for one user if given, for five minutes. */
export const createChallenges = ({ passkeys, randomBytes, now }: ChallengeDependencies) => ({
  /** Creates and stores a challenge. */
  made: async (purpose: ChallengePurpose, userId?: string): Promise<Uint8Array> => {
    const challenge = randomBytes(challengeBytes)
    const hash = hashChallenge(Buffer.from(challenge).toString('base64url'))
    const expiresAt = new Date(now().getTime() + goodMs).toISOString()
    await passkeys.keepChallenge({ hash, purpose, userId, expiresAt })
    return challenge
  },
  /** Consumes the challenge of a response; true if it was ours for this purpose and user. */
  take: async ({ challenge }: PasskeyAnswer, purpose: ChallengePurpose, userId?: string): Promise<boolean> => {
    const known = await passkeys.takeChallenge(hashChallenge(challenge), purpose, now().toISOString())
    return known !== undefined && known.userId === userId
  },
})
