import { lookup } from 'node:dns/promises'
import { AttemptFault } from './attempt-fault.ts'
import { isPublicAddress } from './public-addresses.ts'

/** Resolved address of a name. */
interface HostAddress {
  address: string
  family: number
}

/** Resolves a name to all of its addresses. */
export type Lookup = (host: string) => Promise<readonly HostAddress[]>

/** Resolves names with the system's resolver, hosts file included. */
export const lookupWithSystem: Lookup = host => lookup(host, { all: true })

/** Resolver and its checks. */
export interface ResolverOptions {
  lookup: Lookup
  lookupMs: number
  ownAddresses(): readonly string[]
}

/**
 * Maximum concurrent lookups. Each occupies one of the four threads with which the process also reads files and hashes
 * passwords, for as long as a name server does not answer.
 */
const lookupsMax = 2

/** Limits concurrency, first in, first out; work whose caller has timed out is not started. */
const createLookupQueue = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>, isLate: () => boolean): Promise<Result> => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      if (isLate()) throw new AttemptFault('dns')
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const lookingUp = createLookupQueue(lookupsMax)

const resolveAddresses = async (
  host: string,
  { lookup, lookupMs }: ResolverOptions,
): Promise<readonly HostAddress[]> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new AttemptFault('dns'))
  }, lookupMs)
  try {
    const found = lookingUp(
      () => lookup(host),
      () => isLate,
    )
    return await Promise.race([found, late])
  } catch (error) {
    throw new AttemptFault('dns', error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Address to connect to: the first that a name has, IPv4 before IPv6. A single address outside the public internet
 * rejects the name, since the next lookup might put it first.
 * @param isTrusted whether any address is allowed.
 * @throws AttemptFault `dns` or `address`.
 */
export const resolveReceiverAddress = async (
  host: string,
  isTrusted: boolean,
  resolving: ResolverOptions,
): Promise<string> => {
  const found = await resolveAddresses(host, resolving)
  const [first] = found.toSorted((one, other) => one.family - other.family)
  if (!first) throw new AttemptFault('dns')
  const own = resolving.ownAddresses()
  if (!isTrusted && !found.every(({ address }) => isPublicAddress(address, own))) throw new AttemptFault('address')
  return first.address
}
