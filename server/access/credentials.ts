import { LRUCache } from 'lru-cache'
import type { ApiKey, KeyStore } from '../ports/key-store.ts'
import { isSameHash, isWellFormedKey, keyHash } from './keys.ts'
import type { Sandbox } from './sandbox.ts'

/** Longest time that an answer about a key is believed; a revocation is honoured within it. */
const cacheMs = 3000
/** Most good keys remembered, and apart from them most bad ones, so that invented keys push no good one out. */
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

/** What the key finder needs. */
export interface KeyFinding {
  keys: KeyStore
  /** Left out while the sandbox is off. */
  sandbox?: Sandbox | undefined
  /** Current time, in milliseconds: the age of a remembered answer is measured with it. */
  now(): number
}

/** Finds keys, and remembers what the store said of them. */
export interface KeyFinder {
  /**
   * The key that a text stands for: revoked ones included, undefined when there is none. Answers of the store are
   * cached for three seconds, and concurrent requests with one key share one query. Texts without the form of a key
   * never reach the store. Rejects when the store does.
   */
  find(text: string): Promise<ApiKey | undefined>
  /** What is remembered of a text, however long ago it was learned: a good key, a bad one, or nothing. Asks no store. */
  remembered(text: string): 'good' | 'bad' | undefined
  /** The good key that a text is by what is believed now; undefined for any other, and where the store has to be asked. */
  known(text: string): ApiKey | undefined
}

/** What the store said of a key, and when it was asked. */
interface Remembered {
  key: ApiKey | undefined
  askedAt: number
}

/** What the store said of keys: good ones apart from revoked and unknown ones. */
const keyMemory = () => {
  // Bounded by size, one per key: a bound by number would allocate memory for all of them at the start.
  const bound = { maxSize: cacheMax, sizeCalculation: () => 1 }
  const good = new LRUCache<string, Remembered>(bound)
  const bad = new LRUCache<string, Remembered>(bound)
  return {
    answerFor: (hash: string): Remembered | undefined => good.get(hash) ?? bad.get(hash),
    outcome: (hash: string): 'good' | 'bad' | undefined =>
      good.has(hash) ? 'good' : bad.has(hash) ? 'bad' : undefined,
    remember: (hash: string, { key, askedAt }: Remembered): void => {
      const [right, other] = key && key.revokedAt === undefined ? [good, bad] : [bad, good]
      other.delete(hash)
      right.set(hash, { key, askedAt })
    },
  }
}

/** Most texts of keys that are at hand. */
const textsMax = 1000

/** What a text is, without a look into the store. */
interface ReadText {
  hash: string
  isSandbox: boolean
}

/**
 * What the texts of good keys are: hashing takes as long as half an estimate. All are forgotten with the first good key that
 * is sent three seconds later or more, or when there are too many; the text of a bad key is never kept.
 */
const textMemory = (read: (text: string) => ReadText, now: () => number) => {
  const texts = new Map<string, ReadText>()
  let since = now()
  const forgetOld = (): void => {
    const ageMs = now() - since
    if (ageMs >= 0 && ageMs < cacheMs && texts.size < textsMax) return
    texts.clear()
    since = now()
  }
  return {
    read: (text: string): ReadText => texts.get(text) ?? read(text),
    keep: (text: string, is: ReadText): void => {
      forgetOld()
      if (!texts.has(text)) texts.set(text, is)
    },
  }
}

/** A finder of keys over a store. */
export const keyFinder = ({ keys, sandbox, now }: KeyFinding): KeyFinder => {
  const memory = keyMemory()
  const pending = new Map<string, Promise<ApiKey | undefined>>()
  const sandboxHash = sandbox && keyHash(sandbox.value)

  const readText = (text: string): ReadText => {
    const hash = keyHash(text)
    return { hash, isSandbox: sandboxHash !== undefined && isSameHash(hash, sandboxHash) }
  }
  const texts = textMemory(readText, now)

  /** The store's answer about a key, while it is young enough to be used. */
  const believed = (hash: string): Remembered | undefined => {
    const remembered = memory.answerFor(hash)
    const ageMs = remembered ? now() - remembered.askedAt : cacheMs
    return ageMs >= 0 && ageMs < cacheMs ? remembered : undefined
  }

  const ask = async (hash: string): Promise<ApiKey | undefined> => {
    const askedAt = now()
    try {
      // The store compares hashes in its index: the time of that reveals nothing about a key that hashes to it.
      const key = await keys.byHash(hash)
      memory.remember(hash, { key, askedAt })
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
      const answer = believed(hash)
      if (answer) return answer.key
      const running = pending.get(hash) ?? ask(hash)
      pending.set(hash, running)
      return running
    },
    remembered: text => {
      const { hash, isSandbox } = readText(text)
      if (isSandbox) return 'good'
      return isWellFormedKey(text) ? memory.outcome(hash) : 'bad'
    },
    known: text => {
      const is = texts.read(text)
      const key = sandbox && is.isSandbox ? sandbox.key : believed(is.hash)?.key
      if (key?.revokedAt !== undefined) return undefined
      if (key) texts.keep(text, is)
      return key
    },
  }
}
