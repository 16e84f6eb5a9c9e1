import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { PasswordsBusy } from '../../ports/accounts.ts'
import type { QueuedClient } from '../../ports/workers.ts'
import { FairQueue, type Place, type QueueLimits } from '../fair-queue.ts'
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
  passwordHash(password: string, client: QueuedClient): Promise<string>
  /**
   * Whether a password has this hash, compared in constant time; a hash of other costs never matches.
   * @throws PasswordsBusy when too many are in progress.
   */
  isPasswordOf(hash: string, password: string, client: QueuedClient): Promise<boolean>
}

/**
 * Concurrent hashes in this process, 32 MiB each: four at most, and on a small machine one fewer than its cores, so
 * that sign-ins do not delay estimates.
 */
export const runningMax = Math.min(4, Math.max(1, availableParallelism() - 1))

/** Limits of the queue of hashes: at a third of a second each, a client that fills its part waits three seconds. */
export const hashLimits: QueueLimits = {
  calls: 64,
  bytes: Number.POSITIVE_INFINITY,
  callsPerClient: 10,
  waitMs: 20_000,
}

/** Retry delay of a client that fills the queue, in milliseconds. */
const retryMs = 3000

const neverAborted = new AbortController().signal

/** One queue per process, for all hashes. */
const queue = new FairQueue(runningMax, hashLimits)

const createBusyError = (
  { reason, callsPerClient }: Extract<Place, { outcome: 'noPlace' }>,
  now: () => number,
): PasswordsBusy =>
  reason === 'callsOfClient'
    ? new PasswordsBusy('too many passwords of one client wait to be hashed', {
        ...{ limit: callsPerClient, remaining: 0, resetAt: now() + retryMs },
      })
    : new PasswordsBusy('too many passwords wait to be hashed')

/** Runs a hash when the turn of its client comes. @throws PasswordsBusy where there is no place for it. */
const inTurn = async <T>(client: QueuedClient, now: () => number, work: () => Promise<T>): Promise<T> => {
  const place = await queue.enter({ client, bytes: 0, signal: neverAborted })
  if (place.outcome === 'noPlace') throw createBusyError(place, now)
  if (place.outcome === 'abandoned') throw new PasswordsBusy('the client of a password has disconnected')
  try {
    return await work()
  } finally {
    place.leave()
  }
}

/** Lowers the priority of the pool after the first hash, when its threads exist. */
let lowerOnce = (): void => {
  lowerOnce = () => {}
  reducePoolPriority()
}

/** Runs in the thread pool, so the event loop is not blocked. */
const deriveKey = (
  password: string,
  salt: Buffer,
  { client, costs: { log2N, r, p }, now }: { client: QueuedClient; costs: HashCosts; now(): number },
): Promise<Buffer> =>
  inTurn(
    client,
    now,
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
 * @param settings.costs lower only in tests that hash hundreds of passwords.
 * @param settings.now milliseconds since 1970, from which a refused client is told when to come back.
 */
export const createScryptPasswords = ({ costs = owaspCosts, now }: { costs?: HashCosts; now(): number }): Passwords => {
  const { log2N, r, p } = costs
  const head = `scrypt$${log2N}$${r}$${p}$`
  return {
    passwordHash: async (password, client) => {
      const salt = randomBytes(saltBytes)
      const key = await deriveKey(password, salt, { client, costs, now })
      return `${head}${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    isPasswordOf: async (hash, password, client) => {
      if (!hash.startsWith(head)) return false
      const [, salt, known] = /^([\w-]{22})\$([\w-]{43})$/.exec(hash.slice(head.length)) ?? []
      if (salt === undefined || known === undefined) return false
      const key = await deriveKey(password, Buffer.from(salt, 'base64url'), { client, costs, now })
      return timingSafeEqual(key, Buffer.from(known, 'base64url'))
    },
  }
}
