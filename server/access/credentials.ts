import { LRUCache } from 'lru-cache'
import type { ApiKey, KeyStore } from '../ports.ts'
import { isSameHash, isWellFormedKey, keyHash } from './keys.ts'
import type { Sandbox } from './sandbox.ts'

/** Longest time that an answer about a key is believed; a revocation is honoured within it. */
const cacheMs = 3000
/** Most keys remembered, known or not, so that invented keys cannot fill the memory. */
const cacheMax = 10_000

/** The two headers that may carry a key. */
export interface CredentialHeaders {
  xApiKey: string | undefined
  authorization: string | undefined
}

/** The key that a request carries, or why it carries none. */
export type Credential =
  | { key: string }
  | { refused: 'missing_credential' | 'conflicting_credentials'; message?: string }

const bearer = /^bearer +(\S+)$/i

/** Reads the key of a request out of its headers; both may carry it, but then the same one. */
export const credentialOf = (headers: CredentialHeaders): Credential => {
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

/** What finds keys. */
export interface KeyFinding {
  keys: KeyStore
  /** Left out while the sandbox is off. */
  sandbox?: Sandbox | undefined
  /** Milliseconds of the clock that ages what is remembered. */
  now(): number
}

/**
 * Finds the key that a text is: revoked ones included, undefined when there is none. Answers of the store are
 * remembered for three seconds, and several requests with one key at once ask it once. Texts without the form of a
 * key never reach it. Rejects when the store does.
 */
export const keyFinder = ({ keys, sandbox, now }: KeyFinding): ((text: string) => Promise<ApiKey | undefined>) => {
  const known = new LRUCache<string, { key: ApiKey | undefined; askedAt: number }>({ max: cacheMax })
  const asked = new Map<string, Promise<ApiKey | undefined>>()
  const sandboxHash = sandbox && keyHash(sandbox.value)

  const ask = async (hash: string): Promise<ApiKey | undefined> => {
    const askedAt = now()
    try {
      // The store compares hashes in its index: the time of that tells nothing about a key that hashes to it.
      const key = await keys.byHash(hash)
      known.set(hash, { key, askedAt })
      return key
    } finally {
      asked.delete(hash)
    }
  }

  return async text => {
    const hash = keyHash(text)
    if (sandbox && sandboxHash && isSameHash(hash, sandboxHash)) return sandbox.key
    if (!isWellFormedKey(text)) return undefined
    const remembered = known.get(hash)
    const ageMs = remembered ? now() - remembered.askedAt : cacheMs
    if (remembered && ageMs >= 0 && ageMs < cacheMs) return remembered.key
    const running = asked.get(hash) ?? ask(hash)
    asked.set(hash, running)
    return running
  }
}
