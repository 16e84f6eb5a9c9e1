import type { JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Accounts, Session } from '../ports/accounts.ts'
import { tokenSeconds } from '../ports/session-life.ts'

/** Tolerated clock skew of replicas, in seconds. */
const leewaySeconds = 5
/** Cache TTL of a session, in milliseconds: signing out invalidates its tokens within it. */
const sessionMs = 3000
/** Minimum time between two reloads of the keys for an unknown one, in milliseconds. */
const keysMs = 10_000
const sessionsMax = 10_000

/**
 * Whether a bearer value has the form of a session token: three base64url parts, the first of which is a JSON object.
 */
export const isTokenShaped = (text: string): boolean => /^eyJ[\w-]*\.[\w-]+\.[\w-]*$/.test(text)

/** Dependencies of checking session tokens. */
export interface TokenVerifierDependencies {
  accounts: Pick<Accounts, 'jwks' | 'sessionById'>
  issuer: string
  audience: string
  now(): Date
}

/** Finds the session of a token. */
export interface SessionTokens {
  /**
   * Session of a token; undefined for an invalid or expired token, or an ended session. Rejects when the records do.
   */
  find(token: string): Promise<Session | undefined>
}

type Jose = typeof import('jose')
type KeySet = ReturnType<Jose['createLocalJWKSet']>

/** Public keys, reloaded for an unknown one at most every ten seconds. */
const createKeySet = ({ accounts, now }: TokenVerifierDependencies, { createLocalJWKSet, errors }: Jose) => {
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

/** Loads the library and the keys with the first token; a failed load is retried by the next. */
const createJoseLoader = (verification: TokenVerifierDependencies, load: () => Promise<Jose>) => {
  let loaded: Promise<{ jose: Jose; keys: JWTVerifyGetKey }> | undefined
  return () => {
    loaded ??= load()
      .then(jose => ({ jose, keys: createKeySet(verification, jose) }))
      .catch(cause => {
        loaded = undefined
        throw cause
      })
    return loaded
  }
}

/** Whether a token was issued by now and expires as early as our own do, however its claims are signed. */
const isShortLived = ({ iat = 0, exp = 0 }: { iat?: number; exp?: number }, now: Date): boolean =>
  iat <= now.getTime() / 1000 + leewaySeconds && exp - iat <= tokenSeconds

/** Creates the function that returns the claims of a valid token. */
const createTokenVerifier = (verification: TokenVerifierDependencies, load: () => Promise<Jose>) => {
  const loadJose = createJoseLoader(verification, load)
  return async (token: string): Promise<{ sid?: unknown; sub?: string } | undefined> => {
    const { jose, keys } = await loadJose()
    try {
      const { payload } = await jose.jwtVerify(token, keys, {
        algorithms: ['EdDSA'],
        issuer: verification.issuer,
        audience: verification.audience,
        clockTolerance: leewaySeconds,
        currentDate: verification.now(),
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        maxTokenAge: tokenSeconds,
      })
      return isShortLived(payload, verification.now()) ? payload : undefined
    } catch (cause) {
      if (cause instanceof jose.errors.JOSEError) return undefined
      throw cause
    }
  }
}

/**
 * Session tokens; each session is cached for three seconds.
 * @param load loads the library that verifies; tests may let it fail.
 */
export const createSessionTokens = (
  verification: TokenVerifierDependencies,
  load: () => Promise<Jose> = () => import('jose'),
): SessionTokens => {
  const verify = createTokenVerifier(verification, load)
  const sessions = new LRUCache<string, { session: Session | undefined; askedAt: number }>({
    // Bounded by size, one per session, so that memory grows with the sessions.
    maxSize: sessionsMax,
    sizeCalculation: () => 1,
  })
  return {
    find: async token => {
      const claims = await verify(token)
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
