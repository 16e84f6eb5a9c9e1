import { LRUCache } from 'lru-cache'
import type { ApiKey, KeyStore } from '../ports/key-store.ts'
import { hashKey, isSameHash, isWellFormedKey } from './keys.ts'
import type { Sandbox } from './sandbox.ts'

/** Cache TTL of a key; a revocation takes effect within it. */
const cacheMs = 3000
/** Most valid keys cached, and separately most invalid ones, so that invented keys evict no valid one. */
const cacheMax = 10_000

/** The two headers that may carry a key. */
export interface CredentialHeaders {
  xApiKey: string | undefined
  authorization: string | undefined
}

/** Key of a request, or the reason why it has none. */
export type Credential =
  | { key: string }
  | { refused: 'missing_credential' | 'conflicting_credentials'; message?: string }

/** Whether a key still exists: that of a private sandbox ends with it. */
const isUnexpired = ({ sandbox }: ApiKey, nowMs: number): boolean =>
  sandbox === undefined || nowMs < Date.parse(sandbox.expiresAt)

const bearer = /^bearer +(\S+)$/i

/** Reads the key of a request from its headers; both may carry it if it is the same. */
export const readCredential = (headers: CredentialHeaders): Credential => {
  const xApiKey = headers.xApiKey?.trim() ?? ''
  const authorization = headers.authorization?.trim() ?? ''
  const token = bearer.exec(authorization)?.[1]
  if (xApiKey !== '') {
    const isAlone = authorization === '' || token === xApiKey
    return isAlone ? { key: xApiKey } : { refused: 'conflicting_credentials' }
  }
  if (token !== undefined) return { key: token }
  if (authorization === '') return { refused: 'missing_credential' }
  return {
    refused: 'missing_credential',
    message: 'The Authorization header carries no API key: it must read `Bearer KEY`.',
  }
}

export interface KeyFinderDependencies {
  keys: KeyStore
  /** Left out while the sandbox is off. */
  sandbox?: Sandbox | undefined
  /** Current time in milliseconds, for the age of cache entries. */
  now(): number
}

/** Finds keys, and caches the results of the store. */
export interface KeyFinder {
  /**
   * Key with this text: revoked ones included, undefined for an unknown one. Results are cached for three seconds, and
   * concurrent requests with one key share one query. Malformed keys never reach the store. Rejects when the store
   * does.
   */
  find(text: string): Promise<ApiKey | undefined>
  /** Last known validity of a text regardless of its age, or undefined. Does not query the store. */
  getLastValidity(text: string): 'good' | 'bad' | undefined
  /**
   * Valid key of a text according to a fresh cache entry; undefined for any other, and where the store has to be
   * queried.
   */
  getFreshKey(text: string): ApiKey | undefined
}

/** Result of the store for a key, and the time of the query. */
interface CachedKey {
  key: ApiKey | undefined
  askedAt: number
}

/** Cache of keys: valid ones apart from revoked and unknown ones. */
const createKeyCache = () => {
  // Bounded by size, one per key: a bound by number would allocate memory for all of them at the start.
  const bound = { maxSize: cacheMax, sizeCalculation: () => 1 }
  const good = new LRUCache<string, CachedKey>(bound)
  const bad = new LRUCache<string, CachedKey>(bound)
  return {
    get: (hash: string): CachedKey | undefined => good.get(hash) ?? bad.get(hash),
    getValidity: (hash: string): 'good' | 'bad' | undefined =>
      good.has(hash) ? 'good' : bad.has(hash) ? 'bad' : undefined,
    set: (hash: string, { key, askedAt }: CachedKey): void => {
      const [right, other] = key && key.revokedAt === undefined ? [good, bad] : [bad, good]
      other.delete(hash)
      right.set(hash, { key, askedAt })
    },
  }
}

/** Most key texts in the cache. */
const textsMax = 1000

/** Hash of a key text, computed without querying the store. */
interface HashedKeyText {
  hash: string
  isSandbox: boolean
}

/**
 * Cache of the hashes of valid key texts: hashing takes half as long as an estimate. It is cleared by the first valid
 * key sent after three seconds, or when it is full; invalid texts are never cached.
 */
const createKeyTextCache = (read: (text: string) => HashedKeyText, now: () => number) => {
  const texts = new Map<string, HashedKeyText>()
  let since = now()
  const clearOld = (): void => {
    const ageMs = now() - since
    if (ageMs >= 0 && ageMs < cacheMs && texts.size < textsMax) return
    texts.clear()
    since = now()
  }
  return {
    read: (text: string): HashedKeyText => texts.get(text) ?? read(text),
    add: (text: string, hashed: HashedKeyText): void => {
      clearOld()
      if (!texts.has(text)) texts.set(text, hashed)
    },
  }
}

/** Creates a key finder over a store. */
export const createKeyFinder = ({ keys, sandbox, now }: KeyFinderDependencies): KeyFinder => {
  const cache = createKeyCache()
  const pending = new Map<string, Promise<ApiKey | undefined>>()
  const sandboxHash = sandbox && hashKey(sandbox.value)

  const readText = (text: string): HashedKeyText => {
    const hash = hashKey(text)
    return { hash, isSandbox: sandboxHash !== undefined && isSameHash(hash, sandboxHash) }
  }
  const texts = createKeyTextCache(readText, now)

  /** Cached result for a key, if it is fresh. */
  const getFreshResult = (hash: string): CachedKey | undefined => {
    const result = cache.get(hash)
    const ageMs = result ? now() - result.askedAt : cacheMs
    return ageMs >= 0 && ageMs < cacheMs ? result : undefined
  }

  const queryStore = async (hash: string): Promise<ApiKey | undefined> => {
    const askedAt = now()
    try {
      // The store compares hashes in its index: its timing reveals nothing about a key with that hash.
      const key = await keys.byHash(hash)
      cache.set(hash, { key, askedAt })
      return key
    } finally {
      pending.delete(hash)
    }
  }

  return {
    find: async text => {
      const { hash, isSandbox } = readText(text)
      if (sandbox && isSandbox) return sandbox.key
      if (!isWellFormedKey(text)) return undefined
      const result = getFreshResult(hash)
      const running = result ? undefined : (pending.get(hash) ?? queryStore(hash))
      if (running) pending.set(hash, running)
      const key = result ? result.key : await running
      return key && isUnexpired(key, now()) ? key : undefined
    },
    getLastValidity: text => {
      const { hash, isSandbox } = readText(text)
      if (isSandbox) return 'good'
      return isWellFormedKey(text) ? cache.getValidity(hash) : 'bad'
    },
    getFreshKey: text => {
      const hashed = texts.read(text)
      const key = sandbox && hashed.isSandbox ? sandbox.key : getFreshResult(hashed.hash)?.key
      if (key && (key.revokedAt !== undefined || !isUnexpired(key, now()))) return undefined
      if (key) texts.add(text, hashed)
      return key
    },
  }
}
