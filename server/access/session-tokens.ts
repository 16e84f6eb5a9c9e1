import type { JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Accounts, Session } from '../ports/accounts.ts'

/** How far clocks of replicas may be apart, in seconds. */
const leewaySeconds = 5
/** How long what a session is, is believed, in milliseconds: signing out ends its tokens within it. */
const sessionMs = 3000
/** Least time between two looks at the keys for one that is unknown, in milliseconds. */
const keysMs = 10_000
const sessionsMax = 10_000

/** Whether a bearer value has the form of a session token: three parts in base64url, of which the first is a JSON object. */
export const looksLikeToken = (text: string): boolean => /^eyJ[\w-]*\.[\w-]+\.[\w-]*$/.test(text)

/** What verifies session tokens. */
export interface TokenVerification {
  accounts: Pick<Accounts, 'jwks' | 'sessionById'>
  issuer: string
  audience: string
  now(): Date
}

/** Knows the session of a token. */
export interface SessionTokens {
  /** The session that a token belongs to; undefined for one that is wrong or over, or whose session ended. Rejects when the records do. */
  find(token: string): Promise<Session | undefined>
}

type Jose = typeof import('jose')
type KeySet = ReturnType<Jose['createLocalJWKSet']>

/** The public keys, looked up again for one that is unknown, at most every ten seconds. */
const keySet = ({ accounts, now }: TokenVerification, { createLocalJWKSet, errors }: Jose) => {
  let known: { keys: Promise<KeySet>; askedAt: number } | undefined
  const ask = (): Promise<KeySet> => {
    const keys = accounts.jwks().then(set => createLocalJWKSet(set as Parameters<typeof createLocalJWKSet>[0]))
    known = { keys, askedAt: now().getTime() }
    keys.catch(() => {
      known = undefined
    })
    return keys
  }
  const find: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (await (known?.keys ?? ask()))(header, token)
    } catch (cause) {
      const isOld = known === undefined || now().getTime() - known.askedAt >= keysMs
      if (!(cause instanceof errors.JWKSNoMatchingKey) || !isOld) throw cause
      return (await ask())(header, token)
    }
  }
  return find
}

/** What verifies with the keys of a service, loaded with the first token; a load that failed is tried again by the next. */
const loading = (verification: TokenVerification, load: () => Promise<Jose>) => {
  let loaded: Promise<{ jose: Jose; keys: JWTVerifyGetKey }> | undefined
  return () => {
    loaded ??= load()
      .then(jose => ({ jose, keys: keySet(verification, jose) }))
      .catch(cause => {
        loaded = undefined
        throw cause
      })
    return loaded
  }
}

/** The claims of a token that verifies. */
const verifying = (verification: TokenVerification, load: () => Promise<Jose>) => {
  const loaded = loading(verification, load)
  return async (token: string): Promise<{ sid?: unknown; sub?: string } | undefined> => {
    const { jose, keys } = await loaded()
    try {
      const { payload } = await jose.jwtVerify(token, keys, {
        algorithms: ['EdDSA'],
        issuer: verification.issuer,
        audience: verification.audience,
        clockTolerance: leewaySeconds,
        currentDate: verification.now(),
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      })
      const isOfTomorrow = (payload.iat ?? 0) > verification.now().getTime() / 1000 + leewaySeconds
      return isOfTomorrow ? undefined : payload
    } catch (cause) {
      if (cause instanceof jose.errors.JOSEError) return undefined
      throw cause
    }
  }
}

/**
 * Session tokens; a session is read once in three seconds.
 * @param load what loads the library that verifies; a test may let it fail.
 */
export const sessionTokens = (
  verification: TokenVerification,
  load: () => Promise<Jose> = () => import('jose'),
): SessionTokens => {
  const claimsOf = verifying(verification, load)
  const sessions = new LRUCache<string, { session: Session | undefined; askedAt: number }>({
    // Bounded by size, one a session, so that it takes memory as sessions come.
    ...{ maxSize: sessionsMax, sizeCalculation: () => 1 },
  })
  return {
    find: async token => {
      const claims = await claimsOf(token)
      if (typeof claims?.sid !== 'string') return undefined
      const at = verification.now().getTime()
      const known = sessions.get(claims.sid)
      const isFresh = known && at >= known.askedAt && at - known.askedAt < sessionMs
      const session = isFresh ? known.session : await verification.accounts.sessionById(claims.sid)
      if (!isFresh) sessions.set(claims.sid, { session, askedAt: at })
      return session?.userId === claims.sub ? session : undefined
    },
  }
}
