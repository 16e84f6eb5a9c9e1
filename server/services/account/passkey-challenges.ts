import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { RandomBytes } from '../../access/keys.ts'
import type { ChallengePurpose, PasskeyRecords } from '../../ports/passkeys.ts'

/** Time for an answer, in milliseconds. */
const goodMs = 5 * 60_000
/** OWASP ASVS 5, 6.7.2, asks for 64 bits; these are 256. */
const challengeBytes = 32

/** What of an answer of a browser is read before it is judged. */
const Answer = z.looseObject({
  id: z.string().min(1).max(2000),
  response: z.looseObject({ clientDataJSON: z.string(), userHandle: z.string().optional() }),
})
const ClientData = z.looseObject({ challenge: z.string().min(1).max(200) })

/** An answer of a browser, before anything in it is believed. */
export interface PasskeyAnswer {
  credentialId: string
  challenge: string
  /** Id of the user, as the device knows it; undefined where the browser said none. */
  userId: string | undefined
  /** The answer as it came. */
  whole: unknown
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what a page of ours sent; undefined for anything that is no answer of a browser. */
export const passkeyAnswer = (text: string): PasskeyAnswer | undefined => {
  const whole = json(text)
  const { data: answer } = Answer.safeParse(whole)
  if (!answer) return undefined
  const { clientDataJSON, userHandle } = answer.response
  const { data: client } = ClientData.safeParse(json(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
  if (!client) return undefined
  const userId = userHandle === undefined ? undefined : Buffer.from(userHandle, 'base64url').toString('utf8')
  return { credentialId: answer.id, challenge: client.challenge, userId, whole }
}

/** What challenges are made of. */
export interface ChallengeDependencies {
  passkeys: Pick<PasskeyRecords, 'keepChallenge' | 'takeChallenge'>
  randomBytes: RandomBytes
  now(): Date
}

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('hex')

/** Challenges that are good once, for one purpose, for one user where one is named, for five minutes. */
export const challenges = ({ passkeys, randomBytes, now }: ChallengeDependencies) => ({
  /** A new challenge, which is kept until it is answered. */
  made: async (purpose: ChallengePurpose, userId?: string): Promise<Uint8Array> => {
    const challenge = randomBytes(challengeBytes)
    const hash = hashOf(Buffer.from(challenge).toString('base64url'))
    const expiresAt = new Date(now().getTime() + goodMs).toISOString()
    await passkeys.keepChallenge({ hash, purpose, userId, expiresAt })
    return challenge
  },
  /** Whether the challenge in an answer is one of ours for this purpose and user; it is used up. */
  take: async ({ challenge }: PasskeyAnswer, purpose: ChallengePurpose, userId?: string): Promise<boolean> => {
    const known = await passkeys.takeChallenge(hashOf(challenge), purpose, now().toISOString())
    return known !== undefined && known.userId === userId
  },
})
