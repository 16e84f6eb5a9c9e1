import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { PasswordsBusy } from '../../ports/accounts.ts'
import { lowerPoolPriority } from './pool-priority.ts'

/** Costs of a hash as OWASP advises for scrypt: 32 MiB for each of three passes. */
const costs = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const
const bytes = 32
const saltBytes = 16
/** The form of a hash: scrypt, log2 of N, r, p, salt, hash; both in base64url. */
const pattern = /^scrypt\$15\$8\$3\$([\w-]{22})\$([\w-]{43})$/

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
const derived = (password: string, salt: Buffer): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, costs, (fault, key) => {
          lowerOnce()
          if (fault) reject(fault)
          else resolve(key)
        })
      }),
  )

/**
 * The hash of a password, with a salt of its own; equal passwords have different hashes.
 * @throws PasswordsBusy when too many are under way.
 */
export const passwordHash = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const key = await derived(password, salt)
  return `scrypt$15$8$3$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Whether a password has this hash, compared in constant time.
 * @throws PasswordsBusy when too many are under way.
 */
export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => {
  const [, salt, known] = pattern.exec(hash) ?? []
  if (salt === undefined || known === undefined) return false
  return timingSafeEqual(await derived(password, Buffer.from(salt, 'base64url')), Buffer.from(known, 'base64url'))
}
