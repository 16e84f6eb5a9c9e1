import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { PasswordsBusy } from '../../ports/accounts.ts'
import { reducePoolPriority } from './pool-priority.ts'

/** Cost parameters of scrypt (RFC 7914): 128 · r · 2^log2N bytes of memory for each of p passes. */
export interface HashCosts {
  log2N: number
  r: number
  p: number
}

/** Costs in production, as OWASP advises for scrypt: 32 MiB for each of three passes, a third of a second in all. */
const owaspCosts: HashCosts = { log2N: 15, r: 8, p: 3 }
const memoryMax = 64 * 1024 * 1024
const bytes = 32
const saltBytes = 16

/** Hashing and verification of passwords. */
export interface Passwords {
  /**
   * Hash of a password, with a salt of its own; equal passwords have different hashes.
   * @throws PasswordsBusy when too many are in progress.
   */
  passwordHash(password: string): Promise<string>
  /**
   * Whether a password has this hash, compared in constant time; a hash of other costs never matches.
   * @throws PasswordsBusy when too many are in progress.
   */
  isPasswordOf(hash: string, password: string): Promise<boolean>
}

/**
 * Concurrent hashes in this process, 32 MiB each: four at most, and on a small machine one fewer than its cores, so
 * that sign-ins do not delay estimates.
 */
export const runningMax = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Maximum queue length. */
const waitingMax = 20

/** Limits concurrency, first in, first out; rejects immediately when the queue is full. */
const createHashQueue = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw new PasswordsBusy('too many passwords wait to be hashed')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next task takes over the slot, so the count stays the same.
      if (next) next()
      else running -= 1
    }
  }
}

const inTurn = createHashQueue()

/** Lowers the priority of the pool after the first hash, when its threads exist. */
let lowerOnce = (): void => {
  lowerOnce = () => {}
  reducePoolPriority()
}

/** Runs in the thread pool, so the event loop is not blocked. */
const deriveKey = (password: string, salt: Buffer, { log2N, r, p }: HashCosts): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, { N: 2 ** log2N, r, p, maxmem: memoryMax }, (fault, key) => {
          lowerOnce()
          if (fault) reject(fault)
          else resolve(key)
        })
      }),
  )

/**
 * Passwords by scrypt in the thread pool. The format of a hash is `scrypt$log2N$r$p$salt$hash`, salt and hash in
 * base64url.
 * @param costs lower only in tests that hash hundreds of passwords.
 */
export const createScryptPasswords = (costs: HashCosts = owaspCosts): Passwords => {
  const { log2N, r, p } = costs
  const head = `scrypt$${log2N}$${r}$${p}$`
  return {
    passwordHash: async password => {
      const salt = randomBytes(saltBytes)
      const key = await deriveKey(password, salt, costs)
      return `${head}${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    isPasswordOf: async (hash, password) => {
      if (!hash.startsWith(head)) return false
      const [, salt, known] = /^([\w-]{22})\$([\w-]{43})$/.exec(hash.slice(head.length)) ?? []
      if (salt === undefined || known === undefined) return false
      const key = await deriveKey(password, Buffer.from(salt, 'base64url'), costs)
      return timingSafeEqual(key, Buffer.from(known, 'base64url'))
    },
  }
}
