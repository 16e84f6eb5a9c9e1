import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { PasswordsBusy } from '../../ports/accounts.ts'
import { lowerPoolPriority } from './pool-priority.ts'

/** Costs of a hash of scrypt (RFC 7914): 128 · r · 2^log2N bytes of memory for each of p passes. */
export interface HashCosts {
  log2N: number
  r: number
  p: number
}

/** The costs of every service, as OWASP advises for scrypt: 32 MiB for each of three passes, a third of a second in all. */
export const owaspCosts: HashCosts = { log2N: 15, r: 8, p: 3 }
const memoryMax = 64 * 1024 * 1024
const bytes = 32
const saltBytes = 16

/** Hashes of passwords, and what tells a password by its hash. */
export interface Passwords {
  /**
   * The hash of a password, with a salt of its own; equal passwords have different hashes.
   * @throws PasswordsBusy when too many are under way.
   */
  passwordHash(password: string): Promise<string>
  /**
   * Whether a password has this hash, compared in constant time; a hash of other costs is that of none.
   * @throws PasswordsBusy when too many are under way.
   */
  isPasswordOf(hash: string, password: string): Promise<boolean>
}

/**
 * Hashes calculated at once in this process, 32 MiB each: four at most, and on a small machine one less than it has cores,
 * so that estimates do not wait for people who sign in.
 */
export const runningMax = Math.min(4, Math.max(1, availableParallelism() - 1))
/** How many more may wait for their turn. */
const waitingMax = 20

/** Limits how many tasks run at once, first come, first served; beyond the queue's length a task is refused at once. */
const turns = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
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
      // The next waiting task takes over the place, so the count stays.
      if (next) next()
      else running -= 1
    }
  }
}

const inTurn = turns()

/** Lowers the priority of the pool after the first hash, by which its threads are there. */
let lowerOnce = (): void => {
  lowerOnce = () => {}
  lowerPoolPriority()
}

/** Runs in the thread pool, so the event loop is not blocked and has priority. */
const derived = (password: string, salt: Buffer, { log2N, r, p }: HashCosts): Promise<Buffer> =>
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
 * Passwords by scrypt in the thread pool. A hash reads `scrypt$log2N$r$p$salt$hash`, salt and hash in base64url.
 * @param costs those of every service; tests that hash hundreds of passwords take lower ones.
 */
export const scryptPasswords = (costs: HashCosts = owaspCosts): Passwords => {
  const { log2N, r, p } = costs
  const head = `scrypt$${log2N}$${r}$${p}$`
  return {
    passwordHash: async password => {
      const salt = randomBytes(saltBytes)
      const key = await derived(password, salt, costs)
      return `${head}${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    isPasswordOf: async (hash, password) => {
      if (!hash.startsWith(head)) return false
      const [, salt, known] = /^([\w-]{22})\$([\w-]{43})$/.exec(hash.slice(head.length)) ?? []
      if (salt === undefined || known === undefined) return false
      const key = await derived(password, Buffer.from(salt, 'base64url'), costs)
      return timingSafeEqual(key, Buffer.from(known, 'base64url'))
    },
  }
}
